import { describe, expect, test } from 'vitest'
import { holidaysBetween } from '../values/holidays.ts'
import { type ClaimClock, clockAfter, newClock } from './claim-clock.ts'
import type { ClaimState } from './claim-states.ts'

const holidays = await holidaysBetween('2026-01-01', '2027-12-31')
const rules = (now: string) => ({ now: new Date(now), answerDays: 2, waitDays: 14, holidays })
const monday = rules('2026-11-30T09:22:00Z')
const filed = newClock(monday)

/** The clock after several moves, each at its time. */
const through = (...moves: [ClaimState, string][]) =>
  moves.reduce<{ clock: ClaimClock; from: ClaimState }>(
    ({ clock, from }, [to, now]) => ({ clock: clockAfter(clock, from, to, rules(now)), from: to }),
    { clock: filed, from: 'filed' },
  ).clock

describe('The time of the house', () => {
  test('ends at noon two working days after the claim', () => {
    expect(filed.dueAt?.toISOString()).toBe('2026-12-02T11:00:00.000Z')
  })

  test('is the same after a colleague has taken the claim', () => {
    expect(through(['review', '2026-12-01T08:00:00Z'])).toEqual(filed)
  })

  test('is stopped by a question, and goes on with the answer', () => {
    const asked = through(['question', '2026-12-01T11:00:00Z'])
    expect(asked.dueAt?.toISOString()).toBe('2026-12-15T11:00:00.000Z')
    const answered = through(['question', '2026-12-01T11:00:00Z'], ['review', '2026-12-07T10:00:00Z'])
    expect(answered.dueAt?.toISOString()).toBe('2026-12-08T10:00:00.000Z')
  })

  test('does not grow by a second question', () => {
    const answered = through(
      ['question', '2026-12-01T11:00:00Z'],
      ['question', '2026-12-03T11:00:00Z'],
      ['review', '2026-12-07T10:00:00Z'],
    )
    expect(answered.dueAt?.toISOString()).toBe('2026-12-08T10:00:00.000Z')
  })

  test('begins again after a declined offer', () => {
    const declined = through(['offered', '2026-12-01T11:00:00Z'], ['review', '2026-12-07T10:00:00Z'])
    expect(declined.dueAt?.toISOString()).toBe('2026-12-09T11:00:00.000Z')
  })

  test('that was over stays over, without a second mail, when a question is answered', () => {
    const late = { ...filed, isEscalated: true }
    const asked = clockAfter(late, 'review', 'question', rules('2026-12-03T09:00:00Z'))
    const answered = clockAfter(asked, 'question', 'review', rules('2026-12-07T10:00:00Z'))
    expect(answered).toEqual({
      ...{ dueAt: new Date('2026-12-07T10:00:00Z'), leftMinutes: null, isEscalated: true },
    })
  })

  test('that was over without a mail brings one when a question is answered', () => {
    const answered = through(['question', '2026-12-03T09:00:00Z'], ['review', '2026-12-07T10:00:00Z'])
    expect(answered).toMatchObject({ dueAt: new Date('2026-12-07T10:00:00Z'), isEscalated: false })
  })

  test('that was over and goes on again can bring a second mail', () => {
    const late = { dueAt: new Date('2026-12-07T10:00:00Z'), leftMinutes: null, isEscalated: true }
    const asked = clockAfter(late, 'review', 'question', rules('2026-12-06T10:00:00Z'))
    const answered = clockAfter(asked, 'question', 'review', rules('2026-12-09T10:00:00Z'))
    expect(answered).toMatchObject({ dueAt: new Date('2026-12-10T10:00:00Z'), isEscalated: false })
  })

  test.each<ClaimState>(['accepted', 'rejected', 'taken-back', 'withdrawn', 'lapsed'])(
    'ends when the claim is %s',
    (state) => {
      expect(through([state, '2026-12-01T11:00:00Z'])).toEqual({
        ...{ dueAt: null, leftMinutes: null, isEscalated: false },
      })
    },
  )
})
