import { recordOf } from '@portal/domain/values/records'
import { equipmentBits } from '@portal/domain/vehicles/attributes/equipment'
import type { Columns } from './columns.ts'
import { type Choice, choiceNames, choices, type Range, rangeNames } from './dimensions.ts'
import { lineBytes } from './kernel.ts'
import { type RangeSets, rangeSets } from './range-sets.ts'
import { createSetMemory, type SetMemory } from './sets.ts'

/**
 * The available vehicles in shared memory. Each vehicle has a *place*; each attribute is a column indexed by place, and
 * has bit sets if searches need them. Plain data, so that a thread can read the same memory. Only places in the set
 * `live` are visible. Other places are free and in no set, or belong to a change that is not visible yet or is being
 * cleaned up.
 */
export type Stock = SetMemory & {
  capacity: number
  columns: Columns
  /** The positions of the bit sets, and of the scratch sets after them. */
  layout: Layout
}

export type Layout = {
  live: number
  /** The set of code c is at `choice[name] + c`; that of code 0 is always empty. */
  choice: Record<Choice, number>
  /** Sets "at least this bound". */
  range: Record<Range, RangeSets>
  /** The set of the first equipment bit; those of the other bits follow. */
  equipment: number
  /** Sets by maker or group number; rare groups, and makers and groups added later, have none. */
  makers: (number | undefined)[]
  groups: (number | undefined)[]
  /**
   * The binary digits of group numbers: set `groupDigits + b` contains the vehicles whose group number has bit b set
   * (see plan.ts).
   */
  groupDigits: number
  digits: number
  /** The empty set. */
  none: number
  /** The places that are being removed from all sets. */
  cleared: number
  /** The first of `scratchSets` for the main thread, followed by as many for the counts of the stock thread. */
  scratch: number
}

export const scratchSets = 4

/** Enough digits for twice the known groups, so that groups of later deliveries have numbers as well. */
const digitsFor = (groups: number) => 32 - Math.clz32(2 * groups + 1)
/** A group with a lower number is identified by its digits; all other groups have the digits of this number. */
export const sharedNumber = ({ digits }: Pick<Layout, 'digits'>) => 2 ** digits - 1

/**
 * Allocates the sets for the places of `columns`.
 *
 * @param count the number of vehicles, at the first places
 * @param makers the makers with a set each, by number
 * @param groups the same for model groups
 * @param groupCount the number of known groups
 */
export function createStock(
  columns: Columns,
  count: number,
  makers: readonly number[],
  groups: readonly number[],
  groupCount: number,
): Stock {
  const capacity = columns.fahrzeugid.length
  let sets = 0
  const take = (count: number) => {
    sets += count
    return sets - count
  }
  const named = (all: readonly number[]) => {
    const positions: (number | undefined)[] = []
    for (const number of all) positions[number] = take(1)
    return positions
  }
  const digits = digitsFor(groupCount)
  const layout: Layout = {
    live: take(1),
    choice: recordOf(choiceNames, (name) => take(choices[name].length + 1)),
    range: recordOf(rangeNames, (name) => rangeSets(columns, name, count, () => take(1))),
    equipment: take(equipmentBits.length),
    makers: named(makers),
    groups: named(groups),
    groupDigits: take(digits),
    digits,
    none: take(1),
    cleared: take(1),
    scratch: take(2 * scratchSets),
  }
  const setBytes = Math.ceil(capacity / (8 * lineBytes)) * lineBytes
  return { capacity, columns, layout, ...createSetMemory(sets, setBytes) }
}
