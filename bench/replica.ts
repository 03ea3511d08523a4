import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startStandby } from '../scripts/faults/standby.ts'
import { press, type Request } from './clients.ts'
import { heading, publish, row } from './report.ts'
import { startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'
import { makeTraffic, storePhotos } from './visitors.ts'

/** PostgreSQL adds up what an idle connection did after ten seconds (PGSTAT_IDLE_INTERVAL). */
const countedAfterMs = 11_000
const seconds = 8
/** A standby that was just started has nothing in its buffers. */
const warmUpSeconds = 6

/** The transactions of a database so far; a statement of its own is one. */
async function transactions(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    'SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = current_database()',
  )
  await client.end()
  return rows[0]?.count ?? 0
}

/** Statements of an instance on the primary during the traffic, with or without a replica. */
async function measured(url: string, traffic: Request[], replicaUrl: string) {
  process.env.DATABASE_READ_URL = replicaUrl
  const server = await startServer(url)
  try {
    await storePhotos(server.folder)
    await press(server.origin, 10, warmUpSeconds, traffic)
    await pause(countedAfterMs)
    const before = await transactions(url)
    const { all, perSecond } = await press(server.origin, 10, seconds, traffic)
    await pause(countedAfterMs)
    const asked = (await transactions(url)) - before
    return { perSecond: Math.round(perSecond), failed: all.failed, perAnswer: asked / all.answered }
  } finally {
    await server.stop()
  }
}

/** What a read replica takes off the primary; `pnpm bench replica 25000`. */
export async function run([size = '25000']: string[]) {
  await withCluster(async (cluster, folder) => {
    const url = await makeStock(cluster, Number(size))
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const traffic = await makeTraffic(pool)
    await pool.end()
    const primary = { files: join(folder, 'postgres'), url: cluster.url('postgres') }
    const standby = await startStandby(primary, join(folder, 'standby'))
    try {
      const replicaUrl = new URL(standby.url)
      replicaUrl.pathname = new URL(url).pathname
      const alone = await measured(url, traffic, '')
      const helped = await measured(url, traffic, replicaUrl.href)
      const taken = 1 - helped.perAnswer / alone.perAnswer
      await publish('replica', 'A read replica', [
        `${Number(size).toLocaleString('en')} vehicles, mixed traffic, 10 connections; both servers, the portal and the clients share one machine, so the rates say little. Photos and searches that memory answers are in the traffic too.\n`,
        ...heading('', 'primary alone', 'with replica'),
        row('requests/s', alone.perSecond, helped.perSecond),
        row('failed', alone.failed, helped.failed),
        row('transactions of the primary an answer', alone.perAnswer.toFixed(3), helped.perAnswer.toFixed(3)),
        `\nTaken off the primary: ${(100 * taken).toFixed(0)} % of its transactions.`,
      ])
    } finally {
      await standby.stop()
    }
  })
}
