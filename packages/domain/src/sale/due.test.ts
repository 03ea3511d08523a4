import { expect, test } from 'vitest'
import {
  type BilledInvoice,
  type BookedPayment,
  type DueState,
  dueOf,
  dueStates,
  invoiceInForceOf,
  isPayable,
  paymentReference,
} from './due.ts'

const invoice = (about: Partial<BilledInvoice> = {}): BilledInvoice => ({
  ...{ id: 'a', kind: 'invoice', number: 'RE-2026-004711', originalId: null },
  ...{ issuedOn: '2026-11-24', dueOn: '2026-12-01', grossCents: 2_287_000 },
  ...about,
})
const paid = (amountCents: number, bookedOn = '2026-11-26'): BookedPayment => ({ amountCents, bookedOn })
const correction = (grossCents: number) =>
  invoice({ id: 'b', kind: 'correction', originalId: 'a', number: 'RK-1', dueOn: null, grossCents })
const cancellation = invoice({ id: 'c', kind: 'cancellation', originalId: 'a', issuedOn: '2026-11-27' })
const second = invoice({ id: 'd', number: 'RE-2026-004712', issuedOn: '2026-11-28', grossCents: 2_000_000 })

const table: [
  title: string,
  invoices: BilledInvoice[],
  payments: BookedPayment[],
  today: string,
  state: DueState,
  openCents: number,
][] = [
  ['without an invoice', [], [], '2026-11-26', 'awaited', 0],
  ['before the due day', [invoice()], [], '2026-11-26', 'open', 2_287_000],
  ['on the due day', [invoice()], [], '2026-12-01', 'open', 2_287_000],
  ['after the due day', [invoice()], [], '2026-12-02', 'overdue', 2_287_000],
  ['without a due day', [invoice({ dueOn: null })], [], '2027-12-02', 'open', 2_287_000],
  ['one cent short', [invoice()], [paid(2_286_999)], '2026-12-02', 'part', 1],
  ['paid exactly', [invoice()], [paid(2_287_000)], '2026-12-02', 'paid', 0],
  ['paid in two parts', [invoice()], [paid(2_000_000), paid(287_000)], '2026-11-26', 'paid', 0],
  [
    'paid with a deduction',
    [invoice()],
    [{ ...paid(2_280_000), deductionCents: 7000 }],
    '2026-12-02',
    'paid',
    0,
  ],
  ['paid twice', [invoice()], [paid(2_287_000), paid(2_287_000)], '2026-11-26', 'over', -2_287_000],
  ['paid and returned', [invoice()], [paid(2_287_000), paid(-2_287_000)], '2026-12-02', 'overdue', 2_287_000],
  ['reduced by a correction', [invoice(), correction(10_000)], [paid(2_277_000)], '2026-11-26', 'paid', 0],
  [
    'corrected after payment',
    [invoice(), correction(10_000)],
    [paid(2_287_000)],
    '2026-11-26',
    'over',
    -10_000,
  ],
  ['corrected to nothing', [invoice(), correction(2_287_000)], [], '2026-11-26', 'paid', 0],
  ['cancelled', [invoice(), cancellation], [], '2026-12-02', 'cancelled', 0],
  ['cancelled after payment', [invoice(), cancellation], [paid(100)], '2026-12-02', 'cancelled', -100],
  [
    'cancelled without a correction of another invoice',
    [invoice(), { ...correction(10_000), originalId: 'x' }],
    [],
    '2026-11-26',
    'open',
    2_287_000,
  ],
  [
    'corrected before it was cancelled',
    [invoice(), correction(10_000), cancellation],
    [],
    '2026-12-02',
    'cancelled',
    0,
  ],
  ['cancelled and billed again', [second, invoice(), cancellation], [], '2026-11-29', 'open', 2_000_000],
]
test.each(table)('A purchase %s', (_, invoices, payments, today, state, openCents) => {
  expect(dueOf(invoices, payments, today)).toMatchObject({ state, openCents })
})

test('The days since the due day are counted, and a settled purchase has the day of its last payment', () => {
  expect(dueOf([invoice()], [], '2026-12-04').overdueDays).toBe(3)
  expect(dueOf([invoice()], [paid(1, '2026-11-30'), paid(2_286_999)], '2026-12-04')).toMatchObject({
    overdueDays: 0,
    settledOn: '2026-11-30',
  })
  expect(dueOf([invoice(), cancellation], [], '2026-12-04').settledOn).toBe('2026-11-27')
})

test.each([
  ['in the order of their days', [invoice(), second]],
  ['in another order', [second, invoice()]],
])('Of two invoices in force, given %s, the newer is due', (_, invoices) => {
  expect(dueOf(invoices, [], '2026-11-29').invoice?.id).toBe('d')
})

test('Of two invoices of one day the later one is due', () => {
  const same = invoice({ id: 'e' })
  expect(dueOf([invoice(), same], [], '2026-11-29').invoice?.id).toBe('e')
  expect(dueOf([same, invoice()], [], '2026-11-29').invoice?.id).toBe('a')
})

test('The last of two cancelled invoices is the one that was cancelled', () => {
  const again = { ...cancellation, id: 'f', originalId: 'd', issuedOn: '2026-11-30' }
  expect(dueOf([second, again, invoice(), cancellation], [], '2026-12-01')).toMatchObject({
    state: 'cancelled',
    invoice: { id: 'd' },
    settledOn: '2026-11-30',
  })
})

test('A purchase in part paid is not settled, one overpaid is', () => {
  expect(dueOf([invoice()], [paid(1)], '2026-11-26').settledOn).toBeNull()
  expect(dueOf([invoice()], [paid(2_287_001)], '2026-11-26').settledOn).toBe('2026-11-26')
})

test('Payment data are shown while money is expected', () => {
  expect(dueStates.filter(isPayable)).toEqual(['open', 'overdue', 'part'])
})

test('The reference names invoice and vehicle', () => {
  expect(paymentReference('RE-2026-004711', '480988')).toBe('RE-2026-004711 GW480988')
})

test('the invoice in force is the newest by its day, of one day the one made last', () => {
  const sameDay = invoice({ id: 'e', issuedOn: second.issuedOn })

  expect(invoiceInForceOf([invoice(), second])?.id).toBe('d')
  expect(invoiceInForceOf([second, invoice()])?.id).toBe('d')
  expect(invoiceInForceOf([second, sameDay])?.id).toBe('e')
  expect(invoiceInForceOf([correction(100), cancellation])).toBeUndefined()
})

test('a cancelled purchase is settled on the day of the cancellation, not of another document', () => {
  const late = { ...correction(100), issuedOn: '2026-11-29' }

  expect(dueOf([invoice(), cancellation, late], [], '2026-12-02').settledOn).toBe('2026-11-27')
})
