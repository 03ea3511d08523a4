import { expect, test } from 'vitest'
import { carrierRefusalOn, carrierStateOn } from './carriers.ts'

const day = '2026-11-27'
const carrier = { name: 'Rapid', isActive: true, insuranceUntil: '2027-06-30', licenceUntil: '2028-01-31' }

test.each([
  ['far ends', {}, 'valid', null],
  ['an end after 31 days', { insuranceUntil: '2026-12-28' }, 'valid', null],
  ['an end after 30 days', { insuranceUntil: '2026-12-27' }, 'soon', null],
  ['its last day today', { licenceUntil: day }, 'soon', null],
  [
    'an insurance that ended yesterday',
    { insuranceUntil: '2026-11-26' },
    'expired',
    '„Rapid“ darf nicht abholen: Die Versicherung galt nur bis 26.11.2026.',
  ],
  [
    'no licence',
    { licenceUntil: null },
    'missing',
    '„Rapid“ darf nicht abholen: Die Lizenz ist nicht nachgewiesen.',
  ],
  [
    'no licence and an ended insurance',
    { licenceUntil: null, insuranceUntil: '2025-01-01' },
    'expired',
    '„Rapid“ darf nicht abholen: Die Versicherung galt nur bis 01.01.2025.',
  ],
  [
    'no place on the list',
    { isActive: false },
    'ended',
    '„Rapid“ steht nicht mehr auf der Liste der Speditionen.',
  ],
])('A carrier with %s', (_, change, state, refusal) => {
  expect(carrierStateOn(day, { ...carrier, ...change })).toBe(state)
  expect(carrierRefusalOn(day, { ...carrier, ...change })).toBe(refusal)
})
