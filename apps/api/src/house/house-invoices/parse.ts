import type { DeliveredInvoice, JudgedInvoice } from '@portal/contract/house/house-invoices'
import { checkInvoice } from '@portal/domain/house/invoice-check'
import { bySeverity } from '@portal/domain/house/invoice-findings'
import { ibanFindings } from '@portal/domain/house/invoice-house-rules'
import { pdfFindings } from '@portal/domain/house/invoice-pdf-rules'
import {
  type InvoiceDocument,
  type InvoiceFinding,
  type InvoiceKind,
  kindOfType,
} from '@portal/domain/sale/invoice'
import { invoiceMaxBytes, isPlainPdfDate } from '@portal/domain/sale/invoice-files'
import type { ReadInvoice } from '@portal/domain/sale/invoice-reader'
import { type InvoiceAmounts, type TaxCase, taxCaseOf } from '@portal/domain/sale/invoice-tax'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { readInvoice } from '../../sale/invoices/parse.ts'
import { readingOf } from '../../sale/invoices/queries.ts'
import type { StoredInvoice } from '../../sale/invoices/view.ts'
import { readPdf } from '../../uploads/pdf-content.ts'
import { type InvoicedPurchase, invoicedPurchase } from './queries.ts'
import { judged, refuseErrors } from './view.ts'

/** A delivered invoice as it is stored. */
export type Taken = {
  kind: InvoiceKind
  number: string
  issuedOn: string
  dueOn: string | null
  grossCents: number
  netCents: number | null
  taxCase: TaxCase | null
  originalId: string | null
  format: 'cii' | 'ubl' | 'zugferd' | 'pdf'
}

/** A delivered file: XML, a PDF with XML inside, or a PDF alone. */
export type DeliveredFile = { bytes: Buffer; isPdf: boolean; inside: { xml: Buffer; text: string } | null }

const pdfFlaws = {
  broken: t('Dieses PDF ist beschädigt. Bitte neu speichern oder das XML der Rechnung ablegen.'),
  'too-large': t('Dieses PDF ist ausgepackt zu groß für die Prüfung. Bitte das XML der Rechnung ablegen.'),
} as const
const severalFiles = t('Dieses PDF hat mehrere Anhänge. Eine ZUGFeRD-Rechnung enthält genau ein XML.')
const noXml = t('Der Anhang dieses PDF ist kein XML. Eine ZUGFeRD-Rechnung enthält genau ein XML.')

const unreadable = (title: string) => new ProblemError('invoice-unreadable', { title })

/**
 * The XML of a PDF with attachments, and the text of its pages.
 * @throws ProblemError pdf-encrypted, invoice-unreadable
 */
export async function xmlInPdf(bytes: Buffer): Promise<{ xml: Buffer; text: string }> {
  const content = await readPdf(bytes)
  if (content === 'encrypted') throw new ProblemError('pdf-encrypted')
  if (typeof content === 'string') throw unreadable(pdfFlaws[content])
  const [file, ...others] = content.attachments
  if (others.length > 0) throw unreadable(severalFiles)
  if (!file?.name.toLowerCase().endsWith('.xml')) throw unreadable(noXml)
  if (file.bytes.length > invoiceMaxBytes) throw unreadable(pdfFlaws['too-large'])
  return { xml: Buffer.from(file.bytes), text: content.text }
}

const onlyXml = t('PDF ohne XML ist keine E-Rechnung. Bitte XML ablegen oder hier erstellen.')

const required = (path: string) => invalidField(path, t('Bitte angeben: Ein PDF lässt sich nicht auslesen.'))

/** @throws ProblemError file-type-not-allowed where a PDF needs XML */
function refusePlainPdf(env: Env, issuedOn?: string) {
  if (!env.INVOICE_PLAIN_PDF || (issuedOn !== undefined && !isPlainPdfDate(issuedOn)))
    throw new ProblemError('file-type-not-allowed', { title: onlyXml })
}

/**
 * A PDF without XML as it is stored, by what was typed.
 * @throws ProblemError file-type-not-allowed where only XML is accepted, validation-failed
 */
export function takenPdf(env: Env, { number, issuedOn, dueOn, grossCents }: DeliveredInvoice): Taken {
  refusePlainPdf(env, issuedOn)
  if (!number) throw required('number')
  if (!issuedOn) throw required('issuedOn')
  if (grossCents === undefined) throw required('grossCents')
  return {
    ...{ kind: 'invoice', number, issuedOn, dueOn: dueOn ?? null, grossCents, format: 'pdf' },
    ...{ netCents: null, taxCase: null, originalId: null },
  }
}

/** Taxation and amounts if all of a document has one category. */
function amountsIn({ taxes, sums }: InvoiceDocument): { taxCase: TaxCase | null; amounts: InvoiceAmounts } {
  const [tax, ...others] = taxes
  const taxCase = (others.length === 0 && tax && taxCaseOf(tax.taxCode)) || null
  const [netCents, grossCents] = [Math.abs(sums.net ?? 0), Math.abs(sums.payable ?? 0)]
  return { taxCase, amounts: { netCents, taxCents: grossCents - netCents, grossCents } }
}

/** Reads an invoice and checks it by the rules of EN 16931. @throws ProblemError invoice-unreadable */
export function checkedInvoice(bytes: Uint8Array): ReadInvoice {
  const { document, findings, ibans } = readInvoice(bytes)
  return { document, ibans, findings: bySeverity([...findings, ...checkInvoice(document)]) }
}

/** A correction or cancellation is about an invoice of the purchase, and taxed like it. */
function originalFindings({ taxes }: InvoiceDocument, original: StoredInvoice | undefined): InvoiceFinding[] {
  if (!original)
    return [
      {
        ...{ rule: 'HAUS-21', term: 'BT-25', severity: 'error' },
        text: t('Die ursprüngliche Rechnung gehört nicht zu diesem Kauf.'),
      },
    ]
  const taxCase = original.file?.taxCase ?? null
  if (taxCase === null || taxes.every(({ taxCode }) => taxCaseOf(taxCode) === taxCase)) return []
  return [
    {
      ...{ rule: 'HAUS-29', term: 'BT-118', severity: 'error' },
      text: t('Die Steuer ist eine andere als in der ursprünglichen Rechnung.'),
    },
  ]
}

/** What a delivered XML says, with its findings. @throws ProblemError invoice-unreadable */
export function deliveredDocument(
  env: Env,
  purchase: InvoicedPurchase,
  { bytes, inside }: DeliveredFile,
  decision: { now: Date; caseReason?: string | undefined },
) {
  const { document, findings, ibans } = checkedInvoice(inside?.xml ?? bytes)
  const ofAccounts = ibanFindings(ibans, purchase.houseIban ?? '')
  const ofPdf = inside ? pdfFindings(document, inside.text, purchase.houseIban ?? '') : []
  const original = document.originals[0]?.number
  const row = purchase.invoices.find(({ number, kind }) => kind === 'invoice' && number === original)
  const kind = kindOfType(document.typeCode)
  const about = kind && kind !== 'invoice' ? originalFindings(document, row) : []
  const all = [...findings, ...ofAccounts, ...about, ...judged(env, purchase, document, decision), ...ofPdf]
  return { document, findings: bySeverity(all), original: row ?? null, isHybrid: inside !== null }
}

/** A checked document as it is stored. @throws ProblemError invoice-refused */
export function takenDocument({
  document,
  findings,
  original,
  isHybrid,
}: ReturnType<typeof deliveredDocument>): Taken {
  refuseErrors(findings)
  const { number, issuedOn, dueOn, typeCode, syntax } = document
  const kind = kindOfType(typeCode)
  if (!kind || !number || !issuedOn) throw new ProblemError('invoice-refused')
  if (number.length > 50) throw invalidField('number', t('Die Rechnungsnummer hat mehr als 50 Zeichen.'))
  const { taxCase, amounts } = amountsIn(document)
  return {
    ...{
      kind,
      number,
      issuedOn,
      dueOn,
      taxCase,
      originalId: kind === 'invoice' ? null : (original?.id ?? null),
    },
    ...{ grossCents: amounts.grossCents, netCents: taxCase && amounts.netCents },
    format: isHybrid ? 'zugferd' : syntax === 'cii' ? 'cii' : 'ubl',
  }
}

export type Delivery = { file: DeliveredFile; typed: DeliveredInvoice }

/** What a delivered file says and whether it may be stored. @throws ProblemError not-found, invoice-unreadable */
export async function judgedDelivery(
  { db, env, now }: Pick<CommandContext, 'db' | 'env' | 'now'>,
  publicId: string,
  { file, typed }: Delivery,
): Promise<JudgedInvoice> {
  const purchase = await invoicedPurchase(db, publicId)
  if (file.isPdf && !file.inside) {
    refusePlainPdf(env, typed.issuedOn)
    return { document: null, findings: [] }
  }
  const { document, findings } = deliveredDocument(env, purchase, file, { now, ...typed })
  return { document: readingOf(document), findings }
}
