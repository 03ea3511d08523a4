/** Starts the portal's processes for tests that observe, end and kill them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../start/postgres.ts'
import { compiled } from '../start/server-limits.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
type File = 'main' | 'worker' | 'cli'

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/**
 * Starts processes with only these settings and the compile cache; `stop` ends all that still run.
 *
 * @param checkout where the programs are, if not of this checkout
 */
export function processes(folder: string, common: Record<string, string> = {}, checkout = root) {
  const started: ChildProcess[] = []
  let isOver = false
  const run = (file: File, settings: Record<string, string> = {}, args: string[] = []) => {
    const { PATH = '' } = process.env
    const fixed = { PATH, NODE_ENV: 'test', LOG_LEVEL: 'info', IMPORT_NICENESS: '0' }
    const env = { ...fixed, DATA_DIR: join(folder, 'data'), ...compiled }
    const child = spawn(process.execPath, [join(checkout, `apps/api/src/${file}.ts`), ...args], {
      env: { ...env, ...common, ...settings },
      cwd: folder,
    })
    started.push(child)
    const output = { out: '', error: '' }
    child.stdout.on('data', (chunk) => {
      output.out += chunk
    })
    child.stderr.on('data', (chunk) => {
      output.error += chunk
    })
    const ended = new Promise<{ code: number | null; error: string }>((done) =>
      child.once('close', (code) => done({ code, error: output.error.trim() })),
    )
    return { child, output, ended }
  }
  return {
    run,
    isOver: () => isOver,
    stop: () => {
      isOver = true
      for (const child of started.filter(isRunning)) child.kill('SIGKILL')
    },
  }
}
type Processes = ReturnType<typeof processes>

/** Polls a condition every 100 ms. @throws Error that names `what` when it is not true after `seconds` */
export async function until(isTrue: () => boolean | Promise<boolean>, seconds: number, what: string) {
  const end = Date.now() + seconds * 1000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}`)
    await pause(100)
  }
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/**
 * A process that is restarted whenever it ends, as by a service manager.
 * @returns state and output of the process, and `end`, which sends a signal and waits for the exit
 */
function supervised(processes: Processes, file: File, settings: Record<string, string>) {
  let from = processes
  let life = from.run(file, settings)
  const output = [life.output]
  const guard = async () => {
    await life.ended
    if (from.isOver()) return
    await pause(200)
    life = from.run(file, settings)
    output.push(life.output)
    void guard()
  }
  void guard()
  return {
    isRunning: () => isRunning(life.child),
    end: (signal: 'SIGKILL' | 'SIGTERM') => {
      life.child.kill(signal)
      return life.ended
    },
    /** The next start is of these programs. */
    replaceBy: (others: Processes) => {
      from = others
    },
    /** The output of all runs. */
    log: () => output.map(({ out }) => out).join(''),
    /** The output of the current run. */
    lastLog: () => output.at(-1)?.out ?? '',
  }
}

/** An HTTP instance that keeps its port across restarts. */
export async function anInstance(portal: Processes, settings: Record<string, string>) {
  const port = await freePort()
  const life = supervised(portal, 'main', { RATE_LIMITS: 'relaxed', ...settings, PORT: String(port) })
  const origin = `http://127.0.0.1:${port}`
  return {
    port,
    origin,
    isReady: async () => (await statusOf(`${origin}/readyz`)) === 200,
    /** The health check of the proxy. */
    takesRequests: async () => (await statusOf(`${origin}/livez`)) === 200,
    isRunning: life.isRunning,
    kill: () => life.end('SIGKILL'),
    /**
     * Ends it with SIGTERM, as an update does.
     *
     * @param by programs of another release, which follow
     * @returns its exit code and the milliseconds until the exit
     */
    restart: async (by = portal) => {
      life.replaceBy(by)
      const askedAt = performance.now()
      const { code } = await life.end('SIGTERM')
      return { code, endedAfterMs: performance.now() - askedAt }
    },
    /** The errors logged in all runs. */
    errors: () =>
      life
        .log()
        .split('\n')
        .filter((line) => /"level":[56]0/.test(line)),
  }
}
export type Instance = Awaited<ReturnType<typeof anInstance>>

/** A worker that can be killed and is restarted. */
export function aWorker(portal: Processes, settings: Record<string, string>) {
  const life = supervised(portal, 'worker', settings)
  return { isReady: () => life.lastLog().includes('worker ready'), kill: () => life.end('SIGKILL') }
}
