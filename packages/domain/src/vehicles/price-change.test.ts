import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

test.each([
  [9000, 10_000, { euro: -1000, percent: -10 }],
  [10_100, 10_000, { euro: 100, percent: 1 }],
  [10_000, 10_000, { euro: 0, percent: 0 }],
  [9999.99, 10_000.1, { euro: -0.11, percent: 0 }],
  [19_990, 20_500, { euro: -510, percent: -2.5 }],
  [0, 10_000, null],
  [10_000, 0, null],
  [10_000, null, null],
])('From a price to %s after %s', (now, before, change) => {
  expect(priceChange(now, before)).toEqual(change)
})
