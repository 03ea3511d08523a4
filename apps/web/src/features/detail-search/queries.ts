import type { Account } from '@portal/contract/account'
import { listModelDetails } from '@portal/contract/car-models'
import { countOptions } from '@portal/contract/cars'
import type { DismissedChoice } from '@portal/contract/dismissed-cars'
import type { Criteria } from '@portal/domain/criteria'
import { seesOffers } from '@portal/domain/roles'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { saveDetailedSearch } from '../saved-search/queries.ts'
import { saveWithAccount } from '../search/queries.ts'

/** The models of a model group (C-04). */
export const modelsOf = (transporter: boolean, maker: string | undefined, car_model: string | undefined) =>
  queryOptions({
    queryKey: ['car-models', 'models', transporter, maker, car_model],
    queryFn: ({ signal }) =>
      call(listModelDetails, {
        query: { maker: maker ?? '', car_model: car_model ?? '', transporter },
        signal,
      }),
    enabled: maker !== undefined && car_model !== undefined,
    staleTime: 5 * 60_000,
  })

/** The option counts for the criteria; a newer request aborts the older one. */
export const optionCounts = (criteria: Criteria & { dismissed?: DismissedChoice }) =>
  queryOptions({
    queryKey: ['cars', 'option-counts', criteria],
    queryFn: ({ signal }) => call(countOptions, { query: criteria, signal }),
    placeholderData: keepPreviousData,
  })

/** Stores a started search: the parameters for every login, the search itself for dealers (C-39). */
export function keepSearch(account: Account | null, criteria: Criteria) {
  if (!seesOffers(account)) return
  void saveWithAccount({ criteria, searchType: 'detailed' })
  void saveDetailedSearch(criteria)
}
