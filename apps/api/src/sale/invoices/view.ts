import { SaleInvoice } from '@portal/contract/sale/invoices'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import { ibanText } from '@portal/domain/sale/iban-texts'
import { type InvoiceDocument, invoiceKindLabels, kindOfType } from '@portal/domain/sale/invoice'
import {
  exemptionTexts,
  hidesVat,
  invoiceFacts,
  invoiceLines,
  invoiceTotals,
} from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import type { FastifyReply } from 'fastify'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { asStoredFile } from '../../http/downloads.ts'
import { type Embedded, type PdfBlock, taggedPdf } from '../../http/pdf.ts'

const { kind: Kind, format: Format, taxCase: Case } = SaleInvoice.shape

export const invoiceColumns = {
  ...{ id: true, number: true, kind: true, issuedOn: true, dueOn: true, grossCents: true, createdAt: true },
  originalId: true,
  original: { select: { number: true } },
  followers: { where: { kind: 'cancellation' }, select: { id: true } },
  file: true,
} as const satisfies Prisma.InvoiceSelect

export type StoredInvoice = Prisma.InvoiceGetPayload<{ select: typeof invoiceColumns }>

/** An invoice with its original; one without a file has nothing to show. */
export const shownInvoice = ({ file, ...invoice }: StoredInvoice): SaleInvoice[] =>
  file
    ? [
        {
          ...{ id: invoice.id, number: invoice.number, grossCents: invoice.grossCents },
          kind: Kind.parse(invoice.kind),
          originalNumber: invoice.original?.number ?? null,
          isCancelled: invoice.followers.length > 0,
          issuedOn: dayOfDate(invoice.issuedOn),
          dueOn: invoice.dueOn && dayOfDate(invoice.dueOn),
          format: Format.parse(file.format),
          taxCase: Case.parse(file.taxCase),
        },
      ]
    : []

const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const extension = 'http://www.aiim.org/pdfa/ns'

const propertyXmp = (name: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${name} of the hybrid document</pdfaProperty:description></rdf:li>`

/** The description of the XML by Factur-X 1.0 with the schema that PDF/A demands for it. */
function facturXmp(file: string, level: string): string {
  const values = {
    ...{ DocumentType: 'INVOICE', DocumentFileName: file, Version: '1.0', ConformanceLevel: level },
  }
  const elements = Object.entries(values).map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  return `<rdf:Description rdf:about="" xmlns:fx="${facturX}">${elements.join('')}</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="${extension}/extension/" xmlns:pdfaSchema="${extension}/schema#" xmlns:pdfaProperty="${extension}/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${facturX}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${Object.keys(values).map(propertyXmp).join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`
}

/** The XML inside the PDF, by the profile it names; UBL is no part of ZUGFeRD. */
function embeddedXml({ syntax, specification }: InvoiceDocument, bytes: Buffer): Embedded | undefined {
  if (syntax !== 'cii') return undefined
  const isXrechnung = specification?.includes('xrechnung') === true
  const name = isXrechnung ? 'xrechnung.xml' : 'factur-x.xml'
  const xmp = facturXmp(name, isXrechnung ? 'XRECHNUNG' : 'EN 16931')
  return { name, bytes, description: 'Die Rechnung als XML', xmp }
}

function blocksOf(invoice: InvoiceDocument): PdfBlock[] {
  const table = (head: string[], widths: (number | '*')[], rows: string[][]): PdfBlock => ({
    ...{ kind: 'table', head, widths, rows },
  })
  const { issuedOn, dueOn, payments, paymentReference } = invoice
  const dates: [string, string][] = [
    ['Rechnungsdatum', issuedOn ? dayText(issuedOn) : '–'],
    ...(dueOn ? [['Fällig', dayText(dueOn)] satisfies [string, string]] : []),
    ...(invoice.buyerReference ? [['Ihre Referenz', invoice.buyerReference] satisfies [string, string]] : []),
  ]
  const lines = invoiceLines(invoice).map(({ name, details, net, rate }) => [
    `${name}\n${details}`,
    ...(rate === null ? [] : [rate]),
    net,
  ])
  const isHidden = hidesVat(invoice)
  const payment = payments.flatMap(({ iban }) => iban ?? [])
  return [
    table(
      ['Angabe', 'Inhalt'],
      [110, '*'],
      [
        ...dates,
        ...invoiceFacts(invoice).map(([label, texts]): [string, string] => [label, texts.join('\n')]),
      ],
    ),
    { kind: 'heading', text: 'Leistung' },
    table(
      isHidden ? ['Position', 'Betrag'] : ['Position', 'MwSt.', 'Netto'],
      isHidden ? ['*', 100] : ['*', 60, 100],
      lines,
    ),
    table(['Summe', 'Betrag'], ['*', 100], invoiceTotals(invoice)),
    ...exemptionTexts(invoice).map((text): PdfBlock => ({ kind: 'text', text })),
    ...(payment.length > 0 && kindOfType(invoice.typeCode) === 'invoice'
      ? [
          { kind: 'heading', text: 'Zahlung' } as const,
          table(
            ['Angabe', 'Inhalt'],
            [110, '*'],
            [
              ['IBAN', payment.map(ibanText).join(', ')],
              ['Verwendungszweck', paymentReference ?? '–'],
            ],
          ),
        ]
      : []),
    {
      kind: 'text',
      text: 'Das XML ist die Rechnung. Dieses PDF ist eine Ansicht davon.',
    },
  ]
}

/** A readable view of an invoice; of one in the syntax CII a ZUGFeRD document with the XML inside. */
export function invoicePdf(invoice: InvoiceDocument, bytes: Buffer, createdAt: Date): Promise<Buffer> {
  const kind = kindOfType(invoice.typeCode) ?? 'invoice'
  const title = `${invoiceKindLabels[kind]} ${invoice.number ?? ''}`
  const author = invoice.seller?.name ?? ''
  return taggedPdf(title, blocksOf(invoice), author, createdAt, embeddedXml(invoice, bytes))
}

/** Whether the original of a format is a PDF. */
export const isPdfFormat = (format: string) => format === 'pdf' || format === 'zugferd'

export const sendInvoice = (reply: FastifyReply, name: string, format: string, bytes: Buffer) =>
  asStoredFile(reply, name, isPdfFormat(format) ? 'application/pdf' : 'application/xml').send(bytes)
