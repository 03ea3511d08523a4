import { describe, expect, test } from 'vitest'
import { holidaysBetween } from '../values/holidays.ts'
import { afterWorkingDays, workingDaysLeft } from './working-days.ts'

const holidays = await holidaysBetween('2026-01-01', '2027-12-31')

describe('Working days', () => {
  test.each([
    ['2026-11-27', 5, '2026-12-04', 'a Friday'],
    ['2026-11-28', 1, '2026-11-30', 'a Saturday'],
    ['2026-12-22', 3, '2026-12-28', 'Christmas, whose second day is a Saturday'],
    ['2026-04-02', 1, '2026-04-07', 'Easter'],
    ['2026-06-03', 1, '2026-06-05', 'Corpus Christi, a holiday of Hessen'],
    ['2026-12-31', 1, '2027-01-04', 'New Year'],
    ['2026-11-27', 0, '2026-11-27', 'no days at all'],
  ])('from %s by %i are reached on %s over %s', (from, count, expected) => {
    expect(afterWorkingDays(from, count, holidays)).toBe(expected)
    expect(workingDaysLeft(from, expected, holidays)).toBe(count)
  })

  test.each([
    ['2026-12-03', 1],
    ['2026-12-04', 0],
    ['2026-12-07', 0],
  ])('left on %s until a Friday are %i', (day, left) => {
    expect(workingDaysLeft(day, '2026-12-04', holidays)).toBe(left)
  })
})
