import { afterEach, describe, expect, test, vi } from 'vitest'
import { earliestMinute, today } from './appointment.ts'

/**
 * An independent implementation of the rule: German local time from the platform's calendar, and the earliest time from
 * a table of the four quarters instead of arithmetic.
 */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})
const quarters: [number, number, number][] = [
  [0, 3, 0],
  [15, 3, 15],
  [30, 3, 30],
  [45, 3, 45],
  [59, 4, 0],
]

function expected(now: Date) {
  const [day = '', time = ''] = wallClock.format(now).split(' ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const [, hours, minutes] = quarters.find(([upTo]) => minute <= upTo) ?? [59, 4, 0]
  return { day, minute: Math.max(600, (hour + hours) * 60 + minutes) }
}

/** One ordinary day per week, plus both clock changes, month and year ends, a leap day and holidays. */
const special = [
  '2026-03-29',
  '2026-10-25',
  '2026-12-31',
  '2027-01-01',
  '2027-03-28',
  '2027-10-31',
  '2028-02-29',
]
const weekly = Array.from({ length: 33 }, (_, week) =>
  new Date(Date.UTC(2026, 10, 21) + week * 7 * 86_400_000).toISOString().slice(0, 10),
)

function* instants() {
  for (const day of [...special, ...weekly])
    for (let quarter = 0; quarter < 96; quarter++)
      for (const offset of [-1, 0, 1])
        yield new Date(Date.parse(`${day}T00:00:00Z`) + (quarter * 15 + offset) * 60_000)
}

const cases = [...instants()].map((now) => ({ now, ...expected(now) }))

afterEach(() => vi.unstubAllEnvs())

describe.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'with the process in %s',
  (zone) => {
    test('every quarter hour of forty days, a minute before and after, agrees with the table', () => {
      vi.stubEnv('TZ', zone)
      const wrong = cases.filter(
        ({ now, day, minute }) => today(now) !== day || earliestMinute(now, day) !== minute,
      )
      expect(cases.length).toBeGreaterThan(4000)
      expect(wrong).toEqual([])
    })
  },
)
