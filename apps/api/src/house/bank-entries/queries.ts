import type {
  BankEntry,
  BankEntryCounts,
  HousePurchasePayments,
  PayablePurchase,
} from '@portal/contract/house/bank-statements'
import { dayOfDate, today } from '@portal/domain/buyer/appointment'
import { paymentFindings, proposedPurchases } from '@portal/domain/house/payment-matching'
import { dueOf } from '@portal/domain/sale/due'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { companiesByNumber, type SearchedWord, searchedWords } from '../../accounts/company/queries.ts'
import { ProblemError } from '../../http/problem.ts'
import { containing, type Db } from '../../plugins/db.ts'
import { unknownPurchase } from '../../sale/hand-overs/queries.ts'
import {
  billedInvoices,
  bookedPayments,
  paidByHand,
  refundColumns,
  refundView,
} from '../../sale/payments/view.ts'
import { cluesOf, incomingOf, noClues } from '../payment-clues/queries.ts'
import { payableColumns, payableOf } from '../payment-clues/view.ts'
import { type EntryRow, entryColumns, entryView, whoOf } from './view.ts'

const person = { select: { firstName: true, lastName: true } } as const

/** The rows as the office sees them, the open ones with proposals. */
async function shownEntries(db: Db, rows: EntryRow[], now: Date): Promise<BankEntry[]> {
  const open = rows.filter(({ state }) => state === 'open')
  const clues = await cluesOf(db, open.map(incomingOf), now)
  const found = open.map((row) => {
    const own = clues.get(row.id) ?? noClues
    return { row, own, purchases: proposedPurchases(Number(row.amountCents), own) }
  })
  const companies = await companiesByNumber(
    db,
    found.flatMap(({ purchases }) => purchases.map(({ partnerNumber }) => partnerNumber)),
  )
  const proposals = new Map(
    found.map(({ row, own, purchases }) => [
      row.id,
      purchases.map((purchase) => ({
        ...purchase.shown,
        company: companies.get(purchase.partnerNumber)?.name ?? null,
        hasNumber: own.byNumber.includes(purchase),
        hasVehicle: own.byVehicle.includes(purchase),
        hasAccount: own.byAccount.includes(purchase),
      })),
    ]),
  )
  return rows.map((row) => entryView(row, proposals.get(row.id) ?? [], now))
}

type Page = { state: 'open' | 'booked' | 'all'; page: number; size: number }

/** A page of the payments: open ones oldest first, others newest first. */
export async function bankEntries(db: Db, { state, page, size }: Page, now: Date) {
  const where = state === 'all' ? {} : { state }
  const [total, rows] = await Promise.all([
    db.bankEntry.count({ where }),
    db.bankEntry.findMany({
      where,
      orderBy: { id: state === 'open' ? 'asc' : 'desc' },
      skip: page * size,
      take: size,
      include: entryColumns,
    }),
  ])
  return { total, entries: await shownEntries(db, rows, now) }
}

export const unknownEntry = () => new ProblemError('not-found', { title: t('Diese Zahlung gibt es nicht.') })

/** @throws ProblemError not-found */
export async function bankEntry(db: Db, publicId: string, now: Date): Promise<BankEntry> {
  const row = await db.bankEntry.findUnique({ where: { publicId }, include: entryColumns })
  const [shown] = row ? await shownEntries(db, [row], now) : []
  if (!shown) throw unknownEntry()
  return shown
}

const Counted = z.object({
  state: z.string(),
  finding: z.enum(paymentFindings),
  count: z.int(),
  cents: z.coerce.number(),
})

export async function bankEntryCounts(db: Db): Promise<BankEntryCounts> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT state, finding, count(*)::int AS count, sum(amount_cents)::text AS cents
    FROM bank_entry GROUP BY state, finding ORDER BY finding`
  const counts = rows.map((row) => Counted.parse(row))
  const total = (of: typeof counts) => of.reduce((sum, { count }) => sum + count, 0)
  return {
    open: counts.flatMap(({ state, ...count }) => (state === 'open' ? [count] : [])),
    booked: total(counts.filter(({ state }) => state === 'booked')),
    all: total(counts),
  }
}

const foundMaximum = 10

function wordCondition({ word, numbers }: SearchedWord): Prisma.PurchaseWhereInput {
  const part = containing(word)
  return {
    OR: [{ invoices: { some: { number: part } } }, { gwnummer: part }, { partner_number: { in: numbers } }],
  }
}

/** Purchases that can be paid; each word is part of an invoice's number, a vehicle's number or a company's name. */
export async function payablePurchases(db: Db, q: string, now: Date): Promise<PayablePurchase[]> {
  const words = await searchedWords(db, q)
  const rows = await db.purchase.findMany({
    where: { AND: words.map(wordCondition) },
    orderBy: { id: 'desc' },
    take: foundMaximum,
    select: payableColumns,
  })
  const found = rows.flatMap((row) => payableOf(row, now) ?? [])
  const companies = await companiesByNumber(
    db,
    found.map(({ partnerNumber }) => partnerNumber),
  )
  return found.map(({ shown, partnerNumber }) => ({
    ...shown,
    company: companies.get(partnerNumber)?.name ?? null,
  }))
}

/** What was paid for a purchase. @throws ProblemError not-found */
export async function housePurchasePayments(
  db: Db,
  publicId: string,
  now: Date,
): Promise<HousePurchasePayments> {
  const row = await db.purchase.findUnique({ where: { publicId }, select: refundColumns })
  if (!row) throw unknownPurchase()
  const due = dueOf(billedInvoices(row), bookedPayments(row), today(now))
  const payments = await db.payment.findMany({
    where: { purchase: { publicId }, undoneAt: null },
    orderBy: { id: 'asc' },
    include: { entry: { select: { payer: true, decidedBy: person } } },
  })
  const refunds = await db.refund.findMany({
    where: { purchase: { publicId }, undoneAt: null },
    orderBy: { id: 'asc' },
    include: { createdBy: person },
  })
  const { invoice, paidCents } = due
  const refundCents = refundView(row, now).leftCents
  const byHand = row.takenBackAt ? null : paidByHand(row, due, refundCents)
  // Of a vehicle that was taken back nothing is due, even if its invoice is not cancelled.
  const { state, billedCents, openCents } = row.takenBackAt
    ? { state: 'cancelled' as const, billedCents: 0, openCents: 0 }
    : { ...due, ...byHand }
  return {
    ...{ state, billedCents, paidCents, openCents, isPaidByHand: byHand !== null },
    number: invoice?.number ?? null,
    dueOn: invoice?.dueOn ?? null,
    payments: payments.map(
      ({ bookedOn, amountCents, depositCents, deductionCents, deductionReason, entry }) => ({
        bookedOn: dayOfDate(bookedOn),
        amountCents: Number(amountCents),
        depositCents: Number(depositCents),
        deductionCents: Number(deductionCents),
        deductionReason,
        payer: entry.payer,
        who: whoOf(entry.decidedBy),
      }),
    ),
    refundCents,
    refunds: refunds.map(({ publicId: id, amountCents, paidOn, createdBy, bankIdentity }) => ({
      ...{ id, amountCents, paidOn: dayOfDate(paidOn), who: whoOf(createdBy) },
      isFromStatement: bankIdentity !== null,
    })),
  }
}
