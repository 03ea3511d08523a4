import { invoiceFromCii } from '@portal/domain/sale/invoice-from-cii'
import { invoiceFromUbl } from '@portal/domain/sale/invoice-from-ubl'
import type { ReadInvoice } from '@portal/domain/sale/invoice-reader'
import { XmlError, xmlDocument } from '../../delivery/xml-document.ts'
import { ProblemError } from '../../http/problem.ts'

const cii = 'urn:un:unece:uncefact:data:standard:'
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const parts = ['CommonAggregateComponents-2', 'CommonBasicComponents-2']

const known = new Set([
  `${cii}CrossIndustryInvoice:100`,
  `${cii}ReusableAggregateBusinessInformationEntity:100`,
  `${cii}UnqualifiedDataType:100`,
  `${cii}QualifiedDataType:100`,
  ...[...parts, 'Invoice-2', 'CreditNote-2'].map((name) => `${ubl}${name}`),
])

/** The reader of a document, by the namespace and name of its root. */
const readers = new Map([
  [`${cii}CrossIndustryInvoice:100 CrossIndustryInvoice`, invoiceFromCii],
  [`${ubl}Invoice-2 Invoice`, invoiceFromUbl],
  [`${ubl}CreditNote-2 CreditNote`, invoiceFromUbl],
])

/**
 * Reads an invoice in the syntax UBL or CII. Findings are about the form of its values; the house checks the content.
 * @throws ProblemError invoice-unreadable
 */
export function readInvoice(bytes: Uint8Array): ReadInvoice {
  try {
    const root = xmlDocument(bytes, (uri) => known.has(uri))
    const reader = readers.get(`${root.uri} ${root.name}`)
    if (!reader) throw new XmlError('root')
    return reader(root)
  } catch (error) {
    if (error instanceof XmlError) throw new ProblemError('invoice-unreadable', { cause: error })
    throw error
  }
}
