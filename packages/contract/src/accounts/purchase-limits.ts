import { purchaseLimitMaximum } from '@portal/domain/sale/approval'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

const amount = z
  .int({ error: t('Bitte einen Betrag in ganzen Euro angeben.') })
  .min(1, t('Bitte einen Betrag ab 1 € angeben.'))
  .max(purchaseLimitMaximum, t('Bitte höchstens 10.000.000 € angeben.'))
  .nullable()

/** What a buyer may buy without a second person, in euro with VAT; null = without a limit. */
export const PurchaseLimit = z.strictObject({ perPurchase: amount, perMonth: amount })
export type PurchaseLimit = z.infer<typeof PurchaseLimit>

export const BuyerLimit = PurchaseLimit.extend({ id: z.int(), name: z.string() })
export type BuyerLimit = z.infer<typeof BuyerLimit>

const limits = { response: { 200: z.array(BuyerLimit) } }

export const listPurchaseLimits = {
  method: 'GET',
  url: '/uaa/api/company/purchase-limits',
  config: { access: 'owner', summary: 'Wie viel die Einkäufer des Betriebs allein kaufen dürfen' },
  schema: limits,
} satisfies Endpoint

/** Applies to purchases from now on. */
export const setPurchaseLimit = {
  method: 'PUT',
  url: '/uaa/api/company/purchase-limits/:id',
  config: { access: 'owner', summary: 'Das Limit eines Einkäufers setzen' },
  schema: { params: ofRow, body: PurchaseLimit, ...limits },
} satisfies Endpoint
