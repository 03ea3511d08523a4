import { claimWarningCodes } from '@portal/domain/sale/claim-warnings'
import { freeText } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { messageText } from '../buyer/enquiry-threads.ts'
import { PurchasePrice } from '../buyer/purchases.ts'
import type { Endpoint } from '../endpoint.ts'
import { pages } from '../rows.ts'
import { claimFacts, claimVersion, KnownKm, messageFacts } from '../sale/claims.ts'
import { VehicleCondition } from '../vehicles/condition.ts'
import { Holder } from './enquiry-desk.ts'

const url = '/mvp/api/house-claims'
const day = z.iso.date()
const amount = z.number().nullable()
const { id, number, title, state, dueAt, createdAt } = claimFacts

/** A claim in the list of the house. */
export const ClaimEntry = z.object({
  ...{ id, number, title, state, dueAt, createdAt },
  /** The house has not answered in time. */
  isOverdue: z.boolean(),
  gwnummer: z.string(),
  /** Null for a partner without an account. */
  company: z.string().nullable(),
  holder: Holder.nullable(),
})
export type ClaimEntry = z.infer<typeof ClaimEntry>

/** `note` and `log` are never shown to the buyer. */
export const ClaimEvent = z.object({
  id: z.int(),
  kind: z.enum(['buyer', 'house', 'system', 'note', 'log']),
  author: z.string().nullable(),
  ...messageFacts,
})
export type ClaimEvent = z.infer<typeof ClaimEvent>

export const HouseClaim = ClaimEntry.extend({
  ...claimFacts,
  /** The person who filed it. */
  filedBy: z.string().nullable(),
  purchase: z.object({
    id: z.uuid(),
    fin: z.string(),
    maker: z.string(),
    model: z.string(),
    puchasesDate: day, // sic
    collectedOn: day.nullable(),
    price: amount,
  }),
  /** The condition as it was shown at the sale. */
  condition: VehicleCondition.nullable(),
  conditionVersion: z.int().nullable(),
  /** Mileages at the sale and at the hand-over; null where none was recorded. */
  kmAtSale: z.int().nullable(),
  known: KnownKm.nullable(),
  warnings: z.array(z.object({ code: z.enum(claimWarningCodes), text: z.string() })),
  /** The company's purchases and claims of the last twelve months. */
  history: z.object({ purchases: z.int(), claims: z.int(), rejected: z.int() }),
  /** What a decision does, and has done, to the invoice. */
  settlement: z.object({
    /** The invoice in force, or the one that was cancelled; null without any. */
    invoice: z.object({ number: z.string(), isDelivered: z.boolean() }).nullable(),
    /** The number of the correction or cancellation made by the decision. */
    madeNumber: z.string().nullable(),
    /** What the company has paid, in cents. */
    paidCents: z.int(),
    /** Whether the vehicle of the purchase is in the stock under its number. */
    isInStock: z.boolean(),
  }),
  events: z.array(ClaimEvent),
})
export type HouseClaim = z.infer<typeof HouseClaim>

export const ClaimFilter = z.strictObject({
  /** `open` = not decided, `house` = the house has to act, `waiting` = the buyer has to, `overdue`, `decided`. */
  state: z.enum(['open', 'house', 'waiting', 'overdue', 'decided']).optional(),
  /** An account id, or `none`. */
  holder: z
    .string()
    .regex(/^(?:none|[1-9]\d{0,8})$/)
    .optional(),
  /** Words, each in the GW number, company, vehicle or number of the claim. */
  q: z.string().trim().max(100).optional(),
})
export type ClaimFilter = z.infer<typeof ClaimFilter>

/** Open claims: earliest deadline first; others: newest first. */
export const listHouseClaims = {
  method: 'GET',
  url,
  config: { access: 'backoffice', summary: 'Reklamationen aller Händler' },
  schema: {
    querystring: ClaimFilter.extend({ ...pages(20) }),
    response: { 200: z.array(ClaimEntry) },
  },
} satisfies Endpoint

export const ClaimDesk = z.object({
  open: z.int(),
  overdue: z.int(),
  /** Mean hours until the first answer of the house, of the claims of the last 90 days; null without any. */
  answerHours: z.number().nullable(),
})
export type ClaimDesk = z.infer<typeof ClaimDesk>

export const readClaimDesk = {
  method: 'GET',
  url: '/mvp/api/house-claim-desk',
  config: { access: 'backoffice', summary: 'Zahl der offenen Reklamationen' },
  schema: { response: { 200: ClaimDesk } },
} satisfies Endpoint

const ofClaim = z.strictObject({ id: z.uuid() })
const reply = { response: { 200: HouseClaim } }

export const readHouseClaim = {
  method: 'GET',
  url: `${url}/:id`,
  config: { access: 'backoffice', summary: 'Eine Reklamation mit Vergleich und Verlauf' },
  schema: { params: ofClaim, ...reply },
} satisfies Endpoint

const version = claimVersion
const reason = freeText(4000).refine((text) => text !== '', t('Bitte begründen Sie die Entscheidung.'))

export const ClaimMove = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('take'), version }),
  z.strictObject({ action: z.literal('ask'), version, text: messageText }),
  z.strictObject({ action: z.literal('offer'), version, text: reason, amount: PurchasePrice }),
  z.strictObject({ action: z.literal('credit'), version, text: reason, amount: PurchasePrice }),
  z.strictObject({ action: z.literal('refuse'), version, text: reason }),
  z.strictObject({ action: z.literal('take-back'), version, text: reason }),
])
export type ClaimMove = z.infer<typeof ClaimMove>

/**
 * Takes a claim, asks, offers or decides; the company gets a mail except for `take`. An amount above the price of the
 * purchase is refused. Another version, and a decision about a decided claim, is answered by 409 `claim-changed`.
 */
export const moveClaim = {
  method: 'POST',
  url: `${url}/:id/moves`,
  config: { access: 'backoffice', summary: 'Rückfrage, Angebot oder Entscheidung zu einer Reklamation' },
  schema: { params: ofClaim, body: ClaimMove, ...reply },
} satisfies Endpoint

/** The header `idempotency-key` protects from a repetition. */
export const noteOnClaim = {
  method: 'POST',
  url: `${url}/:id/notes`,
  config: { access: 'backoffice', summary: 'Eine Notiz zu einer Reklamation, nur für das Haus' },
  schema: { params: ofClaim, body: z.strictObject({ text: messageText }), ...reply },
} satisfies Endpoint

export const readHouseClaimPhoto = {
  method: 'GET',
  url: `${url}/:id/photos/:photoId`,
  config: { access: 'backoffice', summary: 'Ein Foto einer Reklamation' },
  schema: { params: ofClaim.extend({ photoId: z.uuid() }) },
} satisfies Endpoint
