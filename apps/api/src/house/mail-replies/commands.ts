import type { ReplyReason } from '@portal/domain/house/mail-replies'
import { t } from '@portal/domain/values/text'
import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { audit } from '../../audit/audit.ts'
import { addReply } from '../../buyer/enquiry-threads/commands.ts'
import { keyFor, sealText, unsealText } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { answerClaimByMail } from '../../sale/claims/commands.ts'

export type Thread = { kind: 'enquiry' | 'claim'; publicId: string }
export type Store = { db: PrismaClient; env: Env; disk: Disk }
export type StoredFile = { name: string; contentType: string; bytes: number; storageKey: string }

type Message = { text: string; files: string[]; now: Date }

/** The most characters of a message of a thread. */
const textMax = 4000

/**
 * Adds a mailed answer to its thread.
 * @param authorId the person who has proven to be its sender; null = a visitor, or a colleague vouches for it
 * @throws ProblemError not-found, enquiry-closed, claim-closed
 */
export async function addToThread(
  tx: Transaction,
  env: Env,
  { kind, publicId }: Thread,
  { text, files, now }: Message,
  authorId: number | null,
) {
  const shown = text.length > textMax ? `${text.slice(0, textMax - 1)}…` : text
  if (kind === 'enquiry')
    return addReply(tx, env, { publicId, authorId, files, now, text: shown || 'Siehe Anhang.' })
  const names = files.length > 0 ? `\n\nAnhänge der Mail: ${files.join(', ')}` : ''
  return answerClaimByMail(tx, env, { publicId, authorId, now, text: `${shown}${names}`.trim() })
}

export type NewInbound = {
  messageId: string
  sender: string
  subject: string
  text: string
  now: Date
  outcome: { thread: Thread } | { reason: ReplyReason }
  files: StoredFile[]
}

/** Stores a mail with its outcome. */
export const storeInbound = (tx: Transaction, env: Env, mail: NewInbound) => {
  const { messageId, sender, subject, text, now: receivedAt, outcome, files } = mail
  return tx.inboundMail.create({
    data: {
      ...{ messageId, sender, subject, receivedAt },
      text: sealText(keyFor(env.SECRET_KEY, 'mail'), text),
      ...('thread' in outcome
        ? { state: 'assigned', thread: outcome.thread.kind, threadId: outcome.thread.publicId }
        : { state: 'unassigned', reason: outcome.reason }),
      files: { create: files },
    },
  })
}

/** @throws ProblemError not-found, conflict when somebody has decided about it already */
async function lockedMail(tx: Transaction, id: number) {
  await lockByName(tx, `inbound mail ${id}`)
  const mail = await tx.inboundMail.findUnique({ where: { id }, include: { files: true } })
  if (!mail) throw new ProblemError('not-found')
  if (mail.state !== 'unassigned') throw conflict(t('Über diese Mail wurde schon entschieden.'))
  return mail
}

/**
 * Adds a mail to a thread, for which the colleague vouches.
 * @throws ProblemError not-found, conflict, enquiry-closed, claim-closed
 */
export const assignMail = (context: CommandContext, id: number, { kind, publicId }: Thread) =>
  context.db.$transaction(async (tx) => {
    const { env, now, actorId, requestId } = context
    const mail = await lockedMail(tx, id)
    const authorId =
      kind === 'enquiry' ? ((await tx.enquiry.findUnique({ where: { publicId } }))?.accountId ?? null) : null
    const text = unsealText(keyFor(env.SECRET_KEY, 'mail'), mail.text)
    const files = mail.files.map(({ name }) => name)
    await addToThread(tx, env, { kind, publicId }, { text, files, now }, authorId)
    await tx.inboundMail.update({
      where: { id },
      data: { state: 'assigned', thread: kind, threadId: publicId, decidedById: actorId, decidedAt: now },
    })
    await audit(tx, { actorId, requestId, action: 'mail-assigned', subject: `${kind}:${publicId}`, at: now })
  })

/** @throws ProblemError not-found, conflict */
export const discardMail = (context: CommandContext, id: number) =>
  context.db.$transaction(async (tx) => {
    const { now, actorId, requestId } = context
    await lockedMail(tx, id)
    await tx.inboundMail.update({
      where: { id },
      data: { state: 'discarded', decidedById: actorId, decidedAt: now },
    })
    await audit(tx, { actorId, requestId, action: 'mail-discarded', subject: `mail:${id}`, at: now })
  })
