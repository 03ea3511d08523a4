import { clearBit, hasBit, keepMatchingEntries, keepMembers, keepWithin, setBit } from '../memory/bits.ts'
import type { Sets } from '../memory/sets.ts'
import type { Stock } from '../memory/stock.ts'
import type { Refinement, Term } from './plan.ts'

/** A stock as searched by one thread; `scratch` is the position of the first of this thread's `scratchSets`. */
export type Searched = { stock: Stock; sets: Sets; scratch: number }

function refine({ stock, sets, scratch }: Searched, refinement: Refinement, position: number) {
  const into = sets.at(position)
  const parts = sets.partsOf(position)
  if (refinement.kind === 'entries')
    for (const part of parts) keepMatchingEntries(into, stock.columns.entry, refinement.allowed, part)
  else if (refinement.kind === 'members') for (const part of parts) keepMembers(into, refinement.bits, part)
  else if (refinement.kind === 'between') {
    const { range, low, high, reached, passed } = refinement
    const doubtful = { among: reached === null ? null : [reached], outside: passed }
    if (sets.match(scratch, position, [doubtful]) === 0) return
    const values = stock.columns.values[range]
    for (const part of sets.partsOf(scratch)) keepWithin(into, sets.at(scratch), values, low, high, part)
  } else if (refinement.kind === 'otherPlaces') {
    for (const place of refinement.places) clearBit(into, place)
  } else {
    const kept = refinement.places.filter((place) => place >= 0 && hasBit(into, place))
    into.fill(0)
    for (const place of kept) setBit(into, place)
  }
}

/** The set of the vehicles that satisfy all terms of a search, by its position, and their number. */
export type Found = { position: number; total: number }

/**
 * Finds the vehicles that satisfy all terms.
 *
 * @param slot the scratch set for the result, 1 to 3; scratch set 0 is overwritten as well
 * @returns the scratch set, or the set of all vehicles if there are no terms
 */
export function evaluate(searched: Searched, terms: readonly Term[], slot = 1): Found {
  const { sets } = searched
  const { live } = searched.stock.layout
  if (terms.length === 0) return { position: live, total: sets.count(live) }
  const position = searched.scratch + slot
  const total = sets.match(position, live, terms)
  const refinements = terms.flatMap(({ refine }) => refine ?? [])
  if (refinements.length === 0 || total === 0) return { position, total }
  for (const refinement of refinements) refine(searched, refinement, position)
  return { position, total: sets.count(position) }
}
