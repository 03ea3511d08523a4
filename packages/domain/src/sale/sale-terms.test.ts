import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOf, taxCases } from './invoice-tax.ts'
import { payableEuro, saleCaseOf } from './sale-terms.ts'

test.each([
  [true, null, 'regular'],
  [true, { country: 'DE', mayBuyNet: false }, 'regular'],
  [true, { country: 'PL', mayBuyNet: false }, 'regular'],
  [true, { country: 'PL', mayBuyNet: true }, 'eu'],
  [true, { country: 'XI', mayBuyNet: true }, 'eu'],
  [true, { country: 'GB', mayBuyNet: true }, 'export'],
  [false, { country: 'PL', mayBuyNet: true }, 'margin'],
  [false, { country: 'CH', mayBuyNet: true }, 'margin'],
] as const)('A vehicle with VAT to show (%s) sold to %j is taxed as %s', (isRegular, company, expected) =>
  expect(saleCaseOf(isRegular, company)).toBe(expected),
)

test('What a company pays is the amount of its invoice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(...taxCases), (cents, taxCase) => {
      const { grossCents } = amountsOf(taxCase, cents, taxCase === 'margin')
      expect(payableEuro(cents / 100, taxCase)).toBe(grossCents / 100)
    }),
  )
})
