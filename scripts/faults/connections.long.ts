/** Cuts database connections during any operation, ten thousand times (F2). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectKept } from './comparison.ts'
import { aSignedInDealer, deliver, lookInto } from './content.ts'
import { type Database, startDatabase } from './database.ts'
import { anInstance, type Instance, processes, until } from './processes.ts'
import { shared } from './share.ts'
import { anEmptyJournal, enquire, read, register, watch } from './writers.ts'

const cuts = shared(10_000)
const cars = 12
let folder: string
let database: Database
let portal: ReturnType<typeof processes>
let instance: Instance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-cuts-'))
  database = await startDatabase(folder)
  portal = processes(folder, { DATABASE_URL: database.url })
  instance = await anInstance(portal, {})
  await until(instance.isReady, 120, 'the instance is ready')
})

afterAll(async () => {
  portal?.stop()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

test(`${cuts} cut connections cause only 503 responses and no duplicates`, async () => {
  const place = { folder: join(folder, 'deliveries'), databaseUrl: database.directUrl(), cars, price: 10_000 }
  expect((await (await deliver(portal, place)).ended).code).toBe(0)
  const dealer = await aSignedInDealer(database.directUrl())
  const journal = anEmptyJournal()
  let isRunning = true
  const writing = { origin: instance.origin, journal, goesOn: () => isRunning }
  const writers = [
    ...['a', 'b'].map((name) => register(writing, name)),
    ...['c', 'd'].map((name) => enquire(writing, name, '100000')),
    watch(writing, dealer.cookies, cars),
    read(writing),
  ]
  for (let cut = 0; cut < cuts; ) {
    if (database.cutOne(Math.random())) cut += 1
    await pause(Math.random() * 80)
  }
  const confirmedBefore = journal.registered.length
  await until(() => journal.registered.length > confirmedBefore + 2, 60, 'registrations succeed again')
  isRunning = false
  await Promise.all(writers)

  expect(journal.strange).toEqual([])
  expect(instance.errors()).toEqual([])
  expect(journal.lost).toBe(0)
  const db = lookInto(database.directUrl())
  const kept = await expectKept(db, journal, dealer.id)
  await db.$disconnect()
  console.log(`${kept}, ${journal.unavailable} answers 503`)
})
