import pg from 'pg'
import { press, type Request, type Result } from './clients.ts'
import { heading, publish, row } from './report.ts'
import { type Server, startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'
import { makeTraffic, storePhotos } from './visitors.ts'

const vehicles = 25_000
const seconds = 30
/** People read before their next request; below the 10 s after which an instance closes an idle connection. */
const readingMs = 8000
/** As `Retry-After` says. */
const refusedMs = 2000

/** People are divided over the instances, as the proxy does. */
async function measure(servers: Server[], people: number, traffic: Request[]) {
  for (const { health } of servers) await health()
  const each = Math.ceil(people / servers.length)
  const results = await Promise.all(
    servers.map(({ origin }) => press(origin, each, seconds, traffic, { alwaysMs: readingMs, refusedMs })),
  )
  const facts = await Promise.all(servers.map(({ health }) => health()))
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
  const worst = (of: (result: Result) => number) => Math.max(...results.map(of)).toFixed(0)
  const answered = sum(({ all }) => all.answered)
  const refused = sum(({ all }) => all.refused)
  const share = refused / (answered + refused)
  return row(
    people.toLocaleString('en'),
    Math.round(sum(({ perSecond }) => perSecond)),
    `${worst(({ all }) => all.p50)} / ${worst(({ all }) => all.p99)}`,
    `${refused} (${(100 * share).toFixed(1)} %)`,
    sum(({ all }) => all.failed),
    Math.max(...facts.map(({ delayP99Ms }) => delayP99Ms)).toFixed(0),
    Math.max(...facts.map(({ rssMiB }) => rssMiB)).toFixed(0),
  )
}

/**
 * Measures people who are on the portal at the same time, each with a connection of their own, a request and eight
 * seconds of reading: `pnpm bench crowd 1000 3000 10000`.
 */
export async function run(sizes: string[]) {
  const crowds = (sizes.length > 0 ? sizes : ['1000', '3000', '10000']).map(Number)
  const lines = [
    `Two instances and ${vehicles.toLocaleString('en')} vehicles; the clients share the processor with them. All people arrive in the same second, then each sends a request every ${readingMs / 1000} s, after a refusal every ${refusedMs / 1000} s. Worse of the two instances where it is not a sum.\n`,
    ...heading('people', 'answers/s', 'p50 / p99 ms', 'refused', 'failed', 'event loop p99 ms late', 'MiB'),
  ]
  await withCluster(async (cluster) => {
    const url = await makeStock(cluster, vehicles)
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const traffic = await makeTraffic(pool)
    await pool.end()
    const servers = [await startServer(url), await startServer(url)]
    try {
      for (const { folder, origin } of servers) {
        await storePhotos(folder)
        await press(origin, 10, 2, traffic)
      }
      for (const people of crowds) lines.push(await measure(servers, people, traffic))
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()))
    }
  })
  await publish('crowd', 'Ten thousand people at once', lines)
}
