import { addSavedSearch } from '@portal/contract/saved-search'
import type { Criteria } from '@portal/domain/criteria'
import { has } from '@portal/domain/roles'
import { call } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { account } from '../account/queries.ts'

/**
 * Saves a dealer's detailed search (C-39), on which best results are based; does nothing for other roles. Errors are
 * only logged, because the search itself must continue.
 */
export async function saveDetailedSearch(criteria: Criteria): Promise<void> {
  const found = queryClient.getQueryData(account.queryKey) ?? null
  if (!found || !has(found, 'ROLE_DEALER')) return
  const { maker: hersteller, car_model: modellgruppe } = criteria
  const user = { user_id: found.id, user_email: found.email }
  try {
    await call(addSavedSearch, { body: { ...criteria, ...user, hersteller, modellgruppe, detailsearch: 1 } })
    await queryClient.invalidateQueries({ queryKey: ['best-results'] })
  } catch (error) {
    console.warn('Die Suche wurde nicht gespeichert.', error)
  }
}
