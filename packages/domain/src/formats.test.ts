import { expect, test } from 'vitest'
import {
  countText,
  dayText,
  euroCentText,
  euroText,
  kmText,
  momentText,
  registrationText,
} from './formats.ts'

test('figures read as the specification shows them', () => {
  expect(countText(1284)).toBe('1.284')
  expect(kmText(123_456)).toBe('123.456\u00a0km')
  expect(kmText(9876)).toBe('9.876\u00a0km')
  expect(euroText(22_490)).toBe('22.490\u00a0€')
  expect(euroCentText(22_490)).toBe('22.490,00\u00a0€')
})

test('dates are those of the German calendar', () => {
  expect(registrationText('2021-03-15')).toBe('03 / 2021')
  expect(dayText('2025-06-16T22:30:00Z')).toBe('17.06.2025')
  expect(momentText('2025-06-16T22:30:00Z')).toBe('17.06.2025, 00:30 Uhr')
})
