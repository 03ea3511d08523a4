import { expect, test } from 'vitest'
import { appointmentsOf, bandsOf, changeText, dayOf, listPath, timestampText, trendText } from './facts.ts'

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

test('The bars of days are as long as their share of the longest one', () => {
  const counts = { 'band-0': 4, 'band-1': 8, 'band-3': 2 }
  const bands = bandsOf({ counts, bandSums: [820_400, 6_940_000, 999_999.6] })
  expect(bands.map(({ label, count, sum, percent, isLate }) => [label, count, sum, percent, isLate])).toEqual(
    [
      ['0–15 Tage', 4, '820\u00a0Tsd.\u00a0€', 50, false],
      ['16–30 Tage', 8, '6,9\u00a0Mio.\u00a0€', 100, false],
      ['31–60 Tage', 0, '1.000\u00a0Tsd.\u00a0€', 0, false],
      ['61–90 Tage', 2, '0\u00a0Tsd.\u00a0€', 25, true],
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
