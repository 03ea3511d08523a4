import { paymentFindings } from '@portal/domain/house/payment-matching'
import { dueStates } from '@portal/domain/sale/due'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { pages } from '../rows.ts'

const url = '/mvp/api/bank-statements'
const entriesUrl = '/mvp/api/bank-entries'
const moment = z.iso.datetime()

export const BankStatementEntry = z.object({
  id: z.uuid(),
  fileName: z.string(),
  maskedIban: z.string(),
  day: z.iso.date(),
  added: z.int(),
  known: z.int(),
  at: moment,
  who: z.string().nullable(),
})
export type BankStatementEntry = z.infer<typeof BankStatementEntry>

export const listBankStatements = {
  method: 'GET',
  url,
  config: {
    access: 'backoffice',
    scope: 'payments:write',
    summary: 'Die übernommenen Kontoauszüge, neueste zuerst',
  },
  schema: { querystring: z.strictObject(pages(10)), response: { 200: z.array(BankStatementEntry) } },
} satisfies Endpoint

/** What an upload has added. Amounts in cents. */
export const TakenStatements = z.object({
  statements: z.int(),
  /** Payments that were known from other statements. */
  known: z.int(),
  booked: z.int(),
  bookedCents: z.int(),
  open: z.int(),
  /** Transfers of the house that pay back what was due. */
  refunded: z.int(),
})
export type TakenStatements = z.infer<typeof TakenStatements>

/** Multipart with one part `file`: CAMT.053 as XML, or several in a ZIP. All or nothing is taken over. */
export const uploadBankStatement = {
  method: 'POST',
  url,
  config: { access: 'backoffice', scope: 'payments:write', summary: 'Kontoauszüge hochladen und zuordnen' },
  schema: {
    querystring: z.strictObject({ filename: z.string().min(1).max(200) }),
    response: { 200: TakenStatements },
    consumes: ['multipart/form-data'],
  },
} satisfies Endpoint

/** A purchase that a payment may belong to. */
export const PayablePurchase = z.object({
  /** Of its invoice in force, as is the number; null before the first. */
  invoiceId: z.string().nullable(),
  purchaseId: z.uuid(),
  number: z.string().nullable(),
  gwnummer: z.string(),
  vehicle: z.string(),
  company: z.string().nullable(),
  state: z.enum(dueStates),
  openCents: z.int(),
  /** The VAT deposit that is asked for beside it and was not received; 0 in general. */
  depositCents: z.int(),
})
export type PayablePurchase = z.infer<typeof PayablePurchase>

const Proposal = PayablePurchase.extend({
  hasNumber: z.boolean(),
  hasVehicle: z.boolean(),
  hasAccount: z.boolean(),
})

export const entryStates = ['open', 'booked', 'returned', 'left'] as const

/** What was waived with a payment; 0 and null in general. */
const Deduction = { deductionCents: z.int(), deductionReason: z.string().nullable() }

export const BankEntry = z.object({
  id: z.uuid(),
  /** A decision names the revision it was made for. */
  revision: z.int(),
  amountCents: z.int(),
  isReturn: z.boolean(),
  payer: z.string(),
  maskedIban: z.string().nullable(),
  reference: z.string(),
  bookedOn: z.iso.date(),
  valueOn: z.iso.date(),
  state: z.enum(entryStates),
  finding: z.enum(paymentFindings),
  decidedAt: moment.nullable(),
  /** Null for an automatic booking. */
  who: z.string().nullable(),
  isUndoable: z.boolean(),
  /** The purchase it is booked to. */
  booked: z
    .object({ purchaseId: z.uuid(), gwnummer: z.string(), ...Deduction, depositCents: z.int() })
    .nullable(),
  /** Of an open one, best first. */
  proposals: z.array(Proposal),
})
export type BankEntry = z.infer<typeof BankEntry>

export const listBankEntries = {
  method: 'GET',
  url: entriesUrl,
  config: { access: 'backoffice', summary: 'Zahlungseingänge, mit Vorschlägen zu den offenen' },
  schema: {
    querystring: z.strictObject({ state: z.enum(['open', 'booked', 'all']).default('open'), ...pages(50) }),
    response: { 200: z.array(BankEntry) },
  },
} satisfies Endpoint

/** The numbers of open payments by what the rules found, and of the others. */
export const BankEntryCounts = z.object({
  open: z.array(z.object({ finding: z.enum(paymentFindings), count: z.int(), cents: z.int() })),
  booked: z.int(),
  all: z.int(),
})
export type BankEntryCounts = z.infer<typeof BankEntryCounts>

export const countBankEntries = {
  method: 'GET',
  url: `${entriesUrl}/counts`,
  config: { access: 'backoffice', summary: 'Wie viele Zahlungseingänge offen und gebucht sind' },
  schema: { response: { 200: BankEntryCounts } },
} satisfies Endpoint

export const findPayablePurchases = {
  method: 'GET',
  url: `${entriesUrl}/payable-purchases`,
  config: { access: 'backoffice', summary: 'Käufe nach Rechnung, GW-Nummer oder Firma suchen' },
  schema: {
    querystring: z.strictObject({ q: z.string().trim().min(2).max(60) }),
    response: { 200: z.array(PayablePurchase) },
  },
} satisfies Endpoint

const ofEntry = z.strictObject({ id: z.uuid() })
const revision = z.int().min(0)
const reply = { response: { 200: BankEntry } }

/** What a person decides: book it to a purchase, pay it back, or leave it as unknown. */
export const Decision = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('book'),
    revision,
    /** Null for a purchase without an invoice. */
    invoiceId: z.string().max(60).nullable(),
    purchaseId: z.uuid(),
    /** What is waived of the invoice with this payment. */
    deduction: z
      .strictObject({
        cents: z.int().min(1).max(100_000_000),
        reason: z.string().trim().min(1, t('Bitte einen Grund angeben.')).max(200),
      })
      .optional(),
    /** What the person saw as open; another amount refuses the decision. */
    openCents: z.int(),
  }),
  z.strictObject({ action: z.literal('return'), revision }),
  z.strictObject({ action: z.literal('leave'), revision }),
])
export type Decision = z.infer<typeof Decision>

/** 409 `conflict` if somebody else was faster or the open amount has changed. */
export const decideBankEntry = {
  method: 'POST',
  url: `${entriesUrl}/:id/decision`,
  config: { access: 'backoffice', summary: 'Über einen Zahlungseingang entscheiden' },
  schema: { params: ofEntry, body: Decision, ...reply },
} satisfies Endpoint

/** A booking within 72 hours. */
export const undoBankEntry = {
  method: 'POST',
  url: `${entriesUrl}/:id/undo`,
  config: { access: 'backoffice', summary: 'Die Entscheidung über einen Zahlungseingang zurücknehmen' },
  schema: { params: ofEntry, body: z.strictObject({ revision }), ...reply },
} satisfies Endpoint

/** The payments of a purchase, for its page of the house. */
export const HousePurchasePayments = z.object({
  state: z.enum(dueStates),
  /** Whether the house has marked it as paid without booking a payment. */
  isPaidByHand: z.boolean(),
  number: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  billedCents: z.int(),
  paidCents: z.int(),
  openCents: z.int(),
  payments: z.array(
    z.object({
      ...{ bookedOn: z.iso.date(), amountCents: z.int(), payer: z.string(), who: z.string().nullable() },
      /** What the same transfer paid of the VAT deposit beside the amount. */
      depositCents: z.int(),
      ...Deduction,
    }),
  ),
  /** What is left to be paid back. */
  refundCents: z.int(),
  /** What was paid back, oldest first. */
  refunds: z.array(
    z.object({
      ...{ id: z.uuid(), amountCents: z.int(), paidOn: z.iso.date(), who: z.string().nullable() },
      isFromStatement: z.boolean(),
    }),
  ),
})
export type HousePurchasePayments = z.infer<typeof HousePurchasePayments>

export const readHousePurchasePayments = {
  method: 'GET',
  url: '/mvp/api/house-purchases/:id/payments',
  config: {
    access: 'backoffice',
    scope: 'sales:read',
    summary: 'Was zu einem Kauf bezahlt wurde und offen ist',
  },
  schema: { params: ofEntry, response: { 200: HousePurchasePayments } },
} satisfies Endpoint
