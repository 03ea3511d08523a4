import { expect, test } from 'vitest'
import { centsOfUnits, productOf, unitsOf } from './invoice-decimal.ts'

test.each([
  ['1', 100_000_000n],
  ['1.00000001', 100_000_001n],
  ['+0.5', 50_000_000n],
  ['-0.5', -50_000_000n],
  ['.5', 50_000_000n],
  ['5.', 500_000_000n],
  ['-.00000001', -1n],
  ['0.100000000000', 10_000_000n],
  ['999999999999999', 99_999_999_999_999_900_000_000n],
  ['1000000000000000', null],
  ['0.000000001', null],
  ['', null],
  ['.', null],
  ['-', null],
  ['1,5', null],
  ['1e3', null],
  [' 1', null],
  ['1 ', null],
])('The number %s has %s units', (text, units) => {
  expect(unitsOf(text)).toBe(units)
})

test.each([
  ['0', 0],
  ['0.004', 0],
  ['0.005', 1],
  ['1.23', 123],
  ['1.235', 124],
  ['-0.004', 0],
  ['-0.005', 0],
  ['-0.006', -1],
  ['-0.015', -1],
  ['-1', -100],
])('%s is %d cents, half a cent up', (text, cents) => {
  // A comparison with 0 that takes -0 for 0 as well.
  expect(centsOfUnits(unitsOf(text) ?? 0n) === cents).toBe(true)
})

test('A product is that of quantity and price for so many pieces', () => {
  expect(productOf(300n, 20n, 100n)).toBe(60n)
})
