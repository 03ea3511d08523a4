import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

const url = '/mvp/api/accounting'
const dayMs = 86_400_000
const longestDays = 366

/** Both days belong to the period. */
export const AccountingPeriod = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: t('Der letzte Tag liegt vor dem ersten.'),
  })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < longestDays, {
    path: ['to'],
    message: t('Ein Zeitraum hat höchstens ein Jahr.'),
  })
export type AccountingPeriod = z.infer<typeof AccountingPeriod>

/** What the files of a period contain. */
export const AccountingSummary = z.object({
  /** Invoices, corrections and cancellations dated within the period. */
  documents: z.int(),
  vehicles: z.int(),
  /** Vehicles under the margin scheme whose purchase price the stock does not know. */
  unpricedVehicles: z.int(),
  /** The change of the tax of section 25a UStG in the period, in cents, without those vehicles. */
  marginTaxCents: z.int(),
})
export type AccountingSummary = z.infer<typeof AccountingSummary>

export const readAccounting = {
  method: 'GET',
  url,
  config: { access: 'backoffice', summary: 'Was ein Zeitraum für die Steuerberatung enthält' },
  schema: { querystring: AccountingPeriod, response: { 200: AccountingSummary } },
} satisfies Endpoint

/** CSV for German Excel with a line for each FIN; amounts are whole cents. Recorded in the audit trail. */
export const downloadMargins = {
  method: 'GET',
  url: `${url}/vehicles`,
  config: { access: 'backoffice', summary: 'Fahrzeuge eines Zeitraums mit Marge und Steuer als CSV' },
  schema: { querystring: AccountingPeriod },
} satisfies Endpoint

/** A ZIP with the originals of the invoices and the CSV. Recorded in the audit trail. */
export const downloadInvoiceArchive = {
  method: 'GET',
  url: `${url}/invoices`,
  config: { access: 'backoffice', summary: 'Rechnungen eines Zeitraums als ZIP' },
  schema: { querystring: AccountingPeriod },
} satisfies Endpoint
