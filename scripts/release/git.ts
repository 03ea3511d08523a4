import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The output of git without the final line break. @throws Error when git fails */
export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** Ends the process with a sentence when there is no commit or tag of this name. */
export function requireCommit(name: string) {
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  } catch {
    console.error(`There is no commit or tag ${name}.`)
    process.exit(1)
  }
}

const isRelease = /^v\d+\.\d+\.\d+$/

/** The newest release before a commit, or null when there is none. */
export function releaseBefore(commit: string): string | null {
  const tags = git('tag', '--merged', `${commit}^`, '--sort=-version:refname').split('\n')
  return tags.find((tag) => isRelease.test(tag)) ?? null
}
