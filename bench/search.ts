import { writeFile } from 'node:fs/promises'
import type { Criteria } from '@portal/domain/search/criteria'
import pg from 'pg'
import { countStatement, idsStatement } from '../apps/api/src/stock/query/sql-oracle.ts'
import { conditionLines } from './condition-options.ts'
import { foundAfter } from './found-after.ts'
import { type Client, measure, median, type Route, ratio, spread, type Timing } from './measure.ts'
import { plot } from './plot.ts'
import { makeQueries, phraseOf, queryAnew, queryOf, uniqueQuery } from './queries.ts'
import { heading, publish, row, verdict } from './report.ts'
import { type Server, startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'

const list = '/mvp/api/mvp-car-stocks'
const search = `${list}/search/with`
const pageSize = 24
const deepPage = 1000
const rounds = 5
/** The beginning of words in the descriptions of the demo stock. */
const soughtText = 'dachre'
/** The share of changed vehicles when the stock is reloaded. */
const reloadedShare = 0.05
/** The number of results that differ from plain SQL: counts, first pages and totals of every query. */
async function wrongAnswers(client: Client, pool: pg.Pool, queries: Criteria[]): Promise<number> {
  let wrong = 0
  for (const criteria of queries) {
    const { rows } = await pool.query<{ count: number }>(countStatement(criteria, 'consumer'))
    const ids = idsStatement(criteria, 'consumer', 'preis,asc')
    const first = await pool.query<{ fahrzeugid: number }>({ ...ids, text: `${ids.text} LIMIT ${pageSize}` })
    const count = await client.call(`${search}/count?${queryOf(criteria)}`)
    const page = await client.call(`${search}?${queryOf(criteria, { sort: 'preis,asc' })}`)
    const options = await client.call(`${search}/option-counts?${queryOf(criteria)}`)
    const found: number[] = JSON.parse(page.body).map(({ fahrzeugid }: { fahrzeugid: number }) => fahrzeugid)
    const total = rows[0]?.count
    const isRight =
      Number(count.body) === total &&
      page.total === total &&
      JSON.parse(options.body).total === total &&
      JSON.stringify(found) === JSON.stringify(first.rows.map(({ fahrzeugid }) => fahrzeugid))
    if (!isRight) wrong++
  }
  return wrong
}

/** Changes the stock without a list of changes, which forces a full reload; counts are requested meanwhile. */
async function reload(server: Server, pool: pg.Pool, size: number, queries: Criteria[]) {
  await server.health()
  const differing = Math.round(size * reloadedShare)
  await pool.query('UPDATE vehicle SET kilometerstandvon = 950000 WHERE available AND gwnummer < $1', [
    String(differing).padStart(6, '0'),
  ])
  await pool.query('UPDATE stock_generation SET generation = generation + 1')
  await pool.query(`SELECT pg_notify('stock', '')`)
  const start = performance.now()
  const asked = `${search}/count?km_stand_from=950000&km_stand_to=950000`
  for (let turn = 0; Number((await server.client.call(asked)).body) < differing; turn++)
    await server.client.call(`${search}/count?${queryOf(queries[turn % queries.length] ?? {})}`)
  return { seconds: (performance.now() - start) / 1000, ...(await server.health()) }
}

async function routesFor(client: Client, queries: { q1: Criteria[]; q2: Criteria[] }): Promise<Route[]> {
  const paths = (url: string, all: Criteria[], more = {}) =>
    all.map((criteria) => `${url}?${queryOf(criteria, more)}`)
  const first = await client.call(`${list}?sort=preis,asc`)
  const cars: { fahrzeugid: number; gwnummer: string }[] = JSON.parse(first.body)
  const ids = cars.map(({ fahrzeugid }) => fahrzeugid)
  const deep = Math.min(deepPage, Math.floor(first.total / pageSize) - 1)
  const phrases = Array.from({ length: 2000 }, (_, turn) => {
    const phrase = phraseOf(queries.q1[turn % queries.q1.length] ?? {}, turn)
    return `${list}/search-words?${new URLSearchParams({ q: phrase })}`
  })
  return [
    { name: 'empty', paths: ['/floor/empty'] },
    { name: 'select 1', paths: ['/floor/select-1'] },
    { name: 'rows by id', paths: [`/floor/rows?ids=${ids.join(',')}`] },
    { name: 'count q1', paths: paths(`${search}/count`, queries.q1) },
    {
      name: 'count anew',
      paths: Array.from({ length: 2000 }, (_, turn) => {
        const criteria = queries.q1[turn % queries.q1.length] ?? {}
        return `${search}/count?${queryAnew(criteria, turn)}`
      }),
    },
    { name: 'phrases', paths: phrases.slice(0, 50) },
    { name: 'phrases anew', paths: phrases },
    {
      name: 'texts',
      paths: Array.from(
        { length: 2000 },
        (_, turn) => `${search}/count?text=${soughtText}&price_to=${10_000 + turn}`,
      ),
    },
    { name: 'count q2', paths: paths(`${search}/count`, queries.q2) },
    { name: 'options q1', paths: paths(`${search}/option-counts`, queries.q1) },
    {
      name: 'options anew',
      paths: Array.from(
        { length: 2000 },
        (_, turn) => `${search}/option-counts?${uniqueQuery(queries.q1, turn)}`,
      ),
    },
    { name: 'page q1', paths: paths(search, queries.q1, { sort: 'preis,asc' }) },
    { name: 'page q2', paths: paths(search, queries.q2, { sort: 'preis,asc' }) },
    { name: 'first page', paths: [`${list}?sort=preis,asc`] },
    { name: 'thousandth page', paths: [`${list}?sort=preis,asc&page=${deep}`] },
    { name: 'one vehicle', paths: ids.map((id) => `${list}/${id}`) },
    { name: 'gw number', paths: cars.map(({ gwnummer }) => `${list}/gwnumber/${gwnummer}`) },
    { name: 'newest 6', paths: ['/mvp/api/mvp-car-stocks-last'] },
    { name: 'newest 50', paths: ['/mvp/api/mvp-car-stocks-last-fifty'] },
  ]
}

const goals: [what: string, route: string, floor: string, limit: (size: number) => number | null][] = [
  ['live count, quick search', 'count q1', 'empty', (size) => (size > 250_000 ? 2.5 : 1.5)],
  ['live count, quick search', 'count q1', 'select 1', (size) => (size > 250_000 ? null : 0.8)],
  [
    'live count, combination never requested before',
    'count anew',
    'empty',
    (size) => (size > 250_000 ? 2.5 : 1.5),
  ],
  [
    'live count, combination never requested before',
    'count anew',
    'select 1',
    (size) => (size > 250_000 ? null : 0.8),
  ],
  ['search in words: phrases parsed before', 'phrases', 'count anew', () => 1.5],
  ['search in words: phrases never parsed before', 'phrases anew', 'count anew', () => 1.5],
  ['live count with a word of the description', 'texts', 'count anew', () => 1.5],
  ['live count, detailed search', 'count q2', 'select 1', () => null],
  [
    'counts beside every option (cached responses)',
    'options q1',
    'select 1',
    (size) => (size > 250_000 ? null : 8),
  ],
  [
    'counts beside every option, never requested before',
    'options anew',
    'select 1',
    (size) => (size > 250_000 ? null : 8),
  ],
  ['page of 24 by price, quick search', 'page q1', 'rows by id', () => 2],
  ['page of 24 by price, detailed search', 'page q2', 'rows by id', () => 2],
  ['thousandth page', 'thousandth page', 'first page', () => 1.5],
  ['one vehicle', 'one vehicle', 'select 1', () => 2],
  ['GW number', 'gw number', 'select 1', () => 2],
  ['newest 6', 'newest 6', 'select 1', () => 2.2],
  ['newest 50', 'newest 50', 'select 1', () => 3.5],
]

function report(size: number, timings: Map<string, Timing[]>, facts: [string, string, string][]): string[] {
  const lines = goals.map(([what, route, floor, limitOf]) => {
    const value = ratio(timings, route, floor)
    const limit = limitOf(size)
    const times = timings.get(route) ?? []
    const ms = `${median(times.map(({ p50 }) => p50)).toFixed(2)} / ${median(times.map(({ p99 }) => p99)).toFixed(2)}`
    return row(what, ms, `${value.toFixed(2)} x ${floor}`, limit ?? '-', verdict(value, limit))
  })
  const slowest = spread(timings, 'count anew', 50)
  return [
    `\n## ${size.toLocaleString('en')} vehicles\n`,
    ...heading('what', 'p50 / p99 ms', 'ratio', 'goal', 'verdict'),
    ...lines,
    row('slowest of the 50 counts', '', `${slowest.toFixed(2)} x median`, 3, verdict(slowest, 3)),
    ...facts.map(([what, value, mark]) => row(what, '', value, '', mark)),
  ]
}

const memoryVerdict = (mebibytes: number) => `at most 512 MiB: ${verdict(mebibytes, 512)}`

/** The verdict uses the CPU time of one event loop turn, because other programs may interrupt it. */
const held = (
  what: string,
  { longestWorkMs, longestBlockMs }: { longestWorkMs: number; longestBlockMs: number },
): [string, string, string] => [
  what,
  `${longestWorkMs.toFixed(0)} ms computing (${longestBlockMs.toFixed(0)} ms elapsed)`,
  `at most 50 ms: ${verdict(longestWorkMs, 50)}`,
]

/** The plotted values of one size. */
type Point = { size: number; count: number; options: number; select1: number }

async function benchSize(url: string, size: number): Promise<{ lines: string[]; point: Point }> {
  const server = await startServer(url)
  const { client, loadedMs } = server
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  try {
    const queries = await makeQueries(pool)
    const all = [...queries.q1, ...queries.q2]
    const wrong = await wrongAnswers(client, pool, all)
    const timings = await measure(client, await routesFor(client, queries), rounds)
    const p50 = (route: string) => median((timings.get(route) ?? []).map((timing) => timing.p50))
    const options = p50('options anew')
    const visible = await foundAfter(client, pool, 900_000, (km) => `${search}/count?km_stand_from=${km}`)
    const idle = await server.health()
    const reloaded = await reload(server, pool, size, queries.q1)
    const lines = report(size, timings, [
      ['responses that differ from SQL', `${wrong} of ${all.length}`, verdict(wrong, 0)],
      [
        'counts beside every option, never requested before',
        `${options.toFixed(2)} ms`,
        size > 250_000 ? `at most 20 ms: ${verdict(options, 20)}` : 'see above',
      ],
      [
        'index loaded after',
        `${(loadedMs / 1000).toFixed(2)} s`,
        size > 250_000 ? 'no goal' : `at most 3 s: ${verdict(loadedMs, 3000)}`,
      ],
      ['a change is found after', `${visible.toFixed(0)} ms`, `at most 1 s: ${verdict(visible, 1000)}`],
      [
        `full reload with ${reloadedShare * 100} % changed vehicles, found after`,
        `${reloaded.seconds.toFixed(2)} s`,
        'no goal',
      ],
      held('event loop blocked while answering', idle),
      held('event loop blocked during the full reload', reloaded),
      ['memory of the process under load', `${idle.rssMiB.toFixed(0)} MiB`, memoryVerdict(idle.rssMiB)],
      [
        'peak memory, start and full reload included',
        `${reloaded.peakMiB.toFixed(0)} MiB`,
        memoryVerdict(reloaded.peakMiB),
      ],
    ])
    lines.push(...(await conditionLines(server.origin, pool, queries.q1, size)))
    return { lines, point: { size, count: p50('count anew'), options, select1: p50('select 1') } }
  } finally {
    await pool.end()
    await server.stop()
  }
}

const drawn = new URL('../docs/images/count-time.svg', import.meta.url)

/** Measures the search for each stock size; `pnpm bench search 25000 250000`. */
export async function run(args: string[]) {
  const sizes = args.length > 0 ? args.map(Number) : [25_000, 250_000, 1_000_000]
  const lines = [`${rounds} rounds, one client; ratios are of p50 in the same round.`]
  const points: Point[] = []
  await withCluster(async (cluster) => {
    for (const size of sizes) {
      console.log(`Making ${size} vehicles ...`)
      const measured = await benchSize(await makeStock(cluster, size), size)
      lines.push(...measured.lines)
      points.push(measured.point)
      console.log(measured.lines.join('\n'))
    }
  })
  const [first, ...larger] = points
  if (first && larger.length > 0) {
    for (const { size, count } of larger) {
      const growth = count / first.count
      const limit = size > 250_000 ? 3 : 1.5
      lines.push(
        '',
        `Count p50 from ${first.size.toLocaleString('en')} to ${size.toLocaleString('en')} vehicles: ${growth.toFixed(2)} x (goal ${limit}: ${verdict(growth, limit)}).`,
      )
    }
    const line = (name: string, key: 'count' | 'options' | 'select1') => ({
      name,
      points: points.map((point) => [point.size, point[key]] as const),
    })
    await writeFile(
      drawn,
      plot([
        line('live count', 'count'),
        line('counts beside every option', 'options'),
        line('SELECT 1', 'select1'),
      ]),
    )
  }
  await publish('search', 'Search', lines)
}
