import { expect, test } from 'vitest'
import { dayMs } from '../values/durations.ts'
import { isPasswordExpired, passwordDaysLeft } from './password-lifetime.ts'

const changed = new Date('2027-01-01T12:00:00Z')
const after = (ms: number) => new Date(changed.getTime() + ms)

test.each([
  ['at once', 0, 90, 90, false],
  ['within the first day', dayMs - 1, 90, 90, false],
  ['after a day', dayMs, 90, 89, false],
  ['at its last moment', 90 * dayMs, 90, 0, false],
  ['a moment later', 90 * dayMs + 1, 90, 0, true],
  ['a day later', 91 * dayMs, 90, -1, true],
  ['without a lifetime', 9000 * dayMs, 0, Number.POSITIVE_INFINITY, false],
])('A password %s', (_, ms, lifetime, left, isExpired) => {
  expect(passwordDaysLeft(changed, after(ms), lifetime)).toBe(left)
  expect(isPasswordExpired(changed, after(ms), lifetime)).toBe(isExpired)
})
