import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cluster, freePort, startCluster } from '../scripts/start/postgres.ts'
import { compiled, mallocLimits, memoryLimits } from '../scripts/start/server-limits.ts'
import { aClient } from './measure.ts'

/** Fills the compile cache first, as the container image does: without a port the program ends after its imports. */
function compile() {
  const env = { ...process.env, ...compiled, PORT: '' }
  const server = fileURLToPath(new URL('./search-server.ts', import.meta.url))
  spawnSync(process.execPath, [...memoryLimits, server], { env, stdio: 'inherit' })
}

type ServerFacts = {
  loadedMs: number
  /** Milliseconds from the start until the best results were ready; null before. */
  marketMs: number | null
  rssMiB: number
  /** Peak memory since the start. */
  peakMiB: number
  longestBlockMs: number
  /** The CPU time of the longest turn of the event loop. */
  longestWorkMs: number
  delayP99Ms: number
  /** Open file descriptors; null where the system does not list them. */
  descriptors: number | null
}

const firstMessage = (server: ChildProcess) =>
  new Promise<ServerFacts>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The server ended with ${code}.`))
    server.once('exit', ended)
    server.once('message', (message) => {
      server.off('exit', ended)
      resolve(message as ServerFacts)
    })
  })

/**
 * Starts a server with one client for a database and waits until its stock is loaded.
 *
 * @param program path from here, or the address of a file elsewhere
 * @param limits flags of Node, by default those of production
 */
export async function startServer(url: string, program = './search-server.ts', limits = memoryLimits) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-files-'))
  const port = await freePort()
  compile()
  const env = {
    ...process.env,
    ...mallocLimits,
    ...compiled,
    DATABASE_URL: url,
    PORT: String(port),
    DATA_DIR: folder,
  }
  const server = fork(new URL(program, import.meta.url), { env, execArgv: limits })
  const origin = `http://127.0.0.1:${port}`
  const client = aClient(origin)
  const { loadedMs } = await firstMessage(server)
  return {
    origin,
    /** Its DATA_DIR. */
    folder,
    client,
    loadedMs,
    /** Current memory, and the event loop delay since the last call. */
    health: () => {
      const answer = firstMessage(server)
      server.send('how are you?')
      return answer
    },
    stop: async () => {
      client.close()
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Server = Awaited<ReturnType<typeof startServer>>

/** Runs `work` with a temporary PostgreSQL and folder, both removed afterwards; after a signal the folder remains. */
export async function withCluster(work: (cluster: Cluster, folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  let cluster: Cluster | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // Whatever fails now fails because the database ends.
      for (const failure of ['uncaughtException', 'unhandledRejection']) process.on(failure, () => undefined)
      console.error('The measurement was interrupted.')
      void Promise.resolve(cluster?.stop()).then(() => process.exit(1))
    })
  cluster = await startCluster(join(folder, 'postgres'), { throwaway: true, outlivesInterrupt: true })
  try {
    await work(cluster, folder)
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
