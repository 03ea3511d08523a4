import { clearBit, hasBit, keepMatchingEntries, keepMembers, keepWithin, setBit } from '../memory/bits.ts'
import type { Sets } from '../memory/sets.ts'
import type { Stock } from '../memory/stock.ts'
import type { Refinement, Term } from './plan.ts'

/** A stock as searched by one thread; `scratch` is the position of the first of this thread's `scratchSets`. */
export type Searched = { stock: Stock; sets: Sets; scratch: number }

/** The set of the vehicles that satisfy all terms of a search, by its position, and their number. */
export type Found = { position: number; total: number }

/** Removes the members that do not satisfy a refinement. @returns how many are left */
function refine({ stock, sets }: Searched, refinement: Refinement, { position, total }: Found): number {
  const into = sets.at(position)
  const parts = sets.partsOf(position)
  if (refinement.kind === 'between') {
    const { range, reached, passed } = refinement
    const doubtful = {
      reached: reached === null ? null : sets.at(reached),
      passed: passed === null ? null : sets.at(passed),
    }
    const values = stock.columns.values[range]
    let left = total
    for (const part of parts) left -= keepWithin(into, doubtful, values, refinement, part)
    return left
  }
  if (refinement.kind === 'entries')
    for (const part of parts) keepMatchingEntries(into, stock.columns.entry, refinement.allowed, part)
  else if (refinement.kind === 'members') for (const part of parts) keepMembers(into, refinement.bits, part)
  else if (refinement.kind === 'otherPlaces') {
    for (const place of refinement.places) clearBit(into, place)
  } else {
    const kept = refinement.places.filter((place) => place >= 0 && hasBit(into, place))
    into.fill(0)
    for (const place of kept) setBit(into, place)
  }
  return sets.count(position)
}

/** Whether it reads a value of each remaining vehicle, which takes longer than whole sets and single places. */
const readsColumn = ({ kind }: Refinement) => kind === 'between' || kind === 'entries'

/**
 * Finds the vehicles that satisfy all terms.
 *
 * @param slot the scratch set for the result, 1 to 3
 * @returns the scratch set, or the set of all vehicles if there are no terms
 */
export function evaluate(searched: Searched, terms: readonly Term[], slot = 1): Found {
  const { sets } = searched
  const { live } = searched.stock.layout
  if (terms.length === 0) return { position: live, total: sets.count(live) }
  const position = searched.scratch + slot
  let total = sets.match(position, live, terms)
  for (const isLong of [false, true])
    for (const { refine: refinement } of terms) {
      if (total === 0) break
      if (refinement !== null && readsColumn(refinement) === isLong)
        total = refine(searched, refinement, { position, total })
    }
  return { position, total }
}
