import { sorts } from '@portal/domain/car-sorts'
import { criteriaFrom, criterionNames } from '@portal/domain/criterion'
import { type Search, standardSort } from './form.ts'

/** So many pages stand in one list; the address cannot ask for more. */
export const pagesMax = 50

/** The search of a query string; what it does not say is the standard. */
export function searchOf(query: URLSearchParams): Search {
  const values = criterionNames.map((name) => {
    const all = query.getAll(name)
    return [name, all.length > 1 ? all : all[0]]
  })
  const pages = Number(query.get('pages'))
  return {
    criteria: criteriaFrom(Object.fromEntries(values)),
    searchType: query.get('searchType') === 'detailed' ? 'detailed' : 'basic',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? standardSort,
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, pagesMax) : 1,
  }
}
