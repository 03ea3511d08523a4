import pg from 'pg'
import { aClient, type Client, measure, median, type Route, ratio } from './measure.ts'
import { heading, row, verdict } from './report.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'

const list = '/mvp/api/house-stock'
const firstAnswer = `${list}?filter=state:offered`
const rounds = 5

const routes: Route[] = [
  { name: 'select 1', paths: ['/floor/select-1'] },
  { name: 'first answer', paths: [firstAnswer] },
]
/** Each call follows a change of the stock, so that no cached response is used. */
const reads = [
  { name: 'first answer after a change', path: firstAnswer, turns: 100 },
  { name: 'tenth page', path: `${firstAnswer}&page=9`, turns: 100 },
  { name: 'one number', path: `${list}?q=000007`, turns: 7 },
  { name: 'a number no vehicle has', path: `${list}?q=999993`, turns: 7 },
  { name: 'by price', path: `${firstAnswer}&sort=haendlerpreisbrutto,asc`, turns: 7 },
  {
    name: 'by a condition',
    path: `${list}?filter=hersteller:Audi&filter=kilometerstandvon:..50000`,
    turns: 7,
  },
  { name: 'all numbers', path: `${list}/numbers?filter=hersteller:Audi`, turns: 7 },
]
type Read = (typeof reads)[number]

/** The median time in milliseconds of a call that follows a change of the stock. */
async function afterChanges(client: Client, pool: pg.Pool, { path, turns }: Read) {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    await pool.query('UPDATE stock_generation SET generation = generation + 1')
    const start = performance.now()
    const { status } = await client.call(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Measures the calls of the stock table for one signed-in user; returns the lines of a table. */
export async function tableLines(url: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const token = await signIn(pool, 'desk@autoexpo.example', ['ROLE_USER', 'ROLE_AE_BACKOFFICE'])
  const server = await startServer(url)
  const client = aClient(server.origin, new Map([['sid', token]]))
  try {
    const timings = await measure(client, routes, rounds)
    const p50 = (name: string) => median((timings.get(name) ?? []).map((timing) => timing.p50)).toFixed(2)
    const first = ratio(timings, 'first answer', 'select 1')
    const lines = [
      ...heading('answer', 'p50 ms', 'ratio to select 1', 'goal', 'verdict'),
      row('select 1', p50('select 1'), '1', '-', '-'),
      row('table, first answer', p50('first answer'), first.toFixed(2), 2, verdict(first, 2)),
    ]
    for (const read of reads)
      lines.push(
        row(`table, ${read.name}`, (await afterChanges(client, pool, read)).toFixed(2), '-', '-', '-'),
      )
    return lines
  } finally {
    client.close()
    await server.stop()
    await pool.end()
  }
}
