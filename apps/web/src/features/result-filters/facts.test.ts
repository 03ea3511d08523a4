import { expect, test } from 'vitest'
import { barsOf } from './facts.ts'

test('each bar counts the vehicles between an offered price and the next, in rising order', () => {
  expect(barsOf({ 5000: 60, 0: 100, 20000: 10, 10000: 25 })).toEqual([
    { low: 0, count: 40 },
    { low: 5000, count: 35 },
    { low: 10000, count: 15 },
    { low: 20000, count: 10 },
  ])
  expect(barsOf({})).toEqual([])
})
