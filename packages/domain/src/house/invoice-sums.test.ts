import { expect, test } from 'vitest'
import type { InvoiceDocument } from '../sale/invoice.ts'
import { findingList } from './invoice-findings.ts'
import { sumFindings } from './invoice-sums.ts'

type Sums = InvoiceDocument['sums']

const line = (netCents: number | null): InvoiceDocument['lines'][number] => ({
  ...{ id: '1', name: 'Škoda Octavia', articleNumber: '480988', attributes: [] },
  ...{ quantity: '1', unit: 'C62', price: null, netCents, taxCode: 'S', rate: 1900 },
})
const adjustment = (isCharge: boolean, cents: number | null) => ({
  isCharge,
  cents,
  taxCode: 'S',
  rate: 1900,
})
const tax = (taxCents: number | null) => ({
  ...{ taxCode: 'S', rate: 1900, baseCents: 1_010_000, taxCents },
  ...{ reason: null, reasonCode: null },
})

/** Two lines, an allowance, two charges, a prepayment and a rounding. */
const sums: Sums = {
  ...{ lines: 1_000_000, allowances: 10_000, charges: 20_000, net: 1_010_000, tax: 191_900 },
  ...{ gross: 1_201_900, prepaid: 1900, rounding: 5, payable: 1_200_005 },
}
const invoice: InvoiceDocument = {
  ...{ syntax: 'ubl', specification: null, process: null, number: 'RE-1', typeCode: '380', currency: 'EUR' },
  ...{ issuedOn: '2026-11-24', dueOn: null, deliveredOn: null, buyerReference: null, notes: [] },
  ...{ seller: null, contact: null, buyer: null, deliverTo: null, payments: [], paymentReference: null },
  ...{ originals: [], lines: [line(900_000), line(100_000)], taxes: [tax(190_000), tax(1900)], sums },
  adjustments: [adjustment(false, 10_000), adjustment(true, 15_000), adjustment(true, 5000)],
}

function rulesOf(document: InvoiceDocument) {
  const list = findingList()
  sumFindings(document, list)
  return list.findings.map(({ rule, term, severity }) => `${rule} ${term} ${severity}`)
}

test('Sums that agree have no finding', () => {
  expect(rulesOf(invoice)).toEqual([])
})

test.each<[keyof Sums, string[]]>([
  ['lines', ['BR-CO-10 BT-106', 'BR-CO-13 BT-109']],
  ['allowances', ['BR-CO-11 BT-107', 'BR-CO-13 BT-109']],
  ['charges', ['BR-CO-12 BT-108', 'BR-CO-13 BT-109']],
  ['net', ['BR-CO-13 BT-109', 'BR-CO-15 BT-112']],
  ['tax', ['BR-CO-14 BT-110', 'BR-CO-15 BT-112']],
  ['gross', ['BR-CO-15 BT-112', 'BR-CO-16 BT-115']],
  ['prepaid', ['BR-CO-16 BT-115']],
  ['rounding', ['BR-CO-16 BT-115']],
  ['payable', ['BR-CO-16 BT-115']],
])('One cent more in the sum "%s" is an error of %j', (name, rules) => {
  const wrong = { ...invoice, sums: { ...sums, [name]: (sums[name] ?? 0) + 1 } }
  expect(rulesOf(wrong)).toEqual(rules.map((rule) => `${rule} error`))
})

test('A missing sum or amount counts as 0', () => {
  const none = { ...sums, allowances: null, charges: null, prepaid: null, rounding: null }
  const plain = { ...none, lines: 1_010_000, payable: 1_201_900 }
  const lines = [line(1_010_000), line(null)]
  const adjustments = [adjustment(false, null), adjustment(true, null)]
  expect(rulesOf({ ...invoice, lines, adjustments, taxes: [tax(191_900), tax(null)], sums: plain })).toEqual(
    [],
  )
})

test('The statement of the tax must not be missing', () => {
  const free = { ...sums, tax: 0, gross: 1_010_000, payable: 1_008_105 }
  expect(rulesOf({ ...invoice, taxes: [], sums: free })).toEqual(['BR-CO-18 BG-23 error'])
})
