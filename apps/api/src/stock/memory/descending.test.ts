import { expect, test } from 'vitest'
import { seededRandom } from '../../testing/random-stock.ts'
import { type Bits, hasBit, setBit } from './bits.ts'
import { DescendingOrder } from './descending.ts'

const size = 200
const wanted = 7

test('A descending order read from the ascending one keeps the order of ties', () => {
  const random = seededRandom(31)
  const keys = Array.from({ length: size }, () => Math.floor(random() * 9))
  const keyOf = (place: number) => keys[place] as number
  // Ties are ordered by place, as they are by document number in a stock.
  const places = Int32Array.from(keys.keys()).sort((a, b) => keyOf(a) - keyOf(b) || a - b)
  for (const share of [0.05, 0.6, 1]) {
    const found: Bits = new Int32Array(Math.ceil(size / 32))
    for (const place of keys.keys()) if (random() < share) setBit(found, place)
    const expected = [...keys.keys()]
      .filter((place) => hasBit(found, place))
      .sort((a, b) => keyOf(b) - keyOf(a) || a - b)
    const descending = new DescendingOrder(places, keyOf, found)
    for (const offset of expected.keys()) {
      const page = expected.slice(offset, offset + wanted)
      expect(descending.fromFront(offset, wanted)).toEqual(page)
      expect(descending.fromEnd(expected.length - offset - 1, wanted)).toEqual(page)
      if (share === 1) expect(descending.ofAll(offset, wanted)).toEqual(page)
    }
  }
})
