import { HandOverState } from '@portal/contract/sale/hand-overs'
import { flagsOfHandOver, isForward } from '@portal/domain/buyer/hand-over'
import type { Disk } from 'flydrive'
import type { Purchase, PurchasePaper } from '../../../generated/prisma/client.ts'
import { audit } from '../../audit/audit.ts'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { sealedBytes } from '../../uploads/sealed-files.ts'
import { handOversOf, queueEvent } from '../../webhooks/events.ts'
import { handOverLetter } from './mail.ts'
import { unknownPurchase } from './queries.ts'

type Context = CommandContext & { disk: Disk }

/** Who acts, and when; the system has no account and no request. */
export type Acting = { env: Env; now: Date; actorId: number | null; requestId?: string }

/**
 * Sets the state of a hand-over, with history and mail to the company.
 * @param purchase locked by the transaction
 */
export async function setHandOver(
  tx: Transaction,
  { env, now, actorId, requestId }: Acting,
  purchase: Purchase,
  to: HandOverState,
) {
  const from = HandOverState.parse(purchase.handOver)
  const { id, publicId } = purchase
  await tx.purchase.update({
    where: { id },
    data: { handOver: to, ...flagsOfHandOver(to), updatedAt: now },
  })
  await tx.handOverChange.create({ data: { purchaseId: id, at: now, actorId, before: from, after: to } })
  await queueEvent(tx, 'hand_over.changed', handOversOf([{ id, state: to }]), now)
  const isCorrection = !isForward(from, to)
  for (const address of await addressesOf(tx, purchase))
    await queueMail(tx, handOverLetter(env, address, purchase, { state: to, isCorrection }))
  await audit(tx, {
    ...{ actorId, action: 'hand-over-moved', subject: `purchase:${publicId}`, at: now },
    ...(requestId && { requestId }),
    details: { from, to },
  })
}

/**
 * The bytes of a paper; the download is recorded in the audit trail.
 * @throws ProblemError file-damaged when they are missing or were changed
 */
export async function downloadedPaper(context: Context, { id, storageKey }: PurchasePaper): Promise<Buffer> {
  const { db, env, disk, now: at, actorId, requestId } = context
  const bytes = await sealedBytes({ env, disk }, storageKey).catch((cause: unknown) => {
    throw new ProblemError('file-damaged', { cause })
  })
  const action = 'purchase-paper-downloaded'
  await audit(db, { actorId, requestId, action, subject: `purchase-paper:${id}`, at })
  return bytes
}

/** The purchase, locked until the transaction ends. @throws ProblemError not-found */
export async function lockedPurchase(tx: Transaction, where: { publicId: string } | { id: number }) {
  await ('id' in where
    ? tx.$executeRaw`SELECT 1 FROM purchase WHERE id = ${where.id} FOR UPDATE`
    : tx.$executeRaw`SELECT 1 FROM purchase WHERE public_id = ${where.publicId}::uuid FOR UPDATE`)
  const purchase = await tx.purchase.findUnique({
    where,
    include: { papers: { select: { id: true, kind: true, sha256: true } } },
  })
  if (!purchase) throw unknownPurchase()
  return purchase
}

export type Move = { from: HandOverState; to: HandOverState }

/**
 * Sets the state of a hand-over that is in `from`. Setting the state it has changes and mails nothing.
 * @returns whether it was changed
 * @throws ProblemError not-found, or hand-over-changed if it is neither in `from` nor in `to`
 */
export async function stepHandOver(tx: Transaction, acting: Acting, publicId: string, { from, to }: Move) {
  const purchase = await lockedPurchase(tx, { publicId })
  const state = HandOverState.parse(purchase.handOver)
  if (state === to) return false
  if (state !== from) throw new ProblemError('hand-over-changed')
  await setHandOver(tx, acting, purchase, to)
  return true
}
