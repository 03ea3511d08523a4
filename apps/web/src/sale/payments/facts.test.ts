import type { PurchasePayment } from '@portal/contract/sale/payments'
import { expect, test } from 'vitest'
import { dueDayText, dueTexts, payersText, refundTexts, transferText } from './facts.ts'

const payment: PurchasePayment = {
  ...{ mayPay: true, state: 'open', handOver: 'open', number: 'RE-2026-004711', issuedOn: '2026-11-24' },
  ...{ dueOn: '2026-12-01', overdueDays: 0, billedCents: 2_287_000, paidCents: 0, openCents: 2_287_000 },
  ...{ settledOn: null, transfer: null, refundCents: 0, refunds: [], payments: [] },
}

test.each<[Partial<PurchasePayment>, string]>([
  [{ state: 'awaited' }, 'Wir bereiten die Rechnung vor'],
  [{}, 'Jetzt fällig: Rechnung überweisen'],
  [{ state: 'overdue', overdueDays: 1 }, 'Seit 1 Tag fällig'],
  [{ state: 'overdue', overdueDays: 3 }, 'Seit 3 Tagen fällig'],
  [{ state: 'part', openCents: 9748 }, 'Es fehlen 97,48\u00a0€'],
  [{ state: 'over', openCents: -1000 }, '10,00\u00a0€ zu viel bezahlt'],
  [{ state: 'paid', handOver: 'paid', settledOn: '2026-11-26' }, 'Bezahlt am 26.11.2026'],
  [{ state: 'paid', handOver: 'documents' }, 'Bezahlt'],
  [{ state: 'paid', handOver: 'ready' }, 'Abholbereit'],
  [{ state: 'paid', handOver: 'collected' }, 'Abgeholt'],
  [{ state: 'cancelled', settledOn: '2026-11-27' }, 'Kauf storniert am 27.11.2026'],
])('%j has the title %s', (about, title) => {
  expect(dueTexts({ ...payment, ...about }, { collectedOn: null, freeUntil: null })[0]).toBe(title)
})

test.each([
  ['ready', 'Abholbereit, kostenfrei bis 04.12.2026'],
  ['collected', 'Abgeholt am 01.12.2026'],
] as const)('A purchase that is %s names the day', (handOver, title) => {
  const days = { collectedOn: '2026-12-01T09:00:00.000Z', freeUntil: '2026-12-04' }
  expect(dueTexts({ ...payment, state: 'paid', handOver }, days)[0]).toBe(title)
})

test('The due day is shown while something is open', () => {
  expect(dueDayText(payment)).toBe('bis 01.12.2026')
  expect(dueDayText({ ...payment, openCents: 0 })).toBeUndefined()
})

test('Each refund has its day', () => {
  expect(refundTexts({ refunds: [{ amountCents: 38_000, paidOn: '2026-11-27' }] })).toEqual([
    '380,00\u00a0€ zurückgezahlt am 27.11.2026',
  ])
})

test.each([
  [['Katrin Vogel', 'Lena Vogel'], 'Katrin Vogel und Lena Vogel können zahlen.'],
  [['A', 'B', 'C'], 'A, B und C können zahlen.'],
  [['Katrin Vogel'], 'Katrin Vogel kann zahlen.'],
  [[], 'In Ihrem Betrieb kann noch niemand zahlen.'],
])('%j: %s', (people, text) => {
  expect(payersText(people)).toBe(text)
})

test('Copied payment data have the IBAN without spaces', () => {
  const paid = { recipient: 'Autoexpo', iban: 'DE02120300000000202051', reference: 'RE-1 GW480988' }
  expect(transferText(paid, 9748)).toBe(
    'Empfänger: Autoexpo\nIBAN: DE02120300000000202051\nVerwendungszweck: RE-1 GW480988\nBetrag: 97,48\u00a0€',
  )
})
