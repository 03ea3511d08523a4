import { type AnyBits, clearBit, eachPlace, hasBit, keepAlso, keepAny, keepNot, setBit } from './bits.ts'
import type { Refinement, Term } from './plan.ts'
import { type Stock, setAt } from './stock.ts'

function refine(stock: Stock, refinement: Refinement, into: AnyBits) {
  if (refinement.kind === 'place') {
    const { place } = refinement
    const isIn = place >= 0 && hasBit(into, place)
    into.fill(0)
    if (isIn) setBit(into, place)
  } else if (refinement.kind === 'between') {
    const { low, high } = refinement
    const values = stock.values[refinement.range]
    eachPlace(into, (place) => {
      const value = values[place] as number
      if (value < low || value > high) clearBit(into, place)
    })
  } else {
    const { allowed } = refinement
    const { entry } = stock
    eachPlace(into, (place) => {
      if (allowed[entry[place] as number] !== 1) clearBit(into, place)
    })
  }
}

/** Writes the vehicles that satisfy every term into a scratch set. */
export function evaluate(stock: Stock, terms: readonly Term[], into: AnyBits) {
  into.set(setAt(stock, stock.layout.live))
  for (const { any, also, not } of terms) {
    if (any !== null)
      keepAny(
        into,
        any.map((position) => setAt(stock, position)),
      )
    if (also !== null) keepAlso(into, setAt(stock, also))
    if (not !== null) keepNot(into, setAt(stock, not))
  }
  for (const term of terms) if (term.refine !== null) refine(stock, term.refine, into)
  return into
}
