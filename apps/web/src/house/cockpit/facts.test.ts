import { expect, test } from 'vitest'
import {
  appointmentsOf,
  axisOf,
  bandsOf,
  changeText,
  dayOf,
  listPath,
  timestampText,
  trendText,
  whenText,
} from './facts.ts'

const at = '2027-03-01T23:30:00.000Z'

test('The times of the overview are those of Germany', () => {
  expect(timestampText(at)).toBe('Dienstag, 2. März 2027 · Stand 00:30 Uhr')
  expect(dayOf(at)).toBe('2027-03-02')
})

test.each([
  ['offered', undefined, '/house/vehicles?filter=state%3Aoffered'],
  ['soldThisMonth', undefined, '/house/vehicles?filter=state%3Asold&filter=soldAt%3A2027-03-01..'],
  [
    'repriced',
    'days,desc',
    '/house/vehicles?filter=state%3Aoffered&filter=priceChangedAt%3A2027-01-31..&sort=days%2Cdesc',
  ],
] as const)('The figure %s sorted by %j leads to %s', (key, sort, path) => {
  expect(listPath(key, at, sort)).toBe(path)
})

test('The bars of days are as long as their share of the axis', () => {
  const counts = { 'band-0': 300, 'band-1': 600, 'band-3': 150 }
  const bands = bandsOf({ counts, bandSums: [820_400, 6_940_000, 999_999.6] })
  expect(bands.map(({ label, count, sum, percent, isLate }) => [label, count, sum, percent, isLate])).toEqual(
    [
      ['0–15 Tage', 300, '820\u00a0Tsd.\u00a0€', 50, false],
      ['16–30 Tage', 600, '6,9\u00a0Mio.\u00a0€', 100, false],
      ['31–60 Tage', 0, '1.000\u00a0Tsd.\u00a0€', 0, false],
      ['61–90 Tage', 150, '0\u00a0Tsd.\u00a0€', 25, true],
      ['91–120 Tage', 0, '0\u00a0Tsd.\u00a0€', 0, true],
      ['über 120 Tage', 0, '0\u00a0Tsd.\u00a0€', 0, true],
    ],
  )
})

test.each([
  [38, '+38'],
  [-2, '−2'],
  [0, '±0'],
  [1200, '+1.200'],
])('The trend %d is written as %s', (difference, text) => {
  expect(trendText(difference)).toBe(text)
})

test.each([
  [{ vehicles: 12, percent: -4.2 }, '12 Fahrzeuge, im Mittel −4,2\u00a0%'],
  [{ vehicles: 1, percent: 3 }, '1 Fahrzeug, im Mittel +3\u00a0%'],
])('The change %j of prices reads „%s“', (effect, text) => {
  expect(changeText(effect)).toBe(text)
})

test('A day has the number of its appointments and pick-ups, and the time of the next one', () => {
  const entry = (time: string, isPast: boolean) => ({ time, isPast })
  const day = { entries: [entry('08:00', true), entry('15:00', false)], pickUps: [entry('10:00', false)] }
  expect(appointmentsOf(day)).toEqual({ count: 3, next: '10:00' })
  expect(appointmentsOf({ entries: [], pickUps: [] })).toEqual({ count: 0, next: undefined })
})

const bands = (...counts: number[]) => ({
  counts: Object.fromEntries(counts.map((count, band) => [`band-${band}`, count])),
  bandSums: counts.map(() => 0),
})

test.each([
  [
    [318, 402, 352],
    [0, 150, 300, 450],
  ],
  [
    [3, 0, 1],
    [0, 1, 2, 3],
  ],
  [[], [0, 1]],
  [
    [1200, 4999],
    [0, 2000, 4000, 6000],
  ],
])('The overview has an axis of round numbers below the bars of %j', (counts, axis) => {
  expect(axisOf(bands(...counts))).toEqual(axis)
})

test.each([
  ['2026-11-27T12:40:00Z', '13:40'],
  ['2026-11-26T23:30:00Z', '00:30'],
  ['2026-11-26T21:00:00Z', 'gestern'],
  ['2026-11-14T08:00:00Z', '14.11.'],
])('The overview writes when something at %s ran as %s', (at, text) => {
  expect(whenText(at, '2026-11-27T13:00:00Z')).toBe(text)
})
