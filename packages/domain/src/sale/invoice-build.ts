import {
  billingProcess,
  coreSpecification,
  type InvoiceAddress,
  type InvoiceDocument,
  type InvoiceKind,
  invoiceTypeCodes,
} from './invoice.ts'
import { centsText } from './invoice-amount.ts'
import { type InvoiceAmounts, type TaxCase, taxTerms } from './invoice-tax.ts'

export type InvoiceSeller = {
  name: string
  address: InvoiceAddress
  vatId: string
  taxNumber: string
  iban: string
  contact: { name: string; phone: string; mail: string }
}

export type InvoiceBuyer = {
  name: string
  address: InvoiceAddress
  vatId: string | null
  mail: string | null
}

export type InvoicedVehicle = {
  name: string
  gwnummer: string
  fin: string
  /** ISO date; left out where it is not known. */
  firstRegistration?: string | undefined
  km?: number | undefined
}

export type InvoiceFacts = {
  kind: InvoiceKind
  number: string
  issuedOn: string
  /** Null for corrections and cancellations. */
  dueOn: string | null
  deliveredOn: string | null
  deliverTo: InvoiceAddress | null
  taxCase: TaxCase
  /** Positive for each kind. */
  amounts: InvoiceAmounts
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  buyerReference: string
  vehicle: InvoicedVehicle
  original?: { number: string; issuedOn: string } | undefined
  note?: string | undefined
}

/** What the payer writes, so that the payment is found again. */
export const paymentReferenceOf = (number: string, gwnummer: string) => `${number} GW${gwnummer}`

const attributesOf = ({ fin, firstRegistration, km }: InvoicedVehicle) => [
  { name: 'FIN', value: fin },
  ...(firstRegistration ? [{ name: 'Erstzulassung', value: firstRegistration }] : []),
  ...(km === undefined ? [] : [{ name: 'Kilometerstand', value: String(km) }]),
]

const lineTitles = { invoice: '', correction: 'Minderung: ', cancellation: 'Storno: ' } as const

/** The document of an invoice about one vehicle. */
export function buildInvoice(facts: InvoiceFacts): InvoiceDocument {
  const { kind, number, taxCase, amounts, seller, buyer, vehicle, original } = facts
  const { code: taxCode, rate, reason, reasonCode } = taxTerms[taxCase]
  const sign = kind === 'cancellation' ? -1 : 1
  const [net, tax, gross] = [amounts.netCents, amounts.taxCents, amounts.grossCents].map(
    // Without the sum a cancellation without VAT would have the amount -0.
    (amount) => amount * sign + 0,
  )
  const [netCents = 0, taxCents = 0, grossCents = 0] = [net, tax, gross]
  return {
    ...{ syntax: 'cii', specification: coreSpecification, process: billingProcess, currency: 'EUR' },
    ...{ number, typeCode: invoiceTypeCodes[kind], issuedOn: facts.issuedOn, dueOn: facts.dueOn },
    ...{ deliveredOn: facts.deliveredOn, deliverTo: facts.deliverTo, buyerReference: facts.buyerReference },
    notes: facts.note ? [facts.note] : [],
    seller: {
      ...{ name: seller.name, address: seller.address, vatId: seller.vatId, taxNumber: seller.taxNumber },
      ...{ otherId: null, mail: seller.contact.mail },
    },
    contact: seller.contact,
    buyer: { ...buyer, taxNumber: null, otherId: null },
    payments: [{ code: '58', iban: seller.iban }],
    paymentReference: paymentReferenceOf(number, vehicle.gwnummer),
    originals: original ? [original] : [],
    lines: [
      {
        ...{ id: '1', name: `${lineTitles[kind]}${vehicle.name}`, articleNumber: vehicle.gwnummer },
        ...{ attributes: attributesOf(vehicle), quantity: String(sign), unit: 'C62' },
        ...{ price: centsText(amounts.netCents), netCents, taxCode, rate },
      },
    ],
    adjustments: [],
    taxes: [{ taxCode, rate, baseCents: netCents, taxCents, reason, reasonCode }],
    sums: {
      ...{ lines: netCents, allowances: null, charges: null, net: netCents, tax: taxCents },
      ...{ gross: grossCents, prepaid: null, rounding: null, payable: grossCents },
    },
  }
}
