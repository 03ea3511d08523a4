import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { hashOf, sealText } from '../credentials/secrets.ts'
import type { Transaction } from '../plugins/db.ts'
import { queueJob } from '../plugins/jobs.ts'
import type { Letter } from './letter.ts'

/** One address without name, list or line break; validated again, because a mail cannot be taken back. */
const address = z
  .string()
  .max(254)
  .regex(/^[^\s@,;:<>"'()[\]\\]+@[^\s@,;:<>"'()[\]\\]+$/)
export const oneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ')

/**
 * Writes a mail into the outbox in the caller's transaction, with the job that sends it. The texts are encrypted,
 * because they contain links and personal data that a copy of the database must not reveal.
 * @param delayS seconds before the mail may be sent
 * @returns the id of the outbox row
 */
export async function queueMail(tx: Transaction, letter: Letter, delayS = 0): Promise<number> {
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
      linkTokenHash: letter.linkToken === undefined ? null : hashOf(letter.linkToken),
    },
  })
  await queueJob(tx, 'send-mail', { mailId: id }, delayS)
  return id
}
