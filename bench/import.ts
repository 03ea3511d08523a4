import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { exportStock } from '../apps/api/src/house/stock-import/queries.ts'
import { countStatement, type Statement } from '../apps/api/src/stock/query/sql-oracle.ts'
import type { Cluster } from '../scripts/start/postgres.ts'
import { importFile } from './import-command.ts'
import { type Client, median, quantile } from './measure.ts'
import { makeQueries, queryOf } from './queries.ts'
import { heading, publish, reached, row, verdict } from './report.ts'
import { startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'

const roundsPerDelivery = 5

/** The baseline: the seconds of a COPY of the same rows from a file on the server into a table without indexes. */
async function bareCopy(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ data_directory: string }>('SHOW data_directory')
  const file = `${rows[0]?.data_directory}/bench.copy`
  await pool.query(`COPY vehicle TO '${file}'`)
  await pool.query('CREATE TABLE bare (LIKE vehicle)')
  const started = performance.now()
  await pool.query(`COPY bare FROM '${file}'`)
  const seconds = (performance.now() - started) / 1000
  await pool.query('DROP TABLE bare')
  return seconds
}

type Question = { path: string; statement: Statement }

/** The current counts of plain SQL for each query. */
async function truthOf(pool: pg.Pool, questions: Question[]): Promise<number[]> {
  const totals: number[] = []
  for (const { statement } of questions)
    totals.push(Number((await pool.query<{ count: string }>(statement)).rows[0]?.count))
  return totals
}

const overloaded = 503

/** The total of a response; null when the server refused under overload. */
async function ask(client: Client, { path }: Question): Promise<number | null> {
  const { status, total, body } = await client.call(path)
  if (status === overloaded) return null
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 500)}`)
  return total
}

/** Waits until every count equals that of SQL; returns the seconds. */
async function untilSearchable(client: Client, questions: Question[], totals: number[]): Promise<number> {
  const started = performance.now()
  for (let right = 0; right < questions.length; ) {
    const question = questions[right] as Question
    if ((await ask(client, question)) === totals[right]) right++
    else if (performance.now() - started > 600_000) throw new Error(`${question.path} is still wrong.`)
    else await pause(20)
  }
  return (performance.now() - started) / 1000
}

/** Milliseconds and totals of consecutive searches until `done` settles. */
async function searchUntil(client: Client, questions: Question[], done: Promise<unknown>) {
  let isDone = false
  const end = () => {
    isDone = true
  }
  done.then(end, end)
  const times: number[] = []
  const answers: { question: number; total: number }[] = []
  let refused = 0
  for (let call = 0; !isDone; call++) {
    const question = call % questions.length
    const started = performance.now()
    const total = await ask(client, questions[question] as Question)
    if (total === null) refused++
    else {
      times.push(performance.now() - started)
      answers.push({ question, total })
    }
    await turn()
  }
  const p95 = quantile(
    times.toSorted((a, b) => a - b),
    0.95,
  )
  return { p95, answers, refused }
}

/**
 * Adds 30,000 km to every tenth vehicle, so many searches no longer match it; the import then sees a delivery with 10 %
 * changed rows.
 */
async function changeTenth(pool: pg.Pool) {
  await pool.query(
    'UPDATE vehicle SET kilometerstandvon = kilometerstandvon + 30000 WHERE fahrzeugid % 10 = 0',
  )
  await pool.query('UPDATE stock_generation SET generation = generation + 1')
  await pool.query(`SELECT pg_notify('stock', '')`)
  await pool.query('VACUUM ANALYZE vehicle')
}

/** The number of vehicles whose row differs from the file. */
async function wrongRows(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ wrong: number }>(
    'SELECT count(*)::int AS wrong FROM vehicle JOIN truth USING (gwnummer) WHERE vehicle.kilometerstandvon <> truth.km',
  )
  return rows[0]?.wrong ?? -1
}

type Place = {
  url: string
  pool: pg.Pool
  client: Client
  folder: string
  file: string
  questions: Question[]
}

/** The first import of the file: no row is known yet, so all are compared with the stock, and none differs. */
const firstDelivery = ({ url, folder, file }: Place) => importFile(url, folder, file)

async function oneRound({ url, pool, client, folder, file, questions }: Place, after: number[]) {
  await changeTenth(pool)
  const before = await truthOf(pool, questions)
  await untilSearchable(client, questions, before)
  const idle = await searchUntil(client, questions, pause(5000))
  const copySeconds = await bareCopy(pool)
  const importing = importFile(url, folder, file)
  // If the search fails first, a later failure of the import must not end this process.
  importing.catch(() => undefined)
  const busy = await searchUntil(client, questions, importing)
  const { seconds, peakMiB } = await importing
  const followSeconds = await untilSearchable(client, questions, after)
  const wrongAnswers = busy.answers.filter(
    ({ question, total }) => total !== before[question] && total !== after[question],
  ).length
  return {
    seconds,
    copySeconds,
    share: copySeconds / seconds,
    idle: idle.p95,
    slower: busy.p95 / idle.p95,
    peakMiB,
    followSeconds,
    refused: busy.refused,
    wrong: wrongAnswers + (await wrongRows(pool)),
  }
}

type Round = Awaited<ReturnType<typeof oneRound>>

function table(read: number, rounds: Round[], firstSeconds: number): string[] {
  const limit = read > 100_000 ? 600 : 60
  const typical = (name: keyof Round) => median(rounds.map((round) => round[name]))
  const all = (name: keyof Round, digits: number) =>
    rounds.map((round) => round[name].toFixed(digits)).join(', ')
  const seconds = typical('seconds')
  const wrong = rounds.reduce((sum, round) => sum + round.wrong, 0)
  return [
    `\n## ${read.toLocaleString('en')} rows, 10 % changed, median of ${rounds.length} rounds\n`,
    ...heading('what', 'value', 'rounds', 'goal', 'verdict'),
    row(
      'first delivery of these rows, none known',
      `${firstSeconds.toFixed(1)} s`,
      firstSeconds.toFixed(1),
      `${limit} s`,
      verdict(firstSeconds, limit),
    ),
    row(
      'import, whole command',
      `${seconds.toFixed(1)} s, ${Math.round(read / seconds)} rows/s`,
      all('seconds', 1),
      `${limit} s`,
      verdict(seconds, limit),
    ),
    row(
      'against bare COPY by the server itself just before',
      `${typical('share').toFixed(2)} x (COPY ${typical('copySeconds').toFixed(1)} s)`,
      all('share', 2),
      0.4,
      reached(typical('share'), 0.4),
    ),
    row(
      'search p95 meanwhile',
      `${typical('slower').toFixed(2)} x idle (${typical('idle').toFixed(1)} ms)`,
      all('slower', 2),
      2,
      verdict(typical('slower'), 2),
    ),
    row(
      'end of the import until every search finds the new stock',
      `${typical('followSeconds').toFixed(2)} s`,
      all('followSeconds', 2),
      1,
      verdict(typical('followSeconds'), 1),
    ),
    row(
      'memory of the import process, peak',
      `${Math.round(typical('peakMiB'))} MiB`,
      all('peakMiB', 0),
      '',
      verdict(0, null),
    ),
    row(
      'searches refused due to overload meanwhile',
      typical('refused'),
      all('refused', 0),
      '',
      verdict(0, null),
    ),
    row('answers that fit neither stock, vehicles that differ afterwards', wrong, '', 0, verdict(wrong, 0)),
  ]
}

/** Writes the table after every round, because a round of a large delivery takes minutes. */
async function benchRows(
  cluster: Cluster,
  folder: string,
  count: number,
  keep: (lines: string[]) => Promise<void>,
) {
  const url = await makeStock(cluster, count)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // A signal may stop the cluster while connections are open.
  pool.on('error', (error) => console.error(`Connection lost: ${error.message}`))
  try {
    const file = join(folder, `stock-${count}.csv`)
    await pool.query(`DELETE FROM vehicle WHERE gwnummer !~ '^[0-9]{6}$'`)
    await pool.query(`UPDATE vehicle SET fin = 'WBENCH' || lpad(fahrzeugid::text, 11, '0')`)
    await pool.query('VACUUM FULL vehicle')
    await pool.query('VACUUM ANALYZE')
    await pool.query('CREATE TABLE truth AS SELECT gwnummer, kilometerstandvon AS km FROM vehicle')
    const read = await exportStock(pool, file)
    const { q1 } = await makeQueries(pool)
    const questions = q1.map((criteria) => ({
      path: `/mvp/api/mvp-car-stocks/search/with?${queryOf(criteria)}`,
      statement: countStatement(criteria, 'consumer'),
    }))
    const after = await truthOf(pool, questions)
    const server = await startServer(url)
    try {
      const place = { url, pool, client: server.client, folder, file, questions }
      const { seconds } = await firstDelivery(place)
      const rounds: Round[] = []
      while (rounds.length < roundsPerDelivery) {
        rounds.push(await oneRound(place, after))
        await keep(table(read, rounds, seconds))
      }
    } finally {
      await server.stop()
    }
  } finally {
    await pool.end()
  }
}

/** Imports deliveries with the given numbers of rows; `pnpm bench import 100000 1000000`. */
export async function run(args: string[]) {
  const counts = args.length > 0 ? args.map(Number) : [100_000]
  const tables = new Map<number, string[]>()
  await withCluster(async (cluster, folder) => {
    await mkdir(join(folder, 'data'))
    for (const count of counts)
      await benchRows(cluster, join(folder, 'data'), count, (lines) => {
        tables.set(count, lines)
        return publish('import', 'Stock import', [...tables.values()].flat())
      })
  })
}
