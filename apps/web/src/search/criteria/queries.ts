import { saveSearchParams } from '@portal/contract/search/search-params'
import { listMakers, listModelGroups } from '@portal/contract/vehicles/car-models'
import { countCars, listYears, readCarByGwNumber } from '@portal/contract/vehicles/cars'
import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { minuteMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { toastFailure } from '../../toast-failure.ts'
import { parametersOf, type Search } from './form.ts'

/** The number of matching cars. Every change requests it again (B-25, B-35); a newer request aborts the older one. */
export const count = (criteria: Criteria & { dismissed?: DismissedChoice }) =>
  queryOptions({
    queryKey: ['cars', 'count', criteria],
    queryFn: reads(countCars, { query: criteria }),
    staleTime: 0,
  })

export const makers = (transporter: boolean | undefined) =>
  queryOptions({
    queryKey: ['car-models', 'makers', transporter],
    queryFn: reads(listMakers, { query: { transporter } }),
    staleTime: 5 * minuteMs,
    placeholderData: keepPreviousData,
  })

export const modelGroups = (maker: string, transporter: boolean | undefined) =>
  queryOptions({
    queryKey: ['car-models', 'groups', maker, transporter],
    queryFn: reads(listModelGroups, { query: { maker, transporter } }),
    staleTime: 5 * minuteMs,
    enabled: maker !== '' && !maker.includes('|'),
  })

export const years = queryOptions({
  queryKey: ['car-models', 'years'],
  queryFn: reads(listYears),
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
        if (!signal.aborted) toastFailure(error, gwTexts)
        throw error
      }
    },
    retry: false,
  })

const gwTexts = {
  '404': t('Das Fahrzeug ist verfügbar, es kann aber in der Vorschau im Moment nicht gesehen werden.'),
  default: t('Es konnte kein Fahrzeug mit der von Ihnen eingegebenen GW-Nummer gefunden werden.'),
}

/** Saves the search parameters with the account (B-38). An error only shows a message, because the search continues. */
export async function saveWithAccount(search: Pick<Search, 'criteria' | 'searchType'>) {
  const { searchType, vehicleType } = parametersOf(search)
  try {
    await call(saveSearchParams, { body: { ...search.criteria, searchType, vehicleType } })
  } catch (error) {
    toastFailure(error, { default: t('Ihre Suche konnte nicht gespeichert werden.') })
  }
}
