/** Kills instances, worker, database and imports at random moments during writes (F1, F3, F4, F8). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailSink } from '../../apps/api/src/testing/mail-sink.ts'
import { expectKept } from './comparison.ts'
import { aSignedInDealer, deliver, lookInto } from './content.ts'
import { type Database, startDatabase } from './database.ts'
import { startFront } from './front.ts'
import { anInstance, aWorker, type Instance, processes, until } from './processes.ts'
import { shared } from './share.ts'
import { anEmptyJournal, enquire, read, register, watch } from './writers.ts'

const kills = shared(20)
const cars = 12
let folder: string
let database: Database
let portal: ReturnType<typeof processes>
let instances: Instance[]
let worker: ReturnType<typeof aWorker>
let sink: Awaited<ReturnType<typeof startMailSink>>
let front: Awaited<ReturnType<typeof startFront>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-kills-'))
  database = await startDatabase(folder)
  sink = await startMailSink()
  portal = processes(folder, { DATABASE_URL: database.url, SMTP_URL: sink.url })
  instances = [await anInstance(portal, {}), await anInstance(portal, {})]
  worker = aWorker(portal, {})
  front = await startFront(instances)
  await until(worker.isReady, 120, 'the worker is ready')
  for (const { isReady } of instances) await until(isReady, 120, 'an instance is ready')
})

afterAll(async () => {
  front?.stop()
  portal?.stop()
  await sink?.stop()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

let price = 10_000
let deliveries = 0
/** Delivers a file; `killAfterMs` kills the import. @returns its exit code, null when it was killed */
async function bring(killAfterMs?: number) {
  // Every other delivery repeats the previous one; it changes nothing if that one was imported.
  price += deliveries % 2
  deliveries += 1
  const place = { folder: join(folder, 'deliveries'), databaseUrl: database.url, cars, price }
  const { child, ended } = await deliver(portal, place)
  if (killAfterMs !== undefined) {
    await pause(killAfterMs)
    child.kill('SIGKILL')
  }
  return (await ended).code
}

/** The mails of the outbox, in the database and on the mail server. */
async function mailsOf(db: ReturnType<typeof lookInto>) {
  const rows = await db.mail.findMany({ select: { messageId: true, state: true } })
  const received = new Map<string, number>()
  for (const { parsed } of sink.mails) {
    const id = parsed.messageId ?? ''
    received.set(id, (received.get(id) ?? 0) + 1)
  }
  return { rows, received }
}

test(`${kills} kills of each lose nothing confirmed and cause no duplicates`, async () => {
  expect(await bring()).toBe(0)
  const dealer = await aSignedInDealer(database.directUrl())
  const journal = anEmptyJournal()
  let isRunning = true
  const place = { origin: front.origin, journal, goesOn: () => isRunning }
  const writers = [
    ...['a', 'b'].map((name) => register(place, name)),
    ...['c', 'd'].map((name) => enquire(place, name, '100000')),
    watch(place, dealer.cookies, cars),
    read(place),
  ]

  const [one, other] = instances
  const victims = {
    instance: () => one?.kill(),
    'other instance': () => other?.kill(),
    worker: () => worker.kill(),
    database: () => database.crash(500),
    import: () => bring(200 + Math.random() * 1500),
  }
  for (let round = 0; round < kills; round += 1)
    for (const kill of Object.values(victims)) {
      await until(
        async () => (await Promise.all(instances.map(({ isReady }) => isReady()))).includes(true),
        60,
        'an instance is ready',
      )
      await pause(Math.random() * 2000)
      await kill()
    }
  for (const { isReady } of instances) await until(isReady, 60, 'an instance is ready again')
  const confirmedBefore = journal.registered.length
  await until(() => journal.registered.length > confirmedBefore + 2, 60, 'registrations succeed again')
  isRunning = false
  await Promise.all(writers)

  expect(journal.strange).toEqual([])
  expect(instances.flatMap(({ errors }) => errors())).toEqual([])
  const db = lookInto(database.directUrl())
  try {
    const kept = await expectKept(db, journal, dealer.id)

    // An undisturbed delivery restores the stock on every instance.
    expect(await bring()).toBe(0)
    const vehicles = await db.vehicle.findMany({ where: { available: true } })
    expect(vehicles.map((car) => Number(car.haendlerpreisbrutto))).toEqual(Array(cars).fill(price))

    const undelivered = async () => (await mailsOf(db)).rows.filter(({ state }) => state !== 'sent')
    await until(async () => (await undelivered()).length === 0, 330, 'every mail is sent')
    const { rows, received } = await mailsOf(db)
    expect([...received.keys()].toSorted()).toEqual(rows.map(({ messageId }) => messageId).toSorted())
    // The server received it, but the worker or the database died before recording it: the same mail is sent again.
    const doubled = [...received.values()].reduce((sum, times) => sum + times - 1, 0)
    expect(doubled).toBeLessThanOrEqual(2 * kills)
    console.log(
      `${kept}, ${rows.length} mails (${doubled} sent twice), ` +
        `${journal.unavailable} answers 503, ${journal.lost} connections lost`,
    )
  } finally {
    await db.$disconnect()
  }
})
