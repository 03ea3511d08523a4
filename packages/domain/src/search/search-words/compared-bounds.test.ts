import { expect, test } from 'vitest'
import { comparedBounds, opposite } from './compared-bounds.ts'
import type { Comparison } from './topics.ts'
import type { Dimension } from './units.ts'

test.each<[Comparison, number, Dimension | null, ReturnType<typeof comparedBounds>]>([
  ['atMost', 8000, 'price', { high: 8000 }],
  ['atMost', 2018, 'year', { high: 2018 }],
  ['below', 8000, 'price', { high: 8000 }],
  ['below', 2018, 'year', { high: 2017 }],
  ['below', 201_901, 'month', { high: 201_812 }],
  ['below', 5, 'seats', { high: 4 }],
  ['below', 5, 'doors', { high: 4 }],
  ['below', 5, null, { high: 5 }],
  ['atLeast', 8000, 'price', { low: 8000 }],
  ['between', 2018, 'year', { low: 2018 }],
  ['above', 8000, 'km', { low: 8000 }],
  ['above', 2018, 'year', { low: 2019 }],
  ['above', 201_812, 'month', { low: 201_901 }],
  ['above', 5, 'seats', { low: 6 }],
  ['about', 8000, 'price', { low: 7200, high: 8800 }],
  ['about', 155, 'ps', { low: 140, high: 171 }],
  ['about', 2018, 'year', { plain: 2018 }],
  ['about', 5, 'doors', { plain: 5 }],
])('The bounds of „%s“ %d as %s are %j', (comparison, value, dimension, bounds) => {
  expect(comparedBounds(comparison, value, dimension)).toEqual(bounds)
})

test('The opposite of a comparison has it as its own', () => {
  for (const [comparison, other] of Object.entries(opposite)) expect(opposite[other]).toBe(comparison)
  expect([opposite.atMost, opposite.below, opposite.about]).toEqual(['atLeast', 'above', 'about'])
})
