import { expect, test } from 'vitest'
import { claimItemText, claimNumber, claimTitle } from './claim-items.ts'

const door = { area: 'body', panel: 'TUER_HINTEN_LINKS', damageId: null } as const
const worse = { ...door, damageId: '0a0b0c0d-0000-4000-8000-000000000001' }
const gears = { area: 'engine', panel: null, damageId: null } as const

test.each([
  [door, 'Tür hinten links'],
  [worse, 'Tür hinten links, Schaden größer'],
  [gears, 'Motor, Getriebe'],
])('A defect is named by its place or its kind', (item, expected) => {
  expect(claimItemText(item)).toBe(expected)
})

test('A claim is named by its first defect and the number of the others', () => {
  expect(claimTitle([gears])).toBe('Motor, Getriebe')
  expect(claimTitle([worse, gears, door])).toBe('Tür hinten links, Schaden größer und 2 weitere')
})

test('The number of a claim has four digits or more', () => {
  expect([188, 12_345].map(claimNumber)).toEqual(['R-0188', 'R-12345'])
})
