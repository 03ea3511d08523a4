import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { audit } from '../../audit/audit.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
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

/** Sends a mail again with the same Message-ID; a mail still in the queue is retried now and not queued twice. */
export async function sendAgain(db: PrismaClient, id: number, actorId: number, now: Date) {
  return db.$transaction(async (tx) => {
    const { count } = await tx.mail.updateMany({
      where: { id, state: { in: ['sent', 'failed'] } },
      data: { state: 'queued', queuedAt: now, lastError: null },
    })
    const mail = await tx.mail.findUnique({ where: { id } })
    if (!mail) throw new ProblemError('not-found')
    await queueAndRetryNow(tx)
    if (count === 1) await audit(tx, { actorId, action: 'mail-sent-again', subject: `mail:${id}`, at: now })
    return mail
  })
}

/**
 * Queues every failed mail again, and retries the waiting ones now instead of after their delay.
 * @returns the numbers of failed and of waiting mails
 */
export async function sendAllAgain(db: PrismaClient, actorId: number, now: Date) {
  return db.$transaction(async (tx) => {
    const waiting = await tx.mail.count({ where: { state: 'queued' } })
    const { count: failed } = await tx.mail.updateMany({
      where: { state: 'failed' },
      data: { state: 'queued', queuedAt: now, lastError: null },
    })
    await queueAndRetryNow(tx)
    await audit(tx, {
      actorId,
      action: 'mails-sent-again',
      subject: 'mails',
      details: { failed, waiting },
      at: now,
    })
    return { failed, waiting }
  })
}

/** Queues a mail to the acting administrator's own address. */
export const queueTestMail = (db: PrismaClient, env: Env, to: { id: number; email: string }, now: Date) =>
  db.$transaction(async (tx) => {
    const id = await queueMail(tx, testMail(env, to.email))
    await audit(tx, { actorId: to.id, action: 'test-mail-sent', subject: `mail:${id}`, at: now })
    return tx.mail.findUniqueOrThrow({ where: { id } })
  })
