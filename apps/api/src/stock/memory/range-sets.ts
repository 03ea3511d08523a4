import type { Columns } from './columns.ts'
import { type Range, ranges } from './dimensions.ts'
import { stepReader } from './steps.ts'

/**
 * The positions of the cumulative sets of a range, by step. A bound has no set if few vehicles have values between it
 * and the next bound with a set: "at least this bound" is then the union of that next set and the vehicles of the set
 * `loose` whose value reaches the bound. `loose` contains the vehicles whose step has no set.
 */
export type RangeSets = {
  at: (number | null)[]
  loose: number
  /** The steps that have a set, ascending, and the positions of these sets. */
  steps: number[]
  positions: number[]
}

/** A bound has a set if at least one in 500 vehicles is in it and not in the next set. */
const looseShare = 500

/**
 * Chooses the bounds with a set by the values of the first `count` places.
 *
 * @param take returns the position of a new set
 */
export function rangeSets(columns: Columns, range: Range, count: number, take: () => number): RangeSets {
  const size = ranges[range].length
  const withStep = new Uint32Array(256)
  const stepAt = stepReader(columns, range)
  for (let place = 0; place < count; place++) {
    const step = stepAt(place)
    withStep[step] = (withStep[step] as number) + 1
  }
  const at: (number | null)[] = new Array(size).fill(null)
  let reached = 0
  let apart = 0
  for (let step = size - 1; step >= 0; step--) {
    const here = withStep[step] as number
    reached += here
    apart += here
    // An empty set takes no memory. The first set contains all vehicles whose value is known.
    if (step > 0 && reached > 0 && apart * looseShare < count) continue
    at[step] = take()
    apart = 0
  }
  const steps = [...at.keys()].filter((step) => at[step] !== null)
  return { at, loose: take(), steps, positions: at.filter((position) => position !== null) }
}

/** The lowest step with a set, from a step on; undefined = none. */
export function stepWithSet({ at }: RangeSets, from: number): number | undefined {
  for (let step = from; step < at.length; step++) if (at[step] !== null) return step
  return undefined
}

/** The highest step with a set, up to a step; the first step has one. */
export function stepWithSetBelow({ at }: RangeSets, from: number): number {
  let step = from
  while (step > 0 && at[step] === null) step--
  return step
}
