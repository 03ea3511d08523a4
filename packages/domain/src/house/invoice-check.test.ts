import { describe, expect, test } from 'vitest'
import { hasErrors, type InvoiceDocument } from '../sale/invoice.ts'
import { buildInvoice, followUpOf, type InvoiceFacts } from '../sale/invoice-build.ts'
import { amountsOf, type TaxCase } from '../sale/invoice-tax.ts'
import { checkInvoice } from './invoice-check.ts'

const address = { street: 'Musterring 12', postalCode: '60528', city: 'Frankfurt am Main', country: 'DE' }
const facts: InvoiceFacts = {
  ...{ number: 'RE-2026-000001', issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: '2026-11-24' },
  ...{
    deliverTo: { ...address, country: 'HR' },
    taxCase: 'regular',
    amounts: amountsOf('regular', 2_287_000, false),
  },
  buyerReference: '1',
  seller: {
    ...{ name: 'Haus', address, vatId: 'DE123456789', taxNumber: '045', iban: 'DE89370400440532013000' },
    contact: { name: 'B', phone: '1', mail: 'b@haus.example' },
  },
  buyer: { name: 'Händler', address, vatId: 'HR12345678901', mail: 'rechnung@haendler.example' },
  vehicle: { name: 'Audi A4', gwnummer: '480988', fin: 'WAUZZZF4002140988' },
}
const invoiceOf = (taxCase: TaxCase) =>
  buildInvoice({ ...facts, taxCase, amounts: amountsOf(taxCase, 2_287_000, false) })
const regular = invoiceOf('regular')
const german = {
  ...regular,
  specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}

const found = (invoice: InvoiceDocument) =>
  checkInvoice(invoice).map(({ rule, term, severity }) => `${rule} ${term} ${severity}`)
const error = (...rules: string[]) => rules.map((rule) => `${rule} error`)

const seller = (change: Partial<NonNullable<InvoiceDocument['seller']>>) => (invoice: InvoiceDocument) => ({
  ...invoice,
  seller: invoice.seller && { ...invoice.seller, ...change },
})
const buyer = (change: Partial<NonNullable<InvoiceDocument['buyer']>>) => (invoice: InvoiceDocument) => ({
  ...invoice,
  buyer: invoice.buyer && { ...invoice.buyer, ...change },
})
const line = (change: Partial<InvoiceDocument['lines'][number]>) => (invoice: InvoiceDocument) => ({
  ...invoice,
  lines: invoice.lines.map((one) => ({ ...one, ...change })),
})
const tax = (change: Partial<InvoiceDocument['taxes'][number]>) => (invoice: InvoiceDocument) => ({
  ...invoice,
  taxes: invoice.taxes.map((one) => ({ ...one, ...change })),
})
const payment = (change: Partial<InvoiceDocument['payments'][number]>) => (invoice: InvoiceDocument) => ({
  ...invoice,
  payments: invoice.payments.map((one) => ({ ...one, ...change })),
})
const whole = (change: Partial<InvoiceDocument>) => (invoice: InvoiceDocument) => ({ ...invoice, ...change })
type Change = (invoice: InvoiceDocument) => InvoiceDocument
type Case = [what: string, change: Change, rules: string[]]

test.each<TaxCase>(['regular', 'margin', 'eu', 'export'])(
  'An invoice of the house taxed as %s has no finding',
  (taxCase) => {
    expect(found(invoiceOf(taxCase))).toEqual([])
    const reduced = { taxCase, amounts: amountsOf(taxCase, 10_000, false), reason: 'Delle' }
    for (const kind of ['correction', 'cancellation'] as const)
      expect(
        found(followUpOf(invoiceOf(taxCase), { ...reduced, kind, number: '2', issuedOn: '2026-11-25' })),
      ).toEqual([])
  },
)

test('An invoice of XRechnung has no finding', () => {
  expect(found(german)).toEqual([])
})

describe('An invoice with', () => {
  test.each<Case>([
    ['no specification', whole({ specification: null }), error('BR-01 BT-24')],
    ['no number', whole({ number: null }), error('BR-02 BT-1')],
    ['no date', whole({ issuedOn: null }), error('BR-03 BT-2')],
    ['no type', whole({ typeCode: null }), error('BR-04 BT-3')],
    ['no currency', whole({ currency: null }), error('BR-05 BT-5')],
    ['an unknown currency', whole({ currency: 'Euro' }), error('BR-CL-04 BT-5')],
    ['a currency behind something', whole({ currency: 'xEUR' }), error('BR-CL-04 BT-5')],
    ['no name of the seller', seller({ name: null }), error('BR-06 BT-27')],
    ['no name of the buyer', buyer({ name: '' }), error('BR-07 BT-44')],
    ['no address of the seller', seller({ address: null }), error('BR-08 BG-5')],
    ['no address of the buyer', buyer({ address: null }), error('BR-10 BG-8')],
    ['no country of the seller', seller({ address: { ...address, country: null } }), error('BR-09 BT-40')],
    ['no country of the buyer', buyer({ address: { ...address, country: null } }), error('BR-11 BT-55')],
    ['no country of delivery', whole({ deliverTo: { ...address, country: null } }), error('BR-57 BT-80')],
    ['no place of delivery', whole({ deliverTo: null }), []],
    ['an unknown country', buyer({ address: { ...address, country: 'XX' } }), error('BR-CL-14 BT-55')],
    [
      'no lines',
      whole({ lines: [] }),
      error('BR-16 BG-25', 'BR-CO-10 BT-106', 'BR-S-01 BT-118', 'BR-S-08 BT-116'),
    ],
    ['no id of the seller', seller({ vatId: null }), error('BR-CO-26 BT-31')],
    ['another id of the seller', seller({ vatId: null, otherId: '7' }), []],
    [
      'no number of the original',
      whole({ originals: [{ number: null, issuedOn: null }] }),
      error('BR-55 BT-25'),
    ],
    ['a VAT id of no country', buyer({ vatId: 'XX123' }), error('BR-CO-09 BT-48')],
    ['a VAT id of Greece', buyer({ vatId: 'EL123456789' }), []],
    ['no VAT id of the buyer', buyer({ vatId: null }), []],
  ])('%s breaks %j', (_, change, rules) => {
    expect(found(change(regular))).toEqual(rules)
  })

  test.each<Case>([
    ['no number', line({ id: null }), error('BR-21 BT-126')],
    ['no quantity', line({ quantity: null }), error('BR-22 BT-129')],
    ['no unit', line({ unit: '' }), error('BR-23 BT-130')],
    ['no net amount', line({ netCents: null }), error('BR-24 BT-131', 'BR-CO-10 BT-106', 'BR-S-08 BT-116')],
    ['no name', line({ name: null }), error('BR-25 BT-153')],
    ['no price', line({ price: null }), error('BR-26 BT-146')],
    ['a negative price', line({ price: '-1' }), error('BR-27 BT-146')],
    ['no name of an attribute', line({ attributes: [{ name: null, value: 'x' }] }), error('BR-54 BG-32')],
    ['no value of an attribute', line({ attributes: [{ name: 'x', value: null }] }), error('BR-54 BG-32')],
    ['no category', line({ taxCode: null }), error('BR-CO-04 BT-151', 'BR-S-01 BT-118', 'BR-S-08 BT-116')],
    ['no rate', line({ rate: null }), error('BR-S-05 BT-152', 'BR-S-08 BT-116')],
    ['the rate 0', line({ rate: 0 }), error('BR-S-05 BT-152', 'BR-S-08 BT-116')],
  ])('a line with %s breaks %j', (_, change, rules) => {
    expect(found(change(regular)).toSorted()).toEqual(rules.toSorted())
  })

  test('a line names its place where it has no number', () => {
    const texts = checkInvoice(line({ id: null, quantity: null })(regular)).map(({ text }) => text)
    expect(texts).toEqual(['Position 1: Die Nummer fehlt.', 'Position 1: Die Menge fehlt.'])
    expect(checkInvoice(line({ id: '7', quantity: null })(regular))[0]?.text).toBe(
      'Position 7: Die Menge fehlt.',
    )
  })

  test.each<Case>([
    ['no code', payment({ code: null }), error('BR-49 BT-81')],
    ['an unknown code', payment({ code: '0' }), error('BR-CL-16 BT-81')],
    ['a code of 1', payment({ code: '1' }), []],
    ['a code of 70', payment({ code: '70' }), []],
    ['a code of 71', payment({ code: '71' }), error('BR-CL-16 BT-81')],
    ['a code of 97', payment({ code: '97' }), []],
    ['a code of 100', payment({ code: '100' }), error('BR-CL-16 BT-81')],
    ['no account for a transfer', payment({ code: '30', iban: null }), error('BR-61 BT-84')],
    ['no account for a SEPA transfer', payment({ code: '58', iban: null }), error('BR-61 BT-84')],
    ['no account for cash', payment({ code: '10', iban: null }), []],
    ['a wrong IBAN', payment({ iban: 'DE88370400440532013000' }), ['BR-DE-19 BT-84 hint']],
    ['a wrong account of another transfer', payment({ code: '30', iban: '123' }), []],
  ])('a payment with %s breaks %j', (_, change, rules) => {
    expect(found(change(regular))).toEqual(rules)
  })

  test.each<Case>([
    ['another type', whole({ typeCode: '389' }), error('HAUS-01 BT-3')],
    ['a correction of nothing', whole({ typeCode: '381' }), error('HAUS-02 BT-25')],
    ['a cancellation of nothing', whole({ typeCode: '384' }), error('HAUS-02 BT-25')],
    ['an invoice as credit note', whole({ syntax: 'ubl-credit-note' }), error('BR-CL-01 BT-3')],
    ['an invoice as invoice', whole({ syntax: 'ubl' }), []],
    [
      'a correction as invoice',
      whole({ syntax: 'ubl', typeCode: '381', originals: [{ number: '1', issuedOn: null }] }),
      error('BR-CL-01 BT-3'),
    ],
    [
      'a correction as credit note',
      whole({ syntax: 'ubl-credit-note', typeCode: '381', originals: [{ number: '1', issuedOn: null }] }),
      [],
    ],
  ])('%s breaks %j', (_, change, rules) => {
    expect(found(change(regular))).toEqual(rules)
  })

  test.each<[TaxCase, ...Case]>([
    [
      'regular',
      'no base',
      tax({ baseCents: null }),
      error('BR-45 BT-116', 'BR-CO-17 BT-117', 'BR-S-08 BT-116'),
    ],
    [
      'regular',
      'no tax',
      tax({ taxCents: null }),
      error('BR-46 BT-117', 'BR-CO-17 BT-117', 'BR-CO-14 BT-110'),
    ],
    ['regular', 'no category', tax({ taxCode: null }), error('BR-47 BT-118', 'BR-S-01 BT-118')],
    ['regular', 'no rate', tax({ rate: null }), error('BR-48 BT-119', 'BR-CO-17 BT-117', 'BR-S-08 BT-116')],
    ['regular', 'a reason', tax({ reason: 'x' }), error('BR-S-10 BT-120')],
    ['regular', 'a code of a reason', tax({ reasonCode: 'VATEX-EU-G' }), error('BR-S-10 BT-120')],
    [
      'regular',
      'no number of the seller',
      seller({ vatId: null, taxNumber: null, otherId: '7' }),
      error('BR-S-02 BT-31'),
    ],
    ['margin', 'no reason', tax({ reason: null, reasonCode: null }), error('BR-E-10 BT-120')],
    ['margin', 'another reason', tax({ reason: 'x' }), error('HAUS-04 BT-120')],
    ['margin', 'another code', tax({ reason: 'x', reasonCode: 'VATEX-EU-J' }), []],
    ['margin', 'an unknown code', tax({ reasonCode: 'VATEX-XX' }), error('BR-CL-22 BT-121')],
    ['margin', 'a number for its code', tax({ reasonCode: 'VATEX-EU-132-1A' }), []],
    ['margin', 'a tax', tax({ taxCents: 1 }), error('BR-E-09 BT-117', 'BR-CO-14 BT-110')],
    ['margin', 'a rate of a line', line({ rate: 1900 }), error('BR-E-05 BT-152')],
    ['eu', 'no VAT id of the seller', seller({ vatId: null, otherId: '7' }), error('BR-IC-02 BT-31')],
    ['eu', 'no VAT id of the buyer', buyer({ vatId: null }), error('BR-IC-02 BT-48')],
    ['eu', 'no day of delivery', whole({ deliveredOn: null }), error('BR-IC-11 BT-72')],
    ['eu', 'no place of delivery', whole({ deliverTo: null }), error('BR-IC-12 BT-80')],
    ['export', 'no VAT id of the seller', seller({ vatId: null, otherId: '7' }), error('BR-G-02 BT-31')],
    ['export', 'no VAT id of the buyer', buyer({ vatId: null }), []],
    [
      'export',
      'two groups',
      (one) => ({ ...one, taxes: [...one.taxes, ...one.taxes] }),
      error('BR-G-01 BT-118'),
    ],
    [
      'regular',
      'no seller',
      whole({ seller: null }),
      error('BR-06 BT-27', 'BR-08 BG-5', 'BR-CO-26 BT-31', 'BR-S-02 BT-31'),
    ],
    [
      'eu',
      'no seller and no buyer',
      whole({ seller: null, buyer: null }),
      error(
        ...['BR-06 BT-27', 'BR-07 BT-44', 'BR-08 BG-5', 'BR-10 BG-8', 'BR-CO-26 BT-31'],
        ...['BR-IC-02 BT-31', 'BR-IC-02 BT-48'],
      ),
    ],
    [
      'export',
      'no seller',
      whole({ seller: null }),
      error('BR-06 BT-27', 'BR-08 BG-5', 'BR-CO-26 BT-31', 'BR-G-02 BT-31'),
    ],
    ['regular', 'another category', tax({ taxCode: 'Z' }), error('BR-S-01 BT-118', 'HAUS-03 BT-151')],
  ])('the tax %s and %s breaks %j', (taxCase, _, change, rules) => {
    expect(found(change(invoiceOf(taxCase))).toSorted()).toEqual(rules.toSorted())
  })

  test('a tax of less than one and a half cents beside its rate is right', () => {
    const [group] = regular.taxes
    const exact = ((group?.baseCents ?? 0) * 1900) / 10_000
    const off = (cents: number) =>
      found(tax({ taxCents: Math.round(exact) + cents })(regular)).filter((rule) =>
        rule.startsWith('BR-CO-17'),
      )
    expect([off(0), off(1), off(-1)]).toEqual([[], [], []])
    expect([off(3), off(-3)]).toEqual([error('BR-CO-17 BT-117'), error('BR-CO-17 BT-117')])
  })

  test('allowances and charges of a category belong to its base', () => {
    const adjusted = (isCharge: boolean, cents: number, baseCents: number): InvoiceDocument => ({
      ...tax({ baseCents })(regular),
      adjustments: [{ isCharge, cents, taxCode: 'S', rate: 1900 }],
    })
    const base = regular.taxes[0]?.baseCents ?? 0
    const isBase = (invoice: InvoiceDocument) => !found(invoice).includes('BR-S-08 BT-116 error')
    expect([adjusted(true, 50, base + 50), adjusted(false, 50, base - 50)].map(isBase)).toEqual([true, true])
    expect([adjusted(true, 50, base), adjusted(true, 50, base - 50)].map(isBase)).toEqual([false, false])
  })

  test('allowances of another category or rate do not belong to its base', () => {
    const base = regular.taxes[0]?.baseCents ?? 0
    const others = [
      { isCharge: false, cents: 50, taxCode: 'Z', rate: 1900 },
      { isCharge: false, cents: 50, taxCode: 'S', rate: 700 },
    ]
    const isBase = (baseCents: number) =>
      !found({ ...tax({ baseCents })(regular), adjustments: others }).includes('BR-S-08 BT-116 error')
    expect([base, base - 50, base - 100].map(isBase)).toEqual([true, false, false])
  })

  test.each<Case>([
    ['no payments', whole({ payments: [] }), error('BR-DE-1 BG-16')],
    ['no contact', whole({ contact: null }), error('BR-DE-2 BG-6')],
    ['no city of the seller', seller({ address: { ...address, city: null } }), error('BR-DE-3 BT-37')],
    [
      'no postal code of the seller',
      seller({ address: { ...address, postalCode: null } }),
      error('BR-DE-4 BT-38'),
    ],
    [
      'no name of the contact',
      whole({ contact: { name: null, phone: '1', mail: 'a' } }),
      error('BR-DE-5 BT-41'),
    ],
    [
      'no phone of the contact',
      whole({ contact: { name: 'B', phone: null, mail: 'a' } }),
      error('BR-DE-6 BT-42'),
    ],
    [
      'no mail of the contact',
      whole({ contact: { name: 'B', phone: '1', mail: null } }),
      error('BR-DE-7 BT-43'),
    ],
    ['no city of the buyer', buyer({ address: { ...address, city: null } }), error('BR-DE-8 BT-52')],
    [
      'no postal code of the buyer',
      buyer({ address: { ...address, postalCode: null } }),
      error('BR-DE-9 BT-53'),
    ],
    ['no city of delivery', whole({ deliverTo: { ...address, city: null } }), error('BR-DE-10 BT-77')],
    [
      'no postal code of delivery',
      whole({ deliverTo: { ...address, postalCode: null } }),
      error('BR-DE-11 BT-78'),
    ],
    ['no place of delivery', whole({ deliverTo: null }), []],
    ['no reference of the buyer', whole({ buyerReference: null }), error('BR-DE-15 BT-10')],
    ['no account', payment({ iban: null }), error('BR-61 BT-84', 'BR-DE-23-a BT-84')],
    ['no account for a transfer', payment({ code: '30', iban: null }), error('BR-61 BT-84')],
    ['no process', whole({ process: null }), error('PEPPOL-EN16931-R001 BT-23')],
    ['no mail of the buyer', buyer({ mail: null }), error('PEPPOL-EN16931-R010 BT-49')],
    ['no mail of the seller', seller({ mail: null }), error('PEPPOL-EN16931-R020 BT-34')],
    ['a cancellation of nothing', whole({ typeCode: '384' }), ['HAUS-02 BT-25 error', 'BR-DE-26 BT-25 hint']],
  ])('the specification XRechnung and %s breaks %j', (_, change, rules) => {
    expect(found(change(german))).toEqual(rules)
  })
})

test('Errors stand before hints', () => {
  const invoice = whole({ number: null })(payment({ iban: 'DE88370400440532013000' })(regular))
  expect(found(invoice)).toEqual(['BR-02 BT-1 error', 'BR-DE-19 BT-84 hint'])
  expect([hasErrors(checkInvoice(invoice)), hasErrors(checkInvoice(regular))]).toEqual([true, false])
})
