import { type Car, detailSearchCars, listCarsOfMake, searchCars } from '@portal/contract/vehicles/cars'
import { resultPageSize } from '@portal/domain/values/constants'
import { minuteMs } from '@portal/domain/values/durations'
import { callPage, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { storedResults, storedSearch } from '../../storage.ts'
import { detailBody, parametersOf, queryOf, type Search } from '../criteria/form.ts'

type Page = { items: Car[]; total: number }

/** A page of a search; basic and detailed searches use different endpoints (D-18). */
const resultPage = ({ criteria, searchType, unit, sort, dismissed }: Search, page: number): Promise<Page> =>
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
    staleTime: 5 * minuteMs,
  })

const promotionPage = (make: string, { sort }: Search, page: number): Promise<Page> =>
  queryClient.fetchQuery({
    queryKey: ['cars', 'promotion', make, sort, page],
    queryFn: readsPage(listCarsOfMake, { params: { make }, query: { page, size: resultPageSize, sort } }),
    staleTime: 5 * minuteMs,
  })

/** Removes duplicates: the stock may change between two pages. */
async function joined(pages: Promise<Page>[]) {
  const answers = await Promise.all(pages)
  const cars = new Map(answers.flatMap(({ items }) => items).map((car) => [car.fahrzeugid, car]))
  return { cars: [...cars.values()], total: answers[0]?.total ?? 0 }
}

const pageNumbers = ({ pages }: Search) => Array.from({ length: pages }, (_, page) => page)

/**
 * Loads all shown pages of a search and stores it as the last one, with the data needed to restore it (D-20, U-21).
 * @param signal aborted when the list is left; then nothing is stored
 */
export async function results(search: Search, signal: AbortSignal) {
  const found = await joined(pageNumbers(search).map((page) => resultPage(search, page)))
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
  joined(pageNumbers(search).map((page) => promotionPage(make, search, page)))
