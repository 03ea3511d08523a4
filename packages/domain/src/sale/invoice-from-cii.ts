import { type InvoiceDocument, type InvoiceParty, isXRechnung } from './invoice.ts'
import { type DetailPaths, detailFindings } from './invoice-details.ts'
import { ibansIn } from './invoice-ibans.ts'
import { type ReadInvoice, type ValueReader, valueReader, withAccounts } from './invoice-reader.ts'
import { elementAt, elementsAt, isTrueAt, textAt, textsAt, textWith, type XmlElement } from './xml-element.ts'

const addressOf = (from: XmlElement | undefined) =>
  from
    ? {
        street: textAt(from, 'LineOne'),
        postalCode: textAt(from, 'PostcodeCode'),
        city: textAt(from, 'CityName'),
        country: textAt(from, 'CountryID'),
      }
    : null

/** Category and rate of VAT; another tax has none. */
const vatOf = (from: XmlElement | undefined, { rate }: ValueReader) =>
  textAt(from, 'TypeCode') === 'VAT'
    ? { taxCode: textAt(from, 'CategoryCode'), rate: rate(from, 'RateApplicablePercent') }
    : { taxCode: null, rate: null }

const registrationIds = 'SpecifiedTaxRegistration/ID'

const partyOf = (from: XmlElement | undefined): InvoiceParty | null =>
  from
    ? {
        name: textAt(from, 'Name'),
        address: addressOf(elementAt(from, 'PostalTradeAddress')),
        vatId: textWith(from, registrationIds, 'schemeID', 'VA'),
        taxNumber: textWith(from, registrationIds, 'schemeID', 'FC'),
        otherId:
          textAt(from, 'ID') ?? textAt(from, 'GlobalID') ?? textAt(from, 'SpecifiedLegalOrganization/ID'),
        mail: textAt(from, 'URIUniversalCommunication/URIID'),
      }
    : null

function contactOf(from: XmlElement | undefined): InvoiceDocument['contact'] {
  const contact = elementAt(from, 'DefinedTradeContact')
  return contact
    ? {
        name: textAt(contact, 'PersonName') ?? textAt(contact, 'DepartmentName'),
        phone: textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
        mail: textAt(contact, 'EmailURIUniversalCommunication/URIID'),
      }
    : null
}

function lineOf(from: XmlElement, values: ValueReader): InvoiceDocument['lines'][number] {
  const product = elementAt(from, 'SpecifiedTradeProduct')
  const settled = elementAt(from, 'SpecifiedLineTradeSettlement')
  const quantity = elementAt(from, 'SpecifiedLineTradeDelivery/BilledQuantity')
  return {
    id: textAt(from, 'AssociatedDocumentLineDocument/LineID'),
    name: textAt(product, 'Name'),
    articleNumber: textAt(product, 'SellerAssignedID'),
    attributes: elementsAt(product, 'ApplicableProductCharacteristic').map((attribute) => ({
      name: textAt(attribute, 'Description'),
      value: textAt(attribute, 'Value'),
    })),
    quantity: textAt(from, 'SpecifiedLineTradeDelivery/BilledQuantity'),
    unit: quantity?.attributes.unitCode ?? null,
    price: textAt(from, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
    netCents: values.cents(
      settled,
      'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
      'BT-131',
    ),
    ...vatOf(elementAt(settled, 'ApplicableTradeTax'), values),
  }
}

const taxOf = (from: XmlElement, values: ValueReader): InvoiceDocument['taxes'][number] => ({
  ...vatOf(from, values),
  baseCents: values.cents(from, 'BasisAmount', 'BT-116'),
  taxCents: values.cents(from, 'CalculatedAmount', 'BT-117'),
  reason: textAt(from, 'ExemptionReason'),
  reasonCode: textAt(from, 'ExemptionReasonCode'),
})

/** A second tax total in another currency (BT-111) is left out. */
function withOwnTax(sums: XmlElement | undefined, currency: string | null): XmlElement | undefined {
  const totals = elementsAt(sums, 'TaxTotalAmount')
  const own = totals.find(({ attributes }) => attributes.currencyID === currency) ?? totals[0]
  return (
    sums && { ...sums, children: sums.children.filter((child) => child === own || !totals.includes(child)) }
  )
}

function sumsOf(settlement: XmlElement | undefined, { cents }: ValueReader): InvoiceDocument['sums'] {
  const sums = withOwnTax(
    elementAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation'),
    textAt(settlement, 'InvoiceCurrencyCode'),
  )
  return {
    lines: cents(sums, 'LineTotalAmount', 'BT-106'),
    allowances: cents(sums, 'AllowanceTotalAmount', 'BT-107'),
    charges: cents(sums, 'ChargeTotalAmount', 'BT-108'),
    net: cents(sums, 'TaxBasisTotalAmount', 'BT-109'),
    tax: cents(sums, 'TaxTotalAmount', 'BT-110'),
    gross: cents(sums, 'GrandTotalAmount', 'BT-112'),
    prepaid: cents(sums, 'TotalPrepaidAmount', 'BT-113'),
    rounding: cents(sums, 'RoundingAmount', 'BT-114'),
    payable: cents(sums, 'DuePayableAmount', 'BT-115'),
  }
}

const day = 'DateTimeString'
const trade = 'SupplyChainTradeTransaction'
const header = `${trade}/ApplicableHeaderTradeAgreement`
const settled = `${trade}/ApplicableHeaderTradeSettlement`
const ofLine = 'SpecifiedLineTradeSettlement'
const price = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice'
const account = 'PayeePartyCreditorFinancialAccount'
const mail = 'URIUniversalCommunication'

const detailPaths: DetailPaths = {
  lines: `${trade}/IncludedSupplyChainTradeLineItem`,
  line: {
    id: 'AssociatedDocumentLineDocument/LineID',
    quantity: 'SpecifiedLineTradeDelivery/BilledQuantity',
    ...{ price: `${price}/ChargeAmount`, base: `${price}/BasisQuantity` },
    gross: 'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/ChargeAmount',
    net: `${ofLine}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    adjustments: `${ofLine}/SpecifiedTradeAllowanceCharge`,
    period: `${ofLine}/BillingSpecifiedPeriod`,
  },
  adjustments: `${settled}/SpecifiedTradeAllowanceCharge`,
  adjustment: {
    ...{ isCharge: 'ChargeIndicator/Indicator', amount: 'ActualAmount', reason: 'Reason' },
    ...{ reasonCode: 'ReasonCode', taxCode: 'CategoryTradeTax/CategoryCode' },
  },
  period: `${settled}/BillingSpecifiedPeriod`,
  periodParts: { start: `StartDateTime/${day}`, end: `EndDateTime/${day}` },
  ...{ payee: `${settled}/PayeeTradeParty`, payeeName: `${settled}/PayeeTradeParty/Name` },
  ...{ sellerMail: `${header}/SellerTradeParty/${mail}`, buyerMail: `${header}/BuyerTradeParty/${mail}` },
  mailText: 'URIID',
  documents: `${header}/AdditionalReferencedDocument`,
  document: { id: 'IssuerAssignedID', file: 'AttachmentBinaryObject' },
  payments: `${settled}/SpecifiedTradeSettlementPaymentMeans`,
  payment: {
    ...{ code: 'TypeCode', card: 'ApplicableTradeSettlementFinancialCard' },
    debit: 'PayerPartyDebtorFinancialAccount',
  },
  terms: `${settled}/SpecifiedTradePaymentTerms/Description`,
  ...{ currency: `${settled}/InvoiceCurrencyCode`, taxCurrency: `${settled}/TaxCurrencyCode` },
  taxTotals: `${settled}/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount`,
  ...{ taxTotalAmount: '', mayLackTaxTotal: true },
}

/** Reads an invoice in the syntax CII. */
export function invoiceFromCii(root: XmlElement): ReadInvoice {
  const values = valueReader()
  const { date, cents } = values
  const context = elementAt(root, 'ExchangedDocumentContext')
  const head = elementAt(root, 'ExchangedDocument')
  const agreement = elementAt(root, `${trade}/ApplicableHeaderTradeAgreement`)
  const delivery = elementAt(root, `${trade}/ApplicableHeaderTradeDelivery`)
  const settlement = elementAt(root, `${trade}/ApplicableHeaderTradeSettlement`)
  const seller = elementAt(agreement, 'SellerTradeParty')
  const delivered = `ActualDeliverySupplyChainEvent/OccurrenceDateTime/${day}`
  const document: InvoiceDocument = {
    syntax: 'cii',
    specification: textAt(context, 'GuidelineSpecifiedDocumentContextParameter/ID'),
    process: textAt(context, 'BusinessProcessSpecifiedDocumentContextParameter/ID'),
    number: textAt(head, 'ID'),
    typeCode: textAt(head, 'TypeCode'),
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    issuedOn: date(head, `IssueDateTime/${day}`, 'BT-2'),
    dueOn: date(settlement, `SpecifiedTradePaymentTerms/DueDateDateTime/${day}`, 'BT-9'),
    deliveredOn: date(delivery, delivered, 'BT-72'),
    buyerReference: textAt(agreement, 'BuyerReference'),
    notes: textsAt(head, 'IncludedNote/Content'),
    seller: partyOf(seller),
    contact: contactOf(seller),
    buyer: partyOf(elementAt(agreement, 'BuyerTradeParty')),
    deliverTo: addressOf(elementAt(delivery, 'ShipToTradeParty/PostalTradeAddress')),
    payments: elementsAt(settlement, 'SpecifiedTradeSettlementPaymentMeans').flatMap((means) =>
      withAccounts(
        textAt(means, 'TypeCode'),
        ['IBANID', 'ProprietaryID'].flatMap((name) => textsAt(means, `${account}/${name}`)),
      ),
    ),
    paymentReference: textAt(settlement, 'PaymentReference'),
    originals: elementsAt(settlement, 'InvoiceReferencedDocument').map((original) => ({
      number: textAt(original, 'IssuerAssignedID'),
      issuedOn: date(original, `FormattedIssueDateTime/${day}`, 'BT-26'),
    })),
    lines: elementsAt(root, detailPaths.lines).map((line) => lineOf(line, values)),
    adjustments: elementsAt(settlement, 'SpecifiedTradeAllowanceCharge').map((part) => ({
      isCharge: isTrueAt(part, 'ChargeIndicator/Indicator'),
      cents: cents(part, 'ActualAmount', 'BT-92'),
      ...vatOf(elementAt(part, 'CategoryTradeTax'), values),
    })),
    taxes: elementsAt(settlement, 'ApplicableTradeTax').map((tax) => taxOf(tax, values)),
    sums: sumsOf(settlement, values),
  }
  const details = detailFindings(root, isXRechnung(document), detailPaths)
  return { document, findings: [...values.findings, ...details], ibans: ibansIn(root) }
}
