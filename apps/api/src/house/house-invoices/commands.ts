import type { InvoiceOrder, JudgedInvoice } from '@portal/contract/house/house-invoices'
import { today } from '@portal/domain/buyer/appointment'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import { checkInvoice } from '@portal/domain/house/invoice-check'
import type { InvoiceDocument } from '@portal/domain/sale/invoice'
import { followUpOf } from '@portal/domain/sale/invoice-build'
import { reductionOf } from '@portal/domain/sale/invoice-tax'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { invoiceXml } from '@portal/domain/sale/invoice-xml'
import { t } from '@portal/domain/values/text'
import { actedBy, audit } from '../../audit/audit.ts'
import { askVatIdsAgain } from '../../buyer/sale-terms/commands.ts'
import { conflict, invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { FileContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { askDeposit, depositAskedBy } from '../../sale/arrival/commands.ts'
import { lockedPurchase } from '../../sale/hand-overs/commands.ts'
import { drawNumber, invoiceNumber } from '../../sale/invoices/commands.ts'
import { invoiceLetter } from '../../sale/invoices/mail.ts'
import { documentOf, invoiceOf, payerAddresses, readingOf } from '../../sale/invoices/queries.ts'
import { isPdfFormat } from '../../sale/invoices/view.ts'
import { settlePrepaid } from '../../sale/payments/commands.ts'
import { storeSealedDuring } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { aboutPurchase, queueEvent } from '../../webhooks/events.ts'
import { type Delivery, deliveredDocument, type Taken, takenDocument, takenPdf } from './parse.ts'
import { type InvoicedPurchase, invoicedPurchase, missingSettings, obstacleTo, remainder } from './queries.ts'
import { decisionOf, madeInvoice, refuseErrors } from './view.ts'

const yearOf = (isoDate: string) => Number(isoDate.slice(0, 4))

const actions = {
  invoice: 'invoice-issued',
  correction: 'invoice-corrected',
  cancellation: 'invoice-cancelled',
} as const satisfies Record<Taken['kind'], AuditAction>

type Kept = Taken & {
  isDelivered: boolean
  bytes: Buffer
  /** Of a PDF with XML inside. */
  xml?: Buffer
  caseReason?: string | undefined
}

/** Adds an invoice with its original and record. @returns its id @throws ProblemError conflict for a number or file that is known */
async function keepInvoice(
  tx: Transaction,
  context: FileContext,
  purchase: InvoicedPurchase,
  kept: Kept,
  store: (bytes: Buffer) => Promise<string>,
) {
  const { bytes, xml, isDelivered, format, taxCase, netCents, issuedOn, dueOn, caseReason: _, ...row } = kept
  const { now, actorId } = context
  const sha256 = sha256Of(bytes)
  if (await tx.invoice.count({ where: { OR: [{ number: row.number }, { file: { sha256 } }] } }))
    throw conflict(t`Die Rechnung ${row.number} liegt schon im Portal.`)
  const name = `${row.number.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')}.${isPdfFormat(format) ? 'pdf' : 'xml'}`
  const storageKey = await store(bytes)
  const xmlKey = xml ? await store(xml) : null
  const stored = { name, bytes: bytes.length, sha256, storageKey, xmlKey }
  const file = { isDelivered, format, taxCase, netCents, ...stored }
  const data = { ...row, issuedOn: new Date(issuedOn), dueOn: dueOn === null ? null : new Date(dueOn) }
  const { id: invoiceId } = await tx.invoice.create({
    data: { ...data, purchaseId: purchase.id, createdAt: now, file: { create: file } },
  })
  if (row.kind === 'invoice' && taxCase === 'eu')
    await askVatIdsAgain(tx, { occasion: 'invoice', partnerNumbers: [purchase.partner_number], actorId, now })
  const deposit = row.kind === 'invoice' ? depositAskedBy(context.env, { taxCase, netCents }) : null
  if (deposit !== null) await askDeposit(tx, purchase.id, deposit, now)
  await queueEvent(tx, 'invoice.issued', aboutPurchase(purchase.id, { invoiceId, kind: row.kind }), now)
  await audit(tx, {
    ...{ ...actedBy(context), subject: `purchase:${purchase.publicId}` },
    action: isDelivered ? 'invoice-taken' : actions[row.kind],
    details: { invoice: row.number, ...decisionOf(purchase, kept) },
  })
  return invoiceId
}

/** Tells owners and accountants of the company. */
async function mailPayers(
  tx: Transaction,
  { env }: FileContext,
  purchase: InvoicedPurchase,
  { kind, ...kept }: Kept,
) {
  const issued = { kind, number: kept.number, grossCents: kept.grossCents, dueOn: kept.dueOn }
  for (const address of await payerAddresses(tx, purchase.partner_number))
    await queueMail(tx, invoiceLetter(env, address, purchase, issued))
}

type Work = (
  tx: Transaction,
  purchase: InvoicedPurchase,
  keep: (invoice: Kept) => Promise<string>,
) => Promise<void>

/** Stores bytes while work runs, as `storeSealedDuring` gives it. */
export type Store = (bytes: Buffer) => Promise<string>

/** Work on a purchase in the caller's transaction. */
export type OnPurchase = { tx: Transaction; context: FileContext; store: Store; publicId: string }

async function onPurchase({ tx, context, store, publicId }: OnPurchase, work: Work, isMailed = true) {
  await lockedPurchase(tx, { publicId })
  const purchase = await invoicedPurchase(tx, publicId)
  await work(tx, purchase, async (invoice) => {
    const id = await keepInvoice(tx, context, purchase, invoice, store)
    if (isMailed) await mailPayers(tx, context, purchase, invoice)
    if (invoice.kind !== 'cancellation') await settlePrepaid(tx, context, purchase.id)
    return id
  })
}

/** Runs work on a locked purchase in one transaction; files are removed if it fails. */
const withPurchase = (context: FileContext, publicId: string, work: Work, isMailed = true) =>
  storeSealedDuring(context, (store) =>
    context.db.$transaction((tx) => onPurchase({ tx, context, store, publicId }, work, isMailed)),
  )

/** @throws ProblemError conflict, invoice-seller-incomplete */
function refuseObstacles({ env }: Pick<FileContext, 'env'>, purchase: InvoicedPurchase) {
  const obstacle = obstacleTo(purchase)
  if (obstacle) throw conflict(obstacle)
  const missing = missingSettings(env, purchase)
  if (missing) throw new ProblemError('invoice-seller-incomplete', { title: missing })
}

/** What an order would become, under the next number. @throws ProblemError not-found, conflict, invoice-seller-incomplete */
export async function previewedInvoice(
  { db, env, now }: FileContext,
  publicId: string,
  order: InvoiceOrder,
): Promise<JudgedInvoice> {
  const purchase = await invoicedPurchase(db, publicId)
  refuseObstacles({ env }, purchase)
  const year = yearOf(order.issuedOn)
  const range = await db.invoiceNumberRange.findUnique({ where: { year } })
  const number = invoiceNumber(year, (range?.last ?? 0) + 1)
  const { document, findings } = madeInvoice(env, purchase, order, { number, now })
  return { document: readingOf(document), findings }
}

/**
 * Issues an invoice; owners and accountants of the company get a mail unless `isMailed` is false.
 * @throws ProblemError not-found, conflict, invoice-seller-incomplete, invoice-refused
 */
export const issueInvoice = (
  context: FileContext,
  publicId: string,
  order: InvoiceOrder,
  { isMailed = true }: { isMailed?: boolean } = {},
) =>
  withPurchase(
    context,
    publicId,
    async (tx, purchase, keep) => {
      const { env, now } = context
      refuseObstacles(context, purchase)
      const number = await drawNumber(tx, yearOf(order.issuedOn))
      const { document, amounts, findings } = madeInvoice(env, purchase, order, { number, now })
      refuseErrors(findings)
      const { taxCase, issuedOn, dueOn, caseReason } = order
      await keep({
        ...{ kind: 'invoice', number, issuedOn, dueOn, originalId: null, taxCase, format: 'cii' },
        ...{ netCents: amounts.netCents, grossCents: amounts.grossCents, isDelivered: false },
        bytes: Buffer.from(invoiceXml(document)),
        caseReason,
      })
    },
    isMailed,
  )

const unreadable = t(
  'Diese Rechnung hat kein XML mit einem Steuerfall. Bitte das Dokument als Datei ablegen.',
)

/**
 * The invoice that is corrected or cancelled, its document, and what is left of it.
 * @throws ProblemError file-unknown, conflict
 */
async function originalOf(
  tx: Transaction,
  context: FileContext,
  { id, invoices }: InvoicedPurchase,
  invoiceId: string,
) {
  const original = await invoiceOf(tx, id, invoiceId)
  if (original.kind !== 'invoice')
    throw conflict(t('Nur eine Rechnung lässt sich korrigieren oder stornieren.'))
  if (original.followers.length > 0) throw conflict(t('Diese Rechnung ist schon storniert.'))
  const rest = remainder(original, invoices)
  const document: InvoiceDocument | null = await documentOf(context, original)
  if (!rest || !document) throw conflict(unreadable)
  return { document, originalId: original.id, ...rest }
}

export type FollowUp = { kind: 'correction' | 'cancellation'; reason: string; byCents?: number }

/**
 * Corrects or cancels an invoice in the caller's transaction; owners and accountants of the company get a mail unless
 * `isMailed` is false.
 * @returns the id of the document
 * @throws ProblemError not-found, file-unknown, conflict, validation-failed
 */
export async function followUpIn(
  on: OnPurchase,
  invoiceId: string,
  wish: FollowUp,
  { isMailed = true }: { isMailed?: boolean } = {},
): Promise<string> {
  const { kind, reason, byCents } = wish
  const { context } = on
  let made = ''
  const work: Work = async (tx, purchase, keep) => {
    const {
      document,
      originalId,
      taxCase,
      amounts: open,
    } = await originalOf(tx, context, purchase, invoiceId)
    if (byCents !== undefined && byCents >= open.grossCents)
      throw invalidField(
        'grossCents',
        t`Höchstens ${centsEuroText(open.grossCents - 1)}. Für den ganzen Betrag bitte stornieren.`,
      )
    const amounts = byCents === undefined ? open : reductionOf(taxCase, open.grossCents, byCents)
    const issuedOn = today(context.now)
    const number = await drawNumber(tx, yearOf(issuedOn))
    const following = followUpOf(document, { kind, number, issuedOn, taxCase, amounts, reason })
    refuseErrors(checkInvoice(following))
    made = await keep({
      ...{ kind, number, issuedOn, dueOn: null, originalId, taxCase, format: 'cii', isDelivered: false },
      ...{ netCents: amounts.netCents, grossCents: amounts.grossCents },
      bytes: Buffer.from(invoiceXml(following)),
    })
  }
  await onPurchase(on, work, isMailed)
  return made
}

const followUp = (context: FileContext, publicId: string, invoiceId: string, wish: FollowUp) =>
  storeSealedDuring(context, (store) =>
    context.db.$transaction((tx) => followUpIn({ tx, context, store, publicId }, invoiceId, wish)),
  )

/** Cancels what is left of an invoice. @throws ProblemError not-found, file-unknown, conflict */
export const cancelInvoice = async (
  context: FileContext,
  publicId: string,
  invoiceId: string,
  reason: string,
) => void (await followUp(context, publicId, invoiceId, { kind: 'cancellation', reason }))

/** Reduces an invoice. @throws ProblemError not-found, file-unknown, conflict, validation-failed */
export const correctInvoice = async (
  context: FileContext,
  publicId: string,
  invoiceId: string,
  { reason, grossCents: byCents }: { reason: string; grossCents: number },
) => void (await followUp(context, publicId, invoiceId, { kind: 'correction', reason, byCents }))

/**
 * Stores a delivered file unchanged.
 * @throws ProblemError not-found, conflict, invoice-unreadable, invoice-refused, file-type-not-allowed
 */
export const takeInvoice = (context: FileContext, publicId: string, { file, typed }: Delivery) =>
  withPurchase(context, publicId, async (_tx, purchase, keep) => {
    const { env, now } = context
    const taken =
      file.isPdf && !file.inside
        ? takenPdf(env, typed)
        : takenDocument(deliveredDocument(env, purchase, file, { now, ...typed }))
    const obstacle = taken.kind === 'invoice' ? obstacleTo(purchase) : null
    if (obstacle) throw conflict(obstacle)
    const isCancelled = purchase.invoices.some(
      ({ id, followers }) => id === taken.originalId && followers.length > 0,
    )
    if (isCancelled) throw conflict(t('Diese Rechnung ist schon storniert.'))
    const { bytes, inside } = file
    await keep({
      ...taken,
      caseReason: typed.caseReason,
      isDelivered: true,
      bytes,
      ...(inside && { xml: inside.xml }),
    })
  })
