/** A durable PostgreSQL behind a fixed door, for tests that kill it or cut what leads to it. */
import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { applyMigrations } from '../../apps/api/src/database/migrate.ts'
import { freePort, startCluster } from '../start/postgres.ts'

/** A fixed address in front of the database: after a crash it comes back on another port. */
export async function openDoor(portBehind: () => number) {
  const pairs = new Set<[Socket, Socket]>()
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
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()))
  const cut = (pair: [Socket, Socket]) => {
    for (const socket of pair) socket.destroy()
  }
  return {
    port,
    /** Cuts one connection through the middle; false when there is none. */
    cutOne: (chance: number) => {
      const pair = [...pairs][Math.floor(chance * pairs.size)]
      if (pair) cut(pair)
      return pair !== undefined
    },
    close: () => {
      server.close()
      for (const pair of pairs) cut(pair)
    },
  }
}

/** Starts a migrated PostgreSQL whose files lie in `folder` and which keeps what it has confirmed. */
export async function startDatabase(folder: string) {
  const files = join(folder, 'postgres')
  let cluster = await startCluster(files)
  const direct = () => new URL(cluster.url('postgres'))
  await applyMigrations(direct().href)
  const door = await openDoor(() => Number(direct().port))
  const url = direct()
  url.port = String(door.port)

  const start = async () => {
    for (let tries = 1; ; tries += 1)
      try {
        cluster = await startCluster(files)
        return
      } catch (error) {
        // The old server's own processes may need a moment to notice that they are alone.
        if (tries === 20) throw error
        await pause(500)
      }
  }
  return {
    /** The way everybody takes: through the door. */
    url: url.href,
    /** The way of whoever looks at the result. */
    directUrl: () => direct().href,
    cutOne: door.cutOne,
    /** Kills PostgreSQL as the system's memory killer does, and starts it again on the same files. */
    crash: async (awayMs = 1500) => {
      process.kill(Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
      await pause(awayMs)
      await start()
    },
    stop: async () => {
      door.close()
      await cluster.stop()
    },
  }
}
export type Database = Awaited<ReturnType<typeof startDatabase>>
