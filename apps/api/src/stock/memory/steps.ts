import { recordOf } from '@portal/domain/values/records'
import { type Columns, unknownIn } from './columns.ts'
import { type Range, rangeNames, ranges } from './dimensions.ts'

/**
 * The step of a value is the position in `ranges` of the highest bound that is not above it. This one stands for an
 * unknown value.
 */
export const unknownStep = 255

/** @param value at least 0 */
export function stepOf(range: Range, value: number) {
  const bounds = ranges[range]
  let low = 0
  let high = bounds.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((bounds[middle] as number) <= value) low = middle
    else high = middle - 1
  }
  return low
}

/** Ranges with a bound above this have no table of steps, because it would be too large. */
const highestListed = 4096

/** The step of each value from -1 (unknown) to the highest bound, at index value + 1; null above `highestListed`. */
function stepsUpTo(range: Range): Uint8Array | null {
  const highest = ranges[range].at(-1) ?? 0
  if (highest > highestListed) return null
  return Uint8Array.from({ length: highest + 2 }, (_, index) =>
    index === 0 ? unknownStep : stepOf(range, index - 1),
  )
}

const listed = recordOf(rangeNames, stepsUpTo)

/** Returns a function that returns the step of the value at a place. */
export function stepReader({ values, steps }: Columns, range: Range): (place: number) => number {
  const stored = steps[range]
  if (stored) return (place) => stored[place] as number
  const column = values[range]
  const table = listed[range]
  if (table) return (place) => table[Math.min((column[place] as number) + 1, table.length - 1)] as number
  const unknown = unknownIn[range]
  return (place) => {
    const value = column[place] as number
    return value <= unknown ? unknownStep : stepOf(range, value)
  }
}
