/** Calls of signed-in people beside the same calls of visitors and a route that runs `SELECT 1`. */
import pg from 'pg'
import { hashOf, newToken } from '../apps/api/src/credentials/secrets.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { Browsers, type Client, measure, median, type Route, ratio } from './measure.ts'
import { makeQueries, queryAnew, queryOf } from './queries.ts'
import { heading, publish, row, verdict } from './report.ts'
import { startServer, withCluster } from './server.ts'
import { makeStock } from './stock.ts'

const stock = '/mvp/api/mvp-car-stocks'
const allRounds = 9
/** So many that about a second or more passes between two calls of the same person. */
const people = 600
const watched = 1000

/** Creates accounts with a session; returns their cookies. */
async function signIn(pool: pg.Pool, name: string, count: number, authorities: string[]) {
  const tokens = Array.from({ length: count }, newToken)
  await pool.query(
    `WITH made AS (
       INSERT INTO account (login, email, password_hash, first_name, last_name, authorities, activated,
         termsofuseagreed, terms_version)
       SELECT $1 || n || '@example.com', $1 || n || '@example.com', '-', 'Erika', 'Beispiel', $2, true, true, $3
       FROM generate_series(1, $4::int) n RETURNING id, login)
     INSERT INTO session (token_hash, account_id)
     SELECT token_hash, id FROM made JOIN unnest($5::text[]) WITH ORDINALITY t(token_hash, n) ON login = $1 || n || '@example.com'`,
    [name, authorities, readEnv({}).TERMS_VERSION, count, tokens.map(hashOf)],
  )
  return tokens.map((token) => new Map([['sid', token]]))
}

/** The first call of a browser gets its XSRF token. */
async function opened(client: Client, jars: Map<string, string>[]) {
  for (const jar of jars) await client.call('/mvp/api/portal-settings', undefined, jar)
  return new Browsers(jars)
}

async function routesFor(client: Client, pool: pg.Pool): Promise<Route[]> {
  const { q1 } = await makeQueries(pool)
  const first = await client.call(`${stock}?sort=preis,asc`)
  const cars: { fahrzeugid: number }[] = JSON.parse(first.body)
  const dealers = ['ROLE_USER', 'ROLE_DEALER']
  const one = await opened(client, await signIn(pool, 'one', 1, dealers))
  const many = await opened(client, await signIn(pool, 'many', people, dealers))
  const desk = await opened(client, await signIn(pool, 'desk', 1, dealers))
  await pool.query(
    `INSERT INTO watch (account_id, fahrzeugid, marked_price)
     SELECT a.id, v.fahrzeugid, v.haendlerpreisbrutto FROM account a, (
       SELECT fahrzeugid, haendlerpreisbrutto FROM vehicle WHERE available ORDER BY draw(fahrzeugid, 'watch') LIMIT $1) v
     WHERE a.login LIKE 'desk%' AND NOT EXISTS (SELECT FROM watch WHERE account_id = a.id)`,
    [watched],
  )
  await pool.query(
    `INSERT INTO watch (account_id, fahrzeugid) SELECT a.id, v.fahrzeugid FROM account a, (
       SELECT fahrzeugid FROM vehicle WHERE available ORDER BY draw(fahrzeugid, 'interest') LIMIT 5) v
     WHERE a.login LIKE 'one%'`,
  )
  const house = await opened(client, await signIn(pool, 'house', 1, ['ROLE_USER', 'ROLE_AE_ADMIN']))
  await pool.query('VACUUM ANALYZE')
  const count = Array.from({ length: 2000 }, (_, turn) => {
    const criteria = q1[turn % q1.length] ?? {}
    return `${stock}/search/with/count?${queryAnew(criteria, turn)}`
  })
  const page = q1.map((criteria) => `${stock}/search/with?${queryOf(criteria, { sort: 'preis,asc' })}`)
  const vehicle = cars.map(({ fahrzeugid }) => `${stock}/${fahrzeugid}`)
  const best = ['/mvp/api/mvp-car-best-results-algorithm']
  const calls = { count, page, vehicle }
  const by = (who: string, browsers: Browsers) =>
    Object.entries({ ...calls, best }).map(([name, paths]) => ({ name: `${name}, ${who}`, paths, browsers }))
  return [
    { name: 'empty', paths: ['/floor/empty'] },
    { name: 'select 1', paths: ['/floor/select-1'] },
    ...Object.entries(calls).map(([name, paths]) => ({ name: `${name}, visitor`, paths })),
    ...by('one dealer', one),
    ...by('many dealers', many),
    { name: 'watch desk', paths: ['/mvp/api/mvp-user-watch-desk'], browsers: desk, isSlow: true },
    { name: 'cockpit', paths: ['/mvp/api/house-cockpit'], browsers: house, isSlow: true },
    { name: 'house counts', paths: ['/mvp/api/house-counts'], browsers: house, isSlow: true },
  ]
}

const goals: Record<string, number> = {
  'count, one dealer': 1.1,
  'count, many dealers': 1.1,
  'page, one dealer': 1.3,
  'page, many dealers': 1.3,
  'vehicle, visitor': 1.8,
  'vehicle, one dealer': 1.8,
  'vehicle, many dealers': 1.8,
  'best, one dealer': 2.5,
  'best, many dealers': 2.5,
  'watch desk': 3,
  cockpit: 3,
}

/** Measures on a database; returns the rows of the table. */
export async function measureSignedIn(url: string, rounds = allRounds): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const server = await startServer(url)
  try {
    const routes = await routesFor(server.client, pool)
    // Long calls are measured alone; beside them, every person would call so seldom that the last use is written each time.
    const isFloor = ({ name }: Route) => name === 'select 1'
    const timings = await measure(
      server.client,
      routes.filter(({ isSlow }) => !isSlow),
      rounds,
    )
    const slow = routes.filter((route) => route.isSlow || isFloor(route))
    const slowTimings = await measure(server.client, slow, rounds)
    return routes.map(({ name, isSlow }) => {
      const measured = isSlow ? slowTimings : timings
      const times = measured.get(name) ?? []
      const value = ratio(measured, name, 'select 1')
      const ms = (of: 'p50' | 'p99') => median(times.map((time) => time[of])).toFixed(2)
      const goal = goals[name]
      return row(
        name,
        `${ms('p50')} / ${ms('p99')}`,
        value.toFixed(2),
        goal ?? '-',
        verdict(value, goal ?? null),
      )
    })
  } finally {
    await pool.end()
    await server.stop()
  }
}

/** Measures calls of signed-in people; `pnpm bench signed-in 25000`. */
export async function run([size = '25000']: string[]) {
  const lines = [
    `${Number(size).toLocaleString('en')} vehicles, ${allRounds} rounds, one client; ratios are of p50 in the same round, medians of the rounds. ${people.toLocaleString('en')} dealers call in turn, so that each one's calls are about a second or more apart; the watchlist has ${watched.toLocaleString('en')} vehicles.\n`,
    ...heading('what', 'p50 / p99 ms', 'ratio to select 1', 'goal', 'verdict'),
  ]
  await withCluster(async (cluster) => {
    lines.push(...(await measureSignedIn(await makeStock(cluster, Number(size)))))
  })
  await publish('signed-in', 'Signed-in calls', lines)
}
