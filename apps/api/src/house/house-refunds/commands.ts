import type { NewRefund } from '@portal/contract/house/refunds'
import { dayOfDate, today } from '@portal/domain/buyer/appointment'
import { refundFinder } from '@portal/domain/house/refund-matching'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { conflict, invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { lockedPurchase } from '../../sale/hand-overs/commands.ts'
import { payerAddresses } from '../../sale/invoices/queries.ts'
import { refundLetter } from '../../sale/payments/mail.ts'
import { aboutPurchase, queueEvent } from '../../webhooks/events.ts'
import { lockPayments } from '../bank-entries/commands.ts'
import { leftOfPurchase, openRefunds } from './queries.ts'

type Added = { purchaseId: number; amountCents: number; paidOn: Date; bankIdentity?: string }
type Told = Pick<Added, 'purchaseId' | 'amountCents' | 'paidOn'>

/** Tells the people of the company who see payments, and its programs. */
async function tellRefund(
  tx: Transaction,
  { env, now }: CommandContext,
  { purchaseId, amountCents, paidOn }: Told,
  change: 'refunded' | 'refund-undone',
) {
  const purchase = await tx.purchase.findUniqueOrThrow({
    where: { id: purchaseId },
    select: { publicId: true, gwnummer: true, maker: true, model: true, fin: true, partner_number: true },
  })
  const leftCents = await leftOfPurchase(tx, purchaseId, now)
  const refund = { ...purchase, amountCents, paidOn: dayOfDate(paidOn), leftCents }
  for (const address of await payerAddresses(tx, purchase.partner_number))
    await queueMail(tx, refundLetter(env, address, refund, { isUndone: change === 'refund-undone' }))
  await queueEvent(tx, 'payment.changed', aboutPurchase(purchaseId, { change }), now)
}

async function addRefund(tx: Transaction, context: CommandContext, added: Added) {
  const { purchase } = await tx.refund.create({
    data: { ...added, createdAt: context.now, createdById: context.actorId },
    select: { purchase: { select: { publicId: true, gwnummer: true } } },
  })
  await tellRefund(tx, context, added, 'refunded')
  await audit(tx, {
    ...{ ...actedBy(context), action: 'refund-recorded', subject: `purchase:${purchase.publicId}` },
    details: { gwnummer: purchase.gwnummer, euro: added.amountCents / 100, at: dayOfDate(added.paidOn) },
  })
}

/**
 * Records that something was paid back for a purchase, with mail to the company.
 * @throws ProblemError not-found, conflict if another amount is left by now, validation-failed (amountCents, paidOn)
 */
export const recordRefund = (context: CommandContext, publicId: string, refund: NewRefund) =>
  context.db.$transaction(async (tx) => {
    const { now } = context
    await lockPayments(tx)
    const purchase = await lockedPurchase(tx, { publicId })
    const leftCents = await leftOfPurchase(tx, purchase.id, now)
    if (leftCents !== refund.leftCents)
      throw conflict(
        t('Was zurückzuzahlen ist, hat sich inzwischen geändert. Sie sehen jetzt den neuen Stand.'),
      )
    const { amountCents, paidOn } = refund
    if (leftCents === 0) throw conflict(t('Zu diesem Kauf ist nichts zurückzuzahlen.'))
    if (amountCents > leftCents) throw invalidField('amountCents', t`Höchstens ${centsEuroText(leftCents)}.`)
    if (paidOn > today(now)) throw invalidField('paidOn', t('Der Tag liegt in der Zukunft.'))
    if (paidOn < dayOfDate(purchase.puchasesDate))
      throw invalidField('paidOn', t('Der Tag liegt vor dem Kauf.'))
    await addRefund(tx, context, { purchaseId: purchase.id, amountCents, paidOn: new Date(paidOn) })
  })

/** Takes a recorded refund back, with mail to the company. A repetition changes nothing. @throws ProblemError not-found */
export const undoRefund = (context: CommandContext, publicId: string, refundId: string) =>
  context.db.$transaction(async (tx) => {
    await lockPayments(tx)
    const refund = await tx.refund.findFirst({ where: { publicId: refundId, purchase: { publicId } } })
    if (!refund) throw new ProblemError('not-found', { title: t('Diese Rückzahlung gibt es nicht.') })
    if (refund.undoneAt) return
    await tx.refund.update({ where: { id: refund.id }, data: { undoneAt: context.now } })
    await tellRefund(tx, context, refund, 'refund-undone')
    await audit(tx, {
      ...{ ...actedBy(context), action: 'refund-undone', subject: `purchase:${publicId}` },
      details: { euro: refund.amountCents / 100 },
    })
  })

/** A transfer of the house in a bank statement. */
export type Outgoing = {
  identity: string
  amountCents: number
  isBatch: boolean
  bookedOn: string
  reference: string
  endToEndId: string | null
}

/**
 * Records transfers that pay back what is due, each once; all others leave no trace, because they are no business of the
 * portal. Requires `lockPayments`.
 * @returns how many were recorded
 */
export async function recordOutgoing(
  tx: Transaction,
  context: CommandContext,
  outgoing: readonly Outgoing[],
) {
  const refunds = outgoing.length > 0 ? await openRefunds(tx, context.now) : []
  if (refunds.length === 0) return 0
  const find = refundFinder(refunds)
  let recorded = 0
  for (const { identity, amountCents, isBatch, bookedOn, reference, endToEndId } of outgoing) {
    const refund = find({ amountCents, isBatch, text: `${reference} ${endToEndId ?? ''}` })
    if (!refund) continue
    // One that was undone is not recorded again.
    if ((await tx.refund.count({ where: { bankIdentity: identity } })) > 0) continue
    const { purchaseId } = refund
    const paidOn = new Date(bookedOn)
    await addRefund(tx, context, { purchaseId, amountCents, paidOn, bankIdentity: identity })
    refund.leftCents = 0
    recorded += 1
  }
  return recorded
}
