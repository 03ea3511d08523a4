import { InvoiceFinding } from '@portal/domain/sale/invoice'
import { taxCases } from '@portal/domain/sale/invoice-tax'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { InvoiceReading, SaleInvoice } from '../sale/invoices.ts'

const url = '/mvp/api/house-purchases/:id/invoices'
const ofPurchase = z.strictObject({ id: z.uuid() })
const ofInvoice = ofPurchase.extend({ invoiceId: z.uuid() })

const filled = (max: number) => z.string().trim().min(1).max(max)
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, t('Bitte ein Land wie DE angeben.'))
/** With a known shape by country; spaces are dropped. */
const vatId = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s.-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{2}[A-Z\d+*]{2,13}$/, t('Bitte eine USt-IdNr. wie ATU12345675 angeben.')))

const address = { street: filled(200), postalCode: filled(20), city: filled(100), country }

/**
 * Why an invoice is taxed otherwise than the sale; without it such an invoice is refused. A person of the house decides
 * that: with an API key it is refused.
 */
const caseReason = filled(500).optional()

/** How an invoice is to be made; vehicle, amount and seller are the server's. */
export const InvoiceOrder = z.strictObject({
  taxCase: z.enum(taxCases),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  deliveredOn: z.iso.date().nullable(),
  buyerReference: filled(100),
  buyer: z.strictObject({
    name: filled(200),
    ...address,
    vatId: vatId.nullable(),
    mail: z.email().nullable(),
  }),
  deliverTo: z.strictObject(address).nullable(),
  caseReason,
})
export type InvoiceOrder = z.infer<typeof InvoiceOrder>

/** A proposal: what is empty is not known. */
const InvoiceDraft = z.object({
  taxCase: z.enum(taxCases),
  ...{ issuedOn: z.iso.date(), dueOn: z.iso.date(), deliveredOn: z.iso.date().nullable() },
  buyerReference: z.string(),
  buyer: z.object({
    ...{
      name: z.string(),
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.string(),
    },
    vatId: z.string().nullable(),
    mail: z.string().nullable(),
  }),
})
export type InvoiceDraft = z.infer<typeof InvoiceDraft>

export const HouseInvoices = z.object({
  /** Oldest first. */
  invoices: z.array(SaleInvoice),
  draft: InvoiceDraft,
  /** Why no invoice can be made now, as a sentence; null if one can. */
  obstacle: z.string().nullable(),
  /** Where an administrator removes the obstacle; null where nobody can, and without one. */
  obstacleAt: z.enum(['bank-account', 'settings']).nullable(),
  /** What is left of the valid invoice, in cents; null without one. */
  openCents: z.int().nullable(),
  /** Whether a PDF without XML is accepted. */
  takesPdf: z.boolean(),
})
export type HouseInvoices = z.infer<typeof HouseInvoices>

/** A PDF without XML has no document: its number, date and amount are typed when it is stored. */
export const JudgedInvoice = z.object({
  document: InvoiceReading.nullable(),
  findings: z.array(InvoiceFinding),
})
export type JudgedInvoice = z.infer<typeof JudgedInvoice>

const reply = { response: { 200: HouseInvoices } }

export const readHouseInvoices = {
  method: 'GET',
  url,
  config: {
    access: 'backoffice',
    scope: 'invoices:read',
    summary: 'Rechnungen eines Kaufs, mit einem Vorschlag für die nächste',
  },
  schema: { params: ofPurchase, ...reply },
} satisfies Endpoint

/** The number shown is the next one; it is given only when the invoice is issued. */
export const previewInvoice = {
  method: 'POST',
  url: `${url}/preview`,
  config: {
    access: 'backoffice',
    scope: 'invoices:write',
    summary: 'Rechnung vorab prüfen, ohne sie bereitzustellen',
  },
  schema: { params: ofPurchase, body: InvoiceOrder, response: { 200: JudgedInvoice } },
} satisfies Endpoint

/** Owners and accountants of the company get a mail. Refused with 400 `invoice-refused` if the check has found errors. */
export const issueInvoice = {
  method: 'POST',
  url,
  config: { access: 'backoffice', scope: 'invoices:write', summary: 'Rechnung erstellen und bereitstellen' },
  schema: { params: ofPurchase, body: InvoiceOrder, ...reply },
} satisfies Endpoint

const reason = filled(500)

/** Cancels what is left of an invoice (type 384). */
export const cancelInvoice = {
  method: 'POST',
  url: `${url}/:invoiceId/cancellation`,
  config: { access: 'backoffice', scope: 'invoices:write', summary: 'Rechnung stornieren' },
  schema: { params: ofInvoice, body: z.strictObject({ reason }), ...reply },
} satisfies Endpoint

/** Reduces an invoice by an amount with VAT, in cents (type 381). */
export const correctInvoice = {
  method: 'POST',
  url: `${url}/:invoiceId/corrections`,
  config: {
    access: 'backoffice',
    scope: 'invoices:write',
    summary: 'Rechnungskorrektur über einen Teil des Betrags',
  },
  schema: {
    params: ofInvoice,
    body: z.strictObject({ reason, grossCents: z.int().min(1).max(100_000_000) }),
    ...reply,
  },
} satisfies Endpoint

/** Number, date and amount are needed for a PDF without XML and ignored otherwise. */
const delivered = z.strictObject({
  number: z.string().trim().max(50).optional(),
  issuedOn: z.iso.date().optional(),
  dueOn: z.iso.date().optional(),
  grossCents: z.coerce.number().int().min(1).max(100_000_000).optional(),
  caseReason,
})
export type DeliveredInvoice = z.infer<typeof delivered>

/** Multipart with one part `file`: XML in UBL or CII, or a PDF with it inside (ZUGFeRD). Nothing is stored. */
export const checkInvoiceFile = {
  method: 'POST',
  url: `${url}/checks`,
  config: {
    access: 'backoffice',
    scope: 'invoices:write',
    summary: 'Eine fertige Rechnung prüfen, ohne sie abzulegen',
  },
  schema: {
    params: ofPurchase,
    querystring: delivered,
    response: { 200: JudgedInvoice },
    consumes: ['multipart/form-data'],
  },
} satisfies Endpoint

/** As `checkInvoiceFile`, but stored unchanged. Refused with 400 `invoice-refused` if the check has found errors. */
export const takeInvoiceFile = {
  method: 'POST',
  url: `${url}/files`,
  config: { access: 'backoffice', scope: 'invoices:write', summary: 'Eine fertige Rechnung ablegen' },
  schema: { params: ofPurchase, querystring: delivered, ...reply, consumes: ['multipart/form-data'] },
} satisfies Endpoint

export const downloadHouseInvoice = {
  method: 'GET',
  url: `${url}/:invoiceId/file`,
  config: {
    access: 'backoffice',
    scope: 'invoices:read',
    summary: 'Das Original einer Rechnung herunterladen',
  },
  schema: { params: ofInvoice },
} satisfies Endpoint

export const downloadHouseInvoicePdf = {
  method: 'GET',
  url: `${url}/:invoiceId/pdf`,
  config: { access: 'backoffice', scope: 'invoices:read', summary: 'Eine Rechnung als PDF herunterladen' },
  schema: { params: ofInvoice },
} satisfies Endpoint
