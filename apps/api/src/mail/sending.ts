import { hourMs } from '@portal/domain/values/durations'
import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import type { Mail, PrismaClient } from '../../generated/prisma/client.ts'
import { unsealText } from '../credentials/secrets.ts'
import { runWaitingJobs } from '../plugins/jobs.ts'
import { oneLine } from './mail.ts'
import type { Outage } from './outage.ts'
import { type Refusal, refusalOf } from './refusal.ts'

const Headers = z.record(z.string(), z.string())
const Attachments = z.array(
  z.object({
    filename: z.string(),
    contentType: z.string(),
    content: z.string(),
    encoding: z.literal('base64').optional(),
    method: z.enum(['REQUEST', 'CANCEL']).optional(),
  }),
)

/** Opens a pool of at most two connections to the mail server. */
export const openMailServer = (smtpUrl: string): Transporter =>
  createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** Retries of a mail end after this time. */
const giveUpMs = 72 * hourMs

export type SendingOutcome = 'sent' | 'given-up' | Refusal

export type Sending = {
  db: PrismaClient
  mailServer: Transporter
  key: Buffer
  now: () => Date
  outage: Outage
  /** Called with the outcome of every attempt. */
  count: (outcome: SendingOutcome) => void
}

/**
 * The lifetime of a link begins when its mail is sent, however long the mail has waited. The token stays the same,
 * because a second delivery under one Message-ID must not contain another link.
 */
const renewLink = (db: PrismaClient, tokenHash: string, now: Date) => db.$executeRaw`
  UPDATE account_token SET expires_at = ${now}::timestamptz + (expires_at - created_at), created_at = ${now}::timestamptz
  WHERE token_hash = ${tokenHash} AND used_at IS NULL AND created_at < ${now}::timestamptz`

function send({ mailServer, key }: Sending, mail: Mail) {
  const files = Attachments.parse(mail.attachments)
  const calendar = files.find(({ method }) => method !== undefined)
  return mailServer.sendMail({
    messageId: mail.messageId,
    from: { name: '', address: mail.sender },
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: unsealText(key, mail.text),
    html: unsealText(key, mail.html),
    headers: Headers.parse(mail.headers),
    attachments: files.filter((file) => file !== calendar),
    ...(calendar && { icalEvent: calendar }),
    date: mail.createdAt,
  })
}

/** @throws the error, unless the mail has failed for good: its recipient is refused, or it has waited for 72 hours */
async function recordFailure({ db, now, outage, count }: Sending, mail: Mail, error: unknown) {
  const refusal = refusalOf(error)
  outage.failed(error, refusal, now())
  count(refusal)
  const isTooOld = now().getTime() - mail.queuedAt.getTime() > giveUpMs
  if (isTooOld) count('given-up')
  const isFinal = refusal === 'recipient' || isTooOld
  const lastError = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 500)
  await db.mail.update({
    where: { id: mail.id },
    data: { attempts: { increment: 1 }, lastError, ...(isFinal ? { state: 'failed' } : {}) },
  })
  if (!isFinal) throw error
}

/**
 * Sends one mail of the outbox. A second run for a sent mail does nothing; a lost confirmation sends it twice under
 * the same Message-ID. After an outage of the mail server, the first mail that is sent starts the retries of the others.
 * @throws when the mail stays queued, so that the job is tried again
 */
export async function sendMail(sending: Sending, mailId: number): Promise<void> {
  const { db, now, outage, count } = sending
  const mail = await db.mail.findUnique({ where: { id: mailId } })
  if (mail?.state !== 'queued') return
  if (outage.isPaused(now())) throw new Error('The mail server cannot be used at present.')
  if (mail.linkTokenHash) await renewLink(db, mail.linkTokenHash, now())
  try {
    await send(sending, mail)
  } catch (error) {
    return recordFailure(sending, mail, error)
  }
  count('sent')
  await db.mail.update({
    where: { id: mailId },
    data: { state: 'sent', sentAt: now(), attempts: { increment: 1 }, lastError: null },
  })
  if (outage.succeeded()) await runWaitingJobs(db, 'send-mail')
}
