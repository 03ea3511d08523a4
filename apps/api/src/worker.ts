import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { checkVatIds, vatServiceOf } from './accounts/vat-checks/jobs.ts'
import { deliverWebhook, queueDeliveriesWithoutJob } from './accounts/webhooks/jobs.ts'
import { openPushServices, sendPush } from './buyer/push/jobs.ts'
import { expireReservationApprovals } from './buyer/reservation-approvals/jobs.ts'
import { mailWatchChanges } from './buyer/watchlist/jobs.ts'
import { keyFor } from './credentials/secrets.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { mailBackupReports } from './house/backup-reports/jobs.ts'
import { deleteOldFiles } from './house/import-desk/commands.ts'
import { fetchReplies } from './house/mail-replies/jobs.ts'
import { queueMailsWithoutJob } from './house/mails/commands.ts'
import { recordRun } from './house/retention/commands.ts'
import { eraseExpiredData } from './house/retention/jobs.ts'
import { runImportProcess, runInboxProcess } from './house/stock-import/inbox-process.ts'
import { executeStockJob } from './house/stock-jobs/jobs.ts'
import { mailDealers } from './house/stock-jobs/mail.ts'
import { offerAfterReservation } from './house/stock-jobs/reservations.ts'
import { expireQuarantine } from './house/stock-quarantine/commands.ts'
import { loggerOptions } from './log.ts'
import { watchInbox } from './mail/inbox-watch.ts'
import { Outage } from './mail/outage.ts'
import { openMailServer, sendMail } from './mail/sending.ts'
import { systemClock } from './plugins/clock.ts'
import { openPool, openPrisma } from './plugins/db.ts'
import { openFiles } from './plugins/files.ts'
import { startHeartbeat } from './plugins/heartbeat.ts'
import { queueJob, workOnJobs } from './plugins/jobs.ts'
import { followSettings } from './plugins/settings.ts'
import { openWorkerStatus, workerMetrics } from './plugins/worker-status.ts'
import { expireApprovals } from './sale/approvals/jobs.ts'
import { remindOfArrivals } from './sale/arrival/jobs.ts'
import { endClaimPeriods } from './sale/claims/jobs.ts'
import { remindOfPayments } from './sale/payments/jobs.ts'
import { mailDailyMatches, mailNewMatches } from './search/notifications/jobs.ts'
import { reviewVisibility } from './stock/write/visibility.ts'
import { deleteUnusedFiles } from './vehicles/files/jobs.ts'
import { processFile } from './vehicles/files/processing.ts'
import { openStoring } from './vehicles/files/storing.ts'
import { systemResolve } from './webhooks/target.ts'

/** Recurring jobs as cron expressions in German time. */
const schedules = {
  // Imports queue this job themselves; the hourly run covers crashes in between.
  'stock-changed': '41 * * * *',
  'daily-matches': '0 7 * * *',
  'review-visibility': '3 * * * *',
  retention: '17 * * * *',
  'sweep-files': '23 3 * * *',
  'end-reservations': '* * * * *',
  'claim-periods': '* * * * *',
  'check-vat-ids': '* * * * *',
  // New mails are announced by their server; this reads what was missed.
  'fetch-replies': '* * * * *',
  'payment-reminders': '20 8 * * *',
  'arrival-reminders': '25 8 * * *',
  'expire-approvals': '* * * * *',
}

function required(env: Env, name: 'DATABASE_URL' | 'SMTP_URL'): string {
  const value = env[name]
  if (!value) throw new EnvError(`Einstellung ${name}: fehlt.`)
  return value
}

/** Closes connections on which the server no longer answers; statements are limited to 5 s by the server. */
const queryTimeoutMs = 15_000

const stockJobTimeoutMs = 600_000

function withTimeout(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('query_timeout', String(queryTimeoutMs))
  return url.href
}

/**
 * Runs the background jobs: sends mails, matches notifications, deletes expired data. Several workers can run in
 * parallel.
 */
async function main() {
  const env = readEnv()
  if (env.VAPID_PUBLIC_KEY && !env.VAPID_PRIVATE_KEY)
    throw new EnvError('Einstellung VAPID_PRIVATE_KEY: fehlt zu VAPID_PUBLIC_KEY.')
  const databaseUrl = withTimeout(required(env, 'DATABASE_URL'))
  const log = pino({ ...loggerOptions(env), name: 'worker' })
  const warn = (error: Error) => log.warn({ err: error }, 'background error')
  const db = openPrisma(databaseUrl, 4, warn, env.DATABASE_WAIT_MS)
  // A run of a stock job waits for imports and changes thousands of vehicles in one transaction.
  const pool = openPool(required(env, 'DATABASE_URL'), 3, warn, {
    waitMs: env.DATABASE_WAIT_MS,
    statement_timeout: stockJobTimeoutMs,
    lock_timeout: stockJobTimeoutMs,
    idle_in_transaction_session_timeout: stockJobTimeoutMs,
  })
  const files = await openFiles(env)
  const mailServer = openMailServer(required(env, 'SMTP_URL'))
  const store = openStoring(env)
  const { now } = systemClock
  const { registry, countMail, countJob } = workerMetrics()
  const outage = new Outage(log)
  const sending = { db, mailServer, key: keyFor(env.SECRET_KEY, 'mail'), now, outage, count: countMail }
  const pushing = { db, env, now, agent: openPushServices() }
  const settings = await followSettings(required(env, 'DATABASE_URL'), env, warn)
  const heartbeat = startHeartbeat(db, now, warn)
  const closeStatus = await openWorkerStatus(env, registry, heartbeat)

  const worker = await workOnJobs(
    databaseUrl,
    {
      'send-mail': ({ mailId }) => sendMail(sending, mailId),
      'send-push': ({ messageId }) => sendPush(pushing, messageId),
      'deliver-webhook': (job) => deliverWebhook({ db, env, now, resolve: systemResolve }, job),
      'stock-changed': async () => {
        await mailNewMatches(db, env, now())
        await mailWatchChanges(db, env, now())
      },
      'daily-matches': async () => {
        await mailDailyMatches(db, env)
      },
      'review-visibility': async () => {
        const changed = await reviewVisibility(pool, now())
        log.info({ changed }, 'visibility reviewed')
      },
      'stock-inbox': runInboxProcess,
      'stock-import': ({ importId }) => runImportProcess(importId),
      'stock-job': async ({ jobId }) => {
        await executeStockJob({ pool, now: now() }, jobId)
        await mailDealers({ db, env, now: now() }, jobId)
      },
      'check-vat-ids': () => checkVatIds({ db, env, now, service: vatServiceOf(env) }),
      'end-reservations': () => offerAfterReservation(pool, now()),
      'fetch-replies': async () => {
        const read = await fetchReplies({ db, env, disk: files.documents, now })
        if (read > 0) log.info({ read }, 'replies read')
      },
      'claim-periods': () => endClaimPeriods({ db, env, now: now() }),
      'payment-reminders': async () => {
        const reminded = await remindOfPayments({ db, env, now: now() })
        log.info({ reminded }, 'payments reminded of')
      },
      'expire-approvals': async () => {
        await expireApprovals({ db, env, now: now() })
        await expireReservationApprovals({ db, env, now: now() })
      },
      'arrival-reminders': async () => {
        const reminded = await remindOfArrivals({ db, env, now: now() })
        log.info({ reminded }, 'proofs of arrival reminded of')
      },
      'process-file': ({ taskId }) => processFile({ db, pool, files, now, store }, taskId),
      'sweep-files': async () => {
        const deleted = await deleteUnusedFiles({
          db,
          files,
          now: now(),
          retentionDays: env.FILE_RETENTION_DAYS,
        })
        await recordRun(db, { vehicleFiles: deleted }, now())
        log.info({ deleted }, 'unused files deleted')
      },
      retention: async () => {
        log.info(await eraseExpiredData({ db, disk: files.documents, now: now() }), 'expired data deleted')
        await queueMailsWithoutJob(db)
        await queueDeliveriesWithoutJob(db)
        await mailBackupReports(db, env)
        await expireQuarantine(db, now())
        await deleteOldFiles({ db, files, now: now() })
      },
    },
    env.STOCK_INBOX ? { ...schedules, 'stock-inbox': env.STOCK_INBOX_SCHEDULE } : schedules,
    warn,
    countJob,
  )
  const stopWatching = env.REPLY_IMAP_URL
    ? watchInbox({
        imapUrl: env.REPLY_IMAP_URL,
        onNews: () => void db.$transaction((tx) => queueJob(tx, 'fetch-replies', {})).catch(warn),
        onError: (error) => log.warn({ err: error }, 'inbox of replies not watched'),
      })
    : null
  log.info('worker ready')
  const end = new AbortController()
  const demo = env.DEMO_DATA ? await import('./demo/demo-stock/jobs.ts') : null
  const completion = demo?.completeDemoStock({ env, db, files, now: now(), log }, end.signal).catch(warn)
  closeWithGrace({ delay: 12_000, logger: log }, async () => {
    end.abort()
    await stopWatching?.()
    await worker.stop()
    await completion
    mailServer.close()
    pushing.agent.destroy()
    await heartbeat.stop()
    await settings.end()
    await closeStatus()
    await db.$disconnect()
    await pool.end()
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error)
  process.exit(error instanceof EnvError ? 78 : 1)
})
