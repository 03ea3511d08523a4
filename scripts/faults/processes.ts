/** The portal's processes as an operator meets them, for tests that watch, end and kill them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../postgres.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
type File = 'main' | 'worker' | 'cli'

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** Starts processes with these settings and nothing else of this machine's; `stop` ends all that still run. */
export function processes(folder: string, common: Record<string, string> = {}) {
  const started: ChildProcess[] = []
  const run = (file: File, settings: Record<string, string> = {}, args: string[] = []) => {
    const { PATH = '' } = process.env
    const env = { PATH, NODE_ENV: 'test', LOG_LEVEL: 'info', DATA_DIR: join(folder, 'data') }
    const child = spawn(process.execPath, [join(root, `apps/api/src/${file}.ts`), ...args], {
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
    stop: () => {
      for (const child of started.filter(isRunning)) child.kill('SIGKILL')
    },
  }
}
type Processes = ReturnType<typeof processes>

/** Waits, 100 ms at a time. @throws Error after `seconds` */
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

/** An HTTP instance that keeps its port over its lives. */
export async function anInstance({ run }: Processes, settings: Record<string, string>) {
  const port = await freePort()
  const start = () => run('main', { RATE_LIMITS: 'relaxed', ...settings, PORT: String(port) })
  let life = start()
  const errors: string[] = []
  const origin = `http://127.0.0.1:${port}`
  const keepErrors = () =>
    errors.push(...life.output.out.split('\n').filter((line) => /"level":[56]0/.test(line)))
  const again = async () => {
    await life.ended
    keepErrors()
    life = start()
  }
  return {
    port,
    origin,
    isReady: async () => (await statusOf(`${origin}/readyz`)) === 200,
    isRunning: () => isRunning(life.child),
    /** Ends it at once, as `kill -9` does, and starts it again. */
    kill: async () => {
      life.child.kill('SIGKILL')
      await again()
    },
    /** Ends it as an update does, and starts it again. @returns its exit code and how long the end took */
    restart: async () => {
      const askedAt = performance.now()
      life.child.kill('SIGTERM')
      const { code } = await life.ended
      const endedAfterMs = performance.now() - askedAt
      await again()
      return { code, endedAfterMs }
    },
    /** What it has logged as an error in all its lives. */
    errors: () => {
      keepErrors()
      return [...new Set(errors)]
    },
  }
}
export type Instance = Awaited<ReturnType<typeof anInstance>>

/** A worker that can be killed and comes back. */
export function aWorker({ run }: Processes, settings: Record<string, string>) {
  let life = run('worker', settings)
  return {
    isReady: () => life.output.out.includes('worker ready'),
    kill: async () => {
      life.child.kill('SIGKILL')
      await life.ended
      life = run('worker', settings)
    },
  }
}
