/** Two instances behind a proxy are replaced one by one while requests continue. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCaller } from '../faults/caller.ts'
import { aSignedInDealer, deliver } from '../faults/content.ts'
import { type Database, startDatabase } from '../faults/database.ts'
import { startFront } from '../faults/front.ts'
import { anInstance, type Instance, processes, until } from '../faults/processes.ts'

/** On one busy processor core a restart takes a minute. */
const timeoutMs = 900_000
const patienceSeconds = 240
/** The long run of this test (docs/operations.md) sets more. */
const rounds = Number(process.env.ROLLING_RESTARTS ?? 1)
const cars = 12
/** Eight visitors call about 100 times a second, which leaves processor time for starting instances. */
const visitPauseMs = 150
let folder: string
let database: Database
let portal: ReturnType<typeof processes>
let instances: Instance[]
let front: Awaited<ReturnType<typeof startFront>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-rolling-'))
  database = await startDatabase(folder)
  portal = processes(folder)
  // All processes share one machine's CPU cores, so the overload check is disabled.
  const settings = {
    DATABASE_URL: database.url,
    DRAIN_SECONDS: '5',
    OVERLOAD_DELAY_MS: '60000',
    DATABASE_WAIT_MS: '20000',
  }
  instances = [await anInstance(portal, settings), await anInstance(portal, settings)]
  for (const { isReady } of instances) await until(isReady, patienceSeconds, 'an instance is ready')
  front = await startFront(instances)
}, timeoutMs)

afterAll(async () => {
  front?.stop()
  portal?.stop()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
}, timeoutMs)

const bring = async (price: number) => {
  const files = { folder: join(folder, 'deliveries'), databaseUrl: database.url }
  const { code, error } = await (await deliver(portal, { ...files, cars, price })).ended
  expect({ code, error }).toEqual({ code: 0, error: '' })
}

/** The common price of all cars on an instance; null while the number of cars or prices differs. */
async function priceAt(origin: string) {
  const { text } = await aCaller(origin).send('GET', '/mvp/api/mvp-car-stocks?size=50')
  const list: { planverkaufspreisprivatkundengeschaeftbrutto: number }[] = JSON.parse(text)
  const prices = new Set(list.map((car) => car.planverkaufspreisprivatkundengeschaeftbrutto))
  return list.length === cars && prices.size === 1 ? [...prices][0] : null
}

test('no call fails, sessions stay valid, and every instance updates its stock', {
  timeout: timeoutMs,
}, async () => {
  await bring(10_000)
  for (const { origin } of instances)
    await until(
      async () => (await priceAt(origin)) === 10_000,
      patienceSeconds,
      `${origin} shows the first delivery`,
    )

  const { cookies } = await aSignedInDealer(database.directUrl())
  const dealer = aCaller(front.origin, cookies)
  const failures: string[] = []
  const count = { calls: 0 }
  const load = { goesOn: true }
  const ask = async (caller: typeof dealer, method: string, path: string, body?: object) => {
    count.calls += 1
    const { status, text } = await caller
      .send(method, path, body)
      .catch((error: Error) => ({ status: 0, text: String(error.cause ?? error) }))
    if (status !== 200 && status !== 201) failures.push(`${method} ${path} ${status} ${text.slice(0, 200)}`)
  }
  const visitors = Array.from({ length: 8 }, async () => {
    const visitor = aCaller(front.origin)
    while (load.goesOn) {
      await ask(visitor, 'GET', '/mvp/api/mvp-car-stocks?size=24')
      await ask(visitor, 'POST', '/mvp/api/mvp-car-stocks/detailsearch/with', { price_from: 5000 })
      await pause(visitPauseMs)
    }
  })
  const signedIn = (async () => {
    for (let turn = 0; load.goesOn; turn += 1) {
      await ask(dealer, 'GET', '/uaa/api/account')
      await ask(dealer, 'POST', '/mvp/api/mvp-user-watches', { fahrzeugid: 1 + (turn % cars) })
      await pause(50)
    }
  })()

  for (let round = 1; round <= rounds; round += 1)
    for (const [index, instance] of instances.entries()) {
      const { restart, isReady, isRunning, origin } = instance
      const { code, endedAfterMs } = await restart()
      expect(code).toBe(0)
      // Service managers grant ten seconds before they kill.
      expect(endedAfterMs).toBeLessThan(10_000)
      const price = 10_000 + round * 10 + index
      await bring(price)
      await until(isReady, patienceSeconds, 'the new instance is ready')
      for (const { origin } of instances)
        await until(
          async () => (await priceAt(origin)) === price,
          patienceSeconds,
          `${origin} shows ${price}`,
        )
      expect(isRunning(), origin).toBe(true)
      await until(() => front.uses(instance), patienceSeconds, 'the proxy has found the new instance')
    }
  load.goesOn = false
  await Promise.all([...visitors, signedIn])
  expect(failures).toEqual([])
  expect(count.calls).toBeGreaterThan(100)
  expect(instances.flatMap(({ errors }) => errors())).toEqual([])
})
