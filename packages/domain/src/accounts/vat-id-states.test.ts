import { expect, test } from 'vitest'
import { buysWithoutVat, type VatFacts, vatReasons, vatStateText, vatSummary } from './vat-id-states.ts'

test.each([
  ['DE', 'confirmed', false],
  ['PL', 'confirmed', true],
  ['PL', 'pending', false],
  ['PL', 'checking', false],
  ['PL', 'invalid', false],
  ['PL', null, false],
  ['PL', undefined, false],
  ['CH', null, true],
])('A company in %s with the VAT id in the state %s buys without German VAT: %s', (country, state, buys) => {
  expect(buysWithoutVat(country, state)).toBe(buys)
})

const stateAt = '2026-11-24T09:30:00Z'
const facts = (state: VatFacts['state'], reason: VatFacts['reason'] = null): VatFacts => ({
  state,
  reason,
  stateAt,
})
const waiting = 'Wir prüfen die Nummer noch. Sie müssen nichts tun.'

test.each([
  [facts('checking'), 'Dauert meist wenige Sekunden.'],
  [facts('confirmed'), '24.11.2026, 10:30 Uhr. Die Angaben zur Firma stimmen überein.'],
  [facts('confirmed', 'by-hand'), '24.11.2026, 10:30 Uhr. Von Hand bestätigt.'],
  [facts('invalid'), '24.11.2026, 10:30 Uhr. Diese Nummer ist nicht gemeldet.'],
  [facts('pending'), waiting],
  [facts('pending', 'unavailable'), vatReasons.unavailable.text],
  [facts('pending', 'name-differs'), vatReasons['name-differs'].text],
  [facts('pending', 'off'), waiting],
  [facts('pending', 'refused'), waiting],
])('A company reads about $state ($reason): %s', (state, text) => {
  expect(vatStateText(state)).toBe(text)
})

test.each(['off', 'refused'] as const)('Only the house reads that its check is %s', (reason) => {
  expect(vatStateText(facts('pending', reason), true)).toBe(vatReasons[reason].text)
})

test('These answers of the service are judged by a person', () => {
  const byHand = Object.entries(vatReasons).filter(([, { isByHand }]) => isByHand)
  expect(byHand.map(([reason]) => reason)).toEqual(['name-differs', 'city-differs', 'name-unknown'])
})

test('A VAT id and its state stand in one line', () => {
  expect(vatSummary({ vatId: 'PL1234567890', state: 'confirmed' })).toBe('PL1234567890, bestätigt')
})
