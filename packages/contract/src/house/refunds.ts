import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofPurchase } from '../sale/purchase.ts'
import { HousePurchasePayments } from './bank-statements.ts'

/** A purchase for which the house has to pay something back. */
export const DueRefund = z.object({
  purchaseId: z.uuid(),
  gwnummer: z.string(),
  vehicle: z.string(),
  company: z.string().nullable(),
  /** Of the newest invoice. */
  number: z.string().nullable(),
  isTakenBack: z.boolean(),
  leftCents: z.int(),
})
export type DueRefund = z.infer<typeof DueRefund>

export const listDueRefunds = {
  method: 'GET',
  url: '/mvp/api/due-refunds',
  config: { access: 'backoffice', summary: 'Käufe, zu denen etwas zurückzuzahlen ist' },
  schema: { response: { 200: z.array(DueRefund) } },
} satisfies Endpoint

const url = '/mvp/api/house-purchases/:id/refunds'
const reply = { response: { 200: HousePurchasePayments } }

export const NewRefund = z.strictObject({
  amountCents: z
    .int({ error: t('Bitte den Betrag angeben.') })
    .min(1, t('Bitte den Betrag angeben.'))
    .max(100_000_000),
  paidOn: z.iso.date(t('Bitte den Tag der Überweisung angeben.')),
  /** What the person saw as left; another amount refuses the record. */
  leftCents: z.int(),
})
export type NewRefund = z.infer<typeof NewRefund>

/** 409 `conflict` if another amount is left by now. */
export const recordRefund = {
  method: 'POST',
  url,
  config: { access: 'backoffice', summary: 'Rückzahlung zu einem Kauf vermerken' },
  schema: { params: ofPurchase, body: NewRefund, ...reply },
} satisfies Endpoint

/** A repetition changes nothing. */
export const undoRefund = {
  method: 'POST',
  url: `${url}/:refundId/undo`,
  config: { access: 'backoffice', summary: 'Vermerkte Rückzahlung zurücknehmen' },
  schema: { params: ofPurchase.extend({ refundId: z.uuid() }), ...reply },
} satisfies Endpoint
