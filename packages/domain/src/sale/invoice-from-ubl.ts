import type { InvoiceDocument, InvoiceParty } from './invoice.ts'
import { type ReadInvoice, type ValueReader, valueReader } from './invoice-reader.ts'
import { elementAt, elementsAt, isTrueAt, textAt, textsAt, type XmlElement } from './xml-element.ts'

const addressOf = (from: XmlElement | undefined) =>
  from
    ? {
        street: textAt(from, 'StreetName'),
        postalCode: textAt(from, 'PostalZone'),
        city: textAt(from, 'CityName'),
        country: textAt(from, 'Country/IdentificationCode'),
      }
    : null

function partyOf(from: XmlElement | undefined): InvoiceParty | null {
  if (!from) return null
  const schemes = elementsAt(from, 'PartyTaxScheme')
  const isVat = (scheme: XmlElement) => textAt(scheme, 'TaxScheme/ID') === 'VAT'
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

function lineOf(from: XmlElement, quantity: string, { cents, rate }: ValueReader) {
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
    netCents: cents(from, 'LineExtensionAmount', 'BT-131'),
    taxCode: textAt(item, 'ClassifiedTaxCategory/ID'),
    rate: rate(item, 'ClassifiedTaxCategory/Percent'),
  }
}

function taxOf(from: XmlElement, { cents, rate }: ValueReader): InvoiceDocument['taxes'][number] {
  const category = elementAt(from, 'TaxCategory')
  return {
    taxCode: textAt(category, 'ID'),
    rate: rate(category, 'Percent'),
    baseCents: cents(from, 'TaxableAmount', 'BT-116'),
    taxCents: cents(from, 'TaxAmount', 'BT-117'),
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

/** Reads an invoice or a credit note in the syntax UBL. */
export function invoiceFromUbl(root: XmlElement): ReadInvoice {
  const values = valueReader()
  const { date, cents, rate } = values
  const isCreditNote = root.name === 'CreditNote'
  const seller = elementAt(root, 'AccountingSupplierParty/Party')
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
    seller: partyOf(seller),
    contact: contactOf(seller),
    buyer: partyOf(elementAt(root, 'AccountingCustomerParty/Party')),
    deliverTo: addressOf(elementAt(delivery, 'DeliveryLocation/Address')),
    payments: elementsAt(root, 'PaymentMeans').map((means) => ({
      code: textAt(means, 'PaymentMeansCode'),
      iban: textAt(means, 'PayeeFinancialAccount/ID'),
    })),
    paymentReference: textAt(root, 'PaymentMeans/PaymentID'),
    originals: elementsAt(root, 'BillingReference/InvoiceDocumentReference').map((original) => ({
      number: textAt(original, 'ID'),
      issuedOn: date(original, 'IssueDate', 'BT-26'),
    })),
    lines: elementsAt(root, line).map((one) => lineOf(one, quantity, values)),
    adjustments: elementsAt(root, 'AllowanceCharge').map((part) => ({
      isCharge: isTrueAt(part, 'ChargeIndicator'),
      cents: cents(part, 'Amount', 'BT-92'),
      taxCode: textAt(part, 'TaxCategory/ID'),
      rate: rate(part, 'TaxCategory/Percent'),
    })),
    taxes: elementsAt(taxTotalOf(root), 'TaxSubtotal').map((tax) => taxOf(tax, values)),
    sums: sumsOf(root, values),
  }
  return { document, findings: values.findings }
}
