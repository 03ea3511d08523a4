import { expect, test } from 'vitest'
import {
  countedText,
  countText,
  dayText,
  euroCentText,
  euroText,
  figureText,
  kmText,
  momentText,
  percentText,
  registrationText,
} from './formats.ts'

test('figures are formatted as in the specification', () => {
  expect(countText(1284)).toBe('1.284')
  expect(kmText(123_456)).toBe('123.456\u00a0km')
  expect(kmText(9876)).toBe('9.876\u00a0km')
  expect(euroText(22_490)).toBe('22.490\u00a0€')
  expect(euroCentText(22_490)).toBe('22.490,00\u00a0€')
})

const money = { style: 'currency', currency: 'EUR' } as const
const samples = [
  0, 0.5, 1.5, 7, 7.99, 12.25, 99.9, 100, 999, 999.5, 1000, 1234.56, 54_321, 999_999.99, 1e6, -1, -1234.5,
]

test.each(samples)('%d is formatted as by the German locale data', (value) => {
  const asIntl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('de-DE', options).format(value)
  expect(countText(value)).toBe(asIntl({ maximumFractionDigits: 0 }))
  expect(euroText(value)).toBe(asIntl({ ...money, maximumFractionDigits: 0 }))
  expect(euroCentText(value)).toBe(asIntl(money))
  expect(figureText(value)).toBe(asIntl({ maximumFractionDigits: 2 }))
  expect(percentText(value)).toBe(`${asIntl({ minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0%`)
})

test('dates are those of the German time zone', () => {
  expect(registrationText('2021-03-15')).toBe('03 / 2021')
  expect(dayText('2025-06-16T22:30:00Z')).toBe('17.06.2025')
  expect(dayText('2025-05-28')).toBe('28.05.2025')
  expect(momentText('2025-06-16T22:30:00Z')).toBe('17.06.2025, 00:30 Uhr')
})

test('what is no date is refused', () => {
  expect(() => dayText('gestern')).toThrow(RangeError)
  expect(() => momentText('')).toThrow(RangeError)
})

test.each([
  [0, '0 Zeilen'],
  [1, '1 Zeile'],
  [1284, '1.284 Zeilen'],
])('%d is counted as „%s“', (count, text) => {
  expect(countedText(count, 'Zeile', 'Zeilen')).toBe(text)
})
