/** The requests of visitors and dealers in a busy hour. */
import type pg from 'pg'
import { hashOf, newToken } from '../apps/api/src/credentials/secrets.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { openFiles } from '../apps/api/src/plugins/files.ts'
import { storePhoto } from '../apps/api/src/vehicles/files/commands.ts'
import type { Request } from './clients.ts'
import { makeQueries, queryAnew, queryOf } from './queries.ts'

const stock = '/mvp/api/mvp-car-stocks'
const dealers = 20

/** Stores the photo that the traffic requests: a wave pattern, so that the file is as large as a real photo. */
export async function storePhotos(folder: string) {
  const { width, height } = { width: 640, height: 427 }
  const data = Buffer.from(
    Uint8Array.from(
      { length: width * height * 3 },
      (_, at) => 128 + 90 * Math.sin(at / 37) * Math.cos(at / 6100),
    ),
  )
  const files = await openFiles(readEnv({ DATA_DIR: folder }))
  await storePhoto(files.images, 'bench/seite.webp', { data, info: { width, height, channels: 3 } })
}

/** Creates dealers with a session, a watchlist and a saved search; returns their cookies. */
async function signIn(pool: pg.Pool): Promise<string[]> {
  const cookies: string[] = []
  for (let dealer = 0; dealer < dealers; dealer++) {
    const email = `dealer${dealer}@haendler.example`
    const token = newToken()
    await pool.query(
      `WITH a AS (INSERT INTO account (login, email, password_hash, first_name, last_name, authorities, activated,
         termsofuseagreed, terms_version)
         VALUES ($1, $1, '-', 'Erika', 'Beispiel', '{ROLE_USER,ROLE_DEALER}', true, true, $3) RETURNING id),
       s AS (INSERT INTO session (token_hash, account_id) SELECT $2, id FROM a)
       INSERT INTO watch (account_id, fahrzeugid)
       SELECT a.id, v.fahrzeugid FROM a, (SELECT fahrzeugid FROM vehicle WHERE available ORDER BY draw(fahrzeugid, $1) LIMIT 5) v`,
      [email, hashOf(token), readEnv({}).TERMS_VERSION],
    )
    cookies.push(`sid=${token}`)
  }
  return cookies
}

/** The same searches under many addresses, so that few requests are repeated. */
export async function makeNewCounts(pool: pg.Pool): Promise<Request[]> {
  const { q1, q2 } = await makeQueries(pool)
  return [...q1, ...q2].flatMap((query) =>
    Array.from({ length: 200 }, (_, turn) => ({
      route: 'live count, new address',
      path: `${stock}/search/with/count?${queryAnew(query, turn)}`,
    })),
  )
}

/** A weighted list: a route that occurs five times is requested five times as often. */
export async function makeTraffic(pool: pg.Pool): Promise<Request[]> {
  const { q1, q2 } = await makeQueries(pool)
  const cookies = await signIn(pool)
  const { rows } = await pool.query<{ fahrzeugid: number }>(
    `SELECT fahrzeugid FROM vehicle WHERE available ORDER BY draw(fahrzeugid, 'detail') LIMIT 300`,
  )
  const ids = rows.map(({ fahrzeugid }) => fahrzeugid)
  const criteria = [...q1, ...q2]
  const some = <Item>(all: readonly Item[], count: number, make: (item: Item, index: number) => Request) =>
    Array.from({ length: count }, (_, index) => make(all[index % all.length] as Item, index))

  const visitors: Request[] = [
    ...some(criteria, 300, (query) => ({
      route: 'live count',
      path: `${stock}/search/with/count?${queryOf(query)}`,
    })),
    ...some(criteria, 150, (query, page) => ({
      route: 'page of 24',
      path: `${stock}/search/with?${queryOf(query, { page: page % 3, size: 24 })}`,
    })),
    ...some(criteria, 100, (query) => ({
      route: 'counts beside every option',
      path: `${stock}/search/with/option-counts?${queryOf(query)}`,
    })),
    ...some(ids, 150, (id) => ({ route: 'one vehicle', path: `${stock}/${id}` })),
    ...some(ids, 50, (id) => ({ route: 'details of a vehicle', path: `${stock}/${id}/details` })),
    ...some([1], 50, () => ({ route: 'newest 6', path: '/mvp/api/mvp-car-stocks-last' })),
    ...some([1], 25, () => ({ route: 'newest 50', path: '/mvp/api/mvp-car-stocks-last-fifty' })),
    ...some([1], 300, () => ({
      route: 'photo of 640',
      path: '/mvp/api/image?path=bench&img_name=seite@640.webp',
    })),
  ]
  const asDealer = (request: Request, index: number): Request => ({
    route: `dealer: ${request.route}`,
    path: request.path,
    headers: { cookie: cookies[index % cookies.length] as string },
  })
  const wanted = ['live count', 'page of 24', 'one vehicle']
  return [
    ...visitors,
    ...visitors.filter(({ route }, index) => wanted.includes(route) && index % 5 === 0).map(asDealer),
    ...some(cookies, 30, (cookie) => ({
      route: 'dealer: best results',
      path: '/mvp/api/mvp-car-best-results-algorithm',
      headers: { cookie },
    })),
  ]
}
