import { expect, test } from 'vitest'
import { loweredText, priceTicks, sectionsOf, spaced } from './facts.ts'

test.each([
  [
    [22_870, 24_490],
    [22_500, 23_000, 23_500, 24_000, 24_500],
  ],
  [[9_990], [9_950, 10_000]],
  [
    [1_100, 48_000],
    [0, 20_000, 40_000, 60_000],
  ],
])('The axis of the prices %j has the amounts %j', (euros, ticks) => {
  expect(priceTicks(euros)).toEqual(ticks)
})

test.each([
  [[24_490, 23_690, 22_870], 'zweimal gesenkt, zusammen −1.620\u00a0€'],
  [[24_490, 25_000, 24_000], 'einmal gesenkt, zusammen −490\u00a0€'],
  [[24_490], ''],
  [[24_000, 23_000, 24_500], ''],
])('The prices %j are described as "%s"', (euros, text) => {
  expect(loweredText(euros.map((euro, at) => ({ at, euro })))).toBe(text)
})

test('Labels of prices that would overlap, or reach the end of the axis, are left out', () => {
  const points = [0, 10, 70, 100, 250, 290].map((x) => ({ x }))
  expect(spaced(points, 60, 300).map(({ x }) => x)).toEqual([0, 70])
})

test('A petrol car has no facts of a battery, unless they have a value', () => {
  const energyOf = (facts: Record<string, string>) =>
    sectionsOf({ facts }).find(({ title }) => title === 'Umwelt und Verbrauch')?.names
  const empty = { consumption: '', emptyBatteryConsumption: '', electricRangeKm: '', batteryKwh: '' }

  expect(energyOf({ kraftstoffart: 'benzin', ...empty })).toEqual(['consumption'])
  expect(energyOf({ kraftstoffart: 'benzin', ...empty, batteryKwh: '1.2' })).toEqual([
    ...['consumption', 'batteryKwh'],
  ])
  expect(energyOf({ kraftstoffart: 'elektro', ...empty })).toEqual(['consumption', 'batteryKwh'])
  expect(energyOf({ kraftstoffart: 'hybrid_benzin_elektro', ...empty })).toEqual(Object.keys(empty))
  expect(energyOf({ kraftstoffart: '', ...empty })).toEqual(Object.keys(empty))
})
