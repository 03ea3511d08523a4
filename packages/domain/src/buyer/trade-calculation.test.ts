import { expect, test } from 'vitest'
import { grossProfitOf, type TradeCalculation } from './trade-calculation.ts'

const calculation = (facts: Partial<TradeCalculation>): TradeCalculation => ({
  preparation: null,
  transport: null,
  salePrice: null,
  ...facts,
})

test.each<[string, number, string, Partial<TradeCalculation>, number | null]>([
  ['net of VAT', 11_900, 'REGEL', { salePrice: 14_280 }, 2000],
  ['less the costs', 11_900, 'REGEL', { salePrice: 14_280, preparation: 350, transport: 150 }, 1500],
  ['a loss', 11_900, 'REGEL', { salePrice: 10_710 }, -1000],
  ['the margin less its VAT', 10_000, 'DIFFERENZ', { salePrice: 12_380 }, 2000],
  [
    'the margin less its VAT and the costs',
    10_000,
    'DIFFERENZ',
    { salePrice: 12_380, preparation: 500 },
    1500,
  ],
  ['a loss under the margin scheme, without VAT', 10_000, 'DIFFERENZ', { salePrice: 9000 }, -1000],
  ['nothing without a sale price', 10_000, 'REGEL', { preparation: 500 }, null],
  ['nothing for a sale price of 0', 10_000, 'DIFFERENZ', { salePrice: 0 }, null],
  ['nothing without a purchase price', 0, 'REGEL', { salePrice: 9000 }, null],
])('the gross profit is %s', (_, purchase, vatMode, facts, expected) => {
  expect(grossProfitOf(purchase, vatMode, calculation(facts), false)).toBe(expected)
})

test.each(['REGEL', 'DIFFERENZ'])(
  'without German VAT it is the difference of net amounts (%s)',
  (vatMode) => {
    expect(grossProfitOf(10_000, vatMode, calculation({ salePrice: 12_000, transport: 300 }), true)).toBe(
      1700,
    )
  },
)
