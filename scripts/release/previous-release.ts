/**
 * `pnpm test:previous-release [commit]`: updates two instances of the previous release to this one and back, under load,
 * then runs the API tests of that release on the database schema of this one, which it uses during an update and after a
 * rollback (docs/releasing.md).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git, releaseBefore, requireCommit, root } from './git.ts'

/** Tests of the migrations themselves: they depend on the folders of their own release. */
const itsOwnMigrations = 'apps/api/src/database/**'

function runIn(folder: string, command: string, args: string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true', ...env },
  })
  if (status !== 0)
    throw new Error(`${command} ${args[0]} ${status === null ? 'was ended' : `ended with ${status}`}.`)
}

function testWith(release: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-previous-'))
  git('worktree', 'add', '--detach', '--force', folder, release)
  try {
    runIn(folder, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'])
    runIn(root, 'pnpm', ['test:long', '1', 'update'], { PREVIOUS_CHECKOUT: folder })
    const migrations = join(folder, 'prisma/migrations')
    rmSync(migrations, { recursive: true })
    cpSync(join(root, 'prisma/migrations'), migrations, { recursive: true })
    runIn(folder, 'pnpm', ['unit', 'apps/api/', '--exclude', itsOwnMigrations])
  } finally {
    git('worktree', 'remove', '--force', folder)
  }
}

// An interrupt ends the running command; the worktree is removed afterwards.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

const release = process.argv[2] ?? releaseBefore('HEAD')
if (release) {
  requireCommit(release)
  console.log(`${release} beside ${git('rev-parse', '--short', 'HEAD')}`)
  try {
    testWith(release)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} else console.log('There is no release before this one.')
