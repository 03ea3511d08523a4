import { expect, test } from 'vitest'
import { isNearlyNew } from './nearly-new.ts'

const car = { transporter: false, kilometerstandvon: 999, erstzulassungvon: '2026-03-22' }

test.each([
  [true, 'under 8 months and 1,000 km', {}],
  [false, 'a day older', { erstzulassungvon: '2026-03-21' }],
  [false, 'with 1,000 km', { kilometerstandvon: 1000 }],
  [false, 'a van', { transporter: true }],
  [true, 'registered last month', { erstzulassungvon: '2026-10-31' }],
  [false, 'registered in the same month of last year', { erstzulassungvon: '2025-11-30' }],
])('%s for a car %s', (isNew, _which, facts) => {
  expect(isNearlyNew({ ...car, ...facts }, '2026-11-21')).toBe(isNew)
})
