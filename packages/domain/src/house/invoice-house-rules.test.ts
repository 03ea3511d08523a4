import { describe, expect, test } from 'vitest'
import type { InvoiceDocument } from '../sale/invoice.ts'
import { buildInvoice, type InvoiceFacts } from '../sale/invoice-build.ts'
import { amountsOf, type TaxCase } from '../sale/invoice-tax.ts'
import {
  caseFindings,
  type ExpectedInvoice,
  houseFindings,
  ibanFindings,
  isAccepted,
} from './invoice-house-rules.ts'

const address = { street: 'Musterring 12', postalCode: '60528', city: 'Frankfurt am Main', country: 'DE' }
const zagreb = { street: 'Ulica 1', postalCode: '10000', city: 'Zagreb', country: 'HR' }
const facts: InvoiceFacts = {
  ...{ number: 'RE-2026-000001', issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: '2026-11-24' },
  ...{ deliverTo: null, taxCase: 'regular', amounts: amountsOf('regular', 2_287_000, false) },
  buyerReference: '1',
  seller: {
    ...{ name: 'Haus', address, vatId: 'DE123456789', taxNumber: '045', iban: 'DE89370400440532013000' },
    contact: { name: 'B', phone: '1', mail: 'b@haus.example' },
  },
  buyer: { name: 'Händler', address, vatId: null, mail: null },
  vehicle: { name: 'Audi A4', gwnummer: '480988', fin: 'WAUZZZF4002140988' },
}
const expected: ExpectedInvoice = {
  ...{ sellerVatId: 'DE 123456789', iban: 'DE89 3704 0044 0532 0130 00', buyerName: 'Händler' },
  ...{ gwnummer: '480988', fin: 'WAUZZZF4002140988', amounts: [2_287_000, 1_921_849] },
  ...{ isMarginVehicle: false, today: '2026-11-24' },
}
type Change = Partial<InvoiceFacts>
const rules = (change: Change = {}, known: Partial<ExpectedInvoice> = {}) =>
  rulesOf(buildInvoice({ ...facts, ...change }), known)
const rulesOf = (invoice: InvoiceDocument, known: Partial<ExpectedInvoice> = {}) =>
  houseFindings(invoice, { ...expected, ...known }).map(({ rule, severity }) => `${rule} ${severity}`)

const abroad: Change = {
  ...{ taxCase: 'eu', amounts: amountsOf('eu', 2_287_000, false), deliverTo: zagreb },
  buyer: { ...facts.buyer, vatId: 'HR12345678901' },
}
const away: Change = { ...abroad, taxCase: 'export', deliverTo: { ...zagreb, country: 'CH' } }

describe('The house', () => {
  test('finds nothing in its own invoices', () => {
    expect([rules(), rules(abroad), rules(away)]).toEqual([[], [], []])
  })

  test.each<[string, Change, Partial<ExpectedInvoice>, string]>([
    ['another seller', {}, { sellerVatId: 'DE999999999' }, 'HAUS-05 error'],
    ['another IBAN', {}, { iban: 'DE02120300000000202051' }, 'HAUS-07 error'],
    ['a date in the future', {}, { today: '2026-11-23' }, 'HAUS-08 error'],
    ['a due day before the day of issue', { dueOn: '2026-11-23' }, {}, 'HAUS-31 error'],
    ['VAT on a vehicle under § 25a', {}, { isMarginVehicle: true }, 'HAUS-09 error'],
    ['a delivery of such a vehicle as free of VAT', abroad, { isMarginVehicle: true }, 'HAUS-10 error'],
    ['another amount', {}, { amounts: [1] }, 'HAUS-11 hint'],
    ['another FIN', {}, { fin: 'WAUZZZF4002140999' }, 'HAUS-12 hint'],
    ['another buyer', {}, { buyerName: 'Autohaus' }, 'HAUS-15 hint'],
    ['no day of delivery', { deliveredOn: null }, {}, 'HAUS-16 hint'],
    ['a delivery into the EU that stays', { ...abroad, deliverTo: address }, {}, 'HAUS-17 error'],
    [
      'a VAT id of Germany for it',
      { ...abroad, buyer: { ...facts.buyer, vatId: 'DE123456789' } },
      {},
      'HAUS-18 error',
    ],
    ['a VAT id of a wrong form', { ...abroad, buyer: { ...facts.buyer, vatId: 'HR1' } }, {}, 'HAUS-18 error'],
    ['an export into the EU', { ...away, deliverTo: zagreb }, {}, 'HAUS-19 error'],
    ['an export without a place', { ...away, deliverTo: null }, {}, 'HAUS-19 error'],
  ])('finds %s', (_, change, known, rule) => {
    expect(rules(change, known)).toEqual([rule])
  })

  test.each<[string, Partial<InvoiceDocument>, string[]]>([
    ['that is due on its day', { dueOn: '2026-11-24' }, []],
    ['without a due day', { dueOn: null }, []],
    ['without a day of issue', { issuedOn: null }, []],
    ['without an account', { payments: [{ code: '58', iban: null }] }, []],
    ['without a seller', { seller: null }, ['HAUS-05 error']],
    ['without a buyer', { buyer: null }, ['HAUS-15 hint']],
  ])('has these findings of an invoice %s', (_, change, found) => {
    expect(rulesOf({ ...buildInvoice(facts), ...change })).toEqual(found)
  })

  test('finds another rate than 19 %', () => {
    const invoice = buildInvoice(facts)
    const reduced = invoice.taxes.map((tax) => ({ ...tax, rate: 700 }))
    expect(rulesOf({ ...invoice, taxes: reduced })).toEqual(['HAUS-32 error'])
  })

  test('compares currency, GW number and payment reference', () => {
    const invoice = buildInvoice(facts)
    expect(rulesOf({ ...invoice, currency: 'PLN' })).toEqual(['HAUS-06 error'])
    expect(rulesOf({ ...invoice, paymentReference: 'Auto' })).toEqual(['HAUS-14 hint'])
    expect(rulesOf(invoice, { gwnummer: '480989' })).toEqual(['HAUS-13 hint', 'HAUS-14 hint'])
  })
})

describe('An invoice taxed otherwise than its sale', () => {
  const taxesOf = (...codes: (string | null)[]) => ({
    taxes: codes.map((taxCode) => ({
      ...{ taxCode, rate: 0, baseCents: 0, taxCents: 0, reason: null, reasonCode: null },
    })),
  })
  const other = (names: string) => `Beim Verkauf galt „19 % MwSt.“, die Rechnung nennt „${names}“.`
  const ask = 'Bitte die Steuer berichtigen oder mit einem Grund anders entscheiden.'

  test.each<[codes: (string | null)[], sold: TaxCase | null, reason: string | undefined, found: string[]]>([
    [['S'], 'regular', undefined, []],
    [['E'], null, undefined, []],
    [['E'], 'regular', undefined, [`error ${other('§ 25a, ohne MwSt.')} ${ask}`]],
    [['S', 'K', 'K'], 'regular', undefined, [`error ${other('0 %, EU-Lieferung')} ${ask}`]],
    [['K', 'G'], 'regular', undefined, [`error ${other('0 %, EU-Lieferung, 0 %, Ausfuhr')} ${ask}`]],
    [['Z', null], 'regular', undefined, [`error ${other('Z, keinen Steuerfall')} ${ask}`]],
    [['E'], 'regular', 'Gutachten', [`hint ${other('§ 25a, ohne MwSt.')} So entschieden: Gutachten`]],
  ])('%j of a sale taxed as %j, decided by %j: %j', (codes, sold, reason, found) => {
    expect(
      caseFindings(taxesOf(...codes), sold, reason).map(({ severity, text }) => `${severity} ${text}`),
    ).toEqual(found)
  })

  test('is kept back unless there is a reason', () => {
    const findings = caseFindings(taxesOf('E'), 'regular', undefined)
    const [finding] = findings
    const wrong = { rule: 'BR-01', term: 'BT-24', severity: 'error' as const, text: '' }
    expect(finding).toMatchObject({ rule: 'HAUS-28', term: 'BT-118' })
    expect([isAccepted(findings, ''), isAccepted(findings, ' '), isAccepted(findings, 'Gutachten')]).toEqual([
      false,
      false,
      true,
    ])
    expect([isAccepted([], ''), isAccepted([...findings, wrong], 'Gutachten')]).toEqual([true, false])
  })
})

test('A delivered document names no account but that of the house', () => {
  const house = 'DE89 3704 0044 0532 0130 00'
  expect(ibanFindings([], house)).toEqual([])
  expect(ibanFindings(['DE89370400440532013000', 'de89 3704 0044 0532 0130 00'], house)).toEqual([])
  expect(ibanFindings(['DE89370400440532013000', 'NL91ABNA0417164300'], house)).toMatchObject([
    { rule: 'HAUS-30', term: 'BT-84', severity: 'error' },
  ])
})
