import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
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

/** Milliseconds with one client, and how many times faster the portal is. */
type Calls = { p50: number; p99: number; portalFaster: number }

/** What was measured of one system with one size of the stock. */
type Measured = {
  name: string
  size: number
  loadedMs: number
  rssMiB: number
  peakMiB: number
  /** Until best results are ready; the portal's only. */
  marketMs: number | null
  calls: Record<Kind, Calls>
  foundMs: number
  wrong: number
  /** Of the machine in the last minute. */
  load: number
}

/** The valuation of the market computes in the thread that counts options, so it must be over. */
async function whenValued({ health }: Server) {
  for (;;) {
    const { marketMs } = await health()
    if (marketMs !== null) return marketMs
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

function callsOf(timed: Map<string, Timed>, ours: string, name: string): Calls {
  const [mine, own] = [timed.get(ours), timed.get(name)]
  if (!mine || !own) throw new Error(`${name} was not measured.`)
  const sorted = own.times.flat().sort((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), portalFaster: better(mine, own) }
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
      const calls = (kind: Kind) => callsOf(byKind[kind], ours.name, name)
      measured.push({
        ...{ name, size, rssMiB, peakMiB, foundMs, loadedMs: server.loadedMs },
        marketMs: system === ours ? marketMs : null,
        calls: { count: calls('count'), options: calls('options'), page: calls('page') },
        wrong: wrong.get(name) ?? 0,
        load: loadavg()[0] ?? 0,
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
const bytes = (mebibytes: number, vehicles: number) => Math.round((mebibytes * 2 ** 20) / vehicles)

/** A table of one system: a row for each size. */
function tableOf(name: string, all: readonly Measured[]): string[] {
  const own = all.filter((measured) => measured.name === name)
  const lines = own.map(({ size, loadedMs, marketMs, rssMiB, peakMiB, calls, foundMs, load }, index) => {
    const before = own[index - 1]
    return row(
      named(size),
      seconds(loadedMs) + (marketMs === null ? '' : ` / ${seconds(marketMs)}`),
      `${rssMiB.toFixed(0)} / ${peakMiB.toFixed(0)} MiB`,
      named(bytes(rssMiB, size)),
      before ? named(bytes(rssMiB - before.rssMiB, size - before.size)) : '-',
      ...kinds.map((kind) => `${calls[kind].p50.toFixed(2)} / ${calls[kind].p99.toFixed(1)}`),
      foundMs.toFixed(0),
      load.toFixed(1),
    )
  })
  return [
    `\n## ${name}\n`,
    ...heading(
      'vehicles',
      name === 'this portal' ? 'loaded / best results ready' : 'loaded',
      'RSS / peak',
      'bytes a vehicle',
      'bytes of each further one',
      ...kinds.map((kind) => `${titles[kind]}, ms`),
      'a change is found after, ms',
      'load average',
    ),
    ...lines,
  ]
}

function comparison(others: readonly Measured[]): string[] {
  return [
    '\n## How many times faster the portal is\n',
    ...heading('vehicles', 'than', 'searches with another answer', ...kinds.map((kind) => titles[kind])),
    ...others.map(({ size, name, wrong, calls }) =>
      row(
        ...[named(size), name, `${wrong} of 50`],
        ...kinds.map((kind) => `${calls[kind].portalFaster.toFixed(2)} x`),
      ),
    ),
  ]
}

const kept = new URL('./results/growth.json', import.meta.url)
const drawn = new URL('../docs/images/growth.svg', import.meta.url)

/** Draws and describes all sizes measured so far. */
async function publishAll(all: readonly Measured[]) {
  const names = [...new Set(all.map(({ name }) => name))]
  const lines = (['count', 'options'] as const).flatMap((kind) =>
    names.map((name, colour) => ({
      name: `${name}: ${titles[kind]}`,
      ...{ colour, isDashed: kind === 'options' },
      points: all
        .filter((measured) => measured.name === name)
        .map(({ size, calls }) => [size, calls[kind].p50] as const),
    })),
  )
  await writeFile(drawn, plot(lines))
  await publish('growth', 'Growth', [
    `Each size is a run of its own; a table shows the load average of each. The stock is in one process of each system; 50 searches, ${rounds} rounds with one client, p50 / p99 in milliseconds over HTTP. The portal runs with \`${memoryLimits.join(' ')}\` at every size. ClickHouse (\`chdb\`) and DuckDB are in a Fastify process and use as many threads as they like. They are loaded from the database and follow \`stock_change\`, as the portal does. The table of ClickHouse is on the disk, so it is not in its RSS. The portal counts the options of every list and range of the form, the engines those of nine lists. A page is 24 ids of the search and their rows from PostgreSQL. Stocks above a million have one photo a vehicle instead of three.`,
    ...names.flatMap((name) => tableOf(name, all)),
    ...comparison(all.filter(({ marketMs }) => marketMs === null)),
  ])
}

/**
 * Measures the portal beside existing engines while the stock grows. `pnpm bench growth 10000000` measures one size and
 * keeps the results of the others. Ten million vehicles take 20 GB of disk in the temporary folder.
 */
export async function run(args: string[]) {
  const sizes =
    args.length > 0 ? args.map(Number) : [25_000, 100_000, 250_000, 1_000_000, 5_000_000, 10_000_000]
  await withCluster(async (cluster) => {
    for (const size of sizes) {
      console.log(`Making ${named(size)} vehicles ...`)
      const url = await makeStock(cluster, size, { isPriced: true })
      const measured = await measureSize(url, size)
      await dropStock(cluster, size)
      const before: Measured[] = existsSync(kept) ? JSON.parse(await readFile(kept, 'utf8')) : []
      const all = [...before.filter((other) => other.size !== size), ...measured]
      all.sort((a, b) => a.size - b.size)
      await writeFile(kept, `${JSON.stringify(all, null, 2)}\n`)
      await publishAll(all)
    }
  })
}
