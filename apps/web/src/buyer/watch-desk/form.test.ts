import { expect, test } from 'vitest'
import { calculationOf, fieldsOf } from './form.ts'

const typed = (salePrice: string) => ({ preparation: '', transport: '', salePrice })

test.each<[string, number | null]>([
  ['', null],
  ['350', 350],
  ['349,50', 349.5],
  ['12.345', 12_345],
  ['12.34', 12.34],
  ['1.234.567,8 €', 1_234_567.8],
])('the amount %j is read as %j', (text, amount) => {
  expect(calculationOf(typed(text))).toEqual({ preparation: null, transport: null, salePrice: amount })
})

test.each(['abc', '-5', '1,234', '0.500', '1e9', '99999999999', '1,2,3'])('%j is no amount', (text) => {
  expect(calculationOf(typed(text))).toBeNull()
})

test('stored amounts are written as they are read', () => {
  const stored = { preparation: 349.5, transport: null, salePrice: 14_280 }
  expect(calculationOf(fieldsOf(stored))).toEqual(stored)
})
