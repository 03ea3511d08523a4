import type { Decision } from '@portal/contract/house/bank-statements'
import { personName } from '@portal/domain/accounts/person-name'
import { depositIn, findingOf, paymentUndoHours } from '@portal/domain/house/payment-matching'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { BankEntry } from '../../../generated/prisma/client.ts'
import { actedBy, audit } from '../../audit/audit.ts'
import { conflict, invalidField } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { bookPayment, depositTakenBack, undoPayments } from '../../sale/payments/commands.ts'
import { cluesOf, incomingOf, noClues, payableWith } from '../payment-clues/queries.ts'
import type { Payable } from '../payment-clues/view.ts'
import { unknownEntry } from './queries.ts'
import { entryColumns, isUndoable } from './view.ts'

/** One person or statement at a time decides about payments, so that none is booked on an outdated amount. */
export const lockPayments = (tx: Transaction) => lockByName(tx, 'bank-entries')

const refreshedMaximum = 500

/** Finds again what open payments are, because what is open for their purchases has changed. */
export async function refreshFindings(tx: Transaction, now: Date) {
  const rows = await tx.bankEntry.findMany({
    where: { state: 'open', finding: { notIn: ['batch', 'return'] } },
    orderBy: { id: 'asc' },
    take: refreshedMaximum,
  })
  const clues = await cluesOf(tx, rows.map(incomingOf), now)
  for (const row of rows) {
    const about = { amountCents: Number(row.amountCents), isBatch: row.isBatch, isReturn: row.isReturn }
    const { finding } = findingOf(about, clues.get(row.id) ?? noClues)
    // What now fits without doubt still waits for a person, who may have undone it.
    const shown = finding === 'exact' ? 'proposal' : finding
    if (shown !== row.finding) await tx.bankEntry.update({ where: { id: row.id }, data: { finding: shown } })
  }
}

/** The entry as the person saw it. @throws ProblemError not-found, or conflict naming who was faster */
async function seenEntry(tx: Transaction, publicId: string, revision: number) {
  await lockPayments(tx)
  const entry = await tx.bankEntry.findUnique({ where: { publicId }, include: entryColumns })
  if (!entry) throw unknownEntry()
  if (entry.revision === revision) return entry
  const { decidedBy, decidedAt } = entry
  throw conflict(
    decidedBy && decidedAt
      ? t`${personName(decidedBy)} hat darüber schon entschieden (${momentText(decidedAt)}).`
      : t('Diese Zahlung wurde inzwischen geändert. Sie sehen jetzt den neuen Stand.'),
  )
}

type Booking = Extract<Decision, { action: 'book' }>

/** The purchase that a person books to. @throws ProblemError conflict if another amount is open now */
async function chosenPurchase(
  tx: Transaction,
  { purchaseId, invoiceId, openCents }: Booking,
  now: Date,
): Promise<Payable> {
  const payable = await payableWith(tx, purchaseId, invoiceId, now)
  if (!payable)
    throw conflict(t('Diesen Kauf gibt es nicht, oder seine Rechnung hat sich inzwischen geändert.'))
  if (payable.openCents !== openCents)
    throw conflict(
      t('Der offene Betrag der Rechnung hat sich inzwischen geändert. Bitte noch einmal entscheiden.'),
    )
  return payable
}

/** A deduction closes the gap between a payment and the invoice. @throws ProblemError validation-failed */
function refuseDeduction(
  { amountCents, isReturn }: Pick<BankEntry, 'amountCents' | 'isReturn'>,
  { deduction, invoiceId, openCents }: Booking,
) {
  if (!deduction) return
  const most = isReturn || invoiceId === null ? 0 : openCents - Number(amountCents)
  if (deduction.cents <= most) return
  throw invalidField(
    'deduction.cents',
    most > 0
      ? t`Der Abzug ist höchstens der Rest von ${centsEuroText(most)}.`
      : t('Hier bleibt nichts offen, von dem sich etwas abziehen lässt.'),
  )
}

const states = { book: 'booked', return: 'returned', leave: 'left' } as const

/** Decides about an open payment. @throws ProblemError not-found, conflict */
export const decide = (context: CommandContext, publicId: string, decision: Decision) =>
  context.db.$transaction(async (tx) => {
    const { now, actorId } = context
    const entry = await seenEntry(tx, publicId, decision.revision)
    if (entry.state !== 'open') throw conflict(t('Über diese Zahlung wurde schon entschieden.'))
    const purchase = decision.action === 'book' ? await chosenPurchase(tx, decision, now) : null
    const deduction = decision.action === 'book' ? decision.deduction : undefined
    if (decision.action === 'book') refuseDeduction(entry, decision)
    if (purchase) {
      const cents = Number(entry.amountCents)
      const deposit = entry.isReturn
        ? -(await depositTakenBack(tx, purchase.purchaseId, cents))
        : depositIn(cents, purchase)
      await bookPayment(tx, context, {
        ...{ entryId: entry.id, purchaseId: purchase.purchaseId, bookedOn: entry.bookedOn },
        ...{ amountCents: (entry.isReturn ? -cents : cents) - deposit, depositCents: deposit },
        ...(deduction && { deductionCents: deduction.cents, deductionReason: deduction.reason }),
      })
    }
    await tx.bankEntry.update({
      where: { id: entry.id },
      data: {
        ...{ state: states[decision.action], decidedAt: now, decidedById: actorId },
        revision: { increment: 1 },
      },
    })
    await refreshFindings(tx, now)
    await audit(tx, {
      ...{ ...actedBy(context), action: 'bank-entry-decided', subject: `bank-entry:${publicId}` },
      details: {
        kind: states[decision.action],
        ...(purchase && { gwnummer: purchase.shown.gwnummer }),
        ...(deduction && { reason: deduction.reason }),
      },
    })
  })

/** Takes a decision back, a booking within 72 hours. @throws ProblemError not-found, conflict */
export const undoDecision = (context: CommandContext, publicId: string, revision: number) =>
  context.db.$transaction(async (tx) => {
    const { now, actorId } = context
    const entry = await seenEntry(tx, publicId, revision)
    if (entry.state === 'open') throw conflict(t('Über diese Zahlung ist noch nicht entschieden.'))
    if (!isUndoable(entry, now))
      throw conflict(t`Eine Buchung lässt sich nur ${paymentUndoHours} Stunden lang zurücknehmen.`)
    await undoPayments(tx, context, entry.id)
    await tx.bankEntry.update({
      where: { id: entry.id },
      data: { state: 'open', decidedAt: now, decidedById: actorId, revision: { increment: 1 } },
    })
    await refreshFindings(tx, now)
    await audit(tx, { ...actedBy(context), action: 'bank-entry-undone', subject: `bank-entry:${publicId}` })
  })
