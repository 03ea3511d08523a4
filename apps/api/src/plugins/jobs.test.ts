import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { api, useApi } from '../testing/api.ts'
import { databaseUrl } from '../testing/stock-imports.ts'
import { type JobHandlers, queueJob, workOnJobs } from './jobs.ts'

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
    ...{ 'stock-job': idle, 'end-reservations': idle, 'process-file': idle, ...handlers },
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
