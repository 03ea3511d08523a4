import { MailState, type OutboxMail, type OutboxState, type ReadableMail } from '@portal/contract/house/mails'
import type { Mail } from '../../../generated/prisma/client.ts'
import { unsealText } from '../../credentials/secrets.ts'
import { ProblemError } from '../../http/problem.ts'
import { containing, type Db, likeText } from '../../plugins/db.ts'
import { workerMissingMs } from '../../plugins/heartbeat.ts'

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

type Page = {
  state?: OutboxMail['state']
  recipient?: string
  search?: string
  page: number
  size: number
}

/** A page of the mails without their texts, newest first, and their total number. */
export async function outboxOf(db: Db, { state, recipient, search = '', page, size }: Page) {
  const part = containing(search)
  const where = {
    state,
    recipient: { contains: likeText(recipient ?? '') },
    OR: [{ recipient: part }, { subject: part }],
  }
  const mails = await db.mail.findMany({ where, orderBy: { id: 'desc' }, skip: page * size, take: size })
  return { total: await db.mail.count({ where }), mails: mails.map(shownMail) }
}

/** Long parts of a link's path or query: secrets that authorise the recipient. */
const secretPart = /(?<=[^/][/=])[\w.-]{20,}(?=$|[/?&])/g
const withoutSecrets = (text: string) =>
  text.replace(/https?:\/\/\S+/g, (link) => link.replace(secretPart, '…'))

/**
 * A mail with its text, for the outbox.
 * @param key unseals the text
 * @throws ProblemError `not-found`
 */
export async function readableMail(db: Db, key: Buffer, id: number): Promise<ReadableMail> {
  const mail = await db.mail.findUnique({ where: { id } })
  if (!mail) throw new ProblemError('not-found')
  return { ...shownMail(mail), text: withoutSecrets(unsealText(key, mail.text)) }
}

/** The state of the outbox: waiting mails, age of the oldest, failed mails, and the last heartbeat of a worker. */
export async function outboxStateOf(db: Db, now: Date): Promise<OutboxState> {
  const [queued, failed, oldest, worker] = await Promise.all([
    db.mail.count({ where: { state: 'queued' } }),
    db.mail.count({ where: { state: 'failed' } }),
    db.mail.findFirst({
      where: { state: 'queued' },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    }),
    db.workerHeartbeat.findFirst({ orderBy: { seenAt: 'desc' }, select: { seenAt: true } }),
  ])
  return {
    queued,
    failed,
    oldestQueuedAt: oldest?.createdAt.toISOString() ?? null,
    workerSeenAt: worker?.seenAt.toISOString() ?? null,
    workerRuns: worker !== null && now.getTime() - worker.seenAt.getTime() < workerMissingMs,
  }
}
