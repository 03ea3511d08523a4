import { z } from 'zod'
import { t } from '../values/text.ts'

/** An invoice, a partial correction ("Rechnungskorrektur") and a cancellation ("Storno"). */
export const invoiceKinds = ['invoice', 'correction', 'cancellation'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const invoiceKindLabels = {
  invoice: t('Rechnung'),
  correction: t('Rechnungskorrektur'),
  cancellation: t('Storno'),
} as const satisfies Record<InvoiceKind, string>

/** The type of the document (BT-3) of each kind. */
export const invoiceTypeCodes = {
  invoice: '380',
  correction: '381',
  cancellation: '384',
} as const satisfies Record<InvoiceKind, string>

/** The kind of a type code; undefined for a type that is not used here. */
export const kindOfType = (code: string | null) =>
  invoiceKinds.find((kind) => invoiceTypeCodes[kind] === code)

/** BT-24 and BT-23 of the documents made here. */
export const coreSpecification = 'urn:cen.eu:en16931:2017'
export const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const text = z.string().nullable()
const cents = z.int().nullable()

export const InvoiceAddress = z.object({ street: text, postalCode: text, city: text, country: text })
export type InvoiceAddress = z.infer<typeof InvoiceAddress>

export const InvoiceParty = z.object({
  name: text,
  address: InvoiceAddress.nullable(),
  vatId: text,
  taxNumber: text,
  /** BT-29, BT-30, BT-46 or BT-47. */
  otherId: text,
  /** BT-34, BT-49. */
  mail: text,
})
export type InvoiceParty = z.infer<typeof InvoiceParty>

export const InvoiceContact = z.object({ name: text, phone: text, mail: text })

/** Rates are hundredths of a percent: 1900 = 19 %. */
const rate = z.int().nullable()

const InvoiceLine = z.object({
  id: text,
  name: text,
  /** BT-155. */
  articleNumber: text,
  attributes: z.array(z.object({ name: text, value: text })),
  /** A decimal as it is written. */
  quantity: text,
  unit: text,
  price: text,
  netCents: cents,
  taxCode: text,
  rate,
})

const InvoiceTax = z.object({
  ...{ taxCode: text, rate, baseCents: cents, taxCents: cents },
  ...{ reason: text, reasonCode: text },
})

/** An allowance or a charge of the whole document. */
const InvoiceAdjustment = z.object({ isCharge: z.boolean(), cents, taxCode: text, rate })

/**
 * An invoice by the terms of EN 16931, read or written; null = missing. Amounts are cents, dates are ISO. Of a
 * cancellation the amounts are negative, of a correction positive.
 */
export const InvoiceDocument = z.object({
  syntax: z.enum(['cii', 'ubl', 'ubl-credit-note']),
  ...{ specification: text, process: text, number: text, typeCode: text, currency: text },
  ...{ issuedOn: text, dueOn: text, deliveredOn: text, buyerReference: text },
  notes: z.array(z.string()),
  seller: InvoiceParty.nullable(),
  contact: InvoiceContact.nullable(),
  buyer: InvoiceParty.nullable(),
  deliverTo: InvoiceAddress.nullable(),
  payments: z.array(z.object({ code: text, iban: text })),
  paymentReference: text,
  originals: z.array(z.object({ number: text, issuedOn: text })),
  lines: z.array(InvoiceLine),
  adjustments: z.array(InvoiceAdjustment),
  taxes: z.array(InvoiceTax),
  /** BT-106, 107, 108, 109, 110, 112, 113, 114 and 115. */
  sums: z.object({
    ...{ lines: cents, allowances: cents, charges: cents, net: cents, tax: cents },
    ...{ gross: cents, prepaid: cents, rounding: cents, payable: cents },
  }),
})
export type InvoiceDocument = z.infer<typeof InvoiceDocument>

/** Whether a document names XRechnung, whose rules it then has to follow. */
export const isXRechnung = ({ specification }: Pick<InvoiceDocument, 'specification'>) =>
  specification?.toLowerCase().includes('xrechnung') ?? false

/** Something a check has found: `rule` of EN 16931 or XRechnung, or HAUS-… of the house; `term` like BT-72. */
export const InvoiceFinding = z.object({
  rule: z.string(),
  term: z.string(),
  severity: z.enum(['error', 'hint']),
  text: z.string(),
})
export type InvoiceFinding = z.infer<typeof InvoiceFinding>

export const hasErrors = (findings: readonly InvoiceFinding[]) =>
  findings.some(({ severity }) => severity === 'error')
