import { countryCodes } from '@portal/domain/accounts/countries'
import { purchasePaperKinds } from '@portal/domain/buyer/hand-over'
import { approvalStates } from '@portal/domain/sale/approval'
import { taxCases } from '@portal/domain/sale/invoice-tax'
import { soldTiers } from '@portal/domain/sale/sale-terms'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { CompanyVat } from '../accounts/vat-checks.ts'
import { Purchase, PurchasePrice } from '../buyer/purchases.ts'
import type { Endpoint } from '../endpoint.ts'
import { pages } from '../rows.ts'
import { HandOverState, PurchasePaper } from '../sale/hand-overs.ts'
import { Refusal } from '../sale/pick-up.ts'

const url = '/mvp/api/house-purchases'
const moment = z.iso.datetime()

/** A purchase in the lists of the house. */
export const HousePurchaseEntry = Purchase.pick({
  gwnummer: true,
  maker: true,
  model: true,
  fin: true,
  puchasesDate: true,
}).extend({
  id: z.uuid(),
  partner_number: z.string(),
  /** Null for a partner without an account. */
  company: z.string().nullable(),
  /** Missing where the records do not contain it. */
  price: PurchasePrice.optional(),
  state: HandOverState,
  /** When the house took the vehicle back; the hand-over is then open for good. */
  takenBackAt: moment.nullable(),
})
export type HousePurchaseEntry = z.infer<typeof HousePurchaseEntry>

/** `who` is null for an import and for a deleted account. */
const Change = z.object({
  at: moment,
  who: z.string().nullable(),
  isImport: z.boolean(),
  before: HandOverState,
  after: HandOverState,
})

export const HousePurchase = HousePurchaseEntry.extend({
  color: z.string().nullable(),
  /** The name of the person who bought; null where nobody is named. */
  buyer: z.string().nullable(),
  /** The account of the company, for its file; null for a partner without an account. */
  dealerId: z.int().nullable(),
  /** With whether it may buy without German VAT; null for a partner without an account. */
  companyVat: CompanyVat.extend({ mayBuyNet: z.boolean() }).nullable(),
  /** The approval of a purchase above the limit of its buyer; null for one that needed none. */
  approval: z.enum(approvalStates).nullable(),
  /** What held for the company at the sale; null where it was not recorded. */
  terms: z
    .object({
      tier: z.enum(soldTiers),
      /** Null if the stock did not have the vehicle. */
      taxCase: z.enum(taxCases).nullable(),
      country: z.enum(countryCodes),
      vatId: z.string().nullable(),
    })
    .nullable(),
  /** Whether the vehicle is still in the stock, so that it has a page. */
  isInStock: z.boolean(),
  steps: z.array(z.object({ step: HandOverState, at: moment.nullable(), who: z.string().nullable() })),
  /** Newest first. */
  history: z.array(Change),
  papers: z.array(PurchasePaper.extend({ who: z.string().nullable() })),
  /** Newest first. */
  refusals: z.array(Refusal.extend({ who: z.string().nullable() })),
})
export type HousePurchase = z.infer<typeof HousePurchase>

const ofPurchase = z.strictObject({ id: z.uuid() })
const reply = { response: { 200: HousePurchase } }

export const HousePurchaseFilter = z.strictObject({
  state: HandOverState.optional(),
  /** Collected vehicles sold without VAT whose proof of arrival is missing. */
  arrival: z.literal('missing').optional(),
  partner_number: z.string().trim().max(20).optional(),
  gwnummer: z.string().trim().max(6).optional(),
  /** Words of vehicle, numbers and company; all must be found. */
  q: z.string().trim().max(100).optional(),
})
export type HousePurchaseFilter = z.infer<typeof HousePurchaseFilter>

export const listHousePurchases = {
  method: 'GET',
  url,
  config: { access: 'backoffice', scope: 'sales:read', summary: 'Käufe aller Händler, neueste zuerst' },
  schema: {
    querystring: HousePurchaseFilter.extend({
      ...pages(20),
    }),
    response: { 200: z.array(HousePurchaseEntry) },
  },
} satisfies Endpoint

export const readHousePurchase = {
  method: 'GET',
  url: `${url}/:id`,
  config: {
    access: 'backoffice',
    scope: 'sales:read',
    summary: 'Ein Kauf mit Übergabe, Papieren und Verlauf',
  },
  schema: { params: ofPurchase, ...reply },
} satisfies Endpoint

/**
 * One step forward, or one back to correct a mistake; the dealer gets a mail. A repetition changes and mails nothing; a
 * state other than `from` is answered by 409 `hand-over-changed`.
 */
export const moveHandOver = {
  method: 'POST',
  url: `${url}/:id/hand-over`,
  config: {
    access: 'backoffice',
    scope: 'hand-overs:write',
    summary: 'Stand der Übergabe setzen oder zurücknehmen',
  },
  schema: {
    params: ofPurchase,
    body: z.strictObject({ from: HandOverState, to: HandOverState }),
    ...reply,
  },
} satisfies Endpoint

/** Null removes the price. A repetition changes nothing. */
export const correctPurchasePrice = {
  method: 'PUT',
  url: `${url}/:id/price`,
  config: { access: 'backoffice', summary: 'Verkaufspreis eines Kaufs berichtigen' },
  schema: {
    params: ofPurchase,
    body: z.strictObject({ price: PurchasePrice.nullable() }),
    ...reply,
  },
} satisfies Endpoint

/** Multipart with one part `file`, a PDF; name and kind are in the query. The same file again is stored once. */
export const uploadPurchasePaper = {
  method: 'POST',
  url: `${url}/:id/papers`,
  config: { access: 'backoffice', scope: 'hand-overs:write', summary: 'Ein Papier der Übergabe hochladen' },
  schema: {
    params: ofPurchase,
    querystring: z.strictObject({
      filename: z.string().max(2000).default(''),
      kind: z.enum(purchasePaperKinds, { error: t('Bitte die Art des Papiers angeben.') }),
    }),
    ...reply,
    consumes: ['multipart/form-data'],
  },
} satisfies Endpoint

const ofPaper = ofPurchase.extend({ paperId: z.uuid() })

export const readPurchasePaper = {
  method: 'GET',
  url: `${url}/:id/papers/:paperId`,
  config: {
    access: 'backoffice',
    scope: 'hand-overs:write',
    summary: 'Ein Papier der Übergabe herunterladen',
  },
  schema: { params: ofPaper },
} satisfies Endpoint

export const deletePurchasePaper = {
  method: 'DELETE',
  url: `${url}/:id/papers/:paperId`,
  config: { access: 'backoffice', summary: 'Ein Papier der Übergabe löschen' },
  schema: { params: ofPaper, ...reply },
} satisfies Endpoint
