import { sorts } from '@portal/domain/car-sorts'
import type { Criteria } from '@portal/domain/criteria'
import { bounds, criterionNames, criterionOf } from '@portal/domain/criterion'
import { type Search, standardSort, unitOf, withoutOpen } from './form.ts'

/**
 * Reads criteria from storage or an address. Each value is validated separately and invalid ones are omitted. If a
 * lower bound exceeds its upper bound, both are omitted.
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

/** The maximum number of pages in one list, to limit what an address can request. */
export const pagesMax = 50

/** Reads a search from a query string; missing parameters have default values. */
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
