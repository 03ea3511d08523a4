import { type BilledInvoice, type BookedPayment, dueOf } from './due.ts'

/** An invoice with the moment it was added, in milliseconds. */
export type AddedInvoice = BilledInvoice & { addedAt: number }

export type RefundFacts = {
  invoices: readonly AddedInvoice[]
  /** Booked payments without refunds. */
  payments: readonly BookedPayment[]
  /** What the house has paid back so far. */
  refundedCents: number
  /** When the house set the purchase to paid by hand, in milliseconds; null if it is unpaid. */
  paidByHandAt: number | null
  /** The price with VAT, for a purchase whose invoice is not here. */
  priceCents: number | null
  isTakenBack: boolean
}

/** What was paid where the house has only said so: the invoice at that time, else the first one, else the price. */
function paidByHandCents({ invoices, paidByHandAt, priceCents }: RefundFacts, today: string) {
  if (paidByHandAt === null) return 0
  const before = invoices.filter(({ addedAt }) => addedAt <= paidByHandAt)
  const known = before.length > 0 ? before : invoices.filter(({ kind }) => kind === 'invoice').slice(0, 1)
  const { billedCents, state } = dueOf(known, [], today)
  return state === 'awaited' ? (priceCents ?? 0) : billedCents
}

/**
 * What the house has to pay back for a purchase that was credited, cancelled, paid twice or taken back, and what is left
 * of it, in cents.
 * @param today ISO date in German time
 */
export function refundOf(facts: RefundFacts, today: string) {
  const { invoices, payments, refundedCents, isTakenBack } = facts
  const { state, billedCents, paidCents, deductedCents } = dueOf(invoices, payments, today)
  const isBooked = payments.length > 0
  const paid = isBooked ? paidCents : paidByHandCents(facts, today)
  // Without an invoice in force nothing is due, and what was waived was never paid.
  const isOver = isTakenBack || state === 'cancelled'
  const isUnbilled = state === 'awaited' && !isTakenBack
  const owedCents = isUnbilled ? 0 : Math.max(0, isOver ? paid : paid + deductedCents - billedCents)
  return { owedCents, leftCents: Math.max(0, owedCents - refundedCents) }
}
