import { describe, expect, test } from 'vitest'
import { keepWithin, placesOf, setBit } from './bits.ts'

const largest = 2 ** 31 - 1
const values = Int32Array.of(-1, 0, 1, 499, 500, 501, 1000, 1001, largest - 1, largest)

/** The values that stay when all are members, and how many members were removed. */
function kept(low: number, high: number, doubtful: { reached?: number[]; passed?: number[] } = {}) {
  const setOf = (places: Iterable<number>) => {
    const bits = new Int32Array(1)
    for (const place of places) setBit(bits, place)
    return bits
  }
  const members = setOf(values.keys())
  const { reached, passed } = doubtful
  const sets = { reached: reached ? setOf(reached) : null, passed: passed ? setOf(passed) : null }
  const removed = keepWithin(members, sets, values, { low, high }, [0, 1])
  return { removed, left: [...placesOf(members, values.length - removed)].map((place) => values[place]) }
}

describe('Members within bounds', () => {
  test('have a known value from the lower bound to the upper one', () => {
    expect(kept(500, 1000)).toEqual({ removed: 7, left: [500, 501, 1000] })
    expect(kept(0, Number.MAX_SAFE_INTEGER)).toEqual({ removed: 1, left: [...values].slice(1) })
    expect(kept(1, largest - 1).left).toEqual([1, 499, 500, 501, 1000, 1001, largest - 1])
  })

  test('are none above the largest value', () => {
    expect(kept(largest, largest).left).toEqual([largest])
    expect(kept(largest + 1, Number.MAX_SAFE_INTEGER).left).toEqual([])
    expect(kept(2 ** 32 + 500, 2 ** 33).left).toEqual([])
  })

  test('keep their place without being read where sets decide', () => {
    expect(kept(500, 1000, { reached: [0, 1, 4] }).left).toEqual([
      1,
      499,
      500,
      501,
      1000,
      1001,
      largest - 1,
      largest,
    ])
    expect(kept(500, 1000, { passed: [0, 1] }).left).toEqual([-1, 0, 500, 501, 1000])
  })
})
