import type { Criteria } from '@portal/domain/search/criteria'
import pg from 'pg'
import { sameCounts } from './peers/agreement.ts'
import { install } from './peers/install.ts'
import { optionListNames } from './peers/option-lists.ts'
import type { Peer } from './peers/peer.ts'
import { startPortal } from './peers/portal.ts'
import { better, type Contender, clients, floor, rounds, shown, type Timed, timeAll } from './peers/timing.ts'
import { makeShopQueries, queryOf } from './queries.ts'
import { heading, publish, reached, row } from './report.ts'
import { type Server, startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'

type Engine = {
  name: string
  /** The lists whose options it counts; the portal always counts all. */
  counts: 'all lists' | 'nine lists'
  dependencies: Record<string, string>
  /** How many times faster the portal must be, by stock size; SQLite is shown beside them. */
  goal: (size: number) => number | null
}

const engines: Record<string, Engine> = {
  roaring: {
    name: 'CRoaring 2.7.0',
    counts: 'all lists',
    dependencies: { roaring: '2.7.0' },
    goal: (size) => (size < 1_000_000 ? 1 : 1 / 0.7),
  },
  duckdb: {
    name: 'DuckDB 1.5.6',
    counts: 'nine lists',
    dependencies: { '@duckdb/node-api': '1.5.6-r.1' },
    goal: () => 5,
  },
  sqlite: { name: 'SQLite', counts: 'nine lists', dependencies: {}, goal: () => null },
}

const kinds = ['count', 'options'] as const
type Kind = (typeof kinds)[number]
const titles: Record<Kind, string> = { count: 'filtered count', options: 'option counts' }

type Started = Engine & { server: Server }

/** Starts an engine with the options that the portal counts for a search without criteria. */
async function startEngine(id: string, engine: Engine, url: string, ours: Peer): Promise<Started> {
  const folder = await install(id, { dependencies: engine.dependencies })
  const counts = ours.read.options((await ours.server.client.call(ours.ask.options({}, 0).path)).body)
  const options = Object.fromEntries(
    Object.entries(counts).map(([list, ofList]) => [list, Object.keys(ofList)]),
  )
  Object.assign(process.env, {
    ENGINE: id,
    ENGINE_FOLDER: folder,
    ENGINE_OPTIONS: JSON.stringify(options),
  })
  console.log(`Loading ${engine.name} ...`)
  return { ...engine, server: await startServer(url, './peers/engine-server.ts', []) }
}

const pathOf = (kind: Kind, criteria: Criteria) => `/${kind}?${queryOf(criteria)}`

/** The number of differing responses by kind. Responses must be equal before times are compared. */
async function disagreements(ours: Peer, { server, counts }: Started, searches: Criteria[]) {
  const wrong = { count: 0, options: 0 }
  for (const [turn, criteria] of searches.entries()) {
    const theirs = async (kind: Kind) => (await server.client.call(pathOf(kind, criteria))).body
    const mine = async (kind: Kind) =>
      (await ours.server.client.call(ours.ask[kind](criteria, turn).path)).body
    if (ours.read.count(await mine('count')) !== Number(await theirs('count'))) wrong.count++
    const all = ours.read.options(await mine('options'))
    const lists = counts === 'all lists' ? Object.keys(all) : optionListNames
    const counted = lists.filter((list) =>
      list === 'car_model' ? criteria.maker !== undefined : list !== 'car_model_detail',
    )
    if (!sameCounts(all, JSON.parse(await theirs('options')), counted)) wrong.options++
  }
  return wrong
}

function contenders(kind: Kind, ours: Peer, others: Started[], searches: Criteria[]): Contender[] {
  const criteria = (turn: number) => searches[turn % searches.length] ?? {}
  return [
    {
      ...{ name: ours.name, client: ours.server.client, origin: ours.server.origin },
      ask: (turn) => ours.ask[kind](criteria(turn), turn),
    },
    ...others.map(({ name, server: { client, origin } }) => ({
      ...{ name, client, origin },
      ask: (turn: number) => ({ path: pathOf(kind, criteria(turn)) }),
    })),
    floor(ours, 'empty Fastify response', '/floor/empty'),
  ]
}

async function tables(size: number, ours: Peer, others: Started[], searches: Criteria[]): Promise<string[]> {
  const lines = [`## ${size.toLocaleString('en')} vehicles`, '']
  lines.push(...heading('responses that differ from ours', ...kinds.map((kind) => titles[kind]), 'verdict'))
  for (const engine of others) {
    const { count, options } = await disagreements(ours, engine, searches)
    const of = (wrong: number) => `${wrong} of ${searches.length}`
    lines.push(row(engine.name, of(count), of(options), count + options === 0 ? 'met' : 'MISSED'))
  }
  const timed: Record<Kind, Map<string, Timed>> = {
    count: await timeAll(contenders('count', ours, others, searches)),
    options: await timeAll(contenders('options', ours, others, searches)),
  }
  lines.push('', ...heading('', ...kinds.map((kind) => titles[kind]), 'loaded in', 'RSS'))
  for (const { name, server } of [ours, ...others]) {
    const cells = kinds.map((kind) => shown(timed[kind].get(name) ?? { times: [], rate: 0 }))
    const { rssMiB } = await server.health()
    lines.push(row(name, ...cells, `${(server.loadedMs / 1000).toFixed(1)} s`, `${rssMiB.toFixed(0)} MiB`))
  }
  lines.push('', ...heading('what', 'against', 'better', 'goal', 'verdict'))
  for (const kind of kinds)
    for (const { name, goal } of others) {
      const [mine, theirs] = [timed[kind].get(ours.name), timed[kind].get(name)]
      if (!mine || !theirs) throw new Error(`${name} was not measured.`)
      const times = better(mine, theirs)
      const least = goal(size)
      const verdict = least === null ? 'no goal' : reached(times, least)
      lines.push(
        row(titles[kind], name, `${times.toFixed(2)} x`, least ? `${least.toFixed(2)} x` : '-', verdict),
      )
    }
  return [...lines, '']
}

/** Compares the portal's search with existing engines behind the same kind of route: `pnpm bench engines 250000 1000000`. */
export async function run(sizes: string[]) {
  const lines = [
    `The same vehicles and 50 searches, ${rounds} rounds. Each cell: p50 / p99 with one client, responses per second with ${clients}. CRoaring holds a bitmap for every option and bound, DuckDB has one thread, SQLite indexes that cover every column; all are in the memory of a Fastify process. The portal has no cached response for these requests and checks who asks. It and CRoaring count the options of every list and range of the form (CRoaring without the models of a group), DuckDB and SQLite those of nine lists.\n`,
  ]
  await withCluster(async (cluster) => {
    for (const size of sizes.length > 0 ? sizes.map(Number) : [250_000, 1_000_000]) {
      const url = await makeStock(cluster, size, { isPriced: true })
      const pool = new pg.Pool({ connectionString: url, max: 1 })
      const searches = await makeShopQueries(pool)
      await pool.end()
      const ours = await startPortal(url)
      const others: Started[] = []
      try {
        for (const [id, engine] of Object.entries(engines))
          others.push(await startEngine(id, engine, url, ours))
        lines.push(...(await tables(size, ours, others, searches)))
      } finally {
        for (const { server } of [ours, ...others]) await server.stop()
      }
    }
  })
  await publish('engines', 'Engines', lines)
}
