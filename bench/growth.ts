import { writeFile } from 'node:fs/promises'
import type { Criteria } from '@portal/domain/search/criteria'
import pg from 'pg'
import { memoryLimits } from '../scripts/start/server-limits.ts'
import { foundAfter } from './found-after.ts'
import { quantile } from './measure.ts'
import { sameCounts } from './peers/agreement.ts'
import { install } from './peers/install.ts'
import { optionListNames } from './peers/option-lists.ts'
import type { Ask, Counts } from './peers/peer.ts'
import { startPortal } from './peers/portal.ts'
import { better, rounds, type Timed, timeAll } from './peers/timing.ts'
import { plot } from './plot.ts'
import { makeShopQueries, queryOf } from './queries.ts'
import { heading, publish, row } from './report.ts'
import { type Server, startServer, withCluster } from './server.ts'
import { dropStock, makeStock } from './stock.ts'

const engines = {
  clickhouse: { name: 'ClickHouse 26.7', dependencies: { chdb: '3.4.0' } },
  duckdb: { name: 'DuckDB 1.5.6', dependencies: { '@duckdb/node-api': '1.5.6-r.1' } },
}

const kinds = ['count', 'options', 'page'] as const
type Kind = (typeof kinds)[number]
const titles: Record<Kind, string> = {
  count: 'filtered count',
  options: 'option counts',
  page: 'page of 24 by price',
}

/** The portal or an engine, with the same calls. */
type System = {
  name: string
  server: Server
  ask: Record<Kind, (criteria: Criteria, turn: number) => Ask>
  optionsOf: (body: string) => Counts
  /** Mileages of `foundAfter` that no other system uses. */
  firstKm: number
}

async function openPortal(url: string): Promise<System> {
  const { name, server, ask, read } = await startPortal(url)
  return { name, server, ask, optionsOf: read.options, firstKm: 900_000 }
}

async function openEngine(id: keyof typeof engines, url: string, firstKm: number): Promise<System> {
  const { name, dependencies } = engines[id]
  const folder = await install(id, { dependencies })
  Object.assign(process.env, { ENGINE: id, ENGINE_FOLDER: folder })
  console.log(`Loading ${name} ...`)
  const path = (kind: Kind) => (criteria: Criteria) => ({ path: `/${kind}?${queryOf(criteria)}` })
  return {
    ...{ name, firstKm },
    server: await startServer(url, './peers/followed-server.ts', []),
    ask: { count: path('count'), options: path('options'), page: path('page') },
    optionsOf: (body) => JSON.parse(body),
  }
}

/** The response to each kind of call, comparable between systems. */
async function answers({ server, ask, optionsOf }: System, criteria: Criteria, turn: number) {
  const body = async (kind: Kind) => (await server.client.call(ask[kind](criteria, turn).path)).body
  const cars: { fahrzeugid: number }[] = JSON.parse(await body('page'))
  return {
    count: Number(await body('count')),
    page: cars.map(({ fahrzeugid }) => fahrzeugid).join(),
    options: optionsOf(await body('options')),
  }
}

/** The number of searches with a differing response. Responses must be equal before times are compared. */
async function disagreements(ours: System, others: System[], searches: Criteria[]) {
  const wrong = new Map(others.map(({ name }) => [name, 0]))
  for (const [turn, criteria] of searches.entries()) {
    const mine = await answers(ours, criteria, turn)
    const counted = optionListNames.filter((list) => list !== 'car_model' || criteria.maker !== undefined)
    for (const other of others) {
      const theirs = await answers(other, criteria, turn)
      const isSame =
        mine.count === theirs.count &&
        mine.page === theirs.page &&
        sameCounts(mine.options, theirs.options, counted)
      if (!isSame) wrong.set(other.name, (wrong.get(other.name) ?? 0) + 1)
    }
  }
  return wrong
}

/** What was measured of one system with one size of the stock. */
type Measured = {
  name: string
  size: number
  loadedMs: number
  rssMiB: number
  peakMiB: number
  /** Until best results are ready; the portal's only. */
  marketMs: number | null
  times: Record<Kind, Timed>
  foundMs: number
  wrong: number
}

/** The valuation of the market computes in the thread that counts options, so it must be over. */
async function whenValued({ health }: Server) {
  for (;;) {
    const { marketMs } = await health()
    if (marketMs !== null) return marketMs
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function measureSize(url: string, size: number): Promise<Measured[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const searches = await makeShopQueries(pool)
  const systems: System[] = []
  try {
    console.log('Loading the portal ...')
    const ours = await openPortal(url)
    systems.push(ours)
    const marketMs = await whenValued(ours.server)
    systems.push(await openEngine('clickhouse', url, 910_000), await openEngine('duckdb', url, 920_000))
    const wrong = await disagreements(ours, systems.slice(1), searches)
    const timed = (kind: Kind) => {
      console.log(`Timing: ${titles[kind]} ...`)
      return timeAll(
        systems.map(({ name, server: { client, origin }, ask }) => ({
          ...{ name, client, origin },
          ask: (turn) => ask[kind](searches[turn % searches.length] ?? {}, turn),
        })),
      )
    }
    const byKind = { count: await timed('count'), options: await timed('options'), page: await timed('page') }
    const measured: Measured[] = []
    for (const system of systems) {
      const { name, server, ask, firstKm } = system
      const found = (km: number) => ask.count({ km_stand_from: km }, km).path
      const foundMs = await foundAfter(server.client, pool, firstKm, found)
      const { rssMiB, peakMiB } = await server.health()
      const times = (kind: Kind) => byKind[kind].get(name) ?? { times: [], rate: 0 }
      measured.push({
        ...{ name, size, rssMiB, peakMiB, foundMs, loadedMs: server.loadedMs },
        marketMs: system === ours ? marketMs : null,
        times: { count: times('count'), options: times('options'), page: times('page') },
        wrong: wrong.get(name) ?? 0,
      })
    }
    return measured
  } finally {
    await pool.end()
    for (const { server } of systems) await server.stop()
  }
}

const named = (size: number) => size.toLocaleString('en')
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const inOrder = ({ times }: Timed) => times.flat().sort((a, b) => a - b)
const p50 = (timed: Timed) => quantile(inOrder(timed), 0.5)
const percentiles = (timed: Timed) =>
  `${p50(timed).toFixed(2)} / ${quantile(inOrder(timed), 0.99).toFixed(1)} ms`
const bytes = (mebibytes: number, vehicles: number) => Math.round((mebibytes * 2 ** 20) / vehicles)

/** A table of one system: a row for each size. */
function tableOf(name: string, all: readonly Measured[]): string[] {
  const own = all.filter((measured) => measured.name === name)
  const lines = own.map(({ size, loadedMs, marketMs, rssMiB, peakMiB, times, foundMs }, index) => {
    const before = own[index - 1]
    const further = before ? bytes(rssMiB - before.rssMiB, size - before.size) : '-'
    return row(
      named(size),
      seconds(loadedMs) + (marketMs === null ? '' : `, ${seconds(marketMs)}`),
      `${rssMiB.toFixed(0)} / ${peakMiB.toFixed(0)} MiB`,
      `${bytes(rssMiB, size).toLocaleString('en')} B`,
      `${further} B`,
      ...kinds.map((kind) => percentiles(times[kind])),
      `${foundMs.toFixed(0)} ms`,
    )
  })
  return [
    `\n## ${name}\n`,
    ...heading(
      ...['vehicles', 'loaded in', 'RSS / peak', 'RSS a vehicle', 'each further vehicle'],
      ...kinds.map((kind) => titles[kind]),
      'a change is found after',
    ),
    ...lines,
  ]
}

function comparison(ours: readonly Measured[], theirs: readonly Measured[]): string[] {
  const lines = theirs.map((other) => {
    const mine = ours.find(({ size }) => size === other.size) ?? other
    const ratios = kinds.map((kind) => `${better(mine.times[kind], other.times[kind]).toFixed(2)} x`)
    return row(named(other.size), other.name, `${other.wrong} of 50`, ...ratios)
  })
  return [
    '\n## How many times faster the portal is\n',
    ...heading('vehicles', 'than', 'searches with another answer', ...kinds.map((kind) => titles[kind])),
    ...lines,
  ]
}

const drawn = new URL('../docs/images/growth.svg', import.meta.url)

/** Measures the portal beside existing engines while the stock grows: `pnpm bench growth 25000 1000000 10000000`. */
export async function run(args: string[]) {
  const sizes =
    args.length > 0 ? args.map(Number) : [25_000, 100_000, 250_000, 1_000_000, 5_000_000, 10_000_000]
  const all: Measured[] = []
  await withCluster(async (cluster) => {
    for (const size of sizes) {
      console.log(`Making ${named(size)} vehicles ...`)
      const url = await makeStock(cluster, size, { isPriced: true })
      all.push(...(await measureSize(url, size)))
      await dropStock(cluster, size)
      console.log([...new Set(all.map(({ name }) => name))].flatMap((name) => tableOf(name, all)).join('\n'))
    }
  })
  const names = [...new Set(all.map(({ name }) => name))]
  const ofSystem = (name: string) => all.filter((measured) => measured.name === name)
  const [ours = '', ...others] = names
  await writeFile(
    drawn,
    plot(
      (['count', 'options'] as const).flatMap((kind) =>
        names.map((name, colour) => ({
          name: `${name}: ${titles[kind]}`,
          ...{ colour, isDashed: kind === 'options' },
          points: ofSystem(name).map(({ size, times }) => [size, p50(times[kind])] as const),
        })),
      ),
    ),
  )
  await publish('growth', 'Growth', [
    `The stock in one process each, 50 searches, ${rounds} rounds with one client: p50 / p99 over HTTP. The portal runs with \`${memoryLimits.join(' ')}\` at every size; its second time is that until best results are ready. ClickHouse (\`chdb\`) and DuckDB run in a Fastify process with as many threads as they like. They are loaded from the database and follow \`stock_change\`, as the portal does. ClickHouse has its table on the disk, so its RSS is without it. The portal counts the options of every list and range of the form, the engines those of nine lists. A page is 24 ids of the search and their rows from PostgreSQL. Stocks above a million have one photo a vehicle instead of three.`,
    ...names.flatMap((name) => tableOf(name, all)),
    ...comparison(ofSystem(ours), others.flatMap(ofSystem)),
  ])
}
