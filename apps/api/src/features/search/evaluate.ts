import { hasBit, keepAllowed, keepWithin, setBit } from './bits.ts'
import type { Refinement, Term } from './plan.ts'
import type { Sets } from './sets.ts'
import type { Stock } from './stock.ts'

/** A stock as one thread searches it; `scratch` is the first of its own `scratchSets`. */
export type Searched = { stock: Stock; sets: Sets; scratch: number }

function refine({ stock, sets }: Searched, refinement: Refinement, position: number) {
  const into = sets.at(position)
  if (refinement.kind === 'entries') keepAllowed(into, stock.columns.entry, refinement.allowed)
  else if (refinement.kind === 'between') {
    const { range, low, high, reached, passed } = refinement
    const doubtful = {
      reached: reached === null ? null : sets.at(reached),
      passed: passed === null ? null : sets.at(passed),
    }
    keepWithin(into, doubtful, stock.columns.values[range], low, high)
  } else {
    const { place } = refinement
    const isIn = place >= 0 && hasBit(into, place)
    into.fill(0)
    if (isIn) setBit(into, place)
  }
}

/**
 * Finds the vehicles that satisfy every term.
 *
 * @param slot which of the thread's scratch sets may be overwritten, 1 to 3; 0 is taken for options of one term
 * @returns the position of the set they are in: the scratch set, or that of all vehicles when there are no terms
 */
export function evaluate(searched: Searched, terms: readonly Term[], slot = 1): number {
  const { sets, scratch } = searched
  const { live, none } = searched.stock.layout
  const into = scratch + slot
  let found = live
  for (const { any, also, not } of terms) {
    if (any !== null) {
      const [first = none, second, ...rest] = any
      if (second !== undefined) {
        sets.either(scratch, first, second)
        for (const other of rest) sets.either(scratch, scratch, other)
      }
      sets.both(into, found, second === undefined ? first : scratch)
      found = into
    }
    if (also !== null) {
      sets.both(into, found, also)
      found = into
    }
    if (not !== null) {
      sets.without(into, found, not)
      found = into
    }
  }
  for (const term of terms)
    if (term.refine !== null) {
      if (found === live) sets.both(into, live, live)
      found = into
      refine(searched, term.refine, into)
    }
  return found
}
