import { checkBounds, criteriaShape } from '@portal/domain/search/criteria'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** The last search of an account: the criteria with kind of search and vehicle type (U-07). */
export const SearchParams = z
  .strictObject({
    ...criteriaShape,
    searchType: z.enum(['basic', 'detailed']).default('basic'),
    vehicleType: z.enum(['pkw', 'lkw']).default('pkw'),
  })
  .superRefine(checkBounds)
export type SearchParams = z.output<typeof SearchParams>

/** The same document in a response, where values already have their types. */
const StoredSearchParams = z.looseObject({
  searchType: z.enum(['basic', 'detailed']),
  vehicleType: z.enum(['pkw', 'lkw']),
})

const url = '/mvp/api/mvp-user-search-params'

export const saveSearchParams = {
  method: 'PUT',
  url,
  config: { access: 'session', summary: 'Die Suchparameter des Kontos speichern' },
  schema: { body: SearchParams, response: { 204: z.undefined() } },
} satisfies Endpoint

export const readSearchParams = {
  method: 'GET',
  url,
  config: { access: 'session', summary: 'Die zuletzt gespeicherten Suchparameter des Kontos' },
  schema: { response: { 200: StoredSearchParams } },
} satisfies Endpoint
