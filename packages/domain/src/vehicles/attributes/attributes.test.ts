import { expect, test } from 'vitest'
import { attributeNames, attributeOf, columnName, isVisibleTo } from './attributes.ts'

test.each([
  ['hersteller', ['consumer', 'dealer', 'net']],
  ['haendlerpreisbrutto', ['dealer', 'net']],
  ['tradedIn', []],
] as const)('%s may be searched by %j', (name, tiers) => {
  expect((['consumer', 'dealer', 'net'] as const).filter((tier) => isVisibleTo(name, tier))).toEqual(tiers)
})

test('What only the house sees is no criterion', () => {
  const ofHouse = attributeNames.filter((name) => attributeOf(name).visibleTo === 'house')
  expect(ofHouse.filter((name) => attributeOf(name).criteria)).toEqual([])
})

test.each([
  ['vatMode', 'vat_mode'],
  ['co2GramsPerKm', 'co2_grams_per_km'],
  ['hersteller', 'hersteller'],
])('The attribute %s has the column %s', (name, column) => {
  expect(columnName(name)).toBe(column)
})
