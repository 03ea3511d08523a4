import { expect, test } from 'vitest'
import {
  dealerPriceIn,
  grossOf,
  listVatNoteOf,
  netOf,
  searchedNet,
  searchedNetSql,
  taxSign,
  tierVatNote,
  vatInMargin,
  vatNote,
} from './vat.ts'

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

test('There is no net price without a price, nor under the margin scheme', () => {
  expect(netOf(0, 'REGEL')).toBeNull()
  expect(netOf(22_360, 'DIFFERENZ')).toBeNull()
})

test('A price without VAT says so on a card', () => {
  expect(taxSign('REGEL', 22_360, true)).toEqual({ strong: 'netto', text: 'ohne deutsche\u00a0MwSt.' })
})

test.each([
  ['dealer', 'REGEL', 22_360, 'inkl. MwSt.'],
  ['dealer', 'DIFFERENZ', 22_360, 'differenzbesteuert nach § 25a UStG'],
  ['consumer', 'REGEL', 22_360, 'inkl. MwSt.'],
  ['net', 'REGEL', 18_789.92, 'netto, ohne deutsche MwSt.'],
  ['net', 'DIFFERENZ', 22_360, 'differenzbesteuert nach § 25a UStG'],
] as const)('A dealer price of 22,360 € in the tier %s under %s is %s, %s', (tier, vatMode, price, note) => {
  expect(dealerPriceIn(tier, 22_360, vatMode)).toBe(price)
  expect(tierVatNote(tier, vatMode)).toBe(note)
})

test('A price on request stays one without VAT', () => {
  expect(dealerPriceIn('net', 0, 'REGEL')).toBe(0)
})

test('The note below a list follows the tier', () => {
  expect(listVatNoteOf('dealer')).toContain('Bruttopreise')
  expect(listVatNoteOf('net')).toContain('Ihre Preise sind netto')
  expect(vatNote('REGEL')).toBe('inkl. MwSt.')
})

test('Filters and orders use whole euro', () => {
  expect(searchedNet(22_360, 'REGEL')).toBe(18_790)
  expect(searchedNet(22_360, 'DIFFERENZ')).toBe(22_360)
  expect(searchedNetSql).toBe(
    "CASE WHEN v.vat_mode = 'REGEL' THEN round(v.haendlerpreisbrutto / 1.19) ELSE v.haendlerpreisbrutto END",
  )
  expect(grossOf(10_000)).toBe(11_900)
})

test('A margin contains 19/119 of VAT, a loss none', () => {
  expect(vatInMargin(1190)).toBeCloseTo(190, 10)
  expect(vatInMargin(-1190)).toBe(0)
})
