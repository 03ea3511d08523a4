import { clearBit, hasBit, keepMatchingEntries, keepMembers, keepWithin, setBit } from '../memory/bits.ts'
import type { Sets } from '../memory/sets.ts'
import type { Stock } from '../memory/stock.ts'
import type { Refinement, Term } from './plan.ts'

/** A stock as searched by one thread; `scratch` is the position of the first of this thread's `scratchSets`. */
export type Searched = { stock: Stock; sets: Sets; scratch: number }

function refine({ stock, sets, scratch }: Searched, refinement: Refinement, position: number) {
  const into = sets.at(position)
  if (refinement.kind === 'entries') keepMatchingEntries(into, stock.columns.entry, refinement.allowed)
  else if (refinement.kind === 'members') keepMembers(into, refinement.bits)
  else if (refinement.kind === 'between') {
    const { range, low, high, reached, passed } = refinement
    if (passed === null) sets.both(scratch, position, reached ?? position)
    else sets.within(scratch, position, reached ?? position, passed)
    keepWithin(into, sets.at(scratch), stock.columns.values[range], low, high)
  } else if (refinement.kind === 'otherPlaces') {
    for (const place of refinement.places) clearBit(into, place)
  } else {
    const kept = refinement.places.filter((place) => place >= 0 && hasBit(into, place))
    into.fill(0)
    for (const place of kept) setBit(into, place)
  }
}

/** The set to intersect with `found` for a term: the union of its sets `among`, or `found` itself if it has none. */
function keptBy({ among }: Term, { sets, scratch, stock }: Searched, found: number): number {
  if (among === null) return found
  const [first = stock.layout.none, second] = among
  if (second === undefined) return first
  sets.either(scratch, first, second)
  for (let next = 2; next < among.length; next++) sets.either(scratch, scratch, among[next] as number)
  return scratch
}

/**
 * Finds the vehicles that satisfy all terms.
 *
 * @param slot the scratch set for the result, 1 to 3; scratch set 0 is overwritten as well
 * @returns the position of the result: the scratch set, or the set of all vehicles if there are no terms
 */
export function evaluate(searched: Searched, terms: readonly Term[], slot = 1): number {
  const { sets, scratch } = searched
  const { live } = searched.stock.layout
  const into = scratch + slot
  let found = live
  for (const term of terms) {
    if (term.among === null && term.outside === null) continue
    const kept = keptBy(term, searched, found)
    if (term.outside === null) sets.both(into, found, kept)
    else sets.within(into, found, kept, term.outside)
    found = into
  }
  for (const term of terms)
    if (term.refine !== null) {
      if (found === live) sets.both(into, live, live)
      found = into
      refine(searched, term.refine, into)
    }
  return found
}

/** The number of matches. If no term has a refinement, the last one is counted without writing a set. */
export function countOf(searched: Searched, terms: readonly Term[]): number {
  const { sets } = searched
  const last = terms.at(-1)
  if (last === undefined || terms.some(({ refine }) => refine !== null))
    return sets.count(evaluate(searched, terms))
  const found = evaluate(searched, terms.slice(0, -1))
  const kept = keptBy(last, searched, found)
  return last.outside === null ? sets.countBoth(found, kept) : sets.countWithin(found, kept, last.outside)
}
