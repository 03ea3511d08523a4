import { randomUUID } from 'node:crypto'
import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { sealText, unsealText } from '../credentials/secrets.ts'
import type { Tx } from '../plugins/db.ts'
import { queueJob } from '../plugins/jobs.ts'
import type { Letter } from './letter.ts'

/** One address without name, list or line break; checked here again because a mail leaves the house. */
const address = z
  .string()
  .max(254)
  .regex(/^[^\s@,;:<>"'()[\]\\]+@[^\s@,;:<>"'()[\]\\]+$/)
const oneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ')

/**
 * Writes a mail into the outbox in the caller's transaction, with the job that sends it. The texts are sealed:
 * they hold links and personal data that a copy of the database must not give away.
 * @returns the id of the outbox row
 */
export async function queueMail(tx: Tx, letter: Letter): Promise<number> {
  const sender = address.parse(letter.sender)
  const recipient = address.parse(letter.recipient)
  const { id } = await tx.mail.create({
    data: {
      messageId: `<${randomUUID()}@${sender.split('@')[1]}>`,
      template: letter.template,
      sender,
      recipient,
      replyTo: letter.replyTo === undefined ? null : address.parse(letter.replyTo),
      subject: oneLine(letter.subject),
      text: sealText(letter.key, letter.text),
      html: sealText(letter.key, letter.html),
      headers: letter.headers ?? {},
      attachments: letter.attachments ?? [],
    },
  })
  await queueJob(tx, 'send-mail', { mailId: id })
  return id
}

const Headers = z.record(z.string(), z.string())
const Attachments = z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }))

/** Opens the way to the mail server; one connection is kept and reused. */
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

/** A 5xx answer is the server's final word; everything else is worth another try. */
const isFinal = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
/** A mail nobody accepted for so long is given up. */
const giveUpMs = 72 * 3_600_000

type Sending = { db: PrismaClient; mailServer: Transporter; key: Buffer; now: () => Date }

/**
 * Sends one mail of the outbox. A second run for a sent mail does nothing; a lost confirmation sends it twice under
 * the same Message-ID.
 * @throws the server's temporary error, so that the job is tried again
 */
export async function sendMail({ db, mailServer, key, now }: Sending, mailId: number): Promise<void> {
  const mail = await db.mail.findUnique({ where: { id: mailId } })
  if (mail?.state !== 'queued') return
  try {
    await mailServer.sendMail({
      messageId: mail.messageId,
      from: { name: '', address: mail.sender },
      to: { name: '', address: mail.recipient },
      ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
      subject: mail.subject,
      text: unsealText(key, mail.text),
      html: unsealText(key, mail.html),
      headers: Headers.parse(mail.headers),
      attachments: Attachments.parse(mail.attachments),
      date: mail.createdAt,
    })
  } catch (error) {
    const isOver = isFinal(error) || now().getTime() - mail.createdAt.getTime() > giveUpMs
    const lastError = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 500)
    await db.mail.update({
      where: { id: mailId },
      data: { attempts: { increment: 1 }, lastError, ...(isOver ? { state: 'failed' } : {}) },
    })
    if (isOver) return
    throw error
  }
  await db.mail.update({
    where: { id: mailId },
    data: { state: 'sent', sentAt: now(), attempts: { increment: 1 }, lastError: null },
  })
}
