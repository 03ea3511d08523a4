import { describe, expect, test } from 'vitest'
import { holidaysBetween } from '../values/holidays.ts'
import { answerDue, claimPeriod, claimPeriodText, resumedDue } from './claim-period.ts'

const holidays = await holidaysBetween('2026-01-01', '2027-12-31')

describe('Defects can be reported', () => {
  const at = (now: string, collectedOn: string | null = '2026-11-27', days = 5) =>
    claimPeriod({ collectedOn, days, holidays, now: new Date(now) })

  test('until the end of the last day in Germany', () => {
    expect(at('2026-12-04T22:59:59Z')).toEqual({ state: 'open', lastDay: '2026-12-04' })
    expect(at('2026-12-04T23:00:00Z')).toEqual({ state: 'over', lastDay: '2026-12-04' })
  })

  test('not before the collection, and not where the house has switched claims off', () => {
    expect(at('2026-11-27T12:00:00Z', null)).toEqual({ state: 'waiting', lastDay: null })
    expect(at('2026-11-27T12:00:00Z', '2026-11-27', 0)).toEqual({ state: 'off', lastDay: null })
  })
})

describe('The answer of the house', () => {
  test('is due at noon, in winter and in summer', () => {
    expect(answerDue(new Date('2026-11-30T09:22:00Z'), 2, holidays).toISOString()).toBe(
      '2026-12-02T11:00:00.000Z',
    )
    expect(answerDue(new Date('2026-07-03T09:22:00Z'), 2, holidays).toISOString()).toBe(
      '2026-07-07T10:00:00.000Z',
    )
  })

  test.each([
    ['goes on with the time that was left', '2026-12-01T09:00:00Z', 26, '2026-12-02T11:00:00.000Z'],
    ['is moved from a Saturday to Monday', '2026-12-04T09:00:00Z', 26, '2026-12-07T11:00:00.000Z'],
    ['is moved over a holiday', '2026-12-24T09:00:00Z', 24, '2026-12-28T09:00:00.000Z'],
    ['keeps its time when the clocks change', '2027-03-26T11:00:00Z', 24, '2027-03-30T10:00:00.000Z'],
  ])('%s after a question', (_what, now, hours, expected) => {
    expect(resumedDue(new Date(now), hours * 3_600_000, holidays).toISOString()).toBe(expected)
  })
})

test.each([
  [{ state: 'open', lastDay: '2026-12-04' } as const, null],
  [{ state: 'over', lastDay: '2026-12-04' } as const, 'Die Frist ist am 04.12. abgelaufen. Bitte anrufen.'],
  [
    { state: 'waiting', lastDay: null } as const,
    'Das Fahrzeug ist noch nicht abgeholt. Danach können Sie hier Mängel melden.',
  ],
  [
    { state: 'off', lastDay: null } as const,
    'Im Portal werden keine Reklamationen angenommen. Bitte anrufen.',
  ],
])('The period %j is explained', (period, expected) => {
  expect(claimPeriodText(period)).toBe(expected)
})
