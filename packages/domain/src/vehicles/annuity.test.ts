import { describe, expect, test } from 'vitest'
import { loanOf } from './annuity.ts'

describe('Ratenkredit', () => {
  test('a price less the down payment is repaid in equal rates', () => {
    expect(loanOf(25_640, 5_000, 48, 7.99)).toEqual({
      net: 20_640,
      months: 48,
      effectiveRate: 7.99,
      borrowingRate: 7.71,
      rate: 501.09,
      total: 24_052.32,
    })
  })

  test('without interest the rates are the loan in equal parts', () => {
    expect(loanOf(12_000, 0, 24, 0)).toMatchObject({ rate: 500, total: 12_000, borrowingRate: 0 })
  })

  test('rounded-down rates repay the whole loan', () => {
    expect(loanOf(6_200, 0, 24, 0)).toMatchObject({ rate: 258.33, total: 6_200 })
  })

  test.each([12, 24, 36, 48, 60, 72, 84])(
    '%i rates, each worth less by its date, are worth the loan',
    (months) => {
      const { rate, net } = loanOf(30_000, 3_000, months, 7.99)
      const monthly = 1.0799 ** (1 / 12)
      const worth = Array.from({ length: months }, (_, month) => rate / monthly ** (month + 1))
      const sum = worth.reduce((total, part) => total + part, 0)
      expect(Math.abs(sum - net)).toBeLessThan(0.5)
    },
  )
})
