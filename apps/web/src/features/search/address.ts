import { sorts } from '@portal/domain/car-sorts'
import type { Criteria } from '@portal/domain/criteria'
import { criterionNames, criterionOf } from '@portal/domain/criterion'
import { bounds } from '@portal/domain/vehicle/criterion-rules'
import { type Search, standardSort, unitOf, withoutOpen } from './form.ts'

/**
 * Criteria out of anything that was stored or typed into the address: each value is checked on its own, and what is
 * not a valid criterion counts as not given. Reversed bounds are let go together.
 */
export function criteriaFrom(values: Record<string, unknown>): Criteria {
  const read = criterionNames.map((name) => [name, criterionOf(name, values[name])] as const)
  const criteria: Criteria = withoutOpen(Object.fromEntries(read))
  for (const [from, to] of bounds)
    if ((criteria[from] ?? 0) > (criteria[to] ?? Number.POSITIVE_INFINITY)) {
      delete criteria[from]
      delete criteria[to]
    }
  return criteria
}

/** So many pages stand in one list; the address cannot ask for more. */
export const pagesMax = 50

/** The search of a query string; what it does not say is the standard. */
export function searchOf(query: URLSearchParams): Search {
  const values = criterionNames.map((name) => {
    const all = query.getAll(name)
    return [name, all.length > 1 ? all : all[0]]
  })
  const pages = Number(query.get('pages'))
  const criteria = criteriaFrom(Object.fromEntries(values))
  return {
    criteria,
    searchType: query.get('searchType') === 'detailed' ? 'detailed' : 'basic',
    unit: unitOf(criteria, query.get('unit')),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? standardSort,
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, pagesMax) : 1,
  }
}
