import { type AnyBits, hasBit, keepAllowed, keepAlso, keepAny, keepBut, keepWithin, setBit } from './bits.ts'
import type { Refinement, Term } from './plan.ts'
import { type Stock, setAt } from './stock.ts'

function refine(stock: Stock, refinement: Refinement, into: AnyBits) {
  if (refinement.kind === 'entries') keepAllowed(into, stock.entry, refinement.allowed)
  else if (refinement.kind === 'between') {
    const { range, low, high, reached, passed } = refinement
    const doubtful = {
      reached: reached === null ? null : setAt(stock, reached),
      passed: passed === null ? null : setAt(stock, passed),
    }
    keepWithin(into, doubtful, stock.values[range], low, high)
  } else {
    const { place } = refinement
    const isIn = place >= 0 && hasBit(into, place)
    into.fill(0)
    if (isIn) setBit(into, place)
  }
}

/** Writes the vehicles that satisfy every term into a scratch set. */
export function evaluate(stock: Stock, terms: readonly Term[], into: AnyBits) {
  const start = terms.find(({ any }) => any?.length === 1)
  into.set(setAt(stock, start?.any?.[0] ?? stock.layout.live))
  for (const term of terms) {
    const { any, also, not } = term
    if (any !== null && term !== start)
      keepAny(
        into,
        any.map((position) => setAt(stock, position)),
      )
    if (also !== null && not !== null) keepBut(into, setAt(stock, also), setAt(stock, not))
    else if (also !== null) keepAlso(into, setAt(stock, also))
  }
  for (const term of terms) if (term.refine !== null) refine(stock, term.refine, into)
  return into
}
