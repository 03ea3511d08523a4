import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { acceptedProofLetter, depositReturnedLetter } from '../../sale/arrival/mail.ts'
import { arrivalOf, arrivalRow } from '../../sale/arrival/queries.ts'
import { lockedPurchase } from '../../sale/hand-overs/commands.ts'
import { payerAddresses } from '../../sale/invoices/queries.ts'

/**
 * Accepts the proof of export of a purchase; it counts from then on, and the company gets a mail.
 * @throws ProblemError not-found, or arrival-not-awaited unless one waits
 */
export async function acceptArrival(context: CommandContext, publicId: string) {
  const { db, env, now } = context
  await db.$transaction(async (tx) => {
    const purchase = await lockedPurchase(tx, { publicId })
    const { state, proof } = arrivalOf(await arrivalRow(tx, purchase.id), env, now)
    if (state === 'proven') return
    if (state !== 'checking' || proof === null) throw new ProblemError('arrival-not-awaited')
    await tx.purchasePaper.update({ where: { id: proof.id }, data: { acceptedAt: now } })
    for (const address of await addressesOf(tx, purchase))
      await queueMail(tx, acceptedProofLetter(env, address, purchase))
    await audit(tx, {
      ...{ ...actedBy(context), action: 'arrival-accepted', subject: `purchase:${publicId}` },
      details: { paper: proof.id },
    })
  })
}

/**
 * Records that the deposit of a purchase was received or returned; the company is told about its return. A repetition
 * changes nothing.
 * @throws ProblemError not-found, or deposit-changed if it may not be returned yet
 */
export async function markDeposit(context: CommandContext, publicId: string, state: 'received' | 'returned') {
  const { db, env, now, actorId } = context
  await db.$transaction(async (tx) => {
    const purchase = await lockedPurchase(tx, { publicId })
    const { need, state: arrival, deposit } = arrivalOf(await arrivalRow(tx, purchase.id), env, now)
    if (!deposit) throw new ProblemError('not-found', { title: t('Zu diesem Kauf gibt es keine Kaution.') })
    if (deposit.state === state || deposit.state === 'returned') return
    const where = { purchaseId: purchase.id }
    if (state === 'received')
      await tx.vatDeposit.update({ where, data: { receivedAt: now, receivedById: actorId } })
    else {
      const mayReturn = deposit.state === 'received' && (arrival === 'proven' || need === null)
      if (!mayReturn) throw new ProblemError('deposit-changed')
      await tx.vatDeposit.update({ where, data: { returnedAt: now, returnedById: actorId } })
      for (const address of await payerAddresses(tx, purchase.partner_number))
        await queueMail(tx, depositReturnedLetter(env, address, purchase, deposit.amountCents))
    }
    await audit(tx, {
      ...{ ...actedBy(context), subject: `purchase:${publicId}` },
      action: state === 'received' ? 'deposit-received' : 'deposit-returned',
      details: { euro: deposit.amountCents / 100 },
    })
  })
}
