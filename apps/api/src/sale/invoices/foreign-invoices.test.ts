import { describe, expect, test } from 'vitest'
import { foreignInvoices } from '../../testing/foreign-invoices.ts'
import { readInvoice } from './parse.ts'

const { ubl, cii } = foreignInvoices
const read = (content: string | Buffer) => readInvoice(Buffer.from(content))
const undeclared = (xml: string) => xml.replace(/^<\?xml[^>]*\?>\s*/, '')
const declared = (xml: string, encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>${undeclared(xml)}`
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
/** Texts between tags, changed. */
const texts = (xml: string, change: string) => xml.replaceAll(/>([^<>&\s][^<>&]*)</g, change)
const embedded = 'JVBERi0xLjQK'.repeat(50_000)

/** What changes how a document is written, and nothing of what it says. */
const variants: [string, (xml: string) => string | Buffer][] = [
  ['with a byte order mark', (xml) => `\ufeff${xml}`],
  ['with a mark of UTF-8 and another declaration', (xml) => `\ufeff${declared(xml, 'ISO-8859-1')}`],
  ['with line ends of Windows', (xml) => xml.replaceAll('\n', '\r\n')],
  ['on one line', (xml) => xml.replaceAll(/>\s+</g, '><')],
  ['without a declaration', undeclared],
  ['in UTF-16 with a mark', (xml) => utf16(`\ufeff${undeclared(xml)}`)],
  ['in UTF-16 as declared', (xml) => utf16(`\ufeff${declared(xml, 'UTF-16')}`)],
  ['in UTF-16 of the other byte order', (xml) => utf16(`\ufeff${declared(xml, 'UTF-16')}`).swap16()],
  ['in UTF-16 without a mark', (xml) => utf16(declared(xml, 'UTF-16LE'))],
  ['in big-endian UTF-16 without a mark', (xml) => utf16(declared(xml, 'UTF-16BE')).swap16()],
  ['in Latin-1', (xml) => Buffer.from(declared(xml, 'ISO-8859-1'), 'latin1')],
  ['in the code page of Windows', (xml) => Buffer.from(declared(xml, 'windows-1252'), 'latin1')],
  ['with comments in every text', (xml) => texts(xml, '><!-- x -->$1<!-- y --><')],
  ['with texts as CDATA', (xml) => texts(xml, '><![CDATA[$1]]><')],
  ['with spaces around texts', (xml) => texts(xml, '>\n    $1\t<')],
  [
    'with a style sheet and comments around it',
    (xml) =>
      `<?xml version='1.0' encoding='utf-8' standalone='no'?>\n<?xml-stylesheet href="a.xsl"?><!-- a -->${undeclared(xml)}<!-- z -->\n`,
  ],
  [
    'with prefixes of its own',
    (xml) =>
      ['rsm', 'ram', 'udt', 'qdt', 'cac', 'cbc'].reduce(
        (text, name, index) =>
          text
            .replaceAll(`xmlns:${name}=`, `xmlns:n${index}=`)
            .replaceAll(new RegExp(`(</?)${name}:`, 'g'), `$1n${index}:`),
        xml,
      ),
  ],
  [
    'with a prefix for UBL itself',
    (xml) => xml.replaceAll(/(<\/?)Invoice\b/g, '$1ubl:Invoice').replace('xmlns="', 'xmlns:ubl="'),
  ],
  [
    'with an extension',
    (xml) =>
      xml.replace(
        '<cbc:CustomizationID',
        '<e:UBLExtensions xmlns:e="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"><e:UBLExtension><x:ID xmlns:x="urn:x">1</x:ID></e:UBLExtension></e:UBLExtensions>$&',
      ),
  ],
  [
    'with a file inside',
    (xml) =>
      xml
        .replace(
          '<cac:AccountingSupplierParty>',
          `<cac:AdditionalDocumentReference><cbc:ID>L1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="a.pdf">${embedded}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>$&`,
        )
        .replace(
          '</ram:ApplicableHeaderTradeAgreement>',
          `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>L1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:AttachmentBinaryObject mimeCode="application/pdf" filename="a.pdf">${embedded}</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>$&`,
        ),
  ],
  ['with a time zone behind its dates', (xml) => xml.replaceAll(/(<cbc:\w*Date>[\d-]+)/g, '$1+01:00')],
  [
    'with the tax in a second currency',
    (xml) =>
      xml
        .replace('<ram:TaxTotalAmount', '<ram:TaxTotalAmount currencyID="PLN">9.99</ram:TaxTotalAmount>$&')
        .replace(
          '<cac:TaxTotal>',
          '<cac:TaxTotal><cbc:TaxAmount currencyID="PLN">9.99</cbc:TaxAmount></cac:TaxTotal>$&',
        ),
  ],
]

describe.each([
  ['UBL', ubl],
  ['CII', cii],
])('An invoice in %s of another program', (_, xml) => {
  test('has no finding', () => {
    expect(read(xml).findings).toEqual([])
    expect(read(xml).document.lines[0]?.name).toBe('Citroën C4')
  })

  test.each(variants)('%s says the same', (_name, change) => {
    expect(read(change(xml))).toEqual(read(xml))
  })
})

test('A charge is one however XML writes that it is', () => {
  const charge = (text: string) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${text}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">1.00</cbc:Amount></cac:AllowanceCharge>`
  const adjustments = ['true', '1', 'false', '0'].map(
    (text) => read(ubl.replace('<cac:TaxTotal>', `${charge(text)}$&`)).document.adjustments[0]?.isCharge,
  )
  expect(adjustments).toEqual([true, true, false, false])
})

test('A document in UTF-16 that declares another encoding is no XML, and is refused', () => {
  expect(() => read(utf16(`\ufeff${declared(cii, 'UTF-8')}`))).toThrow()
})
