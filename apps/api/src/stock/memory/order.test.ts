import { expect, test } from 'vitest'
import { seededRandom } from '../../testing/random-stock.ts'
import { clearBit, setBit } from './bits.ts'
import { createColumns } from './columns.ts'
import { Order, prepareOrders } from './order.ts'
import { slicing } from './slices.ts'
import { noKey } from './sorted-places.ts'

const capacity = 12_000
const used = 7000

/** An order of the first `used` places; every eighth place has no key. */
function anOrder() {
  const random = seededRandom(7)
  const columns = createColumns(capacity)
  for (let place = 0; place < capacity; place++) columns.eaktedokumentid[place] = place
  const keys = Array.from({ length: capacity }, () => Math.floor(random() * 900))
  const keyOf = (place: number) => (place % 8 === 0 ? noKey : (keys[place] as number))
  const compare = (left: number, right: number) => keyOf(left) - keyOf(right) || right - left
  const live = new Int32Array(Math.ceil(capacity / 32))
  const inOrder = new Set<number>()
  const add = (place: number) => {
    setBit(live, place)
    if (keyOf(place) !== noKey) inOrder.add(place)
  }
  const remove = (place: number) => {
    clearBit(live, place)
    inOrder.delete(place)
  }
  for (let place = 0; place < used; place++) add(place)
  const room = new Int32Array(capacity)
  room.set([...inOrder].sort(compare))
  const order = new Order(room.subarray(0, inOrder.size), keyOf, columns, live)
  return {
    ...{ order, columns, add, remove },
    expected: () => [...inOrder].sort(compare),
    all: () => Array.from(order.page(live, inOrder.size, { offset: 0, size: capacity })),
  }
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

test('An order that was not used during thousands of changes contains all of them when it is', () => {
  const { order, add, remove, expected, all } = anOrder()
  const [removed, added] = [numbers(100, 1300), numbers(used, used + 3000)]
  for (const place of removed) remove(place)
  for (const place of added) add(place)
  order.markChanged(Int32Array.from(removed))
  order.markChanged(Int32Array.from(added))
  // Places that were removed and used again are named twice.
  for (const place of removed.slice(0, 500)) add(place)
  order.markChanged(Int32Array.from(removed))
  expect(all()).toEqual(expected())
})

test.each([250, 4000])(
  'An order contains %d vehicles that were merged before they became visible',
  async (count) => {
    const { order, columns, add, remove, expected, all } = anOrder()
    const [removed, added] = [numbers(0, 300), numbers(used, used + count)]
    const before = expected()
    const target = { columns, keys: new Uint32Array(capacity) }
    const markOrders = await prepareOrders([order], target, { removed, added }, slicing())
    expect(all()).toEqual(before)
    for (const place of removed) remove(place)
    for (const place of added) add(place)
    markOrders()
    expect(all()).toEqual(expected())
  },
)
