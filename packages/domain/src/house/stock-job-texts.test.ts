import { expect, test } from 'vitest'
import { refusalText } from './stock-job-texts.ts'

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
])('A refusal names %s', (_name, refused, text) => {
  expect(refusalText(refused)).toBe(text)
})
