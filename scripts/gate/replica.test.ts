/** Primary and standby: vehicles are read from the standby, but never in an older state than the search index has. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { applyMigrations } from '../../apps/api/src/database/migrate.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { deliver } from '../faults/content.ts'
import { processes, until } from '../faults/processes.ts'
import { startStandby } from '../faults/standby.ts'
import { type Cluster, startCluster } from '../start/postgres.ts'

/** On one busy processor core a delivery takes a minute. */
const timeoutMs = 900_000
const patience = { timeout: 120_000, interval: 200 }
const cars = 12
const firstGwNumber = 100_000
type Car = {
  fahrzeugid: number
  planverkaufspreisprivatkundengeschaeftbrutto: number
  mvpcarstockimages: { ordner: string; datei: string }[]
}

let folder: string
let primary: Cluster
let standby: Awaited<ReturnType<typeof startStandby>>
let portal: ReturnType<typeof processes>
let app: Awaited<ReturnType<typeof buildApp>>
const reads = { primary: 0, replica: 0 }

function asReader(url: string) {
  const reader = new URL(url)
  reader.username = 'portal_reader'
  reader.password = 'reader'
  return reader.href
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-replica-'))
  primary = await startCluster(join(folder, 'primary'))
  await applyMigrations(primary.url('postgres'), undefined, { portal_reader: 'reader' })
  portal = processes(folder)
  await bring(10_000)
  const files = join(folder, 'primary')
  standby = await startStandby({ files, url: primary.url('postgres') }, join(folder, 'standby'))
  const env = readEnv({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', OVERLOAD_DELAY_MS: '60000', DATA_DIR: join(folder, 'data') },
    DATABASE_WAIT_MS: '20000',
    DATABASE_READ_URL: asReader(standby.url),
  })
  app = await buildApp({ env, databaseUrl: primary.url('postgres') })
  await app.ready()
  await until(() => app.stock.isReady, 240, 'the stock is loaded')
  const { inc } = app.rowReads
  app.rowReads.inc = (labels) => {
    reads[labels.source] += 1
    inc.call(app.rowReads, labels)
  }
}, timeoutMs)

afterAll(async () => {
  await app?.close()
  portal?.stop()
  await standby?.stop()
  await primary?.stop()
  await rm(folder, { recursive: true, force: true })
}, timeoutMs)

/** The price of all cars by stock generation. */
const priceOf = new Map<number, number>()

async function bring(price: number) {
  priceOf.set(priceOf.size + 1, price)
  const files = { folder: join(folder, 'deliveries'), databaseUrl: primary.url('postgres') }
  const { code, error } = await (await deliver(portal, { ...files, cars, price })).ended
  expect({ code, error }).toEqual({ code: 0, error: '' })
}

/** The prices in one response of each kind that reads vehicles. */
async function pricesShown(turn: number) {
  const get = async (url: string) => {
    const reply = await app.inject(url)
    expect(`${url} ${reply.statusCode}`).toBe(`${url} 200`)
    return reply
  }
  const list: Car[] = (await get('/mvp/api/mvp-car-stocks?size=50')).json()
  const { fahrzeugid = 0 } = list[turn % cars] ?? {}
  const car: Car = (await get(`/mvp/api/mvp-car-stocks/${fahrzeugid}`)).json()
  const similar: Car[] = (await get(`/mvp/api/mvp-car-stocks/${fahrzeugid}/similar`)).json()
  const page = (await get(`/fahrzeug/${firstGwNumber + (turn % cars)}`)).body
  const onPage = Number(/([\d.]+)(?:,\d\d)?\s*(?:€|EUR)/.exec(page)?.[1]?.replaceAll('.', ''))
  const prices = [...list, car, ...similar].map((one) => one.planverkaufspreisprivatkundengeschaeftbrutto)
  return [...prices, onPage]
}

/** Reads until all responses of a round come from this server. */
const fromOne = (source: 'primary' | 'replica') =>
  expect
    .poll(async () => {
      const before = { ...reads }
      await pricesShown(0)
      const other = source === 'primary' ? 'replica' : 'primary'
      return reads[source] > before[source] && reads[other] === before[other]
    }, patience)
    .toBe(true)

describe('A read replica', () => {
  test('is read for vehicles, lists, shared pages and the names of photos', {
    timeout: timeoutMs,
  }, async () => {
    await fromOne('replica')
    const list: Car[] = (await app.inject('/mvp/api/mvp-car-stocks?size=1')).json()
    const { ordner: path = '', datei: img_name = '' } = list[0]?.mvpcarstockimages[0] ?? {}
    const before = { ...reads }
    const photo = await app.inject({ url: '/mvp/api/image', query: { path, img_name } })
    expect(photo.statusCode).toBe(200)
    expect(reads).toEqual({ primary: before.primary, replica: before.replica + 1 })
  })

  test('is not read while it lags behind the search index', { timeout: timeoutMs }, async () => {
    await standby.pause()
    await bring(11_000)
    await app.stock.refresh()
    expect(new Set(await pricesShown(1))).toEqual(new Set([11_000]))
    await fromOne('primary')
    await standby.resume()
    await fromOne('replica')
    expect(new Set(await pricesShown(1))).toEqual(new Set([11_000]))
  })

  test('never returns an older state than the search index', { timeout: timeoutMs }, async () => {
    const load = { goesOn: true }
    const older: string[] = []
    let answers = 0
    const readers = Array.from({ length: 4 }, async (_, reader) => {
      for (let turn = reader; load.goesOn; turn += 1) {
        const least = priceOf.get(app.stock.index.generation) ?? Number.POSITIVE_INFINITY
        for (const price of await pricesShown(turn)) {
          answers += 1
          if (!(price >= least)) older.push(`${price} instead of ${least}`)
        }
      }
    })
    try {
      for (const price of [12_000, 13_000, 14_000, 15_000]) {
        if (price % 2000 === 0) await standby.pause()
        await bring(price)
        await app.stock.refresh()
        await expect.poll(() => answers, patience).toBeGreaterThan(answers + 100)
        if (price % 2000 === 0) await standby.resume()
      }
    } finally {
      load.goesOn = false
      await Promise.all(readers)
    }
    expect(older).toEqual([])
    expect(answers).toBeGreaterThan(500)
  })

  test('can fail: the primary is read until the replica is back', {
    timeout: timeoutMs,
  }, async () => {
    await fromOne('replica')
    standby.kill()
    expect(new Set(await pricesShown(2))).toEqual(new Set([15_000]))
    await fromOne('primary')
    await standby.start()
    await fromOne('replica')
  })
})
