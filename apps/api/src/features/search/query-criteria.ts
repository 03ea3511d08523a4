import type { Criteria } from '@portal/domain/criteria'
import { absent, bounds, criterionNames, criterionOf } from '@portal/domain/criterion'

const isCriterion = new Set(criterionNames)

/**
 * The criteria in a query string, read by the tables their schema is made of: a live count is asked for after every
 * click, and validation takes longer than counting.
 *
 * @param query as Fastify has parsed it
 * @param others names of parameters that are no criteria
 * @returns null when the schema must report the error: a name or a value is unknown, or bounds are reversed
 */
export function queryCriteria(query: unknown, others: ReadonlySet<string> = new Set()): Criteria | null {
  const criteria: Record<string, unknown> = {}
  for (const [name, written] of Object.entries(query ?? {})) {
    if (others.has(name)) continue
    if (!isCriterion.has(name)) return null
    if (absent(written) === undefined) continue
    const value = criterionOf(name, written)
    if (value === undefined) return null
    criteria[name] = value
  }
  const isReversed = bounds.some(([low, high]) => Number(criteria[low]) > Number(criteria[high]))
  return isReversed ? null : criteria
}
