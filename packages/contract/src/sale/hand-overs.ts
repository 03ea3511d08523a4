import { handOverStates, purchasePaperKinds } from '@portal/domain/buyer/hand-over'
import { purchaseStatuses } from '@portal/domain/buyer/purchase-status'
import { z } from 'zod'
import { PurchasePage, PurchasePrice } from '../buyer/purchases.ts'
import type { Endpoint } from '../endpoint.ts'

export const HandOverState = z.enum(handOverStates)
export type HandOverState = z.infer<typeof HandOverState>

const moment = z.iso.datetime()

/** A PDF of a hand-over. */
export const PurchasePaper = z.object({
  id: z.uuid(),
  kind: z.enum(purchasePaperKinds),
  name: z.string(),
  bytes: z.int(),
  createdAt: moment,
})
export type PurchasePaper = z.infer<typeof PurchasePaper>

/** Price and hand-over of one of the caller's purchases, which is named by FIN and date in lists. */
export const HandOver = z.object({
  /** Names the purchase in addresses. */
  id: z.uuid(),
  fin: z.string(),
  puchasesDate: z.iso.date(), // sic
  /** With VAT; missing where the records do not contain it. */
  price: PurchasePrice.optional(),
  /** What the company pays if it bought without German VAT; missing where that is the price. */
  netPrice: PurchasePrice.optional(),
  /** The person of the company who bought; missing where nobody is named and for a person who has left the company. */
  buyer: z.string().optional(),
  state: HandOverState,
  /** When the house took the vehicle back; no step is done then. */
  takenBackAt: moment.nullable(),
  /** The steps done; null for a step an import has set or skipped. */
  steps: z.array(z.object({ step: HandOverState, at: moment.nullable() })),
  papers: z.array(PurchasePaper),
})
export type HandOver = z.infer<typeof HandOver>

const url = '/mvp/api/mvp-meine'

/** For the same page as the purchases of `purchases.ts`. */
export const listHandOvers = {
  method: 'GET',
  url: `${url}/hand-overs`,
  config: {
    access: 'member',
    scope: 'purchases:read',
    summary: 'Preis, Stand und Papiere der Übergabe zu einer Seite der eigenen Käufe',
  },
  schema: {
    querystring: PurchasePage.extend({ status: z.enum(purchaseStatuses).optional() }),
    response: { 200: z.array(HandOver) },
  },
} satisfies Endpoint

/** As attachment. Each download is recorded in the audit trail. */
export const downloadPurchasePaper = {
  method: 'GET',
  url: `${url}/papers/:id`,
  config: { access: 'member', scope: 'papers:read', summary: 'Ein Papier eines eigenen Kaufs herunterladen' },
  schema: { params: z.strictObject({ id: z.uuid() }) },
} satisfies Endpoint
