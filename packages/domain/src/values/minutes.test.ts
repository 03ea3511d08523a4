import { expect, test } from 'vitest'
import { minuteOf, momentOf } from './minutes.ts'

test.each([
  ['1970-01-01T00:00:59.999Z', 0],
  ['1970-01-01T00:01:00.000Z', 1],
  ['2026-11-27T10:00:30.000Z', 29_929_560],
])('%s is the minute %d, which begins with it', (moment, minute) => {
  expect(minuteOf(new Date(moment))).toBe(minute)
  expect(minuteOf(momentOf(minute))).toBe(minute)
  expect(momentOf(minute).getTime() % 60_000).toBe(0)
})
