import type { Account } from '@portal/contract/accounts/account'
import { addSavedSearch } from '@portal/contract/search/saved-search'
import { listModelDetails } from '@portal/contract/vehicles/car-models'
import { countOptions } from '@portal/contract/vehicles/cars'
import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import { has, seesOffers } from '@portal/domain/accounts/roles'
import type { Criteria } from '@portal/domain/search/criteria'
import { t } from '@portal/domain/values/text'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { account } from '../../session/account.ts'
import { saveWithAccount } from '../criteria/queries.ts'

/**
 * Saves a dealer's detailed search (C-39), on which best results are based; does nothing for other roles. Errors are
 * only logged, because the search itself must continue.
 */
async function saveDetailedSearch(criteria: Criteria): Promise<void> {
  const found = queryClient.getQueryData(account.queryKey) ?? null
  if (!found || !has(found, 'ROLE_DEALER')) return
  const { maker: hersteller, car_model: modellgruppe } = criteria
  const user = { user_id: found.id, user_email: found.email }
  try {
    await call(addSavedSearch, { body: { ...criteria, ...user, hersteller, modellgruppe, detailsearch: 1 } })
    await queryClient.invalidateQueries({ queryKey: ['best-results'] })
  } catch (error) {
    console.warn(t('Die Suche wurde nicht gespeichert.'), error)
  }
}

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
    queryFn: reads(countOptions, { query: criteria }),
    placeholderData: keepPreviousData,
  })

/** Stores a started search: its parameters for signed-in accounts, and the search itself for dealers (C-39). */
export function keepSearch(account: Account | null, criteria: Criteria) {
  if (!seesOffers(account)) return
  void saveWithAccount({ criteria, searchType: 'detailed' })
  void saveDetailedSearch(criteria)
}
