import { expect, test } from 'vitest'
import { momentOnDevice } from './device-clock.ts'

const now = new Date('2026-11-27T12:00:00Z')
const at = (text: string) => new Date(text)

test.each([
  ['a right clock', '2026-11-27T10:00:00Z', '2026-11-27T12:00:00Z', '2026-11-27T10:00:00Z'],
  ['a slow line', '2026-11-27T11:58:00Z', '2026-11-27T11:58:01Z', '2026-11-27T11:58:00Z'],
  ['a day too late', '2026-11-28T10:00:00Z', '2026-11-28T12:00:00Z', '2026-11-27T10:00:00Z'],
  ['a day too early', '2026-11-26T10:00:00Z', '2026-11-26T12:00:00Z', '2026-11-27T10:00:00Z'],
  ['a clock set while it waited', '2026-11-28T10:00:00Z', '2026-11-27T12:00:00Z', '2026-11-27T12:00:00Z'],
  ['an unknown clock', '2026-11-27T10:00:00Z', null, '2026-11-27T10:00:00Z'],
  ['an unknown clock that is ahead', '2026-11-28T10:00:00Z', null, '2026-11-27T12:00:00Z'],
])('The moment that a device with %s tells is corrected', (_, recordedAt, sentAt, expected) => {
  expect(momentOnDevice({ recordedAt: at(recordedAt), sentAt: sentAt ? at(sentAt) : null, now })).toEqual(
    at(expected),
  )
})
