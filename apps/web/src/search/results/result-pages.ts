import { type Car, detailSearchCars, listCarsOfMake, searchCars } from '@portal/contract/vehicles/cars'
import { resultPageSize } from '@portal/domain/values/constants'
import { minuteMs } from '@portal/domain/values/durations'
import { callPage, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { storedResults, storedSearch } from '../../storage.ts'
import { detailBody, parametersOf, queryOf, type Search } from '../criteria/form.ts'

type Page = { items: Car[]; total: number }
/** @param staleTime milliseconds for which a page read before is used */
type PageOrder = { page: number; staleTime: number }

/** A page of a search; basic and detailed searches use different endpoints (D-18). */
const resultPage = (
  { criteria, searchType, unit, sort, dismissed }: Search,
  { page, staleTime }: PageOrder,
): Promise<Page> =>
  queryClient.fetchQuery({
    queryKey: ['cars', 'results', searchType, criteria, unit, sort, dismissed, page],
    queryFn: async ({ signal }) => {
      const paging = { dismissed, page, size: resultPageSize, sort }
      if (searchType === 'basic') return callPage(searchCars, { query: { ...criteria, ...paging }, signal })
      const { items, total } = await callPage(detailSearchCars, {
        query: { ...paging, countOnly: false },
        body: detailBody({ criteria, unit }),
        signal,
      })
      return { items: typeof items === 'number' ? [] : items, total }
    },
    staleTime,
  })

const promotionPage = (make: string, { sort }: Search, { page, staleTime }: PageOrder): Promise<Page> =>
  queryClient.fetchQuery({
    queryKey: ['cars', 'promotion', make, sort, page],
    queryFn: readsPage(listCarsOfMake, { params: { make }, query: { page, size: resultPageSize, sort } }),
    staleTime,
  })

/**
 * All shown pages of a list. Pages with different totals were read before and after a change, which moves cars from one
 * page to another; then all are read again. Duplicates are removed in case the list changes once more.
 */
async function allPages({ pages }: Search, load: (order: PageOrder) => Promise<Page>) {
  const numbers = Array.from({ length: pages }, (_, page) => page)
  const read = (staleTime: number) => Promise.all(numbers.map((page) => load({ page, staleTime })))
  let found = await read(5 * minuteMs)
  if (new Set(found.map(({ total }) => total)).size > 1) found = await read(0)
  const cars = new Map(found.flatMap(({ items }) => items).map((car) => [car.fahrzeugid, car]))
  return { cars: [...cars.values()], total: found[0]?.total ?? 0 }
}

/**
 * Loads all shown pages of a search and stores it as the last one, with the data needed to restore it (D-20, U-21).
 * @param signal aborted when the list is left; then nothing is stored
 */
export async function results(search: Search, signal: AbortSignal) {
  const found = await allPages(search, (order) => resultPage(search, order))
  if (signal.aborted) return found
  const query = queryOf(search)
  const known = storedResults.read()
  storedSearch.write(parametersOf(search))
  storedResults.write({
    query,
    ids: found.cars.map(({ fahrzeugid }) => fahrzeugid),
    total: found.total,
    scroll: known?.query === query ? known.scroll : 0,
    storedAt: Date.now(),
  })
  return found
}

/** All shown pages of the cars of one maker (D-15). */
export const promotion = (make: string, search: Search) =>
  allPages(search, (order) => promotionPage(make, search, order))
