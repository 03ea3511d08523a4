import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startStandby } from '../scripts/faults/standby.ts'
import { press, type Request } from './clients.ts'
import { heading, publish, row } from './report.ts'
import { startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'
import { makeTraffic, storePhotos } from './visitors.ts'

/** PostgreSQL adds the statistics of an idle connection to the totals after ten seconds (PGSTAT_IDLE_INTERVAL). */
const countedAfterMs = 11_000
const seconds = 8
/** The buffers of a standby are empty after its start. */
const warmUpSeconds = 6

/** The committed transactions of a database so far; a statement outside a transaction counts as one. */
async function transactions(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    'SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = current_database()',
  )
  await client.end()
  return rows[0]?.count ?? 0
}

/** Measures the transactions on the primary per response of an instance; without a replica if `replicaUrl` is empty. */
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

/** Measures how far a read replica relieves the primary; `pnpm bench replica 25000`. */
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
        `${Number(size).toLocaleString('en')} vehicles, mixed traffic, 10 connections; both servers, the portal and the clients share one machine, so the rates are not comparable. The traffic includes photos and searches answered from memory.\n`,
        ...heading('', 'primary alone', 'with replica'),
        row('requests/s', alone.perSecond, helped.perSecond),
        row('failed', alone.failed, helped.failed),
        row('primary transactions per response', alone.perAnswer.toFixed(3), helped.perAnswer.toFixed(3)),
        `\nTaken off the primary: ${(100 * taken).toFixed(0)} % of its transactions.`,
      ])
    } finally {
      await standby.stop()
    }
  })
}
