import { purchasePageSize, resultPageSizeMax } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { cursor } from '../rows.ts'

/** What a company pays for a vehicle, in euros with VAT. */
export const PurchasePrice = z
  .number({ error: t('Bitte einen Betrag wie 16.400 oder 16.400,50 angeben.') })
  .min(0.01, t('Bitte einen Betrag über 0 € angeben.'))
  .max(1_000_000, t('Bitte höchstens 1.000.000 € angeben.'))
  .multipleOf(0.01, t('Bitte höchstens zwei Nachkommastellen angeben.'))

/** A purchase of the caller's company (specification section 3); the flags are explained in `purchase-status.ts`. */
export const Purchase = z.object({
  gwnummer: z.string(),
  maker: z.string(),
  model: z.string(),
  fin: z.string(),
  color: z.string().nullable(),
  puchasesDate: z.iso.date(), // sic
  red: z.boolean(),
  green: z.boolean(),
  yellow: z.boolean(),
})
export type Purchase = z.infer<typeof Purchase>

export const PurchaseSort = z.enum(['puchasesDate,desc', 'puchasesDate,asc'])
export type PurchaseSort = z.infer<typeof PurchaseSort>

export const PurchasePage = z.strictObject({
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
  size: z.coerce.number().int().min(1).max(resultPageSizeMax).default(purchasePageSize),
  sort: PurchaseSort.default('puchasesDate,desc'),
})
export type PurchasePage = z.output<typeof PurchasePage>

const page = { querystring: PurchasePage, response: { 200: z.array(Purchase) } }

export const listPurchases = {
  method: 'GET',
  url: '/mvp/api/mvp-meine',
  config: { access: 'member', scope: 'purchases:read', summary: 'Alle eigenen Käufe, seitenweise' },
  schema: { ...page, querystring: PurchasePage.extend({ cursor }) },
} satisfies Endpoint

export const listUncollectedPurchases = {
  method: 'GET',
  url: '/mvp/api/mvp-meine/noGreen',
  config: {
    access: 'member',
    scope: 'purchases:read',
    summary: 'Eigene Käufe, die noch nicht abgeholt sind',
  },
  schema: page,
} satisfies Endpoint

export const listCollectedPurchases = {
  method: 'GET',
  url: '/mvp/api/mvp-meine/green',
  config: { access: 'member', scope: 'purchases:read', summary: 'Eigene Käufe: abgeholt' },
  schema: page,
} satisfies Endpoint

export const listPaidPurchases = {
  method: 'GET',
  url: '/mvp/api/mvp-meine/yellow',
  config: {
    access: 'member',
    scope: 'purchases:read',
    summary: 'Eigene Käufe: bezahlt, noch nicht abgeholt',
  },
  schema: page,
} satisfies Endpoint

export const listUnpaidPurchases = {
  method: 'GET',
  url: '/mvp/api/mvp-meine/red',
  config: { access: 'member', scope: 'purchases:read', summary: 'Eigene Käufe: gekauft, noch nicht bezahlt' },
  schema: page,
} satisfies Endpoint

/** The counts beside the legend; `all` also counts purchases without status. */
export const PurchaseCounts = z.object({ all: z.int(), red: z.int(), yellow: z.int(), green: z.int() })
export type PurchaseCounts = z.infer<typeof PurchaseCounts>

export const countPurchases = {
  method: 'GET',
  url: '/mvp/api/mvp-meine/counts',
  config: { access: 'member', scope: 'purchases:read', summary: 'Anzahl der eigenen Käufe je Status' },
  schema: { response: { 200: PurchaseCounts } },
} satisfies Endpoint
