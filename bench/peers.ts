import type { Criteria } from '@portal/domain/criteria'
import pg from 'pg'
import { type Client, median, quantile } from './measure.ts'
import { makeQueries, queryAnew, queryOf } from './queries.ts'
import { heading, publish, reached, row } from './report.ts'
import { type Server, startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'

const rounds = 5
/** Both warm up alike: a program is compiled while it runs. */
const warmUps = 3
const calls = 200
const search = '/mvp/api/mvp-car-stocks/search/with'

type Question = { what: string; ours: string[]; theirs: string[]; goal: number | null }

/** Both answer the same question one right after the other; a busy moment of the machine hits both. */
async function compare(ours: Client, theirs: Client, question: Question) {
  const ratios: number[] = []
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  for (let round = -warmUps; round < rounds; round++) {
    const [mine, other]: [number[], number[]] = [[], []]
    for (let call = 0; call < calls; call++) {
      const turn = (round + warmUps) * calls + call
      const start = performance.now()
      await theirs.call(question.theirs[turn % question.theirs.length] as string)
      const middle = performance.now()
      await ours.call(question.ours[turn % question.ours.length] as string)
      mine.push(performance.now() - middle)
      other.push(middle - start)
    }
    if (round < 0) continue
    ratios.push(median(other) / median(mine))
    times.ours.push(...mine)
    times.theirs.push(...other)
  }
  const shown = (list: number[]) => {
    const sorted = list.toSorted((a, b) => a - b)
    return `${quantile(sorted, 0.5).toFixed(2)} / ${quantile(sorted, 0.99).toFixed(1)}`
  }
  const better = median(ratios)
  const { what, goal } = question
  return row(
    what,
    shown(times.ours),
    shown(times.theirs),
    `${better.toFixed(1)} x`,
    goal === null ? '-' : `${goal} x`,
    goal === null ? 'no goal' : reached(better, goal),
  )
}

/** Questions to which the two give different numbers; first that both are right, then that they are fast. */
async function disagreements(ours: Client, theirs: Client, queries: Criteria[]): Promise<number> {
  let wrong = 0
  for (const criteria of queries) {
    const query = queryOf(criteria)
    if ((await ours.call(`${search}/count?${query}`)).body !== (await theirs.call(`/count?${query}`)).body)
      wrong++
  }
  return wrong
}

async function table(ours: Server, naive: Server, q1: Criteria[], ids: number[]): Promise<string[]> {
  const anew = (route: string) =>
    Array.from(
      { length: 2000 },
      (_, turn) => `${search}${route}?${queryAnew(q1[turn % q1.length] ?? {}, turn)}`,
    )
  const theirs = (route: string) => q1.map((criteria) => `${route}?${queryOf(criteria)}`)
  const questions: Question[] = [
    { what: 'filtered count, never asked before', ours: anew('/count'), theirs: theirs('/count'), goal: 3 },
    {
      what: 'page of 24 by price',
      ours: q1.map((criteria) => `${search}?${queryOf(criteria, { sort: 'preis,asc' })}`),
      theirs: theirs('/page'),
      goal: null,
    },
    { what: 'counts beside the options', ours: anew('/option-counts'), theirs: theirs('/options'), goal: 5 },
    {
      what: 'one vehicle',
      ours: ids.map((id) => `/mvp/api/mvp-car-stocks/${id}`),
      theirs: ids.map((id) => `/vehicle/${id}`),
      goal: null,
    },
  ]
  const lines = heading('what', 'ours p50 / p99 ms', 'theirs', 'better', 'goal', 'verdict')
  for (const question of questions) lines.push(await compare(ours.client, naive.client, question))
  return lines
}

/** Measures the portal beside others over the same vehicles; `pnpm bench peers 20000`. */
export async function run([size = '20000']: string[]) {
  const lines = [`${Number(size).toLocaleString('en')} vehicles, ${rounds} rounds, one client.`, '']
  await withCluster(async (cluster) => {
    const url = await makeStock(cluster, Number(size))
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const ours = await startServer(url)
    const naive = await startServer(url, './peers/naive-server.ts')
    try {
      const { q1 } = await makeQueries(pool)
      const { rows } = await pool.query<{ fahrzeugid: number }>(
        'SELECT fahrzeugid FROM vehicle WHERE available LIMIT 50',
      )
      const wrong = await disagreements(ours.client, naive.client, q1)
      lines.push('## Fastify + Prisma, written naively, with indexes\n')
      lines.push(
        ...(await table(
          ours,
          naive,
          q1,
          rows.map(({ fahrzeugid }) => fahrzeugid),
        )),
      )
      const [mine, theirs] = [await ours.health(), await naive.health()]
      lines.push(
        '',
        `Counts that differ: ${wrong} of ${q1.length}. Memory: ${mine.rssMiB.toFixed(0)} MiB against ${theirs.rssMiB.toFixed(0)} MiB.`,
      )
    } finally {
      await naive.stop()
      await ours.stop()
      await pool.end()
    }
  })
  lines.push(
    '\n## Platforms (Vendure, Medusa)\n',
    'Not measured in this run: no loader for their product model is part of this repository.',
  )
  await publish('peers', 'Peers', lines)
}
