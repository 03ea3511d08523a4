import { expect, test } from 'vitest'
import { foreignInvoices } from '../../testing/foreign-invoices.ts'
import { checkedInvoice } from './parse.ts'

const { ubl, cii } = foreignInvoices
const rulesOf = (xml: string) =>
  checkedInvoice(Buffer.from(xml))
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule)

const adjustment = (isCharge: boolean, amount: string, category = '') =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Rabatt</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">${amount}</cbc:Amount>${category}</cac:AllowanceCharge>`
const [category] = /<cac:TaxCategory>.*?<\/cac:TaxCategory>/.exec(ubl) ?? []
const period = (name: string) =>
  `<cac:${name}><cbc:StartDate>2026-11-01</cbc:StartDate><cbc:EndDate>2026-11-30</cbc:EndDate></cac:${name}>`
const file = (name: string) =>
  `<cac:AdditionalDocumentReference><cbc:ID>${name}</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="${name}.pdf">JVBERi0=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`

/** The same amounts, written with everything that an invoice may have beside them. */
const rich = ubl
  .replace('<cbc:BuyerReference>', '<cbc:TaxCurrencyCode>PLN</cbc:TaxCurrencyCode>$&')
  .replace('</cbc:BuyerReference>', `$&${period('InvoicePeriod')}${file('A')}${file('B')}`)
  .replace(
    '<cac:Delivery>',
    '<cac:PayeeParty><cac:PartyName><cbc:Name>Bank</cbc:Name></cac:PartyName></cac:PayeeParty>$&',
  )
  .replace(
    '<cac:TaxTotal>',
    `<cac:PaymentTerms><cbc:Note>#SKONTO#TAGE=14#PROZENT=2.00#\n</cbc:Note></cac:PaymentTerms>${adjustment(false, '100.00', category)}${adjustment(true, '100.00', category)}<cac:TaxTotal><cbc:TaxAmount currencyID="PLN">15000.00</cbc:TaxAmount></cac:TaxTotal>$&`,
  )
  .replace('unitCode="C62">1<', 'unitCode="C62">2<')
  .replace(
    '<cac:Item>',
    `${period('InvoicePeriod')}${adjustment(false, '10.00')}${adjustment(true, '10.00')}$&`,
  )
  .replace(
    '<cbc:PriceAmount currencyID="EUR">18403.36</cbc:PriceAmount>',
    '<cbc:PriceAmount currencyID="EUR">92016.80</cbc:PriceAmount><cbc:BaseQuantity unitCode="C62">10</cbc:BaseQuantity>',
  )
  .replace(
    '<cbc:TaxInclusiveAmount',
    '<cbc:AllowanceTotalAmount currencyID="EUR">100.00</cbc:AllowanceTotalAmount><cbc:ChargeTotalAmount currencyID="EUR">100.00</cbc:ChargeTotalAmount>$&',
  )

test('An invoice with periods, attachments, allowances, a base quantity and a second currency has no error', () => {
  expect([rulesOf(rich), rulesOf(ubl), rulesOf(cii)]).toEqual([[], [], []])
})

test.each([
  ['the price of a line', '>92016.80<', '>92016.60<', 'PEPPOL-EN16931-R120'],
  ['a price of nothing', '>92016.80<', '>0<', 'PEPPOL-EN16931-R120'],
  ['the quantity of a line', 'unitCode="C62">2<', 'unitCode="C62">3<', 'PEPPOL-EN16931-R120'],
  ['a base quantity of 0', 'unitCode="C62">10<', 'unitCode="C62">0<', 'PEPPOL-EN16931-R121'],
  ['an allowance of a line', '>10.00<', '>10.03<', 'PEPPOL-EN16931-R120'],
  ['parts of a cent', '>10.00<', '>10.001<', 'BR-DEC-24'],
  ['an allowance without amount', '<cbc:Amount currencyID="EUR">100.00</cbc:Amount>', '', 'BR-31'],
  [
    'an allowance without reason',
    '<cbc:AllowanceChargeReason>Rabatt</cbc:AllowanceChargeReason>',
    '',
    'BR-33',
  ],
  ['a period that ends early', '<cbc:EndDate>2026-11-30', '<cbc:EndDate>2026-10-31', 'BR-29'],
  ['an attachment without number', '<cbc:ID>A</cbc:ID>', '', 'BR-52'],
  ['two attachments of one name', 'filename="B.pdf"', 'filename="A.pdf"', 'BR-DE-22'],
  ['a payee without name', '<cbc:Name>Bank</cbc:Name>', '', 'BR-17'],
  ['a discount in words', '#SKONTO#TAGE=14#PROZENT=2.00#', '#SKONTO# zwei Prozent', 'BR-DE-18'],
  ['no tax in the second currency', '"PLN">15000.00', '"CZK">15000.00', 'BR-53'],
  [
    'the payable amount in another currency',
    'PayableAmount currencyID="EUR"',
    'PayableAmount currencyID="USD"',
    'PEPPOL-EN16931-R051',
  ],
  [
    'the tax in another currency',
    '<cbc:TaxAmount currencyID="EUR">3496.64',
    '<cbc:TaxAmount currencyID="USD">3496.64',
    'BR-CO-15',
  ],
  [
    'two sums of the tax',
    '</cac:TaxTotal>\n',
    '</cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount currencyID="EUR">3496.64</cbc:TaxAmount></cac:TaxTotal>\n',
    'BR-CO-15',
  ],
  [
    'another tax than VAT',
    '<cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT',
    '<cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>GST',
    'BR-S-08',
  ],
  ['a rate with parts', '<cbc:Percent>19<', '<cbc:Percent>19.001<', 'DATATYPE'],
  ['an address without scheme', '<cbc:EndpointID schemeID="EM">', '<cbc:EndpointID>', 'BR-62'],
  [
    'a tax number without kind',
    '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>',
    '</cac:PartyTaxScheme>',
    'UBL-SR-53',
  ],
  ['a country that does not exist', '<cbc:IdentificationCode>DE', '<cbc:IdentificationCode>XX', 'BR-CL-14'],
  ['a VAT id of no country', '<cbc:CompanyID>DE', '<cbc:CompanyID>XX', 'BR-CO-09'],
  ['a date without content', '<cbc:DueDate>2026-12-07', '<cbc:DueDate>', 'DATATYPE'],
  ['a debit without mandate', '<cbc:PaymentMeansCode>58', '<cbc:PaymentMeansCode>59', 'BR-DE-25-a'],
  ['a card without card', '<cbc:PaymentMeansCode>58', '<cbc:PaymentMeansCode>48', 'BR-DE-24-a'],
])('An invoice with %s is refused', (_, from, to, rule) => {
  const changed = rich.replace(from, to)
  expect(changed).not.toBe(rich)
  expect(rulesOf(changed)).toContain(rule)
})

test.each([
  [
    'the price of a line',
    /(<ram:NetPriceProductTradePrice><ram:ChargeAmount>)/,
    '$11',
    'PEPPOL-EN16931-R120',
  ],
  ['an address without scheme', / schemeID="EM"/, '', 'BR-62'],
  [
    'the tax in another currency',
    /TaxTotalAmount currencyID="EUR"/,
    'TaxTotalAmount currencyID="USD"',
    'BR-CO-15',
  ],
  ['an account of another form', /<ram:IBANID>[^<]*<\/ram:IBANID>/, '', 'BR-61'],
])('An invoice in CII with %s is refused', (_, from, to, rule) => {
  expect(rulesOf(cii.replace(from, to))).toContain(rule)
})
