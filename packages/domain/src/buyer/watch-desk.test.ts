import { describe, expect, test } from 'vitest'
import {
  changeSinceMarked,
  type DeskKey,
  type DeskSort,
  deskSections,
  deskSorts,
  isInGroup,
} from './watch-desk.ts'

const entry = (id: number, of: Partial<DeskKey> = {}): DeskKey => ({
  ...{ id, groupId: null, isGone: false, available: true, price: 10_000, markedPrice: 10_000 },
  ...{ mileage: 0, registered: 0, name: 'Audi', marked: 0 },
  ...of,
})

const entries = [
  entry(1, { price: 9000, mileage: 50, registered: 3, name: 'Opel', marked: 20 }),
  entry(2, { price: 0, mileage: 10, registered: 1, name: 'Äudi', marked: 30 }),
  entry(3, { price: 12_000, mileage: 30, registered: 5, name: 'BMW', marked: 10 }),
  entry(4, { price: 8000, markedPrice: null, mileage: 40, registered: 4, name: 'Zastava', marked: 40 }),
]

test.each<[DeskSort, number[]]>([
  ['newest', [1, 2, 3, 4]],
  // The largest decrease first; without a change last, in the order of the list.
  ['change', [1, 3, 2, 4]],
  ['marked', [4, 2, 1, 3]],
  ['cheapest', [4, 1, 3, 2]],
  ['dearest', [3, 1, 4, 2]],
  ['mileage', [2, 3, 4, 1]],
  ['youngest', [3, 4, 1, 2]],
  ['name', [2, 3, 1, 4]],
])('The watchlist sorted by %s is %j', (sort, ids) => {
  expect(entries.toSorted(deskSorts[sort].order).map(({ id }) => id)).toEqual(ids)
})

test('An unchanged price counts as no change', () => {
  const keys = [entry(1), entry(2, { price: 11_000 })]
  expect(keys.toSorted(deskSorts.change.order).map(({ id }) => id)).toEqual([2, 1])
})

test('Two entries without a value keep their order', () => {
  const keys = [entry(1, { price: 0 }), entry(2, { price: 0 }), entry(3, { price: 5 })]
  expect(keys.toSorted(deskSorts.dearest.order).map(({ id }) => id)).toEqual([3, 1, 2])
})

test('The change is that of the dealer price since the vehicle was marked', () => {
  expect(changeSinceMarked({ price: 9500, markedPrice: 10_000 })).toEqual({ euro: -500, percent: -5 })
  expect(changeSinceMarked({ price: 9500, markedPrice: null })).toBeNull()
})

test.each([
  ['all', null, true],
  ['all', 7, true],
  ['none', null, true],
  ['none', 7, false],
  [7, 7, true],
  [7, 8, false],
  [7, null, false],
] as const)('The group %j has an entry of group %j: %j', (group, groupId, isIn) => {
  expect(isInGroup(group)(entry(1, { groupId }))).toBe(isIn)
})

describe('The sections of the watchlist', () => {
  const idsOf = (keys: readonly DeskKey[], groups: number[], sort: DeskSort = 'newest') =>
    deskSections(keys, groups, sort).map(({ key, keys: found }) => [key, ...found.map(({ id }) => id)])

  test('are what is gone, the groups in their order and the rest, without empty ones', () => {
    const keys = [
      entry(1, { groupId: 5 }),
      entry(2),
      entry(3, { groupId: 5, isGone: true }),
      entry(4, { groupId: 6 }),
      entry(5, { groupId: 5 }),
    ]
    expect(idsOf(keys, [6, 9, 5])).toEqual([
      ['gone', 3],
      [6, 4],
      [5, 1, 5],
      ['none', 2],
    ])
    expect(idsOf([], [6])).toEqual([])
  })

  test('are each in the chosen order', () => {
    expect(idsOf(entries, [], 'cheapest')).toEqual([['none', 4, 1, 3, 2]])
  })
})

test('An order says how far two entries are apart, the stored one that they are equal', () => {
  const keys = [entry(1, { mileage: 4 }), entry(2, { mileage: 2 }), entry(3, { mileage: 3 })]
  expect(keys.toSorted(deskSorts.mileage.order).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(deskSorts.mileage.order(entry(1, { mileage: 4 }), entry(2, { mileage: 2 }))).toBe(2)
  expect(deskSorts.newest.order()).toBe(0)
})
