import { readIban } from './iban.ts'
import type { XmlElement } from './xml-element.ts'

/** An IBAN in groups or without spaces; what the check digits refuse is none. */
const ibanPattern = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g

/** The IBANs that a text names. */
export const ibansInText = (text: string) =>
  [...text.matchAll(ibanPattern)].flatMap(([iban]) => readIban(iban.replaceAll(' ', '')) ?? [])

/** The account of the buyer for a debit, and files inside the document. */
const left = new Set([
  'PayerFinancialAccount',
  'PayerPartyDebtorFinancialAccount',
  'EmbeddedDocumentBinaryObject',
  'AttachmentBinaryObject',
])

/** The IBANs that any element of an invoice names as an account to pay to, or in a text for people. */
export function ibansIn(root: XmlElement): string[] {
  const found = new Set<string>()
  const search = ({ name, text, children }: XmlElement) => {
    if (left.has(name)) return
    for (const iban of ibansInText(text.replaceAll(/\s+/g, ' '))) found.add(iban)
    for (const child of children) search(child)
  }
  search(root)
  return [...found]
}
