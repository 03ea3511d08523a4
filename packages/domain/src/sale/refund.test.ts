import { expect, test } from 'vitest'
import { dueOf } from './due.ts'
import { type AddedInvoice, type RefundFacts, refundOf } from './refund.ts'

const today = '2026-11-27'
const invoice: AddedInvoice = {
  ...{ id: 'a', kind: 'invoice', number: 'RE-1', originalId: null, issuedOn: '2026-11-24' },
  ...{ dueOn: '2026-12-01', grossCents: 1_987_000, addedAt: 1000 },
}
const correction: AddedInvoice = {
  ...{ ...invoice, id: 'b', kind: 'correction', number: 'RE-2', originalId: 'a', dueOn: null },
  ...{ grossCents: 38_000, addedAt: 3000 },
}
const cancellation: AddedInvoice = { ...correction, id: 'c', kind: 'cancellation', grossCents: 1_987_000 }
const second: AddedInvoice = {
  ...invoice,
  id: 'd',
  issuedOn: '2026-11-26',
  grossCents: 1_900_000,
  addedAt: 4000,
}
const paid = (amountCents: number, deductionCents = 0) => [{ amountCents, deductionCents, bookedOn: today }]

const facts: RefundFacts = {
  ...{ invoices: [invoice], payments: [], refundedCents: 0, paidByHandAt: null, priceCents: 1_987_000 },
  isTakenBack: false,
}

test.each<[string, Partial<RefundFacts>, number, number]>([
  ['unpaid', {}, 0, 0],
  ['unpaid and credited', { invoices: [invoice, correction] }, 0, 0],
  ['paid', { payments: paid(1_987_000) }, 0, 0],
  ['paid too much', { payments: paid(1_988_000) }, 1000, 1000],
  ['paid before its invoice', { invoices: [], payments: paid(1_987_000) }, 0, 0],
  [
    'credited after the payment',
    { invoices: [invoice, correction], payments: paid(1_987_000) },
    38_000,
    38_000,
  ],
  [
    'credited after a payment with a deduction',
    { invoices: [invoice, correction], payments: paid(1_977_000, 10_000) },
    38_000,
    38_000,
  ],
  [
    'credited and paid back in part',
    { invoices: [invoice, correction], payments: paid(1_987_000), refundedCents: 8000 },
    38_000,
    30_000,
  ],
  ['paid by hand', { paidByHandAt: 2000 }, 0, 0],
  [
    'credited after being paid by hand',
    { invoices: [invoice, correction], paidByHandAt: 2000 },
    38_000,
    38_000,
  ],
  ['credited before being paid by hand', { invoices: [invoice, correction], paidByHandAt: 5000 }, 0, 0],
  ['paid by hand before its invoice', { paidByHandAt: 500 }, 0, 0],
  [
    'cancelled after the payment',
    { invoices: [invoice, cancellation], payments: paid(1_987_000) },
    1_987_000,
    1_987_000,
  ],
  [
    'cancelled after a payment with a deduction',
    { invoices: [invoice, cancellation], payments: paid(1_977_000, 10_000) },
    1_977_000,
    1_977_000,
  ],
  [
    'cancelled and billed anew',
    { invoices: [invoice, cancellation, second], payments: paid(1_987_000) },
    87_000,
    87_000,
  ],
  [
    'taken back',
    { invoices: [invoice, cancellation], payments: paid(1_977_000, 10_000), isTakenBack: true },
    1_977_000,
    1_977_000,
  ],
  [
    'credited, paid back and then taken back',
    {
      ...{ invoices: [invoice, correction, { ...cancellation, addedAt: 6000 }], paidByHandAt: 2000 },
      ...{ refundedCents: 38_000, isTakenBack: true },
    },
    1_987_000,
    1_949_000,
  ],
  ['taken back before its cancellation', { paidByHandAt: 2000, isTakenBack: true }, 1_987_000, 1_987_000],
  [
    'taken back without an invoice',
    { invoices: [], paidByHandAt: 2000, isTakenBack: true },
    1_987_000,
    1_987_000,
  ],
  ['taken back unpaid', { invoices: [invoice, cancellation], isTakenBack: true }, 0, 0],
])('For a purchase that is %s the refund is right', (_title, about, owedCents, leftCents) => {
  expect(refundOf({ ...facts, ...about }, today)).toEqual({ owedCents, leftCents })
})

test('What was paid back is open no longer, and is no payment', () => {
  const refund = { amountCents: -38_000, bookedOn: '2026-11-28', isRefund: true }
  const due = dueOf([invoice, correction], [...paid(1_987_000), refund], today)
  expect(due).toMatchObject({ state: 'paid', openCents: 0, paidCents: 1_987_000, refundedCents: 38_000 })
  expect(due.settledOn).toBe(today)
  const whole = { ...refund, amountCents: -1_987_000 }
  expect(dueOf([invoice], [...paid(1_987_000), whole], today)).toMatchObject({
    ...{ state: 'open', openCents: 1_987_000 },
  })
})
