import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compiled } from '../scripts/start/server-limits.ts'

const program = fileURLToPath(new URL('../apps/api/src/cli.ts', import.meta.url))

/**
 * Runs the operator's command in a separate process, as in the container image.
 *
 * @param flags of the command
 * @returns its duration in seconds and its peak memory in MiB
 * @throws Error with the end of its output when it fails
 */
export function importFile(databaseUrl: string, dataDir: string, file: string, flags: string[] = []) {
  const started = performance.now()
  const env = { ...process.env, ...compiled, NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [program, 'stock', 'import', file, ...flags], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  let peakMiB = 0
  const looking = setInterval(() => {
    peakMiB = Math.max(peakMiB, peakOf(child.pid))
  }, 50)
  return new Promise<{ seconds: number; peakMiB: number }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(looking)
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, peakMiB })
      else reject(new Error(`The import ended with ${code}: ${output.slice(-2000)}`))
    })
  })
}

/** The peak memory of a process in MiB, read from `/proc`; 0 on systems without it. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
