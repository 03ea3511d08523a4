import { HandOverState } from '@portal/contract/sale/hand-overs'
import { handOverLabels } from '@portal/domain/buyer/hand-over'
import { t } from '@portal/domain/values/text'
import { conflict } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'
import { aboutPurchase, queueEvent } from '../../webhooks/events.ts'
import { type HandOverActor, lockedPurchase, setHandOver } from '../hand-overs/commands.ts'
import { returnedLetter } from './mail.ts'
import { dueOfPurchase } from './queries.ts'

type NewPayment = {
  entryId: number
  purchaseId: number
  /** Of the invoice; negative for a return. */
  amountCents: number
  /** Of the VAT deposit beside it; negative for a return. */
  depositCents?: number
  bookedOn: Date
  /** What is waived of the invoice, and why. */
  deductionCents?: number
  deductionReason?: string
}

/**
 * Marks the deposit of a purchase as received, or as open again for a negative amount.
 * @throws ProblemError conflict if it was paid back since
 */
async function moveDeposit(
  tx: Transaction,
  { now, actorId }: HandOverActor,
  purchaseId: number,
  cents: number,
) {
  if (cents === 0) return
  const { count } = await tx.vatDeposit.updateMany({
    where: { purchaseId, returnedAt: null },
    data: cents > 0 ? { receivedAt: now, receivedById: actorId } : { receivedAt: null, receivedById: null },
  })
  if (count === 0) throw conflict(t('Die Kaution dieses Kaufs ist schon zurückgezahlt.'))
}

/** What of a returned amount was a deposit: that of the payment which it takes back. */
export async function depositTakenBack(tx: Transaction, purchaseId: number, returnedCents: number) {
  const payments = await tx.payment.findMany({
    where: {
      purchaseId,
      undoneAt: null,
      depositCents: { gt: 0 },
      purchase: { vatDeposit: { returnedAt: null } },
    },
    select: { amountCents: true, depositCents: true },
  })
  const taken = payments.find((paid) => Number(paid.amountCents + paid.depositCents) === returnedCents)
  return Number(taken?.depositCents ?? 0)
}

/**
 * Books a payment to a purchase. One that completes the amount sets the hand-over to paid; a return sets it back, and is
 * mailed to the office.
 */
export async function bookPayment(tx: Transaction, acting: HandOverActor, payment: NewPayment) {
  const { amountCents, depositCents = 0 } = payment
  const purchase = await lockedPurchase(tx, { id: payment.purchaseId })
  const { id } = await tx.payment.create({
    data: { ...payment, createdAt: acting.now },
    select: { id: true },
  })
  const handOver = HandOverState.parse(purchase.handOver)
  const { state, openCents } = await dueOfPurchase(tx, purchase.id, acting.now)
  const isReturn = amountCents + depositCents < 0
  await moveDeposit(tx, acting, purchase.id, depositCents)
  const change = isReturn ? 'returned' : 'booked'
  await queueEvent(tx, 'payment.changed', aboutPurchase(purchase.id, { change }), acting.now)
  if (isReturn)
    await queueMail(
      tx,
      returnedLetter(acting.env, purchase, { cents: -amountCents - depositCents, handOver }),
    )
  const isOpen = handOver === 'open' && purchase.takenBackAt === null
  const isCompleted = !isReturn && isOpen && (state === 'paid' || state === 'over')
  const isReopened = isReturn && handOver === 'paid' && openCents > 0
  if (!isCompleted && !isReopened) return
  await setHandOver(tx, acting, purchase, isCompleted ? 'paid' : 'open')
  await tx.payment.update({ where: { id }, data: { movedHandOver: true } })
}

/**
 * Sets the hand-over to paid if what was paid before covers an invoice that is new. An undo of the last payment takes it
 * back.
 * @param purchaseId locked by the transaction
 */
export async function settlePrepaid(tx: Transaction, acting: HandOverActor, purchaseId: number) {
  const purchase = await tx.purchase.findUniqueOrThrow({ where: { id: purchaseId } })
  const last = await tx.payment.findFirst({
    where: { purchaseId, undoneAt: null },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  if (!last || purchase.handOver !== 'open') return
  const { state } = await dueOfPurchase(tx, purchaseId, acting.now)
  if (state !== 'paid' && state !== 'over') return
  await setHandOver(tx, acting, purchase, 'paid')
  await tx.payment.update({ where: { id: last.id }, data: { movedHandOver: true } })
}

/**
 * Undoes the bookings of an entry, and what they did to the hand-over.
 * @throws ProblemError conflict if the hand-over has gone further since
 */
export async function undoPayments(tx: Transaction, acting: HandOverActor, entryId: number) {
  const payments = await tx.payment.findMany({ where: { entryId, undoneAt: null } })
  await tx.payment.updateMany({ where: { entryId, undoneAt: null }, data: { undoneAt: acting.now } })
  for (const { purchaseId, amountCents, depositCents, movedHandOver } of payments) {
    const purchase = await lockedPurchase(tx, { id: purchaseId })
    await moveDeposit(tx, acting, purchaseId, -Number(depositCents))
    const undone = aboutPurchase(purchaseId, { change: 'undone' })
    await queueEvent(tx, 'payment.changed', undone, acting.now)
    const handOver = HandOverState.parse(purchase.handOver)
    const { openCents } = await dueOfPurchase(tx, purchaseId, acting.now)
    if (amountCents + depositCents < 0) {
      if (movedHandOver && handOver === 'open' && openCents <= 0)
        await setHandOver(tx, acting, purchase, 'paid')
      continue
    }
    const others = await tx.payment.count({ where: { purchaseId, undoneAt: null, movedHandOver: true } })
    // A purchase that a person has set to paid stays so.
    if (openCents <= 0 || handOver === 'open' || (!movedHandOver && others === 0)) continue
    if (handOver !== 'paid')
      throw conflict(
        t`Die Übergabe steht schon auf „${handOverLabels[handOver]}“. Bitte nehmen Sie zuerst diesen Schritt zurück.`,
      )
    await setHandOver(tx, acting, purchase, 'open')
  }
}
