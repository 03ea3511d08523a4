import { expect, test } from 'vitest'
import { longDay, overlaps, placeOf, rowOf, shortDay, spanText } from './facts.ts'

test.each([
  ['', { span: 'week' }],
  ['day=2026-11-25&span=day', { day: '2026-11-25', span: 'day' }],
  ['day=2026-02-30', { span: 'week' }],
  ['span=year', { span: 'week' }],
])('the address %j shows %j', (address, place) => {
  expect(placeOf(new URLSearchParams(address))).toEqual(place)
})

test('an appointment begins in the row of its quarter hour', () => {
  expect(['10:00', '10:15', '16:00', '09:00', 'x'].map(rowOf)).toEqual([1, 2, 25, 1, 1])
})

test('an appointment of one hour does not overlap a period that only touches it', () => {
  const meeting = { from: '11:00', until: '12:00' }
  const inside = ['10:00', '10:15', '11:00', '11:45', '12:00'].map((time) => overlaps(time, meeting))
  expect(inside).toEqual([false, true, true, true, false])
})

test('days are written in German, whatever the time zone of the browser', () => {
  expect(shortDay('2026-11-25')).toBe('Mi., 25.11.')
  expect(longDay('2026-11-25')).toBe('Mittwoch, 25. November 2026')
  const week = (first: string, last: string) => spanText([{ date: first }, { date: last }])
  expect(week('2026-11-23', '2026-11-27')).toBe('23. bis 27. November 2026')
  expect(week('2026-11-30', '2026-12-04')).toBe('30. November bis 4. Dezember 2026')
  expect(week('2025-12-29', '2026-01-02')).toBe('29. Dezember 2025 bis 2. Januar 2026')
  expect(spanText([{ date: '2026-11-25' }])).toBe('Mittwoch, 25. November 2026')
  expect(spanText([])).toBe('')
})
