import { expect, test } from 'vitest'
import { withValue } from '../detail-search/form.ts'
import { barsOf, withCriterion } from './facts.ts'

test('each bar counts the vehicles between an offered price and the next, in rising order', () => {
  expect(barsOf({ 5000: 60, 0: 100, 20000: 0, 10000: 25 })).toEqual([
    { low: 0, count: 40, high: 5000 },
    { low: 5000, count: 35, high: 10_000 },
    { low: 10_000, count: 25, high: 20_000 },
  ])
  expect(barsOf({})).toEqual([])
})

test('the twentieth part with the highest prices has one bar, however expensive', () => {
  expect(barsOf({ 0: 100, 5000: 60, 10000: 5, 50000: 3, 250000: 1 })).toEqual([
    { low: 0, count: 40, high: 5000 },
    { low: 5000, count: 55, high: 10_000 },
    { low: 10_000, count: 5 },
  ])
})

test('a chosen year replaces the month of its bound', () => {
  const months = { first_reg_month_from: 201_206, first_reg_month_to: 201_412 }
  expect(withCriterion(months, 'first_reg_from', 2015)).toEqual({
    first_reg_from: 2015,
    first_reg_month_to: 201_412,
  })
  expect(withValue(months, 'first_reg_to', undefined)).toEqual({
    transporter: false,
    first_reg_month_from: 201_206,
  })
})
