import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { timeZone } from '@portal/domain/values/constants'
import { namesOf } from '@portal/domain/values/records'
import type { JobResult } from 'pg-boss'
import { type Db, isDatabaseUnavailable, type Transaction } from './db.ts'
import { type JobName, type Jobs, queues } from './job-queues.ts'

const databasePauseMs = 2000

/** Executed twice at worst, these change nothing more; a mail could be sent twice, so the others wait longer. */
export const awaitedQueues: JobName[] = ['stock-job', 'stock-import', 'process-file']
const awaitedHeartbeatS = 6
const heartbeatRefreshSeconds = 2
/** How often missing heartbeats are looked for, and how often waiting jobs. */
export const superviseIntervalSeconds = 1
export const pollingIntervalSeconds = 1

/** Imported on demand: processes that only queue jobs do not need it. */
async function openBoss(connectionString: string, settings: object, onError: (error: Error) => void) {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ connectionString, schema: 'pgboss', ...settings })
  boss.on('error', onError)
  return boss
}

/** Creates or updates the tables and queues of the job system; part of a database migration. */
export async function installJobs(databaseUrl: string) {
  const failures: Error[] = []
  const boss = await openBoss(databaseUrl, { max: 2, supervise: false, schedule: false }, (error) =>
    failures.push(error),
  )
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  // pg-boss accepts 10 seconds or more.
  await boss
    .getDb()
    .executeSql('UPDATE pgboss.queue SET heartbeat_seconds = $1 WHERE name = ANY($2)', [
      awaitedHeartbeatS,
      awaitedQueues,
    ])
  await boss.stop({ graceful: false })
  if (failures[0]) throw failures[0]
}

/** The channel on which pg-boss listens for new jobs, as an SQL expression. */
const channel = `'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`

/**
 * SQL: queues a job of queue $1 for every row (`data`, `start_after`) of a query and notifies the workers. Only `name` is
 * required by the job table; all other values come from the queue's settings.
 *
 * @param before further common table expressions, which the query may read, each with a comma at its end
 */
const queued = (jobs: string, before = '') => `
  WITH ${before} queued AS (
    INSERT INTO pgboss.job (name, data, group_id, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, keep_until, policy, heartbeat_seconds)
    SELECT name, jobs.data, jobs.data->>'endpointId', jobs.start_after, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second', policy,
      heartbeat_seconds
    FROM pgboss.queue, (${jobs}) jobs WHERE name = $1
    RETURNING name)
  SELECT CASE WHEN queue.notify THEN pg_notify(${channel}, name) END FROM queued JOIN pgboss.queue USING (name)`

/**
 * The statement that queues a job and notifies the workers, for a plain SQL transaction.
 * @param delayS seconds before a worker may take it
 */
export const jobStatement = <Name extends JobName>(name: Name, data: Jobs[Name], delayS = 0) => ({
  text: queued(`SELECT $2::jsonb AS data, now() + $3::int * interval '1 second' AS start_after`),
  values: [name, JSON.stringify(data), delayS],
})

/** Queues a job in the caller's transaction, so both are committed or neither. */
export async function queueJob<Name extends JobName>(
  tx: Transaction,
  name: Name,
  data: Jobs[Name],
  delayS = 0,
) {
  const { text, values } = jobStatement(name, data, delayS)
  const queued = await tx.$executeRawUnsafe(text, ...values)
  if (queued !== 1) throw new Error(`There is no job queue ${name}.`)
}

/**
 * The statement that writes rows and queues a job for each. `$1` is the name of the queue.
 * @param written common table expressions, the last of which is read by `jobs`
 * @param jobs a query with the column `data`
 */
export const jobsStatement = (name: JobName, written: string, jobs: string, values: unknown[]) => ({
  text: queued(`SELECT data, now() AS start_after FROM (${jobs}) wanted`, `${written},`),
  values: [name, ...values],
})

/** Queues a job for every row of a query (SQL, column `data`) that is not queued yet. @returns the number of jobs */
export const queueMissingJobs = (db: Db, name: JobName, wanted: string) =>
  db.$executeRawUnsafe(
    queued(`SELECT data, now() AS start_after FROM (${wanted}) wanted WHERE NOT EXISTS (
      SELECT FROM pgboss.job j WHERE j.name = $1 AND j.state < 'completed' AND j.data = wanted.data)`),
    name,
  )

/** Retries all waiting jobs of a queue now. @returns the number of jobs */
export const runWaitingJobs = (db: Db, name: JobName) => db.$executeRaw`
  UPDATE pgboss.job SET start_after = now() WHERE name = ${name} AND state = 'retry'`

/** Runs a delayed job now. */
export const runDelayedJob = <Name extends JobName>(db: Db, name: Name, data: Jobs[Name]) => db.$executeRaw`
  UPDATE pgboss.job SET start_after = now()
  WHERE name = ${name} AND state = 'created' AND data = ${JSON.stringify(data)}::jsonb`

/**
 * The batch sizes of queues that are fetched again directly after each batch. The jobs of a batch are executed in
 * parallel, because sending mostly waits for the other server. Of any other queue one job is fetched every second.
 */
const batchSizes: Partial<Record<JobName, number>> = {
  ...{ 'send-mail': 10, 'send-push': 10 },
  ...{ 'process-file': 1, 'stock-job': 50, 'deliver-webhook': 1 },
}

/** Executed one after the other, oldest first: each waits for the lock of the stock anyway. */
const isSerial = (name: JobName) => name === 'stock-job'

/** Queues whose waiting jobs need a single run, which covers every change so far. */
const mergedJobs: Partial<Record<JobName, number>> = {
  ...{ 'stock-changed': 1000, 'check-vat-ids': 1000, 'fetch-replies': 1000 },
}

const onePerGroup: JobName[] = ['deliver-webhook']

/** The batches of a queue that a worker processes in parallel; of the others one. */
const lanes: Partial<Record<JobName, number>> = {
  // One for each core, and one more while another waits for disk or database.
  'process-file': availableParallelism() + 1,
  // Each to another endpoint; a silent server occupies one for 15 seconds a minute at most.
  'deliver-webhook': 8,
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The result of one job of a batch; a failure does not affect the others. */
const outcomeOf = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: 'completed' }),
    (error: unknown) => ({ id, status: 'failed', output: { message: messageOf(error) } }),
  )

/** Retries while the database is unreachable: a worker may start before its database. */
async function untilDatabaseAnswers<Result>(act: () => Promise<Result>, onError: (error: Error) => void) {
  for (;;)
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Error) || !isDatabaseUnavailable(error)) throw error
      onError(error)
      await pause(databasePauseMs)
    }
}

export type JobHandlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<void> }

type Worker = { stop: () => Promise<void> }

/**
 * Processes jobs until stopped; then running jobs get at most 10 seconds to finish.
 * @param schedules cron expressions (German time) of recurring jobs
 */
export async function workOnJobs(
  databaseUrl: string,
  handlers: JobHandlers,
  schedules: Partial<Record<JobName, string>>,
  onError: (error: Error) => void,
  onEnd: (name: JobName, status: JobResult['status']) => void,
): Promise<Worker> {
  const boss = await untilDatabaseAnswers(async () => {
    const opened = await openBoss(
      databaseUrl,
      { max: 4, monitorIntervalSeconds: 15, superviseIntervalSeconds, useListenNotify: true },
      onError,
    )
    await opened.start()
    return opened
  }, onError)
  async function work<Name extends JobName>(name: Name) {
    const handler = handlers[name]
    const batchSize = batchSizes[name]
    // A notification is never repeated, so new and repeated jobs are polled for as well.
    const polling = {
      pollingIntervalSeconds,
      notifyPollingIntervalSeconds: pollingIntervalSeconds,
      batchSize: batchSize ?? mergedJobs[name] ?? 1,
      heartbeatRefreshSeconds,
      ...(onePerGroup.includes(name) && { groupConcurrency: 1 }),
    }
    const workerId: Promise<string> = boss.work<
      Jobs[Name],
      unknown,
      typeof polling & { perJobResults: true; includeMetadata: true }
    >(name, { ...polling, perJobResults: true, includeMetadata: true }, async (jobs) => {
      const [first] = jobs
      const run = mergedJobs[name] && first ? handler(first.data) : null
      const execute = async ({ id, data }: { id: string; data: Jobs[Name] }) => {
        const outcome = await outcomeOf(id, run ?? handler(data))
        onEnd(name, outcome.status)
        return outcome
      }
      const outcomes: JobResult[] = []
      // A fetch returns its jobs in any order.
      const ordered = jobs.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime())
      if (isSerial(name)) for (const job of ordered) outcomes.push(await execute(job))
      else outcomes.push(...(await Promise.all(jobs.map(execute))))
      // Without this, the worker would wait for the rest of the second.
      if (batchSize !== undefined) boss.notifyWorker(await workerId)
      return outcomes
    })
    await workerId
  }
  await untilDatabaseAnswers(async () => {
    for (const [name, cron] of Object.entries(schedules))
      await boss.schedule(name, cron, {}, { tz: timeZone })
  }, onError)
  for (const name of namesOf(queues)) for (let lane = 0; lane < (lanes[name] ?? 1); lane++) await work(name)
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
