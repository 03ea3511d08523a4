import type { EnquiryEvent } from '@portal/domain/buyer/enquiry-events'
import { isWaitingState } from '@portal/domain/buyer/enquiry-state'
import { minuteMs } from '@portal/domain/values/durations'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { digestOf, repetitionMinutes } from '../enquiries/commands.ts'
import { withVehicle } from '../enquiries/view.ts'
import { queueReplyMail } from './mail.ts'
import type { ThreadRow } from './view.ts'

export type NewMessage = {
  kind: 'asker' | 'house' | 'system' | 'note' | 'log'
  /** Null = a visitor. */
  authorId: number | null
  text: string
  event?: EnquiryEvent
  files?: string[]
  /** The key the form was opened with. Without a key, a message equal to the last one counts as a repetition. */
  idempotencyKey?: string | undefined
  now: Date
}

const hashOf = ({ kind, text, files = [] }: NewMessage) => digestOf(kind, text, files)
const keyOf = (enquiryId: number, { authorId, idempotencyKey }: NewMessage) =>
  idempotencyKey === undefined ? null : digestOf(enquiryId, authorId, idempotencyKey)

/**
 * The enquiry with its vehicle, locked until the transaction ends, so that its changes are serialized.
 * @param where the public id, and the owner where only an owner may change it
 * @throws ProblemError not-found
 */
export async function lockedEnquiry(
  tx: Transaction,
  where: Prisma.EnquiryWhereInput & { publicId: string },
): Promise<ThreadRow> {
  await lockByName(tx, `enquiry ${where.publicId}`)
  const row = await tx.enquiry.findFirst({ where, include: withVehicle })
  if (!row) throw new ProblemError('not-found')
  return row
}

/**
 * Whether a message is already in the thread: under the same key, or as the last message, by the same author within
 * ten minutes. Requires the lock of the enquiry.
 * @throws ProblemError idempotency-mismatch for a used key with other content
 */
export async function isRepetition(tx: Transaction, { id }: ThreadRow, message: NewMessage) {
  const payloadHash = hashOf(message)
  const idempotencyKey = keyOf(id, message)
  if (idempotencyKey !== null) {
    const same = await tx.enquiryMessage.findUnique({ where: { idempotencyKey } })
    if (same && same.payloadHash !== payloadHash) throw new ProblemError('idempotency-mismatch')
    if (same) return true
  }
  const last = await tx.enquiryMessage.findFirst({
    where: { enquiryId: id, kind: { not: 'log' } },
    orderBy: { id: 'desc' },
  })
  const since = new Date(message.now.getTime() - repetitionMinutes * minuteMs)
  return last?.payloadHash === payloadHash && last.authorId === message.authorId && last.createdAt > since
}

/** Adds a message and increments the version of the thread. Requires the lock of the enquiry. */
export async function addMessage(tx: Transaction, { id }: ThreadRow, message: NewMessage, mailId?: number) {
  const { kind, authorId, text, event, files = [], now } = message
  await tx.enquiryMessage.create({
    data: {
      ...{ enquiryId: id, kind, authorId, text, files, mailId: mailId ?? null, createdAt: now },
      ...(event && { event }),
      idempotencyKey: keyOf(id, message),
      payloadHash: hashOf(message),
    },
  })
  await tx.enquiry.update({ where: { id }, data: { version: { increment: 1 } } })
}

type Reply = Omit<NewMessage, 'kind'> & { publicId: string }

/**
 * Adds an answer of the asker and mails it to the sales office. An answered enquiry waits for the house again; a closed
 * one is refused, because the house does not see closed enquiries in its list of open work.
 * @throws ProblemError not-found (also for enquiries of others), enquiry-closed, idempotency-mismatch
 */
export const replyToEnquiry = (db: PrismaClient, env: Env, reply: Reply) =>
  db.$transaction((tx) => addReply(tx, env, reply))

/** As `replyToEnquiry`, in the caller's transaction. */
export async function addReply(tx: Transaction, env: Env, { publicId, ...reply }: Reply) {
  const message: NewMessage = { ...reply, kind: 'asker' }
  const enquiry = await lockedEnquiry(tx, { publicId, accountId: reply.authorId })
  if (await isRepetition(tx, enquiry, message)) return
  if (enquiry.state === 'closed') throw new ProblemError('enquiry-closed')
  await addMessage(tx, enquiry, message, await queueReplyMail(tx, env, enquiry, reply.text))
  if (isWaitingState(enquiry.state)) return
  const state = enquiry.holderId === null ? 'open' : 'in-work'
  await tx.enquiry.update({ where: { id: enquiry.id }, data: { state, openSince: reply.now } })
}
