import { describe, expect, test } from 'vitest'
import { readXml } from '../testing/xml.ts'
import { invoiceFromUbl } from './invoice-from-ubl.ts'

const contact =
  '<cac:Contact><cbc:Name>Verkauf</cbc:Name><cbc:Telephone>+49 40 1</cbc:Telephone><cbc:ElectronicMail>v@haus.example</cbc:ElectronicMail></cac:Contact>'
const address = (name: string, city: string) =>
  `<cac:${name}><cbc:StreetName>Allee 7</cbc:StreetName><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>20095</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:${name}>`
const scheme = (id: string, kind: string) =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${kind}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`
const party = (name: string, vatId: string, more = '') =>
  `<cac:Party><cbc:EndpointID schemeID="EM">r@${name}.example</cbc:EndpointID>${address('PostalAddress', 'Hamburg')}${scheme(vatId, 'VAT')}<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>${more}</cac:Party>`
const category = (name: string) =>
  `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`
const euro = (name: string, amount: string) => `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`

const invoice = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:process</cbc:ProfileID><cbc:ID>ERP-17</cbc:ID><cbc:IssueDate>2026-11-23</cbc:IssueDate>
  <cbc:DueDate>2026-12-07</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:Note>Erster</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:BuyerReference>4711</cbc:BuyerReference>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>ERP-1</cbc:ID><cbc:IssueDate>2026-10-01</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>
  <cac:AccountingSupplierParty>${party('haus', 'DE1', `${scheme('045', 'FC')}${contact}`)}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party('kunde', 'DE2')}</cac:AccountingCustomerParty>
  <cac:Delivery><cbc:ActualDeliveryDate>2026-11-30</cbc:ActualDeliveryDate><cac:DeliveryLocation>${address('Address', 'Zagreb')}</cac:DeliveryLocation></cac:Delivery>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>ERP-17</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:TaxTotal>${euro('TaxAmount', '19.00')}<cac:TaxSubtotal>${euro('TaxableAmount', '100.00')}${euro('TaxAmount', '19.00')}${category('TaxCategory')}</cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal>${euro('LineExtensionAmount', '100.00')}${euro('TaxExclusiveAmount', '100.00')}${euro('TaxInclusiveAmount', '119.00')}${euro('PayableAmount', '119.00')}</cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>${euro('LineExtensionAmount', '100.00')}
    <cac:Item><cbc:Name>Citroën C4</cbc:Name><cac:SellersItemIdentification><cbc:ID>480988</cbc:ID></cac:SellersItemIdentification>${category('ClassifiedTaxCategory')}<cac:AdditionalItemProperty><cbc:Name>FIN</cbc:Name><cbc:Value>WAU1</cbc:Value></cac:AdditionalItemProperty></cac:Item>
    <cac:Price>${euro('PriceAmount', '100.00')}</cac:Price></cac:InvoiceLine>
</Invoice>`
const creditNote = invoice
  .replaceAll('<Invoice ', '<CreditNote ')
  .replaceAll('</Invoice>', '</CreditNote>')
  .replaceAll('InvoiceLine>', 'CreditNoteLine>')
  .replaceAll('InvoicedQuantity', 'CreditedQuantity')
  .replaceAll('InvoiceTypeCode>', 'CreditNoteTypeCode>')

const place = { street: 'Allee 7', postalCode: '20095', city: 'Hamburg', country: 'DE' }
const partyOf = (name: string, vatId: string, taxNumber: string | null) => ({
  ...{ name, address: place, vatId, taxNumber, otherId: null, mail: `r@${name}.example` },
})
const document = {
  ...{ syntax: 'ubl', process: 'urn:process', number: 'ERP-17', typeCode: '380', currency: 'EUR' },
  specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  ...{ issuedOn: '2026-11-23', dueOn: '2026-12-07', deliveredOn: '2026-11-30', buyerReference: '4711' },
  ...{ notes: ['Erster'], seller: partyOf('haus', 'DE1', '045'), buyer: partyOf('kunde', 'DE2', null) },
  contact: { name: 'Verkauf', phone: '+49 40 1', mail: 'v@haus.example' },
  deliverTo: { ...place, city: 'Zagreb' },
  payments: [{ code: '58', iban: 'DE89370400440532013000' }],
  ...{ paymentReference: 'ERP-17', originals: [{ number: 'ERP-1', issuedOn: '2026-10-01' }] },
  lines: [
    {
      ...{
        id: '1',
        name: 'Citroën C4',
        articleNumber: '480988',
        attributes: [{ name: 'FIN', value: 'WAU1' }],
      },
      ...{ quantity: '1', unit: 'C62', price: '100.00', netCents: 10_000, taxCode: 'S', rate: 1900 },
    },
  ],
  adjustments: [],
  taxes: [{ taxCode: 'S', rate: 1900, baseCents: 10_000, taxCents: 1900, reason: null, reasonCode: null }],
  sums: {
    ...{ lines: 10_000, allowances: null, charges: null, net: 10_000, tax: 1900 },
    ...{ gross: 11_900, prepaid: null, rounding: null, payable: 11_900 },
  },
}
const read = (xml: string) => invoiceFromUbl(readXml(xml))

test('An invoice in the syntax UBL is read with all its parts, as is a credit note', () => {
  expect(read(invoice)).toEqual({ document, findings: [], ibans: ['DE89370400440532013000'] })
  expect(read(creditNote)).toMatchObject({
    document: { ...document, syntax: 'ubl-credit-note' },
    findings: [],
  })
})

test('A document without any part has none', () => {
  const { document: empty } = read('<Invoice><cbc:ID>1</cbc:ID></Invoice>')
  expect(empty).toMatchObject({
    ...{ number: '1', seller: null, buyer: null, contact: null, deliverTo: null, payments: [], lines: [] },
    ...{ taxes: [], sums: { lines: null, tax: null, payable: null } },
  })
})

const adjustment = (isCharge: boolean, parts: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator>${parts}</cac:AllowanceCharge>`
const five = euro('Amount', '5.00')
const reason = '<cbc:AllowanceChargeReason>Rabatt</cbc:AllowanceChargeReason>'

describe('What else a document names:', () => {
  test.each<[what: string, from: string, to: string, change: object]>([
    [
      'a trading name without the registered one',
      '<cac:PartyLegalEntity><cbc:RegistrationName>haus</cbc:RegistrationName>',
      '<cac:PartyName><cbc:Name>Laden</cbc:Name></cac:PartyName><cac:PartyLegalEntity><cbc:CompanyID>HRB 1</cbc:CompanyID>',
      { seller: { ...document.seller, name: 'Laden', otherId: 'HRB 1' } },
    ],
    [
      'an id of the seller',
      '<cac:Contact>',
      '<cac:PartyIdentification><cbc:ID>77</cbc:ID></cac:PartyIdentification><cac:Contact>',
      { seller: { ...document.seller, otherId: '77' } },
    ],
    ['a due day with the payment', '<cbc:DueDate>2026-12-07</cbc:DueDate>', '', { dueOn: null }],
    [
      'an allowance',
      '<cac:TaxTotal>',
      `${adjustment(false, five + reason + category('TaxCategory'))}<cac:TaxTotal>`,
      { adjustments: [{ isCharge: false, cents: 500, taxCode: 'S', rate: 1900 }] },
    ],
    [
      'a charge',
      '<cac:TaxTotal>',
      `${adjustment(true, five + reason + category('TaxCategory'))}<cac:TaxTotal>`,
      { adjustments: [{ isCharge: true, cents: 500, taxCode: 'S', rate: 1900 }] },
    ],
    [
      'another tax',
      '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>',
      '<cac:TaxScheme><cbc:ID>GST</cbc:ID></cac:TaxScheme></cac:TaxCategory>',
      { taxes: [{ ...document.taxes[0], taxCode: null, rate: null }] },
    ],
    [
      'a tax in a second currency before the first',
      '<cac:TaxTotal>',
      '<cbc:TaxCurrencyCode>CZK</cbc:TaxCurrencyCode><cac:TaxTotal><cbc:TaxAmount currencyID="CZK">480.00</cbc:TaxAmount></cac:TaxTotal><cac:TaxTotal>',
      {},
    ],
    [
      'a second account',
      '</cac:PayeeFinancialAccount>',
      '</cac:PayeeFinancialAccount><cac:PayeeFinancialAccount><cbc:ID>NL91ABNA0417164300</cbc:ID></cac:PayeeFinancialAccount>',
      { payments: [...document.payments, { code: '58', iban: 'NL91ABNA0417164300' }] },
    ],
    [
      'no account',
      '<cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount>',
      '',
      { payments: [{ code: '58', iban: null }] },
    ],
    [
      'sums',
      euro('PayableAmount', '119.00'),
      ['AllowanceTotalAmount', 'ChargeTotalAmount', 'PrepaidAmount', 'PayableRoundingAmount', 'PayableAmount']
        .map((name, index) => euro(name, `${index + 1}.00`))
        .join(''),
      {
        sums: { ...document.sums, allowances: 100, charges: 200, prepaid: 300, rounding: 400, payable: 500 },
      },
    ],
    [
      'the reason of an exemption',
      '</cac:TaxCategory>',
      '<cbc:TaxExemptionReason>Weil</cbc:TaxExemptionReason><cbc:TaxExemptionReasonCode>VATEX-EU-G</cbc:TaxExemptionReasonCode></cac:TaxCategory>',
      { taxes: [{ ...document.taxes[0], reason: 'Weil', reasonCode: 'VATEX-EU-G' }] },
    ],
  ])('%s', (_, from, to, change) => {
    expect(invoice).toContain(from)
    expect(read(invoice.replace(from, to))).toMatchObject({
      document: { ...document, ...change },
      findings: [],
    })
  })

  test('a due day with the payment', () => {
    const xml = invoice
      .replace('<cbc:DueDate>2026-12-07</cbc:DueDate>', '')
      .replace('<cbc:PaymentID>', '<cbc:PaymentDueDate>2026-12-24</cbc:PaymentDueDate><cbc:PaymentID>')
    expect(read(xml).document.dueOn).toBe('2026-12-24')
  })
})

describe('A document with', () => {
  test.each<[what: string, from: string, to: string, rules: string[]]>([
    [
      'a tax number without its kind',
      '<cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme>',
      '',
      ['UBL-SR-53'],
    ],
    ['a tax number without number', '<cbc:CompanyID>DE2</cbc:CompanyID>', '', ['UBL-SR-53']],
    [
      'an allowance without amount',
      '<cac:TaxTotal>',
      `${adjustment(false, reason + category('TaxCategory'))}<cac:TaxTotal>`,
      ['BR-31'],
    ],
    [
      'an allowance without category',
      '<cac:TaxTotal>',
      `${adjustment(false, five + reason)}<cac:TaxTotal>`,
      ['BR-32'],
    ],
    [
      'a charge without reason',
      '<cac:TaxTotal>',
      `${adjustment(true, five + category('TaxCategory'))}<cac:TaxTotal>`,
      ['BR-38'],
    ],
    [
      'an allowance of a line that is not taken off',
      '<cac:Item>',
      `${adjustment(false, five + reason)}<cac:Item>`,
      ['PEPPOL-EN16931-R120'],
    ],
    [
      'a quantity for its price',
      '</cac:Price>',
      '<cbc:BaseQuantity>2</cbc:BaseQuantity></cac:Price>',
      ['PEPPOL-EN16931-R120'],
    ],
    [
      'a negative gross price',
      '</cac:Price>',
      `<cac:AllowanceCharge>${euro('BaseAmount', '-1.00')}</cac:AllowanceCharge></cac:Price>`,
      ['BR-28'],
    ],
    [
      'a period of a line without dates',
      '<cac:Item>',
      '<cac:InvoicePeriod><cbc:Description>x</cbc:Description></cac:InvoicePeriod><cac:Item>',
      ['BR-CO-20'],
    ],
    [
      'a period by a code',
      '<cac:TaxTotal>',
      '<cac:InvoicePeriod><cbc:DescriptionCode>3</cbc:DescriptionCode></cac:InvoicePeriod><cac:TaxTotal>',
      [],
    ],
    [
      'a period that ends before its start',
      '<cac:TaxTotal>',
      '<cac:InvoicePeriod><cbc:StartDate>2026-12-01</cbc:StartDate><cbc:EndDate>2026-11-01</cbc:EndDate></cac:InvoicePeriod><cac:TaxTotal>',
      ['BR-29'],
    ],
    [
      'a payee without name',
      '<cac:TaxTotal>',
      '<cac:PayeeParty><cbc:ID>1</cbc:ID></cac:PayeeParty><cac:TaxTotal>',
      ['BR-17'],
    ],
    [
      'a payee',
      '<cac:TaxTotal>',
      '<cac:PayeeParty><cac:PartyName><cbc:Name>Bank</cbc:Name></cac:PartyName></cac:PayeeParty><cac:TaxTotal>',
      [],
    ],
    ['an address of an unknown kind', ' schemeID="EM">r@haus', '>r@haus', ['BR-62']],
    ['an address of the buyer of an unknown kind', ' schemeID="EM">r@kunde', '>r@kunde', ['BR-63']],
    [
      'two attachments of one name',
      '<cac:TaxTotal>',
      `${'<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject filename="a">x</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>'.repeat(2)}<cac:TaxTotal>`,
      ['BR-DE-22'],
    ],
    [
      'an attachment without number',
      '<cac:TaxTotal>',
      '<cac:AdditionalDocumentReference><cbc:DocumentType>x</cbc:DocumentType></cac:AdditionalDocumentReference><cac:TaxTotal>',
      ['BR-52'],
    ],
    ['a card without its data', '<cbc:PaymentMeansCode>58', '<cbc:PaymentMeansCode>54', ['BR-DE-24-a']],
    ['a debit without its data', '<cbc:PaymentMeansCode>58', '<cbc:PaymentMeansCode>59', ['BR-DE-25-a']],
    [
      'a debit with its data',
      '<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>',
      '<cbc:PaymentMeansCode>59</cbc:PaymentMeansCode><cac:PaymentMandate><cbc:ID>1</cbc:ID></cac:PaymentMandate>',
      [],
    ],
    [
      'a wrong discount',
      '<cac:TaxTotal>',
      '<cac:PaymentTerms><cbc:Note>#SKONTO#</cbc:Note></cac:PaymentTerms><cac:TaxTotal>',
      ['BR-DE-18'],
    ],
    [
      'no sum of the tax',
      'currencyID="EUR">19.00</cbc:TaxAmount><cac:TaxSubtotal>',
      'currencyID="USD">19.00</cbc:TaxAmount><cac:TaxSubtotal>',
      ['BR-CO-15'],
    ],
    [
      'an amount in another currency',
      '<cbc:PayableAmount currencyID="EUR">',
      '<cbc:PayableAmount currencyID="USD">',
      ['PEPPOL-EN16931-R051'],
    ],
    [
      'a second currency without its tax',
      '<cac:TaxTotal>',
      '<cbc:TaxCurrencyCode>CZK</cbc:TaxCurrencyCode><cac:TaxTotal>',
      ['BR-53'],
    ],
    ['a wrong date', '2026-11-23', '2026-11-31', ['DATATYPE']],
    ['a date with a time zone', '2026-11-23', '2026-11-23+01:00', []],
  ])('%s breaks the rules for it only', (_, from, to, rules) => {
    expect(invoice).toContain(from)
    expect(read(invoice.replace(from, to)).findings.map(({ rule }) => rule)).toEqual(rules)
  })
})
