import type { JobResult } from 'pg-boss'
import type { Tx } from './db.ts'

const dayS = 86_400

/**
 * Every kind of background job with its data. A job is written in the transaction of its cause and run by a worker
 * (`worker.ts`) at least once: handlers must bear a second run.
 */
export type Jobs = {
  'send-mail': { mailId: number }
  retention: NoData
  /** A new stock generation: watchlists and search notifications look at what it brought. */
  'stock-changed': NoData
  /** The search notifications of those who want one mail a day. */
  'daily-matches': NoData
  /** Deliveries of the stock that wait in the inbox. */
  'stock-inbox': NoData
}
type NoData = Record<string, never>
export type JobName = keyof Jobs

/** A worker that died is noticed within 30 seconds by its missing heartbeat. */
const common = { heartbeatSeconds: 15, expireInSeconds: 300, deleteAfterSeconds: 7 * dayS }
const queues: Record<JobName, object> = {
  // From 5 seconds to 5 minutes between tries; the handler gives up after 72 hours.
  'send-mail': { ...common, retryLimit: 2000, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 },
  retention: { ...common, retryLimit: 3, retryDelay: 60, retryBackoff: true },
  'stock-changed': { ...common, retryLimit: 10, retryDelay: 10, retryBackoff: true },
  'daily-matches': { ...common, retryLimit: 10, retryDelay: 60, retryBackoff: true },
  // Comes round by itself, so a failed look is not repeated; a million vehicles take a few minutes.
  'stock-inbox': { ...common, expireInSeconds: 3600, retryLimit: 0 },
}

/** Loaded when it is needed: processes that only queue jobs do without it. */
async function openBoss(connectionString: string, settings: object, onError: (error: Error) => void) {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ connectionString, schema: 'pgboss', ...settings })
  boss.on('error', onError)
  return boss
}

/** Creates or updates the tables and queues of the job system; part of migrating a database. */
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
  await boss.stop({ graceful: false })
  if (failures[0]) throw failures[0]
}

/**
 * The statement that queues a job, for a transaction of plain SQL. `name` is the only column the job table demands;
 * the rest comes from the queue's settings.
 */
export const jobStatement = <Name extends JobName>(name: Name, data: Jobs[Name]) => ({
  text: `
    INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, keep_until, policy, heartbeat_seconds)
    SELECT name, $2::jsonb, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second', policy, heartbeat_seconds
    FROM pgboss.queue WHERE name = $1`,
  values: [name, JSON.stringify(data)],
})

/** Queues a job in the caller's transaction: both happen or neither. */
export async function queueJob<Name extends JobName>(tx: Tx, name: Name, data: Jobs[Name]) {
  const { text, values } = jobStatement(name, data)
  const queued = await tx.$executeRawUnsafe(text, ...values)
  if (queued !== 1) throw new Error(`There is no job queue ${name}.`)
}

/** Mails mostly wait for the mail server, so some are on their way together; any other job is alone. */
const atOnce: Partial<Record<JobName, number>> = { 'send-mail': 10 }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** How one job of a batch ended; the others do not hear of its failure. */
const outcomeOf = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: 'completed' }),
    (error: unknown) => ({ id, status: 'failed', output: { message: messageOf(error) } }),
  )

export type JobHandlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<void> }

type Worker = { stop: () => Promise<void> }

/**
 * Runs the jobs of the queues until stopped; the jobs in hand are finished, at most for 10 seconds.
 * @param schedules cron expressions (Europe/Berlin) of jobs that come round by themselves
 */
export async function workOnJobs(
  databaseUrl: string,
  handlers: JobHandlers,
  schedules: Partial<Record<JobName, string>>,
  onError: (error: Error) => void,
): Promise<Worker> {
  const boss = await openBoss(databaseUrl, { max: 4, monitorIntervalSeconds: 15 }, onError)
  await boss.start()
  async function take<Name extends JobName>(name: Name) {
    const handler = handlers[name]
    // A full batch has more behind it, which is fetched at once; only an empty queue is asked once a second.
    const pace = { pollingIntervalSeconds: 1, batchSize: atOnce[name] ?? 1, burstWhenBatchFull: true }
    await boss.work<Jobs[Name], unknown, typeof pace & { perJobResults: true }>(
      name,
      { ...pace, perJobResults: true },
      (jobs) => Promise.all(jobs.map(({ id, data }) => outcomeOf(id, handler(data)))),
    )
  }
  await take('send-mail')
  await take('retention')
  await take('stock-changed')
  await take('daily-matches')
  await take('stock-inbox')
  for (const [name, cron] of Object.entries(schedules))
    await boss.schedule(name, cron, {}, { tz: 'Europe/Berlin' })
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
