import { MailState, type OutboxMail } from '@portal/contract/mails'
import type { Mail } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'

/** A mail without its texts: they are for the recipient only. */
export const shownMail = (mail: Mail): OutboxMail => ({
  id: mail.id,
  template: mail.template,
  recipient: mail.recipient,
  subject: mail.subject,
  state: MailState.parse(mail.state),
  attempts: mail.attempts,
  lastError: mail.lastError,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
})

type Page = { state?: OutboxMail['state']; recipient?: string; page: number; size: number }

export async function outboxOf(db: Db, { state, recipient, page, size }: Page) {
  const where = { state, recipient: { contains: recipient ?? '' } }
  const mails = await db.mail.findMany({ where, orderBy: { id: 'desc' }, skip: page * size, take: size })
  return { total: await db.mail.count({ where }), mails: mails.map(shownMail) }
}
