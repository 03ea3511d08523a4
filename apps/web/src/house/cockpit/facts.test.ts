import { describe, expect, test } from 'vitest'
import { axisOf, bandsOf, whenText } from './facts.ts'

const bands = (...counts: number[]) => ({
  counts: Object.fromEntries(counts.map((count, band) => [`band-${band}`, count])),
  bandSums: counts.map(() => 0),
})

describe('The overview of the house', () => {
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
  ])('has an axis of round numbers below the bars of %j', (counts, axis) => {
    expect(axisOf(bands(...counts))).toEqual(axis)
  })

  test('draws the bars by the axis below them', () => {
    expect(bandsOf(bands(300, 600)).map(({ percent }) => percent)).toEqual([50, 100, 0, 0, 0, 0])
  })

  test.each([
    ['2026-11-27T12:40:00Z', '13:40'],
    ['2026-11-26T23:30:00Z', '00:30'],
    ['2026-11-26T21:00:00Z', 'gestern'],
    ['2026-11-14T08:00:00Z', '14.11.'],
  ])('writes when something at %s ran as %s', (at, text) => {
    expect(whenText(at, '2026-11-27T13:00:00Z')).toBe(text)
  })
})
