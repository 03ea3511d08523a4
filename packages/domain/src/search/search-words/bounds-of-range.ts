import { type Quantity, quantityAt } from './quantities.ts'
import { lowerOf } from './quantity-pair.ts'
import { isNumber, type NumberToken, type Token } from './token.ts'
import type { Dimension } from './units.ts'

/** Null for a mere multiplier: "ab 8 bis 12 tsd". */
const shared = new Set<Dimension | null>([null, 'price', 'km', 'ps', 'kw', 'kg'])
const letter = /[\p{L}€]/u

/**
 * The unit behind the second bound of a range counts for the first one too: "min 100 max 150 PS", "ab 8 bis 12t€".
 *
 * @param at the token at which the first bound begins
 * @param thisYear the calendar year of today
 */
export function withUnitOfRange(
  tokens: readonly Token[],
  at: number,
  bound: Quantity,
  thisYear: number,
): Quantity {
  const { dimension, low, high } = bound
  if (dimension !== null || low === undefined || high !== undefined) return bound
  const next = at + bound.length
  if (tokens[next] === undefined || tokens[next].isListed) return bound
  const other = quantityAt(tokens, next, thisYear)
  const measured = tokens
    .slice(next, next + (other?.length ?? 0))
    .find((token): token is NumberToken => isNumber(token) && letter.test(token.text))
  if (
    !other ||
    !measured ||
    !shared.has(other.dimension) ||
    other.low !== undefined ||
    other.high === undefined
  )
    return bound
  const least = lowerOf(low, measured, other.dimension)
  return least < other.high ? { ...bound, dimension: other.dimension, low: least } : bound
}
