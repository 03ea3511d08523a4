/**
 * An update from the previous release and the way back, under load (docs/releasing.md): the instances of both releases
 * use the new schema meanwhile. `pnpm test:previous-release` runs it with PREVIOUS_CHECKOUT, the folder of that release.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCluster } from '../start/postgres.ts'
import { aCaller } from './caller.ts'
import { aSignedInDealer, deliver } from './content.ts'
import { startFront } from './front.ts'
import { anInstance, type Instance, processes, until } from './processes.ts'

const previousCheckout = process.env.PREVIOUS_CHECKOUT
const timeoutMs = 10 * 60_000
const cars = 12

describe.skipIf(!previousCheckout)('an update and the way back', { timeout: timeoutMs }, () => {
  let folder: string
  let cluster: Awaited<ReturnType<typeof startCluster>>
  let previous: ReturnType<typeof processes>
  let current: ReturnType<typeof processes>
  let instances: Instance[]
  let front: Awaited<ReturnType<typeof startFront>>
  const url = () => cluster.url('postgres')

  const migrate = async (release: typeof current) => {
    const { code, error } = await release.run('cli', { DATABASE_URL: url() }, ['migrate']).ended
    expect({ code, error }).toEqual({ code: 0, error: '' })
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-update-'))
    cluster = await startCluster(join(folder, 'postgres'))
    previous = processes(folder, {}, previousCheckout)
    current = processes(folder)
    await migrate(previous)
    const settings = { DATABASE_URL: url(), DRAIN_SECONDS: '3', OVERLOAD_DELAY_MS: '60000' }
    instances = [await anInstance(previous, settings), await anInstance(previous, settings)]
    for (const { isReady } of instances) await until(isReady, 180, 'an instance of the previous release')
    front = await startFront(instances)
  }, timeoutMs)

  afterAll(async () => {
    front?.stop()
    previous?.stop()
    current?.stop()
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }, timeoutMs)

  const priceAt = async (origin: string) => {
    const { text } = await aCaller(origin).send('GET', '/mvp/api/mvp-car-stocks?size=50')
    const list: { planverkaufspreisprivatkundengeschaeftbrutto: number }[] = JSON.parse(text)
    return list.length === cars ? list[0]?.planverkaufspreisprivatkundengeschaeftbrutto : undefined
  }
  /** A delivery taken by one release is shown by all instances. */
  const bring = async (release: typeof current, price: number) => {
    const files = { folder: join(folder, 'deliveries'), databaseUrl: url(), cars, price }
    const { code, error } = await (await deliver(release, files)).ended
    expect({ code, error }).toEqual({ code: 0, error: '' })
    for (const { origin } of instances)
      await until(async () => (await priceAt(origin)) === price, 30, `${origin} shows ${price}`)
  }
  const replaceAll = async (release: typeof current, price: number) => {
    for (const [index, { restart, isReady }] of instances.entries()) {
      expect((await restart(release)).code).toBe(0)
      await until(isReady, 180, 'the instance that follows')
      // The proxy polls every second; an update waits until it has found the new instance.
      await pause(1500)
      await bring(release, price + index)
    }
  }

  test('no call fails, and each release shows what the other wrote', async () => {
    const failures: string[] = []
    const load = { goesOn: true, calls: 0 }
    const ask = async (caller: ReturnType<typeof aCaller>, method: string, path: string, body?: object) => {
      load.calls += 1
      const { status, text } = await caller
        .send(method, path, body)
        .catch((error: Error) => ({ status: 0, text: String(error.cause ?? error) }))
      if (status !== 200 && status !== 201) failures.push(`${method} ${path} ${status} ${text.slice(0, 200)}`)
    }
    const everyMs = async (ms: number, work: () => Promise<void>) => {
      while (load.goesOn) {
        await work()
        await pause(ms)
      }
    }
    await bring(previous, 10_000)
    const visitors = Array.from({ length: 4 }, () => {
      const visitor = aCaller(front.origin)
      return everyMs(200, async () => {
        await ask(visitor, 'GET', '/mvp/api/mvp-car-stocks?size=24')
        await ask(visitor, 'POST', '/mvp/api/mvp-car-stocks/detailsearch/with', { price_from: 5000 })
      })
    })

    await migrate(current)
    const dealer = aCaller(front.origin, (await aSignedInDealer(url())).cookies)
    const signedIn = everyMs(100, async () => {
      await ask(dealer, 'GET', '/uaa/api/account')
      await ask(dealer, 'POST', '/mvp/api/mvp-user-watches', { fahrzeugid: 1 + (load.calls % cars) })
    })
    await bring(previous, 10_100)
    await replaceAll(current, 10_200)
    await replaceAll(previous, 10_300)
    load.goesOn = false
    await Promise.all([...visitors, signedIn])

    console.log(`${load.calls} calls during the update and the way back, ${failures.length} failed`)
    expect(failures).toEqual([])
    expect(load.calls).toBeGreaterThan(100)
    expect(instances.flatMap(({ errors }) => errors())).toEqual([])
  })
})
