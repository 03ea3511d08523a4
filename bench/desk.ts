import pg from 'pg'
import { hashOf, newToken } from '../apps/api/src/credentials/secrets.ts'
import { aClient, measure, median, type Route, ratio, type Timing } from './measure.ts'
import { heading, publish, row, verdict } from './report.ts'
import { startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'

const list = '/mvp/api/house-stock'
const rounds = 5

/** The session token of a back office account. */
async function signIn(pool: pg.Pool): Promise<string> {
  const token = newToken()
  await pool.query(
    `WITH made AS (
       INSERT INTO account (login, email, password_hash, first_name, last_name, authorities, activated,
         termsofuseagreed, terms_version)
       VALUES ('desk@autoexpo.example', 'desk@autoexpo.example', '-', 'Berta', 'Büro',
         '{ROLE_USER,ROLE_AE_BACKOFFICE}', true, true, '2026-01') RETURNING id)
     INSERT INTO session (token_hash, account_id) SELECT $1, id FROM made`,
    [hashOf(token)],
  )
  return token
}

const routes: Route[] = [
  { name: 'select 1', paths: ['/floor/select-1'] },
  { name: 'first answer', paths: [`${list}?filter=state:offered`] },
  { name: 'tenth page', paths: [`${list}?filter=state:offered&page=9`] },
  { name: 'one number', paths: [`${list}?q=000007`] },
]
/** Each reads the whole table, so they are called less often. */
const scans: Route[] = [
  { name: 'by price', paths: [`${list}?filter=state:offered&sort=haendlerpreisbrutto,asc`] },
  { name: 'by a condition', paths: [`${list}?filter=hersteller:Audi&filter=kilometerstandvon:..50000`] },
  { name: 'all numbers', paths: [`${list}/numbers?filter=hersteller:Audi`] },
]

const timesOf = (timings: Map<string, Timing[]>, name: string) => {
  const times = timings.get(name) ?? []
  return `${median(times.map(({ p50 }) => p50)).toFixed(2)} / ${median(times.map(({ p99 }) => p99)).toFixed(2)}`
}

/** The stock table of the house; `pnpm bench desk 25000`. */
export async function run([size = '25000']: string[]) {
  await withCluster(async (cluster) => {
    const url = await makeStock(cluster, Number(size))
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const token = await signIn(pool)
    await pool.end()
    const server = await startServer(url)
    const client = aClient(server.origin, new Map([['sid', token]]))
    try {
      const timings = await measure(client, routes, rounds)
      const scanned = new Map<string, number[]>()
      for (const { name, paths } of scans)
        for (const path of paths)
          for (let turn = 0; turn < 7; turn++) {
            const start = performance.now()
            const { status } = await client.call(path)
            if (status !== 200) throw new Error(`${path} answered ${status}`)
            scanned.set(name, [...(scanned.get(name) ?? []), performance.now() - start])
          }
      const first = ratio(timings, 'first answer', 'select 1')
      await publish('desk', 'The stock desk', [
        `${Number(size).toLocaleString('en')} vehicles and a tenth as many sold ones, one signed-in caller.\n`,
        ...heading('what', 'p50 / p99 ms', 'ratio to select 1', 'goal', 'verdict'),
        row('select 1', timesOf(timings, 'select 1'), '1', '-', '-'),
        row('table, first answer', timesOf(timings, 'first answer'), first.toFixed(2), 2, verdict(first, 2)),
        row(
          'table, tenth page',
          timesOf(timings, 'tenth page'),
          ratio(timings, 'tenth page', 'select 1').toFixed(2),
          '-',
          '-',
        ),
        row(
          'table, one number',
          timesOf(timings, 'one number'),
          ratio(timings, 'one number', 'select 1').toFixed(2),
          '-',
          '-',
        ),
        ...[...scanned].map(([name, times]) =>
          row(`table, ${name}`, median(times).toFixed(1), '-', '-', '-'),
        ),
      ])
    } finally {
      client.close()
      await server.stop()
    }
  })
}
