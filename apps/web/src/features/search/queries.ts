import { listMakers, listModelGroups } from '@portal/contract/car-models'
import {
  type Car,
  countCars,
  detailSearchCars,
  listCarsOfMake,
  listYears,
  readCarByGwNumber,
  searchCars,
} from '@portal/contract/cars'
import { saveSearchParams } from '@portal/contract/search-params'
import { resultPageSize } from '@portal/domain/constants'
import type { Criteria } from '@portal/domain/criteria'
import { minuteMs } from '@portal/domain/durations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callPage, textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { storedResults, storedSearch } from '../../storage.ts'
import { toast } from '../../ui/toast.ts'
import { detailBody, parametersOf, queryOf, type Search } from './form.ts'

/** The number of matching cars. Every change requests it again (B-25, B-35); a newer request aborts the older one. */
export const count = (criteria: Criteria) =>
  queryOptions({
    queryKey: ['cars', 'count', criteria],
    queryFn: ({ signal }) => call(countCars, { query: criteria, signal }),
    staleTime: 0,
  })

export const makers = (transporter: boolean) =>
  queryOptions({
    queryKey: ['car-models', 'makers', transporter],
    queryFn: ({ signal }) => call(listMakers, { query: { transporter }, signal }),
    staleTime: 5 * minuteMs,
    placeholderData: keepPreviousData,
  })

export const modelGroups = (maker: string, transporter: boolean) =>
  queryOptions({
    queryKey: ['car-models', 'groups', maker, transporter],
    queryFn: ({ signal }) => call(listModelGroups, { query: { maker, transporter }, signal }),
    staleTime: 5 * minuteMs,
    enabled: maker !== '' && !maker.includes('|'),
  })

export const years = queryOptions({
  queryKey: ['car-models', 'years'],
  queryFn: ({ signal }) => call(listYears, { signal }),
  staleTime: 5 * minuteMs,
})

/** The car of a GW number; an unknown number shows one message (B-34). */
export const carOfGwNumber = (gw: string) =>
  queryOptions({
    queryKey: ['cars', 'gw', gw],
    queryFn: async ({ signal }) => {
      try {
        return await call(readCarByGwNumber, { params: { gw }, signal })
      } catch (error) {
        if (!signal.aborted) toast('error', textOf(error, gwTexts))
        throw error
      }
    },
    retry: false,
  })

const gwTexts = {
  '404': 'Das Fahrzeug ist verfügbar, es kann aber in der Vorschau im Moment nicht gesehen werden.',
  default: 'Es konnte kein Fahrzeug mit der von Ihnen eingegebenen GW-Nummer gefunden werden.',
}

type Page = { items: Car[]; total: number }

/** A page of a search; basic and detailed searches use different endpoints (D-18). */
const resultPage = ({ criteria, searchType, unit, sort }: Search, page: number): Promise<Page> =>
  queryClient.fetchQuery({
    queryKey: ['cars', 'results', searchType, criteria, unit, sort, page],
    queryFn: async ({ signal }) => {
      const paging = { page, size: resultPageSize, sort }
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
    queryFn: ({ signal }) =>
      callPage(listCarsOfMake, { params: { make }, query: { page, size: resultPageSize, sort }, signal }),
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

/** Saves the search parameters with the account (B-38). An error only shows a message, because the search continues. */
export async function saveWithAccount(search: Pick<Search, 'criteria' | 'searchType'>) {
  const { searchType, vehicleType } = parametersOf(search)
  try {
    await call(saveSearchParams, { body: { ...search.criteria, searchType, vehicleType } })
  } catch (error) {
    toast('error', textOf(error, { default: 'Ihre Suche konnte nicht gespeichert werden.' }))
  }
}
