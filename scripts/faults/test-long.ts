/**
 * `pnpm test:long [share] [files]`: tests that take too long to run for every change. A share of 1/50 takes one to two
 * minutes, the whole about an hour. Further arguments filter the files by name.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [share = '1', ...files] = process.argv.slice(2)
if (!/^\d+(\/[1-9]\d*)?$/.test(share)) {
  console.error('Usage: pnpm test:long [share, for example 1/50] [files]')
  process.exit(1)
}
const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/faults/vitest.config.ts']
const child = spawn(process.execPath, [...args, '--reporter=verbose', ...files], {
  cwd: root,
  env: { ...process.env, LONG_TEST_SHARE: share },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))
