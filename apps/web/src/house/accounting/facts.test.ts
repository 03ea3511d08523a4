import { expect, test } from 'vitest'
import { monthBefore, periodFlaws } from './facts.ts'

test.each([
  ['2026-11-26', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('The month before %s is from %s to %s', (today, from, to) => {
  expect(monthBefore(today)).toEqual({ from, to })
})

test.each([
  ['', '2026-11-30', ['from']],
  ['2026-11-01', '', ['to']],
  ['2026-11-02', '2026-11-01', ['to']],
  ['2026-11-01', '2026-11-01', []],
])('A period from "%s" to "%s" is wrong at %j', (from, to, fields) => {
  expect(Object.keys(periodFlaws({ from, to }))).toEqual(fields)
})
