import { describe, expect, test } from 'vitest'
import { readXml } from '../testing/xml.ts'
import { isXRechnung } from './invoice.ts'
import { buildInvoice, followUpOf, type InvoiceFacts } from './invoice-build.ts'
import { invoiceFromCii } from './invoice-from-cii.ts'
import { amountsOf, type TaxCase } from './invoice-tax.ts'
import { invoiceXml } from './invoice-xml.ts'

const address = { street: 'Musterring 12', postalCode: '60528', city: 'Frankfurt am Main', country: 'DE' }
const factsOf = (taxCase: TaxCase): InvoiceFacts => ({
  ...{ number: 'RE-2026-000001', issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: '2026-11-30' },
  ...{ deliverTo: { ...address, country: 'HR' }, taxCase, amounts: amountsOf(taxCase, 2_287_000, false) },
  ...{ buyerReference: '4711', notes: ['Erster Hinweis', 'Zweiter'] },
  seller: {
    ...{ name: 'Haus "Süd" & Söhne <GmbH>', address, vatId: 'DE123456789', taxNumber: '045/1' },
    ...{
      iban: 'DE89370400440532013000',
      contact: { name: 'Berta', phone: '+49 69 1', mail: 'b@haus.example' },
    },
  },
  buyer: { name: 'Händler', address, vatId: 'HR12345678901', mail: 'rechnung@haendler.example' },
  vehicle: {
    ...{ name: 'Audi A4', gwnummer: '480988', fin: 'WAUZZZF4002140988' },
    ...{ firstRegistration: '2021-01-04', km: 68_410 },
  },
})
const invoiceOf = (taxCase: TaxCase) => buildInvoice(factsOf(taxCase))
const read = (xml: string) => invoiceFromCii(readXml(xml))

describe('An invoice as XML', () => {
  test.each<TaxCase>(['regular', 'margin', 'eu', 'export'])(
    'taxed as %s reads as it was built',
    (taxCase) => {
      const built = invoiceOf(taxCase)
      expect(read(invoiceXml(built))).toEqual({
        ...{ document: built, findings: [], ibans: ['DE89370400440532013000'] },
      })
      const reduced = { taxCase, amounts: amountsOf(taxCase, 10_050, false), reason: 'Delle' }
      for (const kind of ['correction', 'cancellation'] as const) {
        const next = followUpOf(built, { ...reduced, kind, number: 'RE-2', issuedOn: '2026-12-02' })
        expect(read(invoiceXml(next))).toMatchObject({ document: next, findings: [] })
      }
    },
  )

  test('has no element without content, and only signs that XML can have', () => {
    const { seller, buyer, ...rest } = factsOf('regular')
    const bare = buildInvoice({
      ...{ ...rest, deliveredOn: null, deliverTo: null, notes: [], seller },
      buyer: { ...buyer, name: 'A\u0007B\uFFFE', vatId: null, mail: null },
    })
    const xml = invoiceXml({ ...bare, contact: null })
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rsm:CrossIndustryInvoice xmlns:rsm=/)
    expect(xml.endsWith('</rsm:CrossIndustryInvoice>\n')).toBe(true)
    expect(xml).toContain('<ram:Name>A B </ram:Name>')
    expect(xml).toContain('<ram:Name>Haus &quot;Süd&quot; &amp; Söhne &lt;GmbH&gt;</ram:Name>')
    expect(xml).toContain('<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>')
    expect(
      xml.replace('<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>', ''),
    ).not.toMatch(/<([\w:]+)[^<>]*><\/\1>/)
    expect(xml).not.toMatch(/DefinedTradeContact|null|undefined|IncludedNote/)
  })

  test('has the amounts with two decimals, dates without signs and rates in percent', () => {
    const xml = invoiceXml(invoiceOf('regular'))
    for (const part of [
      '<ram:LineTotalAmount>19218.49</ram:LineTotalAmount>',
      '<ram:TaxTotalAmount currencyID="EUR">3651.51</ram:TaxTotalAmount>',
      '<udt:DateTimeString format="102">20261124</udt:DateTimeString>',
      '<ram:RateApplicablePercent>19</ram:RateApplicablePercent>',
      '<ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>',
      '<ram:ID schemeID="VA">DE123456789</ram:ID>',
      '<ram:ID schemeID="FC">045/1</ram:ID>',
      '<ram:URIID schemeID="EM">rechnung@haendler.example</ram:URIID>',
    ])
      expect(xml).toContain(part)
  })
})

const xrechnung = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
const german = invoiceXml({ ...invoiceOf('regular'), specification: xrechnung })

test('A document that names XRechnung is one', () => {
  expect([isXRechnung({ specification: xrechnung }), isXRechnung({ specification: 'XRECHNUNG' })]).toEqual([
    true,
    true,
  ])
  expect([
    isXRechnung({ specification: 'urn:cen.eu:en16931:2017' }),
    isXRechnung({ specification: null }),
  ]).toEqual([false, false])
})

const charge = (isCharge: boolean, parts: string) =>
  `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator>${parts}</ram:SpecifiedTradeAllowanceCharge>`
const amount = '<ram:ActualAmount>5.00</ram:ActualAmount>'
const reason = '<ram:Reason>Rabatt</ram:Reason>'
const category = '<ram:CategoryTradeTax><ram:CategoryCode>S</ram:CategoryCode></ram:CategoryTradeTax>'
const period = (start: string, end: string) =>
  `<ram:BillingSpecifiedPeriod>${start && `<ram:StartDateTime><udt:DateTimeString>${start}</udt:DateTimeString></ram:StartDateTime>`}${end && `<ram:EndDateTime><udt:DateTimeString>${end}</udt:DateTimeString></ram:EndDateTime>`}</ram:BillingSpecifiedPeriod>`
const head = '<ram:InvoiceCurrencyCode>'
const ofLine = '<ram:SpecifiedTradeSettlementLineMonetarySummation>'
const agreement = '<ram:BuyerReference>'

describe('A document of XRechnung with', () => {
  test.each<[what: string, before: string, added: string, rules: string[]]>([
    ['a whole allowance', head, charge(false, amount + reason + category), []],
    ['an allowance without amount', head, charge(false, reason + category), ['BR-31']],
    ['an allowance without category', head, charge(false, amount + reason), ['BR-32']],
    ['an allowance without reason', head, charge(false, amount + category), ['BR-33']],
    [
      'an allowance with the code of a reason',
      head,
      charge(false, `${amount}<ram:ReasonCode>95</ram:ReasonCode>${category}`),
      [],
    ],
    [
      'an allowance of a part of a cent',
      head,
      charge(false, `<ram:ActualAmount>5.001</ram:ActualAmount>${reason}${category}`),
      ['BR-DEC', 'BR-DEC-01'],
    ],
    ['a charge without amount', head, charge(true, reason + category), ['BR-36']],
    ['a charge without category', head, charge(true, amount + reason), ['BR-37']],
    ['a charge without reason', head, charge(true, amount + category), ['BR-38']],
    [
      'a charge of a part of a cent',
      head,
      charge(true, `<ram:ActualAmount>5.001</ram:ActualAmount>${reason}${category}`),
      ['BR-DEC', 'BR-DEC-05'],
    ],
    [
      'an allowance of a line that is not taken off',
      ofLine,
      charge(false, amount + reason),
      ['PEPPOL-EN16931-R120'],
    ],
    [
      'an allowance of two cents of a line',
      ofLine,
      charge(false, `<ram:ActualAmount>0.02</ram:ActualAmount>${reason}`),
      [],
    ],
    [
      'a charge of three cents of a line',
      ofLine,
      charge(true, `<ram:ActualAmount>0.03</ram:ActualAmount>${reason}`),
      ['PEPPOL-EN16931-R120'],
    ],
    ['an allowance of a line without amount', ofLine, charge(false, reason), ['BR-41']],
    [
      'an allowance of a line without reason',
      ofLine,
      charge(false, '<ram:ActualAmount>0.01</ram:ActualAmount>'),
      ['BR-CO-23'],
    ],
    ['a charge of a line without amount', ofLine, charge(true, reason), ['BR-43']],
    [
      'a charge of a line without reason',
      ofLine,
      charge(true, '<ram:ActualAmount>0.01</ram:ActualAmount>'),
      ['BR-CO-24'],
    ],
    [
      'a part of a cent in an allowance of a line',
      ofLine,
      charge(false, `<ram:ActualAmount>0.001</ram:ActualAmount>${reason}`),
      ['BR-DEC-24'],
    ],
    [
      'a part of a cent in a charge of a line',
      ofLine,
      charge(true, `<ram:ActualAmount>0.001</ram:ActualAmount>${reason}`),
      ['BR-DEC-27'],
    ],
    ['a period', head, period('20261101', '20261130'), []],
    ['a period of a day', head, period('20261101', '20261101'), []],
    ['a period without end', head, period('20261101', ''), []],
    ['a period without start', head, period('', '20261101'), []],
    ['a period that ends before its start', head, period('20261130', '20261101'), ['BR-29']],
    ['an empty period', head, period('', ' '), ['BR-29']],
    ['a period of a line that ends before its start', ofLine, period('20261130', '20261101'), ['BR-CO-20']],
    ['another payee', head, '<ram:PayeeTradeParty><ram:Name>Bank</ram:Name></ram:PayeeTradeParty>', []],
    [
      'a payee without name',
      head,
      '<ram:PayeeTradeParty><ram:ID>1</ram:ID></ram:PayeeTradeParty>',
      ['BR-17'],
    ],
    [
      'an attachment',
      agreement,
      '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID></ram:AdditionalReferencedDocument>',
      [],
    ],
    [
      'an attachment without number',
      agreement,
      '<ram:AdditionalReferencedDocument><ram:Name>x</ram:Name></ram:AdditionalReferencedDocument>',
      ['BR-52'],
    ],
    [
      'two attachments of one name',
      agreement,
      '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:AttachmentBinaryObject filename="a.pdf">x</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>'.repeat(
        2,
      ),
      ['BR-DE-22'],
    ],
    [
      'a card without its data',
      head,
      '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>48</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>',
      ['BR-DE-24-a'],
    ],
    [
      'another card without its data',
      head,
      '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>54</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>',
      ['BR-DE-24-a'],
    ],
    [
      'a third card without its data',
      head,
      '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>55</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>',
      ['BR-DE-24-a'],
    ],
    [
      'a debit without its data',
      head,
      '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>59</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>',
      ['BR-DE-25-a'],
    ],
    [
      'a card with its data',
      head,
      '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>48</ram:TypeCode><ram:ApplicableTradeSettlementFinancialCard><ram:ID>1</ram:ID></ram:ApplicableTradeSettlementFinancialCard></ram:SpecifiedTradeSettlementPaymentMeans>',
      [],
    ],
    [
      'a discount',
      head,
      '<ram:SpecifiedTradePaymentTerms><ram:Description>#SKONTO#TAGE=7#PROZENT=2.00#BASISBETRAG=-5.00#\n</ram:Description></ram:SpecifiedTradePaymentTerms>',
      [],
    ],
    [
      'a discount without line end',
      head,
      '<ram:SpecifiedTradePaymentTerms><ram:Description>#SKONTO#TAGE=7#PROZENT=2.00#</ram:Description></ram:SpecifiedTradePaymentTerms>',
      ['BR-DE-18'],
    ],
    [
      'another text for a discount',
      head,
      '<ram:SpecifiedTradePaymentTerms><ram:Description>Zahlbar\n#SKONTO#TAGE=7\n</ram:Description></ram:SpecifiedTradePaymentTerms>',
      ['BR-DE-18'],
    ],
    [
      'an amount in another currency',
      head,
      '<ram:X><ram:Amount currencyID="USD">1</ram:Amount></ram:X>',
      ['PEPPOL-EN16931-R051'],
    ],
    ['a second currency without its tax', head, '<ram:TaxCurrencyCode>CZK</ram:TaxCurrencyCode>', ['BR-53']],
  ])('%s breaks the rules for it only', (_, before, added, rules) => {
    expect(read(german).findings).toEqual([])
    const xml = german.replace(before, () => added + before)
    expect(read(xml).findings.map(({ rule }) => rule)).toEqual(rules)
  })

  test.each<[from: string | RegExp, to: string, rules: string[]]>([
    ['<ram:ChargeAmount>', '<ram:ChargeAmount>1', ['PEPPOL-EN16931-R120']],
    [
      '</ram:ChargeAmount>',
      '</ram:ChargeAmount><ram:BasisQuantity>2</ram:BasisQuantity>',
      ['PEPPOL-EN16931-R120'],
    ],
    [
      '</ram:ChargeAmount>',
      '</ram:ChargeAmount><ram:BasisQuantity>0</ram:BasisQuantity>',
      ['PEPPOL-EN16931-R121'],
    ],
    [
      '</ram:ChargeAmount>',
      '</ram:ChargeAmount><ram:BasisQuantity>-1</ram:BasisQuantity>',
      ['PEPPOL-EN16931-R121'],
    ],
    [
      '<ram:NetPriceProductTradePrice>',
      '<ram:GrossPriceProductTradePrice><ram:ChargeAmount>-1</ram:ChargeAmount></ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice>',
      ['BR-28'],
    ],
    [/ schemeID="EM"(?=>b@)/, '', ['BR-62']],
    [/ schemeID="EM"(?=>rechnung@)/, '', ['BR-63']],
    [/<ram:TaxTotalAmount.*?<\/ram:TaxTotalAmount>/, '', []],
    [/(<ram:TaxTotalAmount.*?<\/ram:TaxTotalAmount>)/, '$1$1', ['BR-CO-15']],
    ['format="102">20261124', 'format="102">20261131', ['DATATYPE']],
    ['format="102">20261124', 'format="102">x', ['DATATYPE']],
    ['<ram:BasisAmount>', '<ram:BasisAmount>x', ['DATATYPE']],
    ['<ram:GrandTotalAmount>', '<ram:GrandTotalAmount>0.00', ['DATATYPE']],
    ['22870.00</ram:GrandTotalAmount>', '22870.001</ram:GrandTotalAmount>', ['BR-DEC']],
    ['<ram:RateApplicablePercent>19<', '<ram:RateApplicablePercent>19.001<', ['DATATYPE']],
    ['<ram:RateApplicablePercent>19<', '<ram:RateApplicablePercent>x<', ['DATATYPE']],
  ])('%s as %s breaks %j', (from, to, rules) => {
    expect(read(german.replace(from, to)).findings.map(({ rule }) => rule)).toEqual(rules)
  })

  test('a second currency names its tax beside the first', () => {
    const second = (text: string) =>
      german
        .replace(head, `<ram:TaxCurrencyCode>CZK</ram:TaxCurrencyCode>${head}`)
        .replace(
          '<ram:GrandTotalAmount>',
          `<ram:TaxTotalAmount currencyID="CZK">${text}</ram:TaxTotalAmount><ram:GrandTotalAmount>`,
        )
    expect(read(second('9000.50'))).toMatchObject({ findings: [], document: { sums: { tax: 365_151 } } })
    expect(read(second('9000.505')).findings.map(({ rule }) => rule)).toEqual(['BR-DEC-15'])
  })
})
