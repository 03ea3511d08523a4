import { randomUUID } from 'node:crypto'
import { isHouse } from '@portal/domain/accounts/roles'
import type { Language } from '@portal/domain/site/language'
import { z } from 'zod'
import { hashOf, sealText } from '../credentials/secrets.ts'
import { inLanguage, languageNamed } from '../http/language.ts'
import type { Db, Transaction } from '../plugins/db.ts'
import { queueJob } from '../plugins/jobs.ts'
import type { Letter } from './letter.ts'

/** One address without name, list or line break; validated again, because a mail cannot be taken back. */
const address = z
  .string()
  .max(254)
  .regex(/^[^\s@,;:<>"'()[\]\\]+@[^\s@,;:<>"'()[\]\\]+$/)
export const oneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ')

/** The language of an account, German for the house's people; for an address without account the given one. */
async function languageOfReader(db: Db, { recipient, language }: Letter): Promise<Language> {
  const account = await db.account.findUnique({
    where: { email: recipient.toLowerCase() },
    select: { langKey: true, authorities: true },
  })
  if (account && isHouse(account)) return 'de'
  return languageNamed(account?.langKey ?? language) ?? 'de'
}

/**
 * Writes a mail in the language of its reader into the outbox in the caller's transaction, with the job that sends it. The texts are encrypted,
 * because they contain links and personal data that a copy of the database must not reveal.
 * @param delayS seconds before the mail may be sent
 * @returns the id of the outbox row
 */
export async function queueMail(tx: Transaction, letter: Letter, delayS = 0): Promise<number> {
  const sender = address.parse(letter.sender)
  const recipient = address.parse(letter.recipient)
  const { subject, text, html, attachments } = inLanguage(await languageOfReader(tx, letter), letter.write)
  const { id } = await tx.mail.create({
    data: {
      messageId: `<${randomUUID()}@${sender.split('@')[1]}>`,
      template: letter.template,
      sender,
      recipient,
      replyTo: letter.replyTo === undefined ? null : address.parse(letter.replyTo),
      subject: oneLine(subject),
      text: sealText(letter.key, text),
      html: sealText(letter.key, html),
      headers: letter.headers ?? {},
      attachments,
      linkTokenHash: letter.linkToken === undefined ? null : hashOf(letter.linkToken),
    },
  })
  await queueJob(tx, 'send-mail', { mailId: id }, delayS)
  return id
}
