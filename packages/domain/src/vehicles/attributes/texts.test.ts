import { expect, test } from 'vitest'
import type { AttributeName } from './attributes.ts'
import { factsIn, headingOf, numberText, powerText, textOf } from './texts.ts'

test.each([
  [1.5, '1,5'],
  [12_345, '12.345'],
  [1968, '1.968'],
  [0, '0'],
])('%s reads %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test.each<[AttributeName, string | number | boolean | null, string]>([
  ['hubraum', 1968, '1.968\u00a0cm³'],
  ['minderwerte', 1234.5, '1.234,50\u00a0€'],
  ['hu_faellig_am', '2027-11-30', '11 / 2027'],
  ['winterraeder', true, 'ja'],
  ['winterraeder', false, 'nein'],
  ['winterraeder', null, '-'],
  ['transporter', false, 'PKW'],
  ['farbe', 'weiß', 'Weiß'],
  ['schadstoffklassetyp', 'EURO_6', 'Euro 6'],
  ['schadstoffklassetyp', null, '-'],
  ['getriebe', 'SCHALT_GETRIEBE', 'Schaltgetriebe'],
  ['getriebe', 'DKG', 'DKG'],
  ['getriebe', null, '-'],
  ['erstzulassungsjahr', 2021, '2021'],
  ['erstzulassungsmonat', 202_104, '04/2021'],
  ['location', ' Halle 2 ', 'Halle 2'],
  ['location', ' ', '-'],
])('%s of %j reads %j', (name, value, text) => {
  expect(textOf(name, value)).toBe(text)
})

test('power names kW and PS as far as known', () => {
  expect(powerText({ kwvon: 120, psvon: 163 })).toBe('120\u00a0kW (163\u00a0PS)')
  expect(powerText({ kwvon: 120, psvon: null })).toBe('120\u00a0kW')
  expect(powerText({ kwvon: null, psvon: 90 })).toBe('90\u00a0PS')
  expect(powerText({ kwvon: null, psvon: null })).toBe('-')
})

test('a heading names the unit of bare values', () => {
  expect(headingOf('kwvon')).toBe('Leistung in kW')
  expect(headingOf('minderwerte')).toBe('Minderwert in EUR')
  expect(headingOf('farbe')).toBe('Farbe')
})

test('the facts of a group are those that the record has', () => {
  expect(factsIn('body', { anzahlsitze: 5, farbe: null, keys: 2 })).toEqual([
    ['Farbe', '-'],
    ['Sitze', '5'],
  ])
})
