import { expect, test } from 'vitest'
import { netOf, taxSign } from './vat.ts'

test('the net price is rounded to cents', () => {
  expect(netOf(22_360, 'REGEL')).toBe(18_789.92)
})

test.each([
  ['REGEL', 22_360, { strong: '18.790\u00a0€\u00a0netto', text: 'MwSt.\u00a0ausweisbar' }],
  ['REGEL', null, { strong: '', text: 'MwSt.\u00a0ausweisbar' }],
  ['DIFFERENZ', 17_290, { strong: '§\u00a025a', text: 'differenzbesteuert' }],
])('the text about taxation on a card for %s at %s €', (vatMode, euro, sign) => {
  expect(taxSign(vatMode, euro)).toEqual(sign)
})
