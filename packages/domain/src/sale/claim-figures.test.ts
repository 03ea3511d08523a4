import { expect, test } from 'vitest'
import { claimedPanels, claimRates, type SoldVehicle } from './claim-figures.ts'

const sold = (change: Partial<SoldVehicle>): SoldVehicle => ({
  ...{ recorder: 'Ali Hof', source: 'Ankauf', recordedPanels: [], claimedPanels: [], claims: 0, cost: 0 },
  ...change,
})
const times = (count: number, change: Partial<SoldVehicle>) =>
  Array.from({ length: count }, () => sold(change))

test('Rate and cost are those of the vehicles of each name, the most expensive first', () => {
  const vehicles = [
    ...times(3, {}),
    sold({ claims: 2, cost: 0.1 }),
    sold({ claims: 1, cost: 0.2 }),
    sold({ recorder: 'Ben Hof', claims: 1, cost: 900 }),
    sold({ recorder: null, claims: 1, cost: 5000 }),
  ]
  expect(claimRates(vehicles, ({ recorder }) => recorder)).toEqual([
    { name: 'Ben Hof', sold: 1, claimed: 1, rate: 1, cost: 900 },
    { name: 'Ali Hof', sold: 5, claimed: 2, rate: 0.4, cost: 0.3 },
  ])
  expect(claimRates([], ({ source }) => source)).toEqual([])
})

test.each([
  ['claimed three times and never recorded', 3, 0, true],
  ['claimed three times and recorded twice', 3, 2, true],
  ['claimed as often as recorded', 3, 3, false],
  ['claimed twice', 2, 0, false],
  ['often recorded', 4, 40, false],
])('A position that is %s', (_, claimed, recorded, isOverlooked) => {
  const vehicles = [
    ...times(claimed, { claimedPanels: ['DACH', 'DACH'] }),
    ...times(recorded, { recordedPanels: ['DACH'] }),
  ]
  expect(claimedPanels(vehicles)).toEqual([{ panel: 'DACH', claimed, recorded, isOverlooked }])
})
