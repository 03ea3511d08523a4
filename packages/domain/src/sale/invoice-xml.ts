import type { InvoiceAddress, InvoiceDocument, InvoiceParty } from './invoice.ts'
import { centsText } from './invoice-amount.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML content, without the control characters that XML 1.0 cannot contain. */
const escaped = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** An element of elements, or nothing if it would be empty. */
function wrapped(name: string, children: readonly string[], attributes = ''): string {
  const content = children.join('')
  return content && `<${name}${attributes}>${content}</${name}>`
}
/** An element with text, or nothing without one. */
const leaf = (name: string, text: string | null, attributes = '') =>
  text ? `<${name}${attributes}>${escaped(text)}</${name}>` : ''

const amount = (name: string, cents: number | null, attributes = '') =>
  cents === null ? '' : leaf(name, centsText(cents), attributes)

const compact = (isoDate: string) => isoDate.replaceAll('-', '')
const date = (name: string, isoDate: string | null, prefix = 'udt') =>
  isoDate === null ? '' : wrapped(name, [leaf(`${prefix}:DateTimeString`, compact(isoDate), ' format="102"')])

const rateText = (hundredths: number | null) => (hundredths === null ? null : String(hundredths / 100))

const address = (name: string, of: InvoiceAddress | null) =>
  of
    ? wrapped(name, [
        leaf('ram:PostcodeCode', of.postalCode),
        leaf('ram:LineOne', of.street),
        leaf('ram:CityName', of.city),
        leaf('ram:CountryID', of.country),
      ])
    : ''

const registration = (scheme: 'FC' | 'VA', id: string | null) =>
  wrapped('ram:SpecifiedTaxRegistration', [leaf('ram:ID', id, ` schemeID="${scheme}"`)])

const contactOf = (contact: InvoiceDocument['contact']) =>
  contact
    ? wrapped('ram:DefinedTradeContact', [
        leaf('ram:PersonName', contact.name),
        wrapped('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', contact.phone)]),
        wrapped('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', contact.mail)]),
      ])
    : ''

const party = (name: string, of: InvoiceParty | null, contact: InvoiceDocument['contact'] = null) =>
  of
    ? wrapped(name, [
        leaf('ram:Name', of.name),
        contactOf(contact),
        address('ram:PostalTradeAddress', of.address),
        wrapped('ram:URIUniversalCommunication', [leaf('ram:URIID', of.mail, ' schemeID="EM"')]),
        registration('FC', of.taxNumber),
        registration('VA', of.vatId),
      ])
    : ''

const line = (of: InvoiceDocument['lines'][number]) =>
  wrapped('ram:IncludedSupplyChainTradeLineItem', [
    wrapped('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', of.id)]),
    wrapped('ram:SpecifiedTradeProduct', [
      leaf('ram:SellerAssignedID', of.articleNumber),
      leaf('ram:Name', of.name),
      ...of.attributes.map(({ name, value }) =>
        wrapped('ram:ApplicableProductCharacteristic', [
          leaf('ram:Description', name),
          leaf('ram:Value', value),
        ]),
      ),
    ]),
    wrapped('ram:SpecifiedLineTradeAgreement', [
      wrapped('ram:NetPriceProductTradePrice', [leaf('ram:ChargeAmount', of.price)]),
    ]),
    wrapped('ram:SpecifiedLineTradeDelivery', [
      leaf('ram:BilledQuantity', of.quantity, ` unitCode="${escaped(of.unit ?? '')}"`),
    ]),
    wrapped('ram:SpecifiedLineTradeSettlement', [
      wrapped('ram:ApplicableTradeTax', [
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', of.taxCode),
        leaf('ram:RateApplicablePercent', rateText(of.rate)),
      ]),
      wrapped('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        amount('ram:LineTotalAmount', of.netCents),
      ]),
    ]),
  ])

const tax = (of: InvoiceDocument['taxes'][number]) =>
  wrapped('ram:ApplicableTradeTax', [
    amount('ram:CalculatedAmount', of.taxCents),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', of.reason),
    amount('ram:BasisAmount', of.baseCents),
    leaf('ram:CategoryCode', of.taxCode),
    leaf('ram:ExemptionReasonCode', of.reasonCode),
    leaf('ram:RateApplicablePercent', rateText(of.rate)),
  ])

const settlement = (invoice: InvoiceDocument) => {
  const { sums, currency } = invoice
  return wrapped('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:PaymentReference', invoice.paymentReference),
    leaf('ram:InvoiceCurrencyCode', currency),
    ...invoice.payments.map(({ code, iban }) =>
      wrapped('ram:SpecifiedTradeSettlementPaymentMeans', [
        leaf('ram:TypeCode', code),
        wrapped('ram:PayeePartyCreditorFinancialAccount', [leaf('ram:IBANID', iban)]),
      ]),
    ),
    ...invoice.taxes.map(tax),
    wrapped('ram:SpecifiedTradePaymentTerms', [date('ram:DueDateDateTime', invoice.dueOn)]),
    wrapped('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', sums.lines),
      amount('ram:TaxBasisTotalAmount', sums.net),
      amount('ram:TaxTotalAmount', sums.tax, ` currencyID="${escaped(currency ?? '')}"`),
      amount('ram:GrandTotalAmount', sums.gross),
      amount('ram:DuePayableAmount', sums.payable),
    ]),
    ...invoice.originals.map(({ number, issuedOn }) =>
      wrapped('ram:InvoiceReferencedDocument', [
        leaf('ram:IssuerAssignedID', number),
        date('ram:FormattedIssueDateTime', issuedOn, 'qdt'),
      ]),
    ),
  ])
}

const namespaces = [
  ['rsm', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
  ['ram', 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'],
  ['udt', 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100'],
  ['qdt', 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'],
]
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('')

/** An invoice without adjustments as XML of EN 16931 in the syntax CII; the order of the elements is that of its schema. */
export const invoiceXml = (invoice: InvoiceDocument) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${wrapped(
    'rsm:CrossIndustryInvoice',
    [
      wrapped('rsm:ExchangedDocumentContext', [
        wrapped('ram:BusinessProcessSpecifiedDocumentContextParameter', [leaf('ram:ID', invoice.process)]),
        wrapped('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', invoice.specification)]),
      ]),
      wrapped('rsm:ExchangedDocument', [
        leaf('ram:ID', invoice.number),
        leaf('ram:TypeCode', invoice.typeCode),
        date('ram:IssueDateTime', invoice.issuedOn),
        ...invoice.notes.map((note) => wrapped('ram:IncludedNote', [leaf('ram:Content', note)])),
      ]),
      wrapped('rsm:SupplyChainTradeTransaction', [
        ...invoice.lines.map(line),
        wrapped('ram:ApplicableHeaderTradeAgreement', [
          leaf('ram:BuyerReference', invoice.buyerReference),
          party('ram:SellerTradeParty', invoice.seller, invoice.contact),
          party('ram:BuyerTradeParty', invoice.buyer),
        ]),
        // The schema demands the element, also without any content.
        `<ram:ApplicableHeaderTradeDelivery>${wrapped('ram:ShipToTradeParty', [
          address('ram:PostalTradeAddress', invoice.deliverTo),
        ])}${wrapped('ram:ActualDeliverySupplyChainEvent', [
          date('ram:OccurrenceDateTime', invoice.deliveredOn),
        ])}</ram:ApplicableHeaderTradeDelivery>`,
        settlement(invoice),
      ]),
    ],
    namespaces,
  )}\n`
