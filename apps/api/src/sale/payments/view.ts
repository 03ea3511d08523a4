import { dayOfDate, today } from '@portal/domain/buyer/appointment'
import type { BilledInvoice, BookedPayment, Due } from '@portal/domain/sale/due'
import { refundOf } from '@portal/domain/sale/refund'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** The columns of a purchase that decide what is due. */
export const dueColumns = {
  invoices: {
    select: {
      ...{ id: true, kind: true, number: true, originalId: true, issuedOn: true, dueOn: true },
      ...{ grossCents: true, createdAt: true },
    },
    orderBy: { createdAt: 'asc' },
  },
  payments: {
    where: { undoneAt: null },
    select: { amountCents: true, depositCents: true, deductionCents: true, bookedOn: true },
    orderBy: { id: 'asc' },
  },
  refunds: {
    where: { undoneAt: null },
    select: { amountCents: true, paidOn: true },
    orderBy: { id: 'asc' },
  },
} as const satisfies Prisma.PurchaseSelect

type DueRow = Prisma.PurchaseGetPayload<{ select: typeof dueColumns }>

export const billedInvoices = ({ invoices }: Pick<DueRow, 'invoices'>): BilledInvoice[] =>
  invoices.map(({ issuedOn, dueOn, createdAt: _, ...invoice }) => ({
    ...invoice,
    issuedOn: dayOfDate(issuedOn),
    dueOn: dueOn && dayOfDate(dueOn),
  }))

const paymentsOf = ({ payments }: Pick<DueRow, 'payments'>): BookedPayment[] =>
  payments.map(({ amountCents, deductionCents, bookedOn }) => ({
    amountCents: Number(amountCents),
    deductionCents: Number(deductionCents),
    bookedOn: dayOfDate(bookedOn),
  }))

/**
 * Payments and refunds. Where the house has only said that a purchase is paid, no payment is here that a refund could be
 * deducted from.
 */
export const bookedPayments = (row: Pick<DueRow, 'payments' | 'refunds'>): BookedPayment[] =>
  row.payments.length === 0
    ? []
    : [
        ...paymentsOf(row),
        ...row.refunds.map(({ amountCents, paidOn }) => ({
          ...{ amountCents: -amountCents, bookedOn: dayOfDate(paidOn), isRefund: true },
        })),
      ]

/** What was booked for a purchase, oldest first, for the company that pays. */
export const shownPayments = ({ payments }: Pick<DueRow, 'payments'>) =>
  payments.map(({ amountCents, depositCents, bookedOn }) => ({
    amountCents: Number(amountCents),
    depositCents: Number(depositCents),
    bookedOn: dayOfDate(bookedOn),
  }))

/** The columns of a purchase that decide what is to be paid back. */
export const refundColumns = {
  ...dueColumns,
  ...{ handOver: true, takenBackAt: true, price: true },
  changes: { where: { before: 'open' }, orderBy: { id: 'desc' }, take: 1, select: { at: true } },
} as const satisfies Prisma.PurchaseSelect

type RefundRow = Prisma.PurchaseGetPayload<{ select: typeof refundColumns }>

/** What is to be paid back for a purchase, and what was. */
export function refundView(row: RefundRow, now: Date) {
  const { invoices, refunds, handOver, takenBackAt, price, changes } = row
  const isTakenBack = takenBackAt !== null
  const isPaid = handOver !== 'open' || isTakenBack
  const facts = {
    invoices: billedInvoices({ invoices }).map((invoice, index) => ({
      ...invoice,
      addedAt: invoices[index]?.createdAt.getTime() ?? 0,
    })),
    payments: paymentsOf(row),
    refundedCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    paidByHandAt: isPaid ? (changes[0]?.at.getTime() ?? null) : null,
    priceCents: price && Math.round(price.toNumber() * 100),
    isTakenBack,
  }
  return {
    ...refundOf(facts, today(now)),
    refunds: refunds.map(({ amountCents, paidOn }) => ({ amountCents, paidOn: dayOfDate(paidOn) })),
  }
}

/**
 * State and open amount of a purchase that the house has marked as paid without booking a payment; null for any other.
 * @param leftCents what is left to be paid back
 */
export function paidByHand(
  { handOver, payments }: Pick<RefundRow, 'handOver' | 'payments'>,
  due: Pick<Due, 'state'>,
  leftCents: number,
) {
  if (handOver === 'open' || payments.length > 0 || due.state === 'cancelled') return null
  return leftCents > 0
    ? { state: 'over' as const, openCents: -leftCents }
    : { state: 'paid' as const, openCents: 0 }
}
