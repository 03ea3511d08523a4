import { setImmediate } from 'node:timers/promises'
import { namesOf } from '@portal/domain/values/records'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { api, useApi } from '../testing/api.ts'
import { databaseUrl } from '../testing/stock-imports.ts'
import { queues } from './job-queues.ts'
import {
  awaitedQueues,
  type JobHandlers,
  pollingIntervalSeconds,
  queueJob,
  superviseIntervalSeconds,
  workOnJobs,
} from './jobs.ts'

useApi()

let ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends = []
})

async function aWorker(handlers: Partial<JobHandlers> = {}) {
  const idle = async () => {}
  const all: JobHandlers = {
    ...{ 'send-mail': idle, 'send-push': idle, retention: idle, 'sweep-files': idle, 'stock-changed': idle },
    ...{ 'daily-matches': idle, 'review-visibility': idle, 'stock-inbox': idle, 'stock-import': idle },
    ...{
      'stock-job': idle,
      'end-reservations': idle,
      'claim-periods': idle,
      'fetch-replies': idle,
      'check-vat-ids': idle,
      'process-file': idle,
      'deliver-webhook': idle,
      'payment-reminders': idle,
      'arrival-reminders': idle,
      'expire-approvals': idle,
      ...handlers,
    },
  }
  const failures: Error[] = []
  const worker = await workOnJobs(
    databaseUrl(),
    all,
    {},
    (error) => failures.push(error),
    () => {},
  )
  ends.push(async () => {
    await worker.stop()
    expect(failures).toEqual([])
  })
}

/** The channel on which the worker listens. */
async function channelOfWorker() {
  const { rows } = await api().pool.query<{ query: string }>(
    `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN "pgboss%'`,
  )
  return rows[0]?.query.slice('LISTEN '.length) ?? ''
}

describe('A queued job', () => {
  test('of every queue is executed', async () => {
    const done = new Set<string>()
    const handlers = namesOf(queues).map((name) => [name, async () => void done.add(name)])
    await aWorker(Object.fromEntries(handlers))
    for (const name of namesOf(queues))
      await api().db.$executeRaw`INSERT INTO pgboss.job (name, data) VALUES (${name}, '{}')`
    await expect.poll(() => [...done].toSorted(), { timeout: 20_000 }).toEqual(namesOf(queues).toSorted())
  })

  test('is announced to the worker by the transaction that queues it', async () => {
    await aWorker()
    const channel = await channelOfWorker()
    const listener = new pg.Client({ connectionString: databaseUrl() })
    ends.push(() => listener.end())
    await listener.connect()
    await listener.query(`LISTEN ${channel}`)
    const heard: (string | undefined)[] = []
    listener.on('notification', ({ payload }) => heard.push(payload))

    await api().db.$transaction((tx) => queueJob(tx, 'process-file', { taskId: crypto.randomUUID() }))
    await api().db.$transaction((tx) => queueJob(tx, 'stock-changed', {}))
    await api().db.$transaction((tx) => queueJob(tx, 'stock-job', { jobId: crypto.randomUUID() }))

    await expect.poll(() => heard).toEqual(['process-file', 'stock-job'])
  })

  test('of the stock is executed after the others, all of them in one fetch', async () => {
    const ids = Array.from({ length: 30 }, () => crypto.randomUUID())
    for (const jobId of ids) await api().db.$transaction((tx) => queueJob(tx, 'stock-job', { jobId }))
    // Jobs of the same millisecond have no order.
    await api().pool.query(
      `UPDATE pgboss.job SET created_on = created_on + array_position($1, data->>'jobId') * interval '1 millisecond'
       WHERE data->>'jobId' = ANY($1)`,
      [ids],
    )
    const done: string[] = []
    let running = 0
    await aWorker({
      'stock-job': async ({ jobId }) => {
        running += 1
        expect(running).toBe(1)
        await setImmediate()
        running -= 1
        done.push(jobId)
      },
    })

    await expect.poll(() => done, { timeout: 15_000 }).toEqual(ids)
    const completed = `SELECT count(DISTINCT completed_on)::int AS fetches FROM pgboss.job WHERE name = 'stock-job' AND data->>'jobId' = ANY($1)`
    const read = async () => (await api().pool.query(completed, [ids])).rows[0]
    await expect.poll(read).toEqual({ fetches: 1 })
  })

  test.each(awaitedQueues)('%s of a killed worker is taken up within 10 seconds', async (name) => {
    const { rows } = await api().pool.query<{ seconds: number }>(
      'SELECT heartbeat_seconds + retry_delay AS seconds FROM pgboss.queue WHERE name = $1',
      [name],
    )
    const longest = (rows[0]?.seconds ?? 99) + superviseIntervalSeconds + pollingIntervalSeconds
    expect(longest).toBeLessThanOrEqual(10)
  })

  test('of one webhook leaves room for those of another', async () => {
    const deliver = (endpointId: number, deliveryId: number) =>
      api().db.$transaction((tx) => queueJob(tx, 'deliver-webhook', { endpointId, deliveryId, round: 0 }))
    const ofFirst = Array.from({ length: 12 }, (_, index) => index + 1)
    for (const deliveryId of ofFirst) await deliver(1, deliveryId)
    await deliver(2, 13)
    const slow = Promise.withResolvers<void>()
    const done: number[] = []
    let started = 0
    await aWorker({
      'deliver-webhook': async ({ endpointId, deliveryId }) => {
        if (endpointId === 1) {
          started += 1
          await slow.promise
        }
        done.push(deliveryId)
      },
    })

    await expect.poll(() => done, { timeout: 15_000 }).toEqual([13])
    // Two that are fetched at the same instant may both be taken; the order of events does not depend on it.
    expect(started).toBeLessThan(4)
    slow.resolve()
    await expect.poll(() => done.length, { timeout: 30_000 }).toBe(13)
  })

  test('about a change of the stock runs once for all waiting changes', async () => {
    for (let change = 0; change < 5; change++)
      await api().db.$transaction((tx) => queueJob(tx, 'stock-changed', {}))
    let runs = 0
    await aWorker({
      'stock-changed': async () => {
        runs += 1
      },
    })

    const open = `SELECT FROM pgboss.job WHERE name = 'stock-changed' AND state < 'completed'`
    await expect.poll(async () => (await api().pool.query(open)).rowCount, { timeout: 10_000 }).toBe(0)
    expect(runs).toBe(1)
  })
})
