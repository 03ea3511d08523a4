/**
 * `pnpm test:previous-release [commit]`: runs the API tests of the previous release on the database schema of this one,
 * which that release uses during an update and after a rollback (docs/releasing.md).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git, releaseBefore, root } from './git.ts'

/** Tests of the migrations themselves: they depend on the folders of their own release. */
const itsOwnMigrations = 'apps/api/src/database/**'

function runIn(folder: string, command: string, args: string[]) {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true' },
  })
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}.`)
}

function testOnThisSchema(release: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-previous-'))
  git('worktree', 'add', '--detach', '--force', folder, release)
  try {
    const migrations = join(folder, 'prisma/migrations')
    rmSync(migrations, { recursive: true })
    cpSync(join(root, 'prisma/migrations'), migrations, { recursive: true })
    runIn(folder, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'])
    runIn(folder, 'pnpm', ['unit', 'apps/api/', '--exclude', itsOwnMigrations])
  } finally {
    git('worktree', 'remove', '--force', folder)
  }
}

const release = process.argv[2] ?? releaseBefore('HEAD')
if (release) {
  console.log(`The tests of ${release} on the schema of ${git('rev-parse', '--short', 'HEAD')}`)
  testOnThisSchema(release)
} else console.log('There is no release before this one.')
