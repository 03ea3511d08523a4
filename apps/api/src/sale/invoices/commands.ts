import { z } from 'zod'
import { actedBy, audit } from '../../audit/audit.ts'
import type { FileContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { readInvoice } from './parse.ts'
import { type InvoiceWithFile, originalBytes } from './queries.ts'
import { invoicePdf, isPdfFormat } from './view.ts'

const Drawn = z.tuple([z.object({ last: z.int() })])

export const invoiceNumber = (year: number, last: number) => `RE-${year}-${String(last).padStart(6, '0')}`

/**
 * The next number of a year, as RE-2026-000001. Others that want one wait until the transaction ends, and a transaction
 * that fails leaves no gap.
 */
export async function drawNumber(tx: Transaction, year: number): Promise<string> {
  const rows = await tx.$queryRaw`
    INSERT INTO invoice_number_range (year, last) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last = invoice_number_range.last + 1 RETURNING last`
  const [{ last }] = Drawn.parse(rows)
  return invoiceNumber(year, last)
}

const recordDownload = (context: FileContext, publicId: string, invoice: string) =>
  audit(context.db, {
    ...{
      ...actedBy(context),
      action: 'invoice-downloaded',
      subject: `purchase:${publicId}`,
      details: { invoice },
    },
  })

/** The stored bytes of an invoice; the download is recorded. @throws ProblemError file-damaged */
export async function downloadedInvoice(context: FileContext, publicId: string, invoice: InvoiceWithFile) {
  const bytes = await originalBytes(context, invoice)
  await recordDownload(context, publicId, invoice.number)
  return { name: invoice.file.name, format: invoice.file.format, bytes }
}

/** The readable view of an invoice; a delivered PDF is its own. @throws ProblemError file-damaged */
export async function downloadedInvoicePdf(context: FileContext, publicId: string, invoice: InvoiceWithFile) {
  const bytes = await originalBytes(context, invoice)
  await recordDownload(context, publicId, invoice.number)
  const name = `${invoice.number}.pdf`
  if (isPdfFormat(invoice.file.format)) return { name, format: 'pdf', bytes }
  const { document } = readInvoice(bytes)
  return { name, format: 'pdf', bytes: await invoicePdf(document, bytes, invoice.createdAt) }
}
