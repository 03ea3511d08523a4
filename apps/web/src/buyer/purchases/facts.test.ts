import { describe, expect, test } from 'vitest'
import { emptyText, queryOf, viewOf } from './facts.ts'

describe('address of the purchase history', () => {
  test.each([
    ['', { filter: 'all', page: 0, direction: 'desc' }],
    ['status=red&page=3&sort=asc', { filter: 'red', page: 2, direction: 'asc' }],
    ['status=blue&page=-1&sort=up', { filter: 'all', page: 0, direction: 'desc' }],
    ['page=1.5', { filter: 'all', page: 0, direction: 'desc' }],
  ])('"%s" is read', (query, view) => {
    expect(viewOf(new URLSearchParams(query))).toEqual(view)
  })

  test('omits defaults and can be read back', () => {
    expect(queryOf({ filter: 'all', page: 0, direction: 'desc' })).toEqual({})
    const view = { filter: 'green', page: 4, direction: 'asc' } as const
    expect(viewOf(new URLSearchParams(queryOf(view)))).toEqual(view)
  })
})

test.each([
  ['all', 'Historie ist leer.'],
  ['red', 'Es gibt keine Fahrzeuge mit Status "Kauf".'],
  ['yellow', 'Es gibt keine Fahrzeuge mit Status "Zahlungseingang".'],
  ['green', 'Es gibt keine Fahrzeuge mit Status "Abgeholt".'],
] as const)('an empty list with filter %s says: %s', (filter, text) => {
  expect(emptyText(filter)).toBe(text)
})
