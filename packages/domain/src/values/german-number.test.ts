import { expect, test } from 'vitest'
import { germanNumber, germanNumberText, typedGermanNumber } from './german-number.ts'

const none = Number.NaN

/** Text, its value with up to two decimals, its value as a whole number (undefined: the same). */
const inputs: [text: string, value: number, whole?: number][] = [
  ['45.000', 45_000],
  ['45.000 km', 45_000],
  ['145.000km', 145_000],
  ['45000', 45_000],
  ['45 000', 45_000],
  ['45\u00a0000', 45_000],
  ['45\u202f000 km', 45_000],
  ['45’000', 45_000],
  ["1'234'567", 1_234_567],
  ['1.000', 1000],
  ['1.234.567', 1_234_567],
  ['1.234.567,89', 1_234_567.89, none],
  ['16.400,50', 16_400.5, none],
  ['16.400,50 €', 16_400.5, none],
  ['€ 16.400', 16_400],
  ['EUR 16.400', 16_400],
  ['16.400 EUR', 16_400],
  ['16.400 Euro', 16_400],
  ['16.400,-', 16_400],
  ['16.400,– €', 16_400],
  ['16400,5', 16_400.5, none],
  ['16400.50', 16_400.5, none],
  ['4,5', 4.5, none],
  ['4.5', 4.5, none],
  ['4,50 mm', 4.5, none],
  ['45.00', 45, none],
  ['45.0', 45, none],
  ['0', 0],
  ['0,0', 0, none],
  ['-0', 0],
  ['007', 7],
  ['  7 ', 7],
  ['−3,5', -3.5, none],
  ['-3,5', -3.5, none],
  ['–3', -3],
  ['- 3', -3],
  ['+250', 250],
  ['−1.250', -1250],
  ['-16.400,00 €', -16_400, none],
  ['110 kW', 110],
  ['150 PS', 150],
  ['1.998 ccm', 1998],
  ['1.998 cm³', 1998],
  ['2.300 kg', 2300],
  ['120 µm', 120],
  ['129 g/km', 129],
  ['3,99 %', 3.99, none],
  ['', none],
  ['   ', none],
  ['viel', none],
  ['km', none],
  ['-', none],
  ['--3', none],
  ['4,567', none],
  ['45,000', none],
  ['45,000.50', none],
  ['0.500', none],
  ['1234.567', none],
  ['12.34', 12.34, none],
  ['1.23.456', none],
  ['12.3456', none],
  ['1.2345.678', none],
  ["1.234'567", none],
  ['1 2 3', none],
  ['1,2,3', none],
  ['.5', none],
  ['5,', none],
  ['1e5', none],
  ['0x10', none],
  ['Infinity', none],
  ['45 tsd', none],
  ['45.000 km km', none],
  ['10 - 20', none],
  ['45.000\n46.000', none],
  ['٤٥', none],
  ['1234567890123456', none],
]

test.each(inputs)('%j is read as %s', (text, value, whole = value) => {
  expect(germanNumber(text)).toBe(value)
  expect(germanNumber(text, 0)).toBe(whole)
})

test('an empty field is null, and any other text is read as above', () => {
  expect(typedGermanNumber(' ')).toBeNull()
  for (const [text, value] of inputs) if (text.trim()) expect(typedGermanNumber(text)).toBe(value)
})

test('a number is written for its field so that reading it returns the number', () => {
  for (const value of [0, 45_000, 16_400.5, -3.5, 0.25, 1234.5])
    expect(germanNumber(germanNumberText(value))).toBe(value)
  expect(germanNumberText(null)).toBe('')
})
