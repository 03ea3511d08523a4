/** `pnpm changelog [commit or tag]`: the changes since the previous release, newest first, one line per commit. */
import { git, releaseBefore, requireCommit } from './git.ts'

const wanted = process.argv[2] ?? 'HEAD'
requireCommit(wanted)
const before = releaseBefore(wanted)
const range = before ? `${before}..${wanted}` : wanted
const migrations = git(
  'log',
  '--no-merges',
  '--diff-filter=A',
  '--name-only',
  '--format=',
  range,
  '--',
  'prisma/migrations',
)
const contracts = [...new Set(migrations.match(/\d{14}_contract_\w+/g))]

console.log(`# ${wanted}${before ? ` (since ${before})` : ''}\n`)
console.log(git('log', '--no-merges', '--format=- %s (%h)', range))
if (contracts.length > 0)
  console.log(`\nAfter this release there is no way back before ${before}: ${contracts.join(', ')}`)
