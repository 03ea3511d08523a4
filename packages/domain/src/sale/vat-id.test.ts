import { expect, test } from 'vitest'
import { isUnionState, isVatIdForm } from './vat-id.ts'

test.each([
  ['ATU12345675', true],
  ['AT12345675', false],
  ['BE1234567890', true],
  ['CY12345678X', true],
  ['DE123456789', true],
  ['DE023456789', false],
  ['EL123456789', true],
  ['GR123456789', false],
  ['ESX1234567X', true],
  ['FRAB123456789', true],
  ['HR12345678901', true],
  ['IE1234567WA', true],
  ['IE1+2345W', false],
  ['IE1+12345W', true],
  ['NL123456789B01', true],
  ['SE123456789001', true],
  ['SE123456789002', false],
  ['XI123456789', true],
  ['CHE123456789', false],
  ['', false],
  ['toString', false],
])('%s has the form of a VAT id: %s', (text, is) => expect(isVatIdForm(text)).toBe(is))

test('Croatia and Greece are in the Union, Switzerland and Great Britain are not', () => {
  expect(['HR', 'GR', 'CH', 'GB', ''].map(isUnionState)).toEqual([true, true, false, false, false])
})
