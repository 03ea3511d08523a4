import type { InvoiceReading, SaleInvoice } from '@portal/contract/sale/invoices'
import type { InvoiceDocument } from '@portal/domain/sale/invoice'
import { rolesWithRight } from '@portal/domain/sale/sale-rights'
import type { Disk } from 'flydrive'
import { mailAddresses } from '../../buyer/purchases/queries.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { servedBytes } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { readInvoice } from './parse.ts'
import { invoiceColumns, type StoredInvoice, shownInvoice } from './view.ts'

const inOrder = [{ createdAt: 'asc' as const }, { number: 'asc' as const }]

export const storedInvoices = (db: Db, purchaseId: number): Promise<StoredInvoice[]> =>
  db.invoice.findMany({ where: { purchaseId }, orderBy: inOrder, select: invoiceColumns })

/** The invoices, corrections and cancellations of a purchase, oldest first. */
export const invoicesOf = async (db: Db, purchaseId: number): Promise<SaleInvoice[]> =>
  (await storedInvoices(db, purchaseId)).flatMap(shownInvoice)

/** An invoice of a purchase with its file. @throws ProblemError file-unknown */
export async function invoiceOf(db: Db, purchaseId: number, id: string) {
  const row = await db.invoice.findFirst({ where: { id, purchaseId }, select: invoiceColumns })
  if (!row?.file) throw new ProblemError('file-unknown')
  return { ...row, file: row.file }
}
export type InvoiceWithFile = Awaited<ReturnType<typeof invoiceOf>>

type Store = { env: Pick<Env, 'SECRET_KEY'>; disk: Disk }

/** The original of an invoice. @throws ProblemError file-damaged when it is missing or was changed */
export async function originalBytes(store: Store, { file }: InvoiceWithFile): Promise<Buffer> {
  const bytes = await servedBytes(store, file.storageKey)
  if (sha256Of(bytes) !== file.sha256) throw new ProblemError('file-damaged')
  return bytes
}

/** What the XML of an invoice says; null for a PDF without XML. */
export async function documentOf(store: Store, invoice: InvoiceWithFile): Promise<InvoiceDocument | null> {
  const { format, xmlKey } = invoice.file
  if (format === 'pdf') return null
  return readInvoice(xmlKey ? await servedBytes(store, xmlKey) : await originalBytes(store, invoice)).document
}

/** A document without the account, which the page shows in one place only. */
export function readingOf(document: InvoiceDocument | null): InvoiceReading | null {
  if (!document) return null
  const { payments: _, ...reading } = document
  return reading
}

/** The addresses for mails about invoices: people who may see payments. */
export const payerAddresses = (db: Db, partner_number: string) =>
  mailAddresses(db, partner_number, { role: { in: [...rolesWithRight.payment] } })
