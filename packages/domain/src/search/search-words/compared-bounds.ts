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

/** "unter" a price includes it, "nach 2018" begins with 2019; "etwa" is ten percent either way. */
export function comparedBounds(comparison: Comparison, value: number, dimension: Dimension | null): Bounds {
  const isCounted = ['year', 'month', 'seats', 'doors'].includes(dimension ?? '')
  const step = isCounted ? 1 : 0
  const beside = (by: number) => (dimension === 'month' ? besideMonth(value, by) : value + by)
  if (comparison === 'atMost') return { high: value }
  if (comparison === 'below') return { high: step ? beside(-1) : value }
  if (comparison === 'atLeast' || comparison === 'between') return { low: value }
  if (comparison === 'above') return { low: step ? beside(1) : value }
  return step ? { plain: value } : { low: Math.round(value * 0.9), high: Math.round(value * 1.1) }
}
