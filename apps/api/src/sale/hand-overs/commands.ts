import { HandOverState } from '@portal/contract/sale/hand-overs'
import { flagsOfHandOver, isForward } from '@portal/domain/buyer/hand-over'
import { t } from '@portal/domain/values/text'
import type { Purchase, PurchasePaper } from '../../../generated/prisma/client.ts'
import { type Actor, actedBy, audit } from '../../audit/audit.ts'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import type { Env } from '../../env.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { FileContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { servedBytes } from '../../uploads/sealed-files.ts'
import { handOversOf, queueEvent } from '../../webhooks/events.ts'
import { handOverLetter } from './mail.ts'
import { unknownPurchase } from './queries.ts'

/** Who acts, and when; the system has no account and no request. */
export type HandOverActor = Actor & { env: Env }

/**
 * Sets the state of a hand-over, with history and mail to the company.
 * @param purchase locked by the transaction
 */
export async function setHandOver(
  tx: Transaction,
  acting: HandOverActor,
  purchase: Purchase,
  to: HandOverState,
) {
  const { env, now, actorId } = acting
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
    ...{
      ...actedBy(acting),
      action: 'hand-over-moved',
      subject: `purchase:${publicId}`,
      details: { from, to },
    },
  })
}

/**
 * The bytes of a paper; the download is recorded in the audit trail.
 * @throws ProblemError file-damaged when they are missing or were changed
 */
export async function downloadedPaper(
  context: FileContext,
  { id, storageKey }: PurchasePaper,
): Promise<Buffer> {
  const bytes = await servedBytes(context, storageKey)
  const action = 'purchase-paper-downloaded'
  await audit(context.db, { ...actedBy(context), action, subject: `purchase-paper:${id}` })
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

/**
 * The vehicle is back: no step of the hand-over is done any more, and an open pass has ended. The mail about it is that of
 * the claim.
 * @param purchase locked by the transaction
 */
export async function setTakenBack(
  tx: Transaction,
  acting: HandOverActor,
  { id, publicId, handOver }: Purchase,
) {
  const { now, actorId } = acting
  const from = HandOverState.parse(handOver)
  await tx.purchase.update({
    where: { id },
    data: { handOver: 'open', red: false, yellow: false, green: false, takenBackAt: now, updatedAt: now },
  })
  await tx.handOverChange.create({ data: { purchaseId: id, at: now, actorId, before: from, after: 'open' } })
  await tx.pickUpPass.updateMany({
    where: { purchaseId: id, state: 'open' },
    data: { state: 'called-off', endedAt: now, salt: null, pinHash: null },
  })
  await queueEvent(tx, 'hand_over.changed', handOversOf([{ id, state: 'open' }]), now)
  await audit(tx, { ...actedBy(acting), action: 'purchase-taken-back', subject: `purchase:${publicId}` })
}

const notApproved = (purchaseId: number) => ({ purchaseId, state: { not: 'approved' } })

export type Move = { from: HandOverState; to: HandOverState }

/**
 * Sets the state of a hand-over that is in `from`. Setting the state it has changes and mails nothing.
 * @returns whether it was changed
 * @throws ProblemError not-found, purchase-not-approved, or hand-over-changed if it is neither in `from` nor in `to`
 */
export async function stepHandOver(
  tx: Transaction,
  acting: HandOverActor,
  publicId: string,
  { from, to }: Move,
) {
  const purchase = await lockedPurchase(tx, { publicId })
  if (purchase.takenBackAt) throw conflict(t('Das Fahrzeug dieses Kaufs ist zurückgenommen.'))
  const state = HandOverState.parse(purchase.handOver)
  if (state === to) return false
  if (state !== from) throw new ProblemError('hand-over-changed')
  const isApproved = (await tx.purchaseApproval.count({ where: notApproved(purchase.id) })) === 0
  if (isForward(from, to) && !isApproved) throw new ProblemError('purchase-not-approved')
  await setHandOver(tx, acting, purchase, to)
  return true
}
