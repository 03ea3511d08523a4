/** A durable PostgreSQL behind a TCP proxy, for tests that kill it or cut its connections. */
import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { applyMigrations } from '../../apps/api/src/database/migrate.ts'
import { freePort, startCluster } from '../start/postgres.ts'

/** A TCP proxy with a fixed port for the database, which restarts on another port after a crash. */
export async function openDoor(portBehind: () => number) {
  const pairs = new Set<[Socket, Socket]>()
  let isSilent = false
  const server = createServer((inside) => {
    const outside = connect(portBehind(), '127.0.0.1')
    const pair: [Socket, Socket] = [inside, outside]
    pairs.add(pair)
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
      one.pipe(other)
    }
    if (isSilent) for (const socket of pair) socket.pause()
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()))
  const cut = (pair: [Socket, Socket]) => {
    for (const socket of pair) socket.destroy()
  }
  return {
    port,
    /** Cuts one connection; false when there is none. */
    cutOne: (chance: number) => {
      const pair = [...pairs][Math.floor(chance * pairs.size)]
      if (pair) cut(pair)
      return pair !== undefined
    },
    /** Forwards and closes nothing, like an unplugged cable; `false` ends this for new and existing connections. */
    fallSilent: (silent: boolean) => {
      isSilent = silent
      for (const pair of pairs) for (const socket of pair) silent ? socket.pause() : socket.resume()
    },
    close: () => {
      server.close()
      for (const pair of pairs) cut(pair)
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Starts a migrated PostgreSQL with its files in `folder` and normal durability.
 *
 * @param settings of the server, also after restarts
 */
export async function startDatabase(folder: string, settings: string[] = []) {
  const files = join(folder, 'postgres')
  let cluster = await startCluster(files, { settings })
  const direct = () => new URL(cluster.url('postgres'))
  await applyMigrations(direct().href)
  const door = await openDoor(() => Number(direct().port))
  const url = direct()
  url.port = String(door.port)

  const start = async () => {
    for (let tries = 1; ; tries += 1)
      try {
        cluster = await startCluster(files, { settings })
        return
      } catch (error) {
        // Child processes of the old server may take a moment to exit.
        if (tries === 20) throw error
        await pause(500)
      }
  }
  const postmaster = () => Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    /** The address of the portal's processes, through the proxy. */
    url: url.href,
    /** The address for checking results, without the proxy. */
    directUrl: () => direct().href,
    cutOne: door.cutOne,
    /** Kills PostgreSQL with SIGKILL, like the kernel's out-of-memory killer, and restarts it on the same files. */
    crash: async (awayMs = 1500) => {
      process.kill(postmaster(), 'SIGKILL')
      await pause(awayMs)
      await start()
    },
    /** Ends PostgreSQL as its operator may (fast: SIGINT, immediate: SIGQUIT), and starts it again. */
    restart: async (signal: 'SIGINT' | 'SIGQUIT', awayMs = 1500) => {
      const pid = postmaster()
      process.kill(pid, signal)
      while (isAlive(pid)) await pause(100)
      await pause(awayMs)
      await start()
    },
    fallSilent: door.fallSilent,
    stop: async () => {
      door.close()
      await cluster.stop()
    },
  }
}
export type Database = Awaited<ReturnType<typeof startDatabase>>
