/** Kills imports of the import desk, and their undos, at random moments. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../apps/api/src/env.ts'
import { receiveDelivery } from '../../apps/api/src/house/import-desk/commands.ts'
import { requestUndo } from '../../apps/api/src/house/stock-jobs/commands.ts'
import { openFiles } from '../../apps/api/src/plugins/files.ts'
import { csvOf, someDeliveryRows } from '../../apps/api/src/testing/deliveries.ts'
import { aSignedInDealer, lookInto } from './content.ts'
import { type Database, startDatabase } from './database.ts'
import { aWorker, processes, until } from './processes.ts'
import { shared } from './share.ts'

const kills = shared(20)
const cars = 2000
let folder: string
let database: Database
let portal: ReturnType<typeof processes>
let db: ReturnType<typeof lookInto>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-desk-'))
  database = await startDatabase(folder)
  portal = processes(folder, { DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:9' })
  db = lookInto(database.directUrl())
})

afterAll(async () => {
  portal?.stop()
  await db?.$disconnect()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Queues a delivery of all cars at one price. */
async function deliver(sourceId: number, price: number): Promise<string> {
  const files = await openFiles(readEnv({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data') }))
  const content = Buffer.from(csvOf(someDeliveryRows(cars, { haendlerpreisbrutto: price })))
  async function* body() {
    yield content
  }
  const delivery = { sourceId, fileName: `${price}.csv` }
  return (await receiveDelivery({ db, files, now: new Date() }, delivery, body())).id
}

/** Processes an import; `killAfterMs` kills the process. @returns its exit code, null when it was killed */
async function work(id: string, killAfterMs?: number) {
  const { child, ended } = portal.run('cli', {}, ['stock', 'desk', id])
  if (killAfterMs !== undefined) {
    await pause(killAfterMs)
    child.kill('SIGKILL')
  }
  return (await ended).code
}

async function prices() {
  const found = await db.vehicle.groupBy({ by: ['haendlerpreisbrutto'], _count: true })
  return found.map(({ haendlerpreisbrutto, _count }) => [Number(haendlerpreisbrutto), _count])
}

const jobOf = (importId: string) => db.stockJob.findFirstOrThrow({ where: { importId } })

test(`${kills} kills of takeovers and of undos leave the stock before or after`, async () => {
  const { id: actorId } = await aSignedInDealer(database.directUrl())
  const { id: sourceId } = await db.stockSource.create({ data: { name: 'Nord', priceJumpPercent: 100 } })
  let price = 10_000
  expect(await work(await deliver(sourceId, price))).toBe(0)
  let last = ''
  for (let round = 0; round < kills; round += 1) {
    last = await deliver(sourceId, price + 1)
    await work(last, 500 + Math.random() * 3000)
    expect([[[price, cars]], [[price + 1, cars]]]).toContainEqual(await prices())
    price += 1
    expect(await work(last)).toBe(0)
    expect(await prices()).toEqual([[price, cars]])
    expect(await db.stockJob.count({ where: { importId: last } })).toBe(1)
  }

  const worker = aWorker(portal, {})
  await until(worker.isReady, 120, 'the worker is ready')
  const { id: jobId } = await jobOf(last)
  await requestUndo(db, { jobId, actorId, now: new Date() })
  for (let round = 0; round < kills; round += 1) {
    await pause(Math.random() * 1000)
    await worker.kill()
    expect([[[price, cars]], [[price - 1, cars]]]).toContainEqual(await prices())
  }
  await until(async () => (await jobOf(last)).state === 'undone', 330, 'the import is undone')
  expect(await prices()).toEqual([[price - 1, cars]])
})
