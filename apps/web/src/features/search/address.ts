import type { Criteria } from '@portal/domain/criteria'
import { criterionNames, criterionOf } from '@portal/domain/criterion'
import { inOrder, reversedIn, type Search, sortOf, unitOf, withoutOpen } from './form.ts'

/**
 * Criteria out of anything that was stored or typed into the address: each value is checked on its own, and what is
 * not a valid criterion counts as not given. Reversed bounds are put right.
 */
export const criteriaFrom = (values: Record<string, unknown>): Criteria => inOrder(validIn(values))

function validIn(values: Record<string, unknown>): Criteria {
  const read = criterionNames.map((name) => [name, criterionOf(name, values[name])] as const)
  return withoutOpen(Object.fromEntries(read))
}

/** So many pages stand in one list; the address cannot ask for more. */
export const pagesMax = 50

function valuesIn(query: URLSearchParams): Record<string, unknown> {
  const values = criterionNames.map((name) => {
    const all = query.getAll(name)
    return [name, all.length > 1 ? all : all[0]]
  })
  return Object.fromEntries(values)
}

/** Whether an address names a range whose lower bound is above the upper one. */
export const hasReversedBounds = (query: URLSearchParams) => reversedIn(validIn(valuesIn(query))).length > 0

/** The search of a query string; what it does not say is the standard. */
export function searchOf(query: URLSearchParams): Search {
  const pages = Number(query.get('pages'))
  const criteria = criteriaFrom(valuesIn(query))
  return {
    criteria,
    searchType: query.get('searchType') === 'detailed' ? 'detailed' : 'basic',
    unit: unitOf(criteria, query.get('unit')),
    sort: sortOf(query.get('sort')),
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, pagesMax) : 1,
  }
}
