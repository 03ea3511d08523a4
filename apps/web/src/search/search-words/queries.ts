import { listNames, searchInWords } from '@portal/contract/search/search-words'
import { type Car, readCarByGwNumber, searchCars } from '@portal/contract/vehicles/cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { readPart } from '@portal/domain/search/search-words/read-words'
import { minuteMs } from '@portal/domain/values/durations'
import { ownLanguage } from '@portal/domain/values/own-language'
import { carPath } from '@portal/domain/vehicles/car-path'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import { ApiProblem, call, callPage } from '../../api.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { queryOf, standardSort, unitOf } from '../criteria/form.ts'
import { trackSearch } from '../criteria/track.ts'
import { isGwNumber, noteOn, type Phrase, withoutDropped } from './facts.ts'

/** Makers and model groups of the stock. */
export const names = queryOptions({
  queryKey: ['search-words', 'names'],
  queryFn: ({ signal }) => call(listNames, { signal }),
  staleTime: 5 * minuteMs,
})

/** The words of the page's language beside the German ones. They are loaded for other languages only. */
export const pageLexicon = () => {
  const language = ownLanguage
  return queryOptions({
    queryKey: ['search-words', 'lexicon', language],
    queryFn: async () => {
      const { lexiconOf } = await import('@portal/domain/search/search-words/languages/lexicons')
      return lexiconOf(language) ?? null
    },
    enabled: language !== 'de',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The meaning of a phrase and the number of cars. A newer request aborts the older one. */
export const wordsOf = (text: string) =>
  queryOptions({
    queryKey: ['search-words', 'read', text],
    queryFn: ({ signal }) => {
      const language = ownLanguage
      const ofLanguage = language === 'de' ? {} : { language }
      return call(searchInWords, { query: { q: readPart(text), ...ofLanguage }, signal })
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })

/** The car of six typed digits; null if there is none that this caller may see. */
export const carOfDigits = (text: string) =>
  queryOptions({
    queryKey: ['search-words', 'gw', text],
    queryFn: async ({ signal }): Promise<Car | null> => {
      try {
        return await call(readCarByGwNumber, { params: { gw: text }, signal })
      } catch (error) {
        if (error instanceof ApiProblem && [404, 422].includes(error.status)) return null
        throw error
      }
    },
    enabled: isGwNumber(text),
  })

const suggestedCars = 2

/** The first cars of a search. */
export const firstCars = (criteria: Criteria, enabled: boolean) =>
  queryOptions({
    queryKey: ['search-words', 'cars', criteria],
    queryFn: ({ signal }) =>
      callPage(searchCars, {
        query: { ...criteria, page: 0, size: suggestedCars, sort: standardSort },
        signal,
      }),
    enabled,
    placeholderData: keepPreviousData,
  })

/** Opens the car of a typed GW number; false if there is none. */
export async function openCar({ text }: Phrase, navigate: NavigateFunction): Promise<boolean> {
  const car = isGwNumber(text) ? await queryClient.fetchQuery(carOfDigits(text.trim())) : null
  if (car) await navigate(carPath(car, 'searchResults'))
  return car !== null
}

/**
 * Opens the results of a phrase, which show what was corrected or not understood.
 * @returns false if the phrase contains no criterion
 */
export async function openPhrase({ text, dropped }: Phrase, navigate: NavigateFunction): Promise<boolean> {
  const typed = text.trim()
  if (typed === '') return false
  const read = await queryClient.fetchQuery(wordsOf(typed))
  const criteria = withoutDropped(read.criteria, dropped)
  if (Object.keys(criteria).length === 0) return false
  trackSearch('Suche in Worten', criteria)
  const query = queryOf({ criteria, searchType: 'detailed', unit: unitOf(criteria) })
  await navigate(`${paths.searchResults}?${query}`, { state: { note: noteOn(read) } })
  return true
}
