import { paymentReference } from './due.ts'
import {
  billingProcess,
  coreSpecification,
  type InvoiceAddress,
  type InvoiceDocument,
  type InvoiceKind,
  invoiceKindLabels,
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
  number: string
  issuedOn: string
  dueOn: string
  deliveredOn: string | null
  deliverTo: InvoiceAddress | null
  taxCase: TaxCase
  amounts: InvoiceAmounts
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  buyerReference: string
  vehicle: InvoicedVehicle
  notes?: string[]
}

const attributesOf = ({ fin, firstRegistration, km }: InvoicedVehicle) => [
  { name: 'FIN', value: fin },
  ...(firstRegistration ? [{ name: 'Erstzulassung', value: firstRegistration }] : []),
  ...(km === undefined ? [] : [{ name: 'Kilometerstand', value: String(km) }]),
]

type Line = Pick<InvoiceDocument['lines'][number], 'name' | 'articleNumber' | 'attributes'>

/** What depends on kind, taxation and amounts, which are positive; those of a cancellation become negative. */
function moneyParts(kind: InvoiceKind, taxCase: TaxCase, amounts: InvoiceAmounts, line: Line) {
  const { code: taxCode, rate, reason, reasonCode } = taxTerms[taxCase]
  const sign = kind === 'cancellation' ? -1 : 1
  // Without the sum a cancellation without VAT would have the amount -0.
  const signed = (cents: number) => cents * sign + 0
  const netCents = signed(amounts.netCents)
  const taxCents = signed(amounts.taxCents)
  const grossCents = signed(amounts.grossCents)
  return {
    ...{ syntax: 'cii' as const, specification: coreSpecification, process: billingProcess },
    ...{ currency: 'EUR', typeCode: invoiceTypeCodes[kind] },
    lines: [
      {
        ...{ ...line, id: '1', quantity: String(sign), unit: 'C62' },
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

/** The document of an invoice about one vehicle. */
export function buildInvoice(facts: InvoiceFacts): InvoiceDocument {
  const { number, taxCase, amounts, seller, buyer, vehicle } = facts
  const { name, gwnummer: articleNumber } = vehicle
  return {
    ...moneyParts('invoice', taxCase, amounts, { name, articleNumber, attributes: attributesOf(vehicle) }),
    ...{ number, issuedOn: facts.issuedOn, dueOn: facts.dueOn, deliveredOn: facts.deliveredOn },
    ...{
      deliverTo: facts.deliverTo,
      buyerReference: facts.buyerReference,
      notes: facts.notes ?? [],
      originals: [],
    },
    seller: {
      ...{ name: seller.name, address: seller.address, vatId: seller.vatId, taxNumber: seller.taxNumber },
      ...{ otherId: null, mail: seller.contact.mail },
    },
    contact: seller.contact,
    buyer: { ...buyer, taxNumber: null, otherId: null },
    payments: [{ code: '58', iban: seller.iban }],
    paymentReference: paymentReference(number, vehicle.gwnummer),
  }
}

export type FollowUpFacts = {
  kind: 'correction' | 'cancellation'
  number: string
  issuedOn: string
  taxCase: TaxCase
  /** Positive. */
  amounts: InvoiceAmounts
  reason: string
}

const followUpTitles = { correction: 'Minderung', cancellation: 'Storno' } as const

/** The document of a correction or a cancellation, with the parties, the delivery and the account of its invoice. */
export function followUpOf(
  original: InvoiceDocument,
  { kind, number, issuedOn, taxCase, amounts, reason }: FollowUpFacts,
): InvoiceDocument {
  const [line] = original.lines
  const articleNumber = line?.articleNumber ?? null
  const name = [followUpTitles[kind], line?.name].filter(Boolean).join(': ')
  return {
    ...original,
    ...moneyParts(kind, taxCase, amounts, { name, articleNumber, attributes: line?.attributes ?? [] }),
    ...{ number, issuedOn, dueOn: null, paymentReference: number },
    notes: [`${invoiceKindLabels[kind]} zur Rechnung ${original.number}. Grund: ${reason}`],
    originals: [{ number: original.number, issuedOn: original.issuedOn }],
  }
}
