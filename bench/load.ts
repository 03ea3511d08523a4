import autocannon from 'autocannon'
import pg from 'pg'
import { makeQueries, queryOf } from './queries.ts'
import { heading, publish, reached, row, verdict } from './report.ts'
import { type Server, startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'

const seconds = 6
const search = '/mvp/api/mvp-car-stocks/search/with'

/** Many clients at once, from a thread of their own. */
async function press({ origin }: Server, paths: string[], connections: number) {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    workers: 1,
    requests: paths.map((path) => ({ method: 'GET', path })),
  })
  const { requests, latency, non2xx, errors, statusCodeStats } = result
  const server5xx = Object.entries(statusCodeStats ?? {})
    .filter(([code]) => Number(code) >= 500 && Number(code) !== 503)
    .reduce((sum, [, { count = 0 }]) => sum + count, 0)
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, non2xx, errors, server5xx }
}

async function pressAll(server: Server, routes: [name: string, paths: string[]][]) {
  const lines: string[] = []
  for (const connections of [16, 50]) {
    lines.push(`\n## ${connections} clients, ${seconds} s a route\n`)
    lines.push(...heading('route', 'requests/s', 'p50 / p99 ms', 'against select 1', 'failed', 'verdict'))
    let floor = 0
    for (const [name, paths] of routes) {
      const { rate, p50, p99, non2xx, errors } = await press(server, paths, connections)
      if (name === 'select 1') floor = rate
      const against = floor > 0 ? rate / floor : Number.NaN
      const goal = name === 'live count' ? reached(against, 1) : ''
      const share = Number.isNaN(against) ? '-' : `${against.toFixed(2)} x`
      lines.push(row(name, Math.round(rate), `${p50} / ${p99}`, share, non2xx + errors, goal))
    }
  }
  return lines
}

/** Throughput, overload and memory at a stock size; `pnpm bench load 25000`. */
export async function run([size = '25000']: string[]) {
  const lines: string[] = [`${Number(size).toLocaleString('en')} vehicles.`]
  await withCluster(async (cluster) => {
    const url = await makeStock(cluster, Number(size))
    const server = await startServer(url)
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    try {
      const { q1 } = await makeQueries(pool)
      const paths = (route: string) => q1.map((criteria) => `${search}${route}?${queryOf(criteria)}`)
      lines.push(
        ...(await pressAll(server, [
          ['empty', ['/floor/empty']],
          ['select 1', ['/floor/select-1']],
          ['live count', paths('/count')],
          ['counts beside every option', paths('/option-counts')],
          ['page of 24', paths('')],
          ['newest 6', ['/mvp/api/mvp-car-stocks-last']],
        ])),
      )
      const { longestBlockMs } = await server.health()
      const flood = await press(server, paths('/count'), 500)
      const { rssMiB } = await server.health()
      lines.push('\n## Overload and memory\n', ...heading('what', 'value', 'goal', 'verdict'))
      lines.push(row('500 clients: p99 of an answer', `${flood.p99} ms`, '1500 ms', verdict(flood.p99, 1500)))
      lines.push(row('500 clients: answers 5xx but 503', flood.server5xx, 0, verdict(flood.server5xx, 0)))
      lines.push(
        row(
          'longest block of the event loop',
          `${longestBlockMs.toFixed(0)} ms`,
          '50 ms',
          verdict(longestBlockMs, 50),
        ),
      )
      lines.push(row('memory of the process', `${rssMiB.toFixed(0)} MiB`, '512 MiB', verdict(rssMiB, 512)))
    } finally {
      await pool.end()
      await server.stop()
    }
  })
  await publish('load', 'Load', lines)
}
