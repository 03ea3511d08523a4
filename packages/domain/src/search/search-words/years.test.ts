import { expect, test } from 'vitest'
import { asMonth, besideMonth, decadeNames, fullYear, isOfTime, isYear, monthIn } from './years.ts'

test.each([
  [0, 2000],
  [15, 2015],
  [27, 2027],
  [28, 1928],
  [99, 1999],
  [100, 100],
  [2019, 2019],
])('The year %d of 2026 is %d', (typed, year) => {
  expect(fullYear(typed, 2026)).toBe(year)
})

test.each([
  [1949, false],
  [1950, true],
  [2026, true],
  [2027, true],
  [2028, false],
  [2018.5, false],
])('%d can be a year of registration in 2026: %s', (value, can) => {
  expect(isYear(value, 2026)).toBe(can)
})

test.each([
  [2019, 3, 201_903],
  [15, 7, 201_507],
  [49, 1, 204_901],
  [50, 12, 195_012],
  [99, 12, 199_912],
  [100, 1, 10_001],
])('The month of the year %d and the month %d is %d', (year, month, digits) => {
  expect(monthIn(year, month)).toBe(digits)
})

test('A month stays, and a year is its first or last month', () => {
  expect([asMonth(201_906, false), asMonth(201_906, true)]).toEqual([201_906, 201_906])
  expect([asMonth(2019, false), asMonth(2019, true)]).toEqual([201_901, 201_912])
  expect([asMonth(10_000, true), asMonth(9999, true)]).toEqual([10_000, 999_912])
})

test.each([
  [201_906, 1, 201_907],
  [201_906, -1, 201_905],
  [201_912, 1, 202_001],
  [202_001, -1, 201_912],
  [201_911, 1, 201_912],
])('Beside the month %d by %d is %d', (month, step, beside) => {
  expect(besideMonth(month, step)).toBe(beside)
})

test('Decades have their words in every case', () => {
  expect(decadeNames(1980)).toEqual(['80er', '80erjahre', '80erjahren', '80ern', '80ernjahre', '80ernjahren'])
})

test('Years and months are of time', () => {
  expect((['year', 'month', 'age', null] as const).map(isOfTime)).toEqual([true, true, false, false])
})
