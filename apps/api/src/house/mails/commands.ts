import { actedBy, audit } from '../../audit/audit.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Db, Transaction } from '../../plugins/db.ts'
import { queueMissingJobs, runWaitingJobs } from '../../plugins/jobs.ts'
import { testMail } from './mail.ts'

/** Queues a job for every mail in state `queued` without one, for instance after a restored or repaired database. */
export const queueMailsWithoutJob = (db: Db) =>
  queueMissingJobs(
    db,
    'send-mail',
    `SELECT jsonb_build_object('mailId', id) AS data FROM mail WHERE state = 'queued'`,
  )

async function queueAndRetryNow(tx: Transaction) {
  await queueMailsWithoutJob(tx)
  await runWaitingJobs(tx, 'send-mail')
}

/** The entry of an action on a mail. */
export const mailEntry = (
  context: CommandContext,
  action: 'mail-read' | 'mail-sent-again' | 'test-mail-sent',
  id: number,
) => ({ ...actedBy(context), action, subject: `mail:${id}` as const })

/** Sends a mail again with the same Message-ID; a mail still in the queue is retried now and not queued twice. */
export async function sendAgain(context: CommandContext, id: number) {
  const { db, now } = context
  return db.$transaction(async (tx) => {
    const { count } = await tx.mail.updateMany({
      where: { id, state: { in: ['sent', 'failed'] } },
      data: { state: 'queued', queuedAt: now, lastError: null },
    })
    const mail = await tx.mail.findUnique({ where: { id } })
    if (!mail) throw new ProblemError('not-found')
    await queueAndRetryNow(tx)
    if (count === 1) await audit(tx, mailEntry(context, 'mail-sent-again', id))
    return mail
  })
}

/**
 * Queues every failed mail again, and retries the waiting ones now instead of after their delay.
 * @returns the numbers of failed and of waiting mails
 */
export async function sendAllAgain(context: CommandContext) {
  const { db, now } = context
  return db.$transaction(async (tx) => {
    const waiting = await tx.mail.count({ where: { state: 'queued' } })
    const { count: failed } = await tx.mail.updateMany({
      where: { state: 'failed' },
      data: { state: 'queued', queuedAt: now, lastError: null },
    })
    await queueAndRetryNow(tx)
    const details = { failed, waiting }
    await audit(tx, { ...actedBy(context), action: 'mails-sent-again', subject: 'mails', details })
    return { failed, waiting }
  })
}

/** Queues a mail to the acting administrator's own address. */
export const queueTestMail = (context: CommandContext, email: string) =>
  context.db.$transaction(async (tx) => {
    const id = await queueMail(tx, testMail(context.env, email))
    await audit(tx, mailEntry(context, 'test-mail-sent', id))
    return tx.mail.findUniqueOrThrow({ where: { id } })
  })
