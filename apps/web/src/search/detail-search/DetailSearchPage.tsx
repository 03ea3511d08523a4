import { t } from '@portal/domain/values/text'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { storedResults, storedSearch } from '../../storage.ts'
import { criteriaFrom, searchOf } from '../criteria/address.ts'
import { parametersOf, queryOf, sortOf, unitOf } from '../criteria/form.ts'
import { makers, years } from '../criteria/queries.ts'
import { trackSearch } from '../criteria/track.ts'
import { DetailSearchForm } from './DetailSearchForm.tsx'
import { type Draft, tidy } from './form.ts'
import { keepSearch, optionCounts } from './queries.ts'
import './detail-search.css'

export const handle = { title: t('Detailsuche') }

function lastSearch(): Draft {
  const stored = storedSearch.read()
  const criteria = criteriaFrom(stored?.criteria ?? {})
  return { criteria, unit: unitOf(criteria, stored?.unit), sort: sortOf(stored?.sort) }
}

/** The criteria of the address, otherwise those of the last search (C-41). */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { criteria: named, unit, sort } = query.size > 0 ? searchOf(query) : lastSearch()
  const criteria = tidy({ ...named, gwNummer: undefined })
  await Promise.all([
    queryClient.prefetchQuery(optionCounts(criteria)),
    queryClient.prefetchQuery(makers(criteria.transporter ?? false)),
    queryClient.prefetchQuery(years),
  ])
  return { start: { criteria, unit, sort } }
}

/**
 * Updates the address without a navigation, because the router would run loader and focus handling on every change.
 * Clears the stored result ids, which no longer match (C-32).
 */
function remember(draft: Draft) {
  const search = { ...draft, searchType: 'detailed' } as const
  storedSearch.write(parametersOf(search))
  storedResults.clear()
  window.history.replaceState(window.history.state, '', `#${paths.detailSearch}?${queryOf(search)}`)
}

export function Component() {
  const { start } = useLoaderData<typeof loader>()
  const { key } = useLocation()
  const navigate = useNavigate()
  const account = useAccount()
  const search = (draft: Draft) => {
    const { criteria } = draft
    remember(draft)
    trackSearch('Detailsuche', criteria)
    keepSearch(account, criteria)
    navigate(`${paths.searchResults}?${queryOf({ ...draft, searchType: 'detailed' })}`)
  }
  return (
    <div className="container page">
      <div className="page-head">
        <h1>Detailsuche</h1>
        <p className="muted">Alle Angaben sind freiwillig. Die Trefferzahl passt sich sofort an.</p>
      </div>
      <DetailSearchForm key={key} start={start} onDraft={remember} onSearch={search} />
    </div>
  )
}
