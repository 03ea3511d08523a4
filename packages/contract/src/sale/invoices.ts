import { InvoiceDocument, invoiceKinds } from '@portal/domain/sale/invoice'
import { taxCases } from '@portal/domain/sale/invoice-tax'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofPurchase, purchaseUrl } from './purchase.ts'

/** An invoice, a correction or a cancellation of a purchase. */
export const SaleInvoice = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  /** The number of the invoice that it corrects or cancels. */
  originalNumber: z.string().nullable(),
  isCancelled: z.boolean(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  grossCents: z.int(),
  /** cii and ubl are XML, zugferd is a delivered PDF with XML inside, pdf an invoice without XML. */
  format: z.enum(['cii', 'ubl', 'zugferd', 'pdf']),
  /** Null of a PDF without XML. */
  taxCase: z.enum(taxCases).nullable(),
})
export type SaleInvoice = z.infer<typeof SaleInvoice>

/** What is read aloud from the XML; the account for the payment is not repeated here. */
export const InvoiceReading = InvoiceDocument.omit({ payments: true })
export type InvoiceReading = z.infer<typeof InvoiceReading>

/** Oldest first. */
export const listInvoices = {
  method: 'GET',
  url: `${purchaseUrl}/invoices`,
  config: { access: 'member', summary: 'Rechnungen eines eigenen Kaufs, für Inhaber und Buchhaltung' },
  schema: { params: ofPurchase, response: { 200: z.array(SaleInvoice) } },
} satisfies Endpoint

const ofInvoice = ofPurchase.extend({ invoiceId: z.uuid() })

/** Null for a PDF without XML. */
export const readInvoice = {
  method: 'GET',
  url: `${purchaseUrl}/invoices/:invoiceId`,
  config: { access: 'member', summary: 'Eine E-Rechnung lesen' },
  schema: { params: ofInvoice, response: { 200: InvoiceReading.nullable() } },
} satisfies Endpoint

/** The stored bytes, as attachment. Each download is recorded in the audit trail. */
export const downloadInvoice = {
  method: 'GET',
  url: `${purchaseUrl}/invoices/:invoiceId/file`,
  config: { access: 'member', summary: 'Das Original einer Rechnung herunterladen' },
  schema: { params: ofInvoice },
} satisfies Endpoint

/** A readable view; of an invoice in the syntax CII with the XML inside (ZUGFeRD). */
export const downloadInvoicePdf = {
  method: 'GET',
  url: `${purchaseUrl}/invoices/:invoiceId/pdf`,
  config: { access: 'member', summary: 'Eine Rechnung als PDF herunterladen' },
  schema: { params: ofInvoice },
} satisfies Endpoint
