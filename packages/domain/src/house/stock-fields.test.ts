import { expect, test } from 'vitest'
import { attributeNames, attributeOf } from '../vehicles/attributes/attributes.ts'
import {
  fieldOf,
  isOwnField,
  lockedColumns,
  offerStateOf,
  offerStateOptions,
  stockFieldOf,
  stockFields,
  usualColumns,
} from './stock-fields.ts'

test.each([
  ['offered', 'offered'],
  ['sold', 'sold'],
  ['withdrawn', 'withdrawn'],
  ['auctioned', 'unpublished'],
  ['toString', 'unpublished'],
])('The state %j of a server is %j', (wire, state) => {
  expect(offerStateOf(wire)).toBe(state)
})

test('The states can be chosen by their names', () => {
  expect(offerStateOptions.map(({ value, label }) => [value, label])).toContainEqual(['offered', 'Angeboten'])
  expect(offerStateOptions).toHaveLength(5)
})

test('The fields of the table are the delivered attributes, then what is counted of a vehicle', () => {
  expect(stockFields).toContain('gwnummer')
  expect(stockFields.filter((field) => !isOwnField(field))).toEqual(
    attributeNames.filter((name) => attributeOf(name).origin !== 'query'),
  )
  expect(stockFields.slice(stockFields.findIndex(isOwnField)).every(isOwnField)).toBe(true)
  expect([...lockedColumns, ...usualColumns].filter((field) => !stockFields.includes(field))).toEqual([])
})

test.each([
  ['farbe', 'farbe', 'Farbe'],
  ['days', 'days', 'Standzeit'],
  ['reservedUntil', 'reservedUntil', 'Reserviert bis'],
] as const)('The name %j is the field %j, „%s“', (name, field, label) => {
  expect(stockFieldOf(name)).toBe(field)
  expect(fieldOf(field).label).toBe(label)
})

test.each(['', 'hatOwnProperty', 'toString', 'preis'])('The name %j is no field', (name) => {
  expect(stockFieldOf(name)).toBeUndefined()
})
