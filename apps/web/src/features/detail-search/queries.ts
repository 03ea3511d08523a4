import { listMakers, listModelDetails, listModelGroups } from '@portal/contract/car-models'
import { countOptions, listYears } from '@portal/contract/cars'
import type { Criteria } from '@portal/domain/criteria'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

const lists = { staleTime: 5 * 60_000 }

/** Makers of cars or of vans (C-03). */
export const makersOf = (transporter: boolean) =>
  queryOptions({
    queryKey: ['car-models', 'makers', transporter],
    queryFn: ({ signal }) => call(listMakers, { query: { transporter }, signal }),
    ...lists,
  })

export const modelGroupsOf = (transporter: boolean, maker: string | undefined) =>
  queryOptions({
    queryKey: ['car-models', 'groups', transporter, maker],
    queryFn: ({ signal }) => call(listModelGroups, { query: { maker: maker ?? '', transporter }, signal }),
    enabled: maker !== undefined,
    ...lists,
  })

export const modelsOf = (transporter: boolean, maker: string | undefined, car_model: string | undefined) =>
  queryOptions({
    queryKey: ['car-models', 'models', transporter, maker, car_model],
    queryFn: ({ signal }) =>
      call(listModelDetails, {
        query: { maker: maker ?? '', car_model: car_model ?? '', transporter },
        signal,
      }),
    enabled: maker !== undefined && car_model !== undefined,
    ...lists,
  })

export const registrationYears = queryOptions({
  queryKey: ['car-models', 'years'],
  queryFn: ({ signal }) => call(listYears, { signal }),
  ...lists,
})

/** One call per change; the signal ends the call of a choice that is already history. */
export const optionCounts = (criteria: Criteria) =>
  queryOptions({
    queryKey: ['search', 'option-counts', criteria],
    queryFn: ({ signal }) => call(countOptions, { query: criteria, signal }),
    placeholderData: keepPreviousData,
  })
