import { expect, test } from 'vitest'
import { changedFields, refusalLabel, refusalText, signed } from './stock-job-texts.ts'

type Row = Parameters<typeof refusalText>[0]
const row = (reason: Row['reason'], detail: string | null, facts: Partial<Row> = {}): Row => ({
  ...{ reason, detail, before: {}, after: {}, ...facts },
})
const prices = {
  before: { haendlerpreisbrutto: 14_500, planverkaufspreisprivatkundengeschaeftbrutto: 18_000 },
  after: { haendlerpreisbrutto: 13_900, planverkaufspreisprivatkundengeschaeftbrutto: 17_400 },
}

test.each([
  [
    'everything that a vehicle lacks',
    row('price', 'price,energy,photo'),
    'Kein Preis, Angaben nach Pkw-EnVKV fehlen, Kein Foto',
  ],
  [
    'the price and its limit',
    row('below-lowest', '14000.00', prices),
    'Untergrenze unterschritten: 13.900\u00a0€ statt mindestens 14.000\u00a0€',
  ],
  ['a reason without a detail', row('sold', null), 'Verkauft'],
  [
    'the end of a reservation',
    row('reserved', '2026-11-26T09:00:00.000Z'),
    'Reserviert (bis 26.11.2026, 10:00 Uhr)',
  ],
  ['an unknown part of what a vehicle lacks', row('price', 'price,other'), 'Kein Preis, other'],
  ['nothing', row(null, 'x'), ''],
  [
    'both prices below the limit',
    row('below-floor', '17500', prices),
    'Grenze des Laufs unterschritten: 13.900\u00a0€ und 17.400\u00a0€ statt mindestens 17.500\u00a0€',
  ],
  [
    'only prices that change',
    row('below-floor', '17500', { ...prices, before: { ...prices.before, haendlerpreisbrutto: 13_900 } }),
    'Grenze des Laufs unterschritten: 17.400\u00a0€ statt mindestens 17.500\u00a0€',
  ],
])('A refusal names %s', (_name, refused, text) => {
  expect(refusalText(refused)).toBe(text)
})

test('An unknown reason has no name', () => {
  expect([refusalLabel('sold'), refusalLabel('fin-missing'), refusalLabel('other')]).toEqual([
    'Verkauft',
    'FIN fehlt, Kauf nicht eintragbar',
    '',
  ])
})

test('The changed fields are those with another value afterwards', () => {
  expect(changedFields({ before: { a: 1, b: 2 }, after: { a: 1, b: 3, c: 4 } })).toEqual(['b', 'c'])
})

test.each([
  [250, '€', '+250\u00a0€'],
  [-3, '%', '−3\u00a0%'],
  [0, '%', '0\u00a0%'],
])('A change of %d %s is written as %s', (value, unit, text) => {
  expect(signed(value, unit)).toBe(text)
})
