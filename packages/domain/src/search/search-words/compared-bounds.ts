import type { Comparison } from './topics.ts'
import type { Dimension } from './units.ts'
import { besideMonth } from './years.ts'

/** Inclusive bounds, or a number that no word compares. */
type Bounds = { low?: number; high?: number; plain?: number }

/** "Jünger als 2019" is a later year, "jünger als 3 Jahre" a smaller age. */
export const opposite: Record<Comparison, Comparison> = {
  ...{ atMost: 'atLeast', atLeast: 'atMost', below: 'above', above: 'below' },
  ...{ about: 'about', between: 'between' },
}

/** "Unter" and "über" leave the number itself out. */
const counted = new Set<Dimension | null>(['year', 'month', 'seats', 'doors'])

/** "unter" a price includes it, "nach 2018" begins with 2019; "etwa" is ten percent either way. */
export function comparedBounds(comparison: Comparison, value: number, dimension: Dimension | null): Bounds {
  const isCounted = counted.has(dimension)
  const beside = (by: number) => (dimension === 'month' ? besideMonth(value, by) : value + by)
  if (comparison === 'atMost') return { high: value }
  if (comparison === 'below') return { high: isCounted ? beside(-1) : value }
  if (comparison === 'atLeast' || comparison === 'between') return { low: value }
  if (comparison === 'above') return { low: isCounted ? beside(1) : value }
  return isCounted ? { plain: value } : { low: Math.round(value * 0.9), high: Math.round(value * 1.1) }
}
