import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { criterionNames, criterionOf } from '@portal/domain/search/criterion'
import { bounds } from '@portal/domain/vehicles/attributes/criterion-rules'
import { inOrder, reversedIn, type Search, sortOf, unitOf, withoutOpen } from './form.ts'

/**
 * Reads criteria from storage or an address. Each value is validated separately and invalid ones are omitted. Reversed
 * bounds are swapped.
 */
export const criteriaFrom = (values: Record<string, unknown>): Criteria => inOrder(validIn(values), bounds)

function validIn(values: Record<string, unknown>): Criteria {
  const read = criterionNames.map((name) => [name, criterionOf(name, values[name])] as const)
  return withoutOpen(Object.fromEntries(read))
}

const resultViews = ['cards', 'list', 'split'] as const
export type ResultView = (typeof resultViews)[number]

/** The result view with a name from an address or the storage; undefined for other names. */
export const viewOf = (name: unknown) => resultViews.find((view) => view === name)

const dismissedChoices: readonly DismissedChoice[] = ['with', 'only']

/** The maximum number of pages in one list, to limit what an address can request. */
export const pagesMax = 50

function valuesIn(query: URLSearchParams): Record<string, unknown> {
  const values = criterionNames.map((name) => {
    const all = query.getAll(name)
    return [name, all.length > 1 ? all : all[0]]
  })
  return Object.fromEntries(values)
}

/** Whether an address contains a range whose lower bound is above the upper one. */
export const hasReversedBounds = (query: URLSearchParams) =>
  reversedIn(validIn(valuesIn(query)), bounds).length > 0

/** Reads a search from a query string; missing parameters have default values. */
export function searchOf(query: URLSearchParams): Search {
  const pages = Number(query.get('pages'))
  const criteria = criteriaFrom(valuesIn(query))
  return {
    criteria,
    searchType: query.get('searchType') === 'detailed' ? 'detailed' : 'basic',
    unit: unitOf(criteria, query.get('unit')),
    sort: sortOf(query.get('sort')),
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, pagesMax) : 1,
    dismissed: dismissedChoices.find((choice) => choice === query.get('dismissed')),
  }
}
