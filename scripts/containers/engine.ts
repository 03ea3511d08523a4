/** The container engine and its compose command, and whether they answer: the first thing that a run needs. */
import { spawnSync } from 'node:child_process'

const answers = (command: string) => spawnSync('sh', ['-c', command]).status === 0

export const engine = process.env.ENGINE ?? (answers('docker --version') ? 'docker' : 'podman')
export const compose = process.env.COMPOSE ?? `${engine} compose`

/** Before the tests: they would all fail with the same error of the shell. */
export function setup() {
  for (const command of [`${engine} info`, `${compose} version`])
    if (!answers(command)) {
      console.error(
        `\`${command}\` fails: these tests need a running engine. ENGINE and COMPOSE name others (docs/operations.md).`,
      )
      process.exit(1)
    }
}
