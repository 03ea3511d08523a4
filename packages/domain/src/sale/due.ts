import { dayMs } from '../values/durations.ts'
import { t } from '../values/text.ts'

/** The kinds of invoices; `cancellation` takes the whole original back, `correction` a part of its amount. */
export type BilledInvoice = {
  id: string
  kind: string
  number: string
  originalId: string | null
  /** ISO date. */
  issuedOn: string
  /** ISO date. */
  dueOn: string | null
  /** In cents with VAT; of a correction the amount the original is reduced by. */
  grossCents: number
}

/** A booked payment; a returned one is negative. */
export type BookedPayment = {
  amountCents: number
  /** What was waived with it. */
  deductionCents?: number
  /** ISO date. */
  bookedOn: string
  /** The house has paid it back; negative. */
  isRefund?: boolean
}

export const dueStates = ['awaited', 'open', 'overdue', 'part', 'paid', 'over', 'cancelled'] as const
export type DueState = (typeof dueStates)[number]

export const dueLabels = {
  awaited: t('Rechnung folgt'),
  open: t('Offen'),
  overdue: t('Überfällig'),
  part: t('Teilweise'),
  paid: t('Bezahlt'),
  over: t('Zu viel'),
  cancelled: t('Storniert'),
} as const satisfies Record<DueState, string>

export type Due = {
  state: DueState
  /** The invoice to pay; of a cancelled purchase the cancelled one; null before the first. */
  invoice: BilledInvoice | null
  /** The invoice less its corrections, in cents; 0 without an invoice in force. */
  billedCents: number
  paidCents: number
  /** What was waived. */
  deductedCents: number
  /** What was paid back of it. */
  refundedCents: number
  /** What is still to be paid; negative if too much was paid. */
  openCents: number
  /** Days since the due day, 0 before it. */
  overdueDays: number
  /** The ISO date of the last payment or cancellation. */
  settledOn: string | null
}

const sum = (cents: readonly number[]) => cents.reduce((total, amount) => total + amount, 0)

const latest = (days: readonly string[]) => days.toSorted().at(-1) ?? null

const daysAfter = (day: string, today: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs))

type Billed = { id: string; kind: string; originalId: string | null; issuedOn: string | Date }

/** The newest by its day; of one day the last in the given order. */
const newestOf = <Invoice extends Billed>(invoices: readonly Invoice[]) =>
  invoices.reduce<Invoice | undefined>(
    (newest, one) => (newest && newest.issuedOn > one.issuedOn ? newest : one),
    undefined,
  )

/**
 * The newest invoice that is not cancelled. Statements select it by `invoiceInForce` of the API.
 * @param invoices all of a purchase, in the order of their creation
 */
export function invoiceInForceOf<Invoice extends Billed>(invoices: readonly Invoice[]): Invoice | undefined {
  const cancelled = new Set(
    invoices.filter(({ kind }) => kind === 'cancellation').map(({ originalId }) => originalId),
  )
  return newestOf(invoices.filter(({ id, kind }) => kind === 'invoice' && !cancelled.has(id)))
}

/**
 * What a company owes for a purchase: its newest invoice in force, less corrections, payments and what was waived with them,
 * and with what was paid back.
 * @param invoices all of the purchase
 * @param booked payments and refunds, without those that were undone
 * @param today ISO date in German time
 */
export function dueOf(
  invoices: readonly BilledInvoice[],
  booked: readonly BookedPayment[],
  today: string,
): Due {
  const cancellations = invoices.filter(({ kind }) => kind === 'cancellation')
  const valid = invoiceInForceOf(invoices)
  const corrections = invoices.filter(
    ({ kind, originalId }) => kind === 'correction' && originalId === valid?.id,
  )
  const billedCents = valid ? valid.grossCents - sum(corrections.map(({ grossCents }) => grossCents)) : 0
  const payments = booked.filter(({ isRefund }) => !isRefund)
  const refundedCents = -sum(booked.flatMap(({ isRefund, amountCents }) => (isRefund ? amountCents : [])))
  const paidCents = sum(payments.map(({ amountCents }) => amountCents))
  const deductedCents = sum(payments.map(({ deductionCents = 0 }) => deductionCents))
  const openCents = billedCents - paidCents - deductedCents + refundedCents
  const overdueDays = valid?.dueOn && openCents > 0 ? daysAfter(valid.dueOn, today) : 0
  const about = { billedCents, paidCents, deductedCents, refundedCents, openCents, overdueDays }
  if (!valid) {
    const last = newestOf(invoices.filter(({ kind }) => kind === 'invoice'))
    if (!last) return { ...about, state: 'awaited', invoice: null, settledOn: null }
    return {
      ...about,
      state: 'cancelled',
      invoice: last,
      settledOn: latest(cancellations.map(({ issuedOn }) => issuedOn)),
    }
  }
  const settledOn = openCents > 0 ? null : latest(payments.map(({ bookedOn }) => bookedOn))
  return {
    ...about,
    state: stateOf(openCents, paidCents - refundedCents, overdueDays),
    invoice: valid,
    settledOn,
  }
}

function stateOf(openCents: number, paidCents: number, overdueDays: number): DueState {
  if (openCents === 0) return 'paid'
  if (openCents < 0) return 'over'
  if (paidCents > 0) return 'part'
  return overdueDays > 0 ? 'overdue' : 'open'
}

/** Whether money is expected, so that payment data are shown. */
export const isPayable = (state: DueState) => state === 'open' || state === 'overdue' || state === 'part'

/** What the payer writes on a transfer: 'RE-2026-004711 GW480988'. */
export const paymentReference = (number: string, gwnummer: string) => `${number} GW${gwnummer}`
