import { t } from '../values/text.ts'
import { type InvoiceDocument, type InvoiceParty, isXRechnung } from './invoice.ts'
import { type DetailPaths, detailFindings } from './invoice-details.ts'
import { ibansIn } from './invoice-ibans.ts'
import { type ReadInvoice, type ValueReader, valueReader, withAccounts } from './invoice-reader.ts'
import { elementAt, elementsAt, isTrueAt, textAt, textsAt, type XmlElement } from './xml-element.ts'

const seller = 'AccountingSupplierParty/Party'
const buyer = 'AccountingCustomerParty/Party'

const addressOf = (from: XmlElement | undefined) =>
  from
    ? {
        street: textAt(from, 'StreetName'),
        postalCode: textAt(from, 'PostalZone'),
        city: textAt(from, 'CityName'),
        country: textAt(from, 'Country/IdentificationCode'),
      }
    : null

const isVat = (from: XmlElement | undefined) => textAt(from, 'TaxScheme/ID') === 'VAT'

/** Category and rate of VAT; another tax has none. */
const vatOf = (from: XmlElement | undefined, { rate }: ValueReader) =>
  isVat(from) ? { taxCode: textAt(from, 'ID'), rate: rate(from, 'Percent') } : { taxCode: null, rate: null }

function partyOf(from: XmlElement | undefined): InvoiceParty | null {
  if (!from) return null
  const schemes = elementsAt(from, 'PartyTaxScheme')
  return {
    name: textAt(from, 'PartyLegalEntity/RegistrationName') ?? textAt(from, 'PartyName/Name'),
    address: addressOf(elementAt(from, 'PostalAddress')),
    vatId: textAt(schemes.find(isVat), 'CompanyID'),
    taxNumber: textAt(
      schemes.find((scheme) => !isVat(scheme)),
      'CompanyID',
    ),
    otherId: textAt(from, 'PartyIdentification/ID') ?? textAt(from, 'PartyLegalEntity/CompanyID'),
    mail: textAt(from, 'EndpointID'),
  }
}

function contactOf(from: XmlElement | undefined): InvoiceDocument['contact'] {
  const contact = elementAt(from, 'Contact')
  return contact
    ? {
        name: textAt(contact, 'Name'),
        phone: textAt(contact, 'Telephone'),
        mail: textAt(contact, 'ElectronicMail'),
      }
    : null
}

function lineOf(from: XmlElement, quantity: string, values: ValueReader) {
  const item = elementAt(from, 'Item')
  return {
    id: textAt(from, 'ID'),
    name: textAt(item, 'Name'),
    articleNumber: textAt(item, 'SellersItemIdentification/ID'),
    attributes: elementsAt(item, 'AdditionalItemProperty').map((attribute) => ({
      name: textAt(attribute, 'Name'),
      value: textAt(attribute, 'Value'),
    })),
    quantity: textAt(from, quantity),
    unit: elementAt(from, quantity)?.attributes.unitCode ?? null,
    price: textAt(from, 'Price/PriceAmount'),
    netCents: values.cents(from, 'LineExtensionAmount', 'BT-131'),
    ...vatOf(elementAt(item, 'ClassifiedTaxCategory'), values),
  }
}

function taxOf(from: XmlElement, values: ValueReader): InvoiceDocument['taxes'][number] {
  const category = elementAt(from, 'TaxCategory')
  return {
    ...vatOf(category, values),
    baseCents: values.cents(from, 'TaxableAmount', 'BT-116'),
    taxCents: values.cents(from, 'TaxAmount', 'BT-117'),
    reason: textAt(category, 'TaxExemptionReason'),
    reasonCode: textAt(category, 'TaxExemptionReasonCode'),
  }
}

/** A second tax total in another currency (BT-111) is left out. */
const taxTotalOf = (root: XmlElement) => {
  const currency = textAt(root, 'DocumentCurrencyCode')
  const totals = elementsAt(root, 'TaxTotal')
  return (
    totals.find((total) => elementAt(total, 'TaxAmount')?.attributes.currencyID === currency) ?? totals[0]
  )
}

function sumsOf(root: XmlElement, { cents }: ValueReader): InvoiceDocument['sums'] {
  const sums = elementAt(root, 'LegalMonetaryTotal')
  return {
    lines: cents(sums, 'LineExtensionAmount', 'BT-106'),
    allowances: cents(sums, 'AllowanceTotalAmount', 'BT-107'),
    charges: cents(sums, 'ChargeTotalAmount', 'BT-108'),
    net: cents(sums, 'TaxExclusiveAmount', 'BT-109'),
    tax: cents(taxTotalOf(root), 'TaxAmount', 'BT-110'),
    gross: cents(sums, 'TaxInclusiveAmount', 'BT-112'),
    prepaid: cents(sums, 'PrepaidAmount', 'BT-113'),
    rounding: cents(sums, 'PayableRoundingAmount', 'BT-114'),
    payable: cents(sums, 'PayableAmount', 'BT-115'),
  }
}

const detailPaths = (lines: string, quantity: string): DetailPaths => ({
  lines,
  line: {
    ...{ id: 'ID', quantity, price: 'Price/PriceAmount', base: 'Price/BaseQuantity' },
    ...{ gross: 'Price/AllowanceCharge/BaseAmount', net: 'LineExtensionAmount' },
    ...{ adjustments: 'AllowanceCharge', period: 'InvoicePeriod' },
  },
  adjustments: 'AllowanceCharge',
  adjustment: {
    ...{ isCharge: 'ChargeIndicator', amount: 'Amount', taxCode: 'TaxCategory/ID' },
    ...{ reason: 'AllowanceChargeReason', reasonCode: 'AllowanceChargeReasonCode' },
  },
  period: 'InvoicePeriod',
  periodParts: { start: 'StartDate', end: 'EndDate', code: 'DescriptionCode' },
  ...{ payee: 'PayeeParty', payeeName: 'PayeeParty/PartyName/Name' },
  ...{ sellerMail: `${seller}/EndpointID`, buyerMail: `${buyer}/EndpointID`, mailText: '' },
  documents: 'AdditionalDocumentReference',
  document: { id: 'ID', file: 'Attachment/EmbeddedDocumentBinaryObject' },
  payments: 'PaymentMeans',
  payment: { code: 'PaymentMeansCode', card: 'CardAccount', debit: 'PaymentMandate' },
  ...{ terms: 'PaymentTerms/Note', currency: 'DocumentCurrencyCode', taxCurrency: 'TaxCurrencyCode' },
  ...{ taxTotals: 'TaxTotal', taxTotalAmount: 'TaxAmount', mayLackTaxTotal: false },
})

/** A tax registration has a number and a kind. */
const isWholeScheme = (scheme: XmlElement) => textAt(scheme, 'CompanyID') && textAt(scheme, 'TaxScheme/ID')

/** Reads an invoice or a credit note in the syntax UBL. */
export function invoiceFromUbl(root: XmlElement): ReadInvoice {
  const values = valueReader()
  const { date, cents } = values
  const isCreditNote = root.name === 'CreditNote'
  const delivery = elementAt(root, 'Delivery')
  const line = isCreditNote ? 'CreditNoteLine' : 'InvoiceLine'
  const quantity = isCreditNote ? 'CreditedQuantity' : 'InvoicedQuantity'
  const document: InvoiceDocument = {
    syntax: isCreditNote ? 'ubl-credit-note' : 'ubl',
    specification: textAt(root, 'CustomizationID'),
    process: textAt(root, 'ProfileID'),
    number: textAt(root, 'ID'),
    typeCode: textAt(root, isCreditNote ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'),
    currency: textAt(root, 'DocumentCurrencyCode'),
    issuedOn: date(root, 'IssueDate', 'BT-2'),
    dueOn: date(root, 'DueDate', 'BT-9') ?? date(root, 'PaymentMeans/PaymentDueDate', 'BT-9'),
    deliveredOn: date(delivery, 'ActualDeliveryDate', 'BT-72'),
    buyerReference: textAt(root, 'BuyerReference'),
    notes: textsAt(root, 'Note'),
    seller: partyOf(elementAt(root, seller)),
    contact: contactOf(elementAt(root, seller)),
    buyer: partyOf(elementAt(root, buyer)),
    deliverTo: addressOf(elementAt(delivery, 'DeliveryLocation/Address')),
    payments: elementsAt(root, 'PaymentMeans').flatMap((means) =>
      withAccounts(textAt(means, 'PaymentMeansCode'), textsAt(means, 'PayeeFinancialAccount/ID')),
    ),
    paymentReference: textAt(root, 'PaymentMeans/PaymentID'),
    originals: elementsAt(root, 'BillingReference/InvoiceDocumentReference').map((original) => ({
      number: textAt(original, 'ID'),
      issuedOn: date(original, 'IssueDate', 'BT-26'),
    })),
    lines: elementsAt(root, line).map((one) => lineOf(one, quantity, values)),
    adjustments: elementsAt(root, 'AllowanceCharge').map((part) => ({
      isCharge: isTrueAt(part, 'ChargeIndicator'),
      cents: cents(part, 'Amount', 'BT-92'),
      ...vatOf(elementAt(part, 'TaxCategory'), values),
    })),
    taxes: elementsAt(taxTotalOf(root), 'TaxSubtotal').map((tax) => taxOf(tax, values)),
    sums: sumsOf(root, values),
  }
  const schemes = [seller, buyer].flatMap((party) => elementsAt(root, `${party}/PartyTaxScheme`))
  if (!schemes.every(isWholeScheme))
    values.refuse('UBL-SR-53', 'BT-31', t('Zu einer Steuernummer fehlt die Nummer oder ihre Art.'))
  const details = detailFindings(root, isXRechnung(document), detailPaths(line, quantity))
  return { document, findings: [...values.findings, ...details], ibans: ibansIn(root) }
}
