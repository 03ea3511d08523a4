import { z } from 'zod'
import { CompanyRole } from '../accounts/company.ts'
import { Purchase } from '../buyer/purchases.ts'
import type { Endpoint } from '../endpoint.ts'
import { CarFile } from '../vehicles/cars.ts'
import { Papers } from '../vehicles/condition-parts.ts'
import { HandOver } from './hand-overs.ts'

/** The path of one purchase of the caller's company; calls about it begin with it. */
export const purchaseUrl = '/mvp/api/mvp-meine/purchases/:id'
export const ofPurchase = z.strictObject({ id: z.uuid() })

const FileName = CarFile.pick({ ordner: true, datei: true })

/** One purchase of the caller's company. */
export const PurchaseDetails = Purchase.extend(HandOver.shape).extend({
  /** The people of the company, oldest members first. */
  people: z.array(z.object({ name: z.string(), role: CompanyRole })),
  /** Null if the vehicle is no longer in the stock. */
  vehicle: z
    .object({
      erstzulassungvon: z.iso.date(),
      kilometerstandvon: z.int(),
      /** The first one. */
      photo: FileName.nullable(),
      /** The dealers' report. */
      report: FileName.nullable(),
      /** How many keys the house has recorded. */
      keys: z.int().nullable(),
      /** Which papers the house had at the sale; null if none were recorded. */
      papers: Papers.pick({ registrationPart1: true, registrationPart2: true, coc: true }).nullable(),
    })
    .nullable(),
})
export type PurchaseDetails = z.infer<typeof PurchaseDetails>

export const readPurchase = {
  method: 'GET',
  url: purchaseUrl,
  config: { access: 'member', summary: 'Ein Kauf des eigenen Betriebs mit Stand, Papieren und Rechten' },
  schema: { params: ofPurchase, response: { 200: PurchaseDetails } },
} satisfies Endpoint
