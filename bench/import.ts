import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { exportStock } from '../apps/api/src/features/stock-import/queries.ts'
import type { Cluster } from '../scripts/postgres.ts'
import { type Client, quantile } from './measure.ts'
import { makeQueries, queryOf } from './queries.ts'
import { heading, publish, reached, row, verdict } from './report.ts'
import { startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'

const program = fileURLToPath(new URL('../apps/api/src/cli.ts', import.meta.url))

/** The operator's command in a process of its own, as it is run in production. */
function importFile(databaseUrl: string, dataDir: string, file: string): Promise<number> {
  const started = performance.now()
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [program, 'stock', 'import', file], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve((performance.now() - started) / 1000)
      else reject(new Error(`The import ended with ${code}: ${output.slice(-2000)}`))
    })
  })
}

/** The same rows by COPY into a table without an index, from a file the server reads itself: the floor. */
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

/** Milliseconds of searches one after another until `done` settles. */
async function searchUntil(client: Client, paths: string[], done: Promise<unknown>): Promise<number[]> {
  let isDone = false
  const end = () => {
    isDone = true
  }
  done.then(end, end)
  const times: number[] = []
  for (let call = 0; !isDone; call++) {
    const started = performance.now()
    await client.call(paths[call % paths.length] as string)
    times.push(performance.now() - started)
    await turn()
  }
  return times.sort((a, b) => a - b)
}

/** Vehicles whose row differs from what the file says. */
async function wrongRows(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ wrong: number }>(
    'SELECT count(*)::int AS wrong FROM vehicle JOIN truth USING (gwnummer) WHERE vehicle.kilometerstandvon <> truth.km',
  )
  return rows[0]?.wrong ?? -1
}

async function benchRows(cluster: Cluster, folder: string, count: number): Promise<string[]> {
  const url = await makeStock(cluster, count)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const server = await startServer(url)
  try {
    const file = join(folder, `stock-${count}.csv`)
    await pool.query(`DELETE FROM vehicle WHERE gwnummer !~ '^[0-9]{6}$'`)
    await pool.query(`UPDATE vehicle SET fin = 'WBENCH' || lpad(fahrzeugid::text, 11, '0')`)
    await pool.query('CREATE TABLE truth AS SELECT gwnummer, kilometerstandvon AS km FROM vehicle')
    const read = await exportStock(pool, file)
    const copySeconds = await bareCopy(pool)
    await pool.query('UPDATE vehicle SET kilometerstandvon = kilometerstandvon + 1 WHERE fahrzeugid % 10 = 0')
    await pool.query('VACUUM ANALYZE vehicle')
    const { q1 } = await makeQueries(pool)
    const paths = q1.map((criteria) => `/mvp/api/mvp-car-stocks/search/with?${queryOf(criteria)}`)
    const idle = await searchUntil(server.client, paths, new Promise((done) => setTimeout(done, 5000)))
    const importing = importFile(url, folder, file)
    const busy = await searchUntil(server.client, paths, importing)
    const seconds = await importing
    const wrong = await wrongRows(pool)
    const limit = count > 100_000 ? 600 : 60
    const share = copySeconds / seconds
    const slower = quantile(busy, 0.95) / quantile(idle, 0.95)
    return [
      `\n## ${read.toLocaleString('en')} rows, 10 % changed\n`,
      ...heading('what', 'value', 'goal', 'verdict'),
      row(
        'import, whole command',
        `${seconds.toFixed(1)} s, ${Math.round(read / seconds)} rows/s`,
        `${limit} s`,
        verdict(seconds, limit),
      ),
      row(
        'against bare COPY by the server itself',
        `${share.toFixed(2)} x (${copySeconds.toFixed(1)} s)`,
        0.4,
        reached(share, 0.4),
      ),
      row(
        'search p95 meanwhile',
        `${slower.toFixed(2)} x idle (${quantile(idle, 0.95).toFixed(1)} ms)`,
        2,
        verdict(slower, 2),
      ),
      row('vehicles that differ from the file afterwards', wrong, 0, verdict(wrong, 0)),
    ]
  } finally {
    await server.stop()
    await pool.end()
  }
}

/** Imports deliveries of the given numbers of rows; `pnpm bench import 100000 1000000`. */
export async function run(args: string[]) {
  const counts = args.length > 0 ? args.map(Number) : [100_000]
  const lines: string[] = []
  await withCluster(async (cluster, folder) => {
    await mkdir(join(folder, 'data'))
    for (const count of counts) lines.push(...(await benchRows(cluster, join(folder, 'data'), count)))
  })
  await publish('import', 'Stock import', lines)
}
