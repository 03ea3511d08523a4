import { describe, expect, test } from 'vitest'
import {
  dayOfWire,
  earliestMinute,
  freeTimes,
  instantOf,
  isWeekend,
  judgeTime,
  minuteOf,
  quarterHours,
  timeOf,
  timesOn,
  today,
  wireOfDay,
} from './appointment.ts'

/** An instant given as German local time on a winter day (UTC+1). */
const berlin = (time: string) => new Date(`2026-11-24T${time}:00+01:00`)
const day = '2026-11-24'

describe('earliest time on the same day', () => {
  test.each([
    ['06:59', '10:00'],
    ['07:00', '10:00'],
    ['07:01', '10:15'],
    ['09:45', '12:45'],
    ['09:46', '13:00'],
    ['10:05', '13:15'],
    ['10:45', '13:45'],
    ['10:46', '14:00'],
    ['12:46', '16:00'],
    ['13:00', '16:00'],
  ])('at %s is %s', (now, earliest) => {
    expect(timeOf(earliestMinute(berlin(now), day))).toBe(earliest)
  })

  test('ignores seconds', () => {
    expect(timeOf(earliestMinute(new Date('2026-11-24T09:45:59+01:00'), day))).toBe('12:45')
  })

  test.each(['13:01', '15:59', '23:59'])('at %s offers no more times', (now) => {
    expect(timesOn(berlin(now), day)).toEqual([])
  })
})

test('another day starts at 10:00 and ends at 16:00 in quarter hours', () => {
  const times = timesOn(berlin('15:00'), '2026-11-25')
  expect(times).toHaveLength(25)
  expect([times[0], times[1], times.at(-1)]).toEqual(['10:00', '10:15', '16:00'])
})

test.each([
  ['09:45', 'tooEarly'],
  ['10:00', 'ok'],
  ['16:00', 'ok'],
  ['16:15', 'tooLate'],
  ['10:10', 'invalid'],
  ['10:15:30', 'invalid'],
  ['24:00', 'invalid'],
])('judges %s on another day as %s', (time, verdict) => {
  expect(judgeTime(berlin('08:00'), '2026-11-25', time)).toBe(verdict)
})

test('the day changes at midnight in Germany, not in UTC', () => {
  expect(today(new Date('2026-11-23T23:30:00Z'))).toBe('2026-11-24')
  expect(today(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
})

test('uses the local time on both sides of a clock change', () => {
  expect(instantOf('2026-03-27', '10:00').toISOString()).toBe('2026-03-27T09:00:00.000Z')
  expect(instantOf('2026-03-30', '10:00').toISOString()).toBe('2026-03-30T08:00:00.000Z')
  expect(timeOf(earliestMinute(new Date('2026-03-29T06:00:00Z'), '2026-03-29'))).toBe('11:00')
  expect(timeOf(earliestMinute(new Date('2026-10-25T07:00:00Z'), '2026-10-25'))).toBe('11:00')
})

test.each([
  ['24-12-2026', '2026-12-24'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2027', undefined],
  ['2026-12-24', undefined],
  ['1-1-2027', undefined],
])('reads the wire date %s', (wire, iso) => {
  expect(dayOfWire(wire)).toBe(iso)
})

test('recognises weekends', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('The quarter hours of a day are those from 10:00 to 16:00, or to an earlier one', () => {
  expect(quarterHours()).toHaveLength(25)
  expect([quarterHours()[0], quarterHours().at(-1)]).toEqual(['10:00', '16:00'])
  expect(quarterHours(10 * 60 + 30)).toEqual(['10:00', '10:15', '10:30'])
})

test('Booked times are not free', () => {
  const free = freeTimes(berlin('12:00'), day, ['15:15', '15:45'])
  expect(free).toEqual(['15:00', '15:30', '16:00'])
  expect(freeTimes(berlin('12:00'), day)).toEqual(timesOn(berlin('12:00'), day))
})

test.each(['110:00', '10:000', '24:00', '10:60', '10.00', ''])('%j is no time of a day', (time) => {
  expect(minuteOf(time)).toBeUndefined()
  expect(judgeTime(berlin('06:00'), day, time)).toBe('invalid')
})

test.each(['124-11-2026', '24-11-20261', '24.11.2026', '31-02-2026'])('%j is no day of the wire', (wire) => {
  expect(dayOfWire(wire)).toBeUndefined()
})

test('A day is written on the wire as it is read', () => {
  expect(wireOfDay(day)).toBe('24-11-2026')
  expect(dayOfWire(wireOfDay(day))).toBe(day)
})
