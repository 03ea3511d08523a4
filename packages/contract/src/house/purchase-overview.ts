import { countryCodes } from '@portal/domain/accounts/countries'
import { languages } from '@portal/domain/site/language'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ClaimState } from '../sale/claims.ts'
import { PurchasePayment } from '../sale/payments.ts'
import { PassState } from '../sale/pick-up.ts'
import { CarFile } from '../vehicles/cars.ts'

const moment = z.iso.datetime()

/** What surrounds a purchase on its page of the house: the vehicle, the customer, and what the company sees as due. */
export const PurchaseOverview = z.object({
  /** The first photo of the vehicle; null without one, and if the stock does not have it. */
  photo: CarFile.pick({ ordner: true, datei: true }).nullable(),
  /** As the company's payers see it, without the account. */
  payment: PurchasePayment.omit({ transfer: true }).extend({ hasTransferData: z.boolean() }),
  /** Null for a partner without an account. */
  customer: z
    .object({
      /** Who bought, or the holder of the account if that person is not known or has left the company. */
      person: z.string(),
      email: z.string(),
      telephone: z.string(),
      city: z.string(),
      country: z.enum(countryCodes),
      language: z.enum(languages),
      purchasesOfYear: z.int(),
      /** Purchases with an invoice that is not paid. */
      unpaid: z.int(),
      claims: z.int(),
      openClaims: z.int(),
    })
    .nullable(),
  /** Of this purchase, newest first. */
  claims: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      state: ClaimState,
      createdAt: moment,
      /** Null while it is open. */
      decidedAt: moment.nullable(),
    }),
  ),
  /** The newest pass; null while nobody is named. */
  pickUp: z.object({ state: PassState, appointmentAt: moment.nullable() }).nullable(),
})
export type PurchaseOverview = z.infer<typeof PurchaseOverview>

export const readPurchaseOverview = {
  method: 'GET',
  url: '/mvp/api/house-purchases/:id/overview',
  config: {
    access: 'backoffice',
    summary: 'Fahrzeug, Käufer, Reklamationen und fälliger Betrag eines Kaufs',
  },
  schema: { params: z.strictObject({ id: z.uuid() }), response: { 200: PurchaseOverview } },
} satisfies Endpoint
