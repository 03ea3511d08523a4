import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { drip, press, type Request, type Result } from './clients.ts'
import { median } from './measure.ts'
import { heading, publish, reached, row, verdict } from './report.ts'
import { type Server, startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'
import { makeNewCounts, makeTraffic, storePhotos } from './visitors.ts'

const ms = (value: number) => (Number.isNaN(value) ? '-' : value < 10 ? value.toFixed(2) : value.toFixed(0))
const only = (traffic: Request[], route: string) => traffic.filter((request) => request.route === route)
const floors: Request[] = [
  { route: 'empty', path: '/floor/empty' },
  { route: 'select 1', path: '/floor/select-1' },
]

/** The wait of a refused client before its next request. */
const refusedWaitMs = 1000

/** Requests per second of single routes with ten connections, measured in the same rounds as the baselines. */
async function throughput({ origin }: Server, requests: Request[]) {
  const counts = ['live count', 'live count, new address']
  const names = ['empty', 'select 1', ...counts, 'page of 24', 'one vehicle', 'newest 6', 'photo of 640']
  const rates = new Map<string, Result[]>(names.map((name) => [name, []]))
  for (let round = 0; round < 4; round++)
    for (const name of names) {
      const result = await press(origin, 10, 0.7, only([...floors, ...requests], name))
      if (round > 0) rates.get(name)?.push(result)
    }
  const rateOf = (name: string) => median((rates.get(name) ?? []).map(({ perSecond }) => perSecond))
  const floor = rateOf('select 1')
  return [
    '\n## One route at a time, 10 connections\n',
    ...heading('route', 'requests/s', 'against select 1', 'goal', 'verdict'),
    ...names.map((name) => {
      const against = rateOf(name) / floor
      const judged = counts.includes(name) ? ['1 x', reached(against, 1)] : ['', '']
      return row(name, Math.round(rateOf(name)), `${against.toFixed(2)} x`, ...judged)
    }),
  ]
}

/** Mixed load: visitors, dealers and the baselines. */
async function mixed({ origin, health }: Server, traffic: Request[], connections: number) {
  await health()
  const { routes, all, perSecond } = await press(origin, connections, 4, [
    ...traffic,
    ...floors.flatMap((floor) => Array<Request>(50).fill(floor)),
  ])
  const { rssMiB, longestBlockMs, delayP99Ms } = await health()
  return [
    `\n## Mixed traffic, ${connections} ${connections === 1 ? 'connection' : 'connections'}\n`,
    `${Math.round(perSecond)} requests/s, ${all.failed} failed, ${all.refused} refused; event loop p99 ${ms(delayP99Ms)} ms late, at most ${ms(longestBlockMs)} ms; ${rssMiB.toFixed(0)} MiB.\n`,
    ...heading('route', 'answers', 'p50 ms', 'p99 ms', 'p50 against select 1'),
    ...Object.entries(routes).map(([route, { answered, p50, p99 }]) =>
      row(
        route,
        answered,
        ms(p50),
        ms(p99),
        `${(p50 / (routes['select 1']?.p50 ?? Number.NaN)).toFixed(2)} x`,
      ),
    ),
  ]
}

async function overload({ origin, health }: Server, traffic: Request[]) {
  const quiet = () => press(origin, 1, 1, only(traffic, 'live count'))
  const before = await quiet()
  await health()
  const { all, perSecond } = await press(origin, 1000, 10, traffic, { refusedMs: refusedWaitMs })
  const { rssMiB } = await health()
  await pause(1000)
  const after = await quiet()
  const back = after.all.p50 / before.all.p50
  return [
    `\n## Overload: 1,000 connections for 10 s, refused clients retry after ${refusedWaitMs / 1000} s\n`,
    ...heading('what', 'value', 'goal', 'verdict'),
    row('answered', `${all.answered} (${Math.round(perSecond)}/s)`, '', ''),
    row('answered: p50 / p99', `${ms(all.p50)} / ${ms(all.p99)} ms`, 'p99 1500 ms', verdict(all.p99, 1500)),
    row('refused with 503', all.refused, '', ''),
    row('refused: p99', `${ms(all.refusedP99)} ms`, '1500 ms', verdict(all.refusedP99 || 0, 1500)),
    row('other status, or connection lost', all.failed, 0, verdict(all.failed, 0)),
    row('live count a second later', `${back.toFixed(2)} x before`, '1.5 x', verdict(back, 1.5)),
    row('memory of the process', `${rssMiB.toFixed(0)} MiB`, '512 MiB', verdict(rssMiB, 512)),
  ]
}

async function slowClients({ origin }: Server, traffic: Request[]) {
  const others = () => press(origin, 10, 3, traffic)
  const before = await others()
  const cut = drip(origin, 100)
  await pause(500)
  const beside = await others()
  const seconds = await cut
  const slower = beside.all.p50 / before.all.p50
  return [
    '\n## Slow clients: 100 sockets that send a byte a second\n',
    ...heading('what', 'value', 'goal', 'verdict'),
    row('p50 of 10 others', `${slower.toFixed(2)} x without them`, '2 x', verdict(slower, 2)),
    row('failed requests of the others', beside.all.failed, 0, verdict(beside.all.failed, 0)),
    row('the last one is cut off after', `${seconds.toFixed(1)} s`, '15 s', verdict(seconds, 15)),
  ]
}

/** Measures many clients, overload and slow clients for a stock size; `pnpm bench load 25000`. */
export async function run([size = '25000']: string[]) {
  const lines: string[] = [
    `${Number(size).toLocaleString('en')} vehicles; the clients share the processor with the server.`,
  ]
  await withCluster(async (cluster) => {
    const url = await makeStock(cluster, Number(size))
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const traffic = await makeTraffic(pool)
    const newCounts = await makeNewCounts(pool)
    await pool.end()
    const server = await startServer(url)
    try {
      await storePhotos(server.folder)
      await press(server.origin, 10, 2, [...traffic, ...floors])
      lines.push(...(await throughput(server, [...traffic, ...newCounts])))
      for (const connections of [1, 10, 50, 200]) lines.push(...(await mixed(server, traffic, connections)))
      lines.push(...(await overload(server, traffic)))
      lines.push(...(await slowClients(server, traffic)))
    } finally {
      await server.stop()
    }
  })
  await publish('load', 'Load', lines)
}
