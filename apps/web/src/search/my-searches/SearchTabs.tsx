import { seesOffers } from '@portal/domain/accounts/roles'
import './my-searches.css'
import type { MySearch } from '@portal/contract/search/my-searches'
import type { Criteria } from '@portal/domain/search/criteria'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { useLastVisit } from '../../vehicles/last-visit/queries.ts'
import { addressOfSearch, isSame, newsText } from './facts.ts'
import { mySearches } from './queries.ts'
import { SearchTabTools } from './SearchTabTools.tsx'

/**
 * The account's own searches as links, each with its number of vehicles and of new ones since the last visit. A line
 * below explains the numbers of the hovered or focused search, or of the opened one.
 * @param criteria of the shown results; the controls of the search with these criteria are beside the tabs
 */
export function SearchTabs({ criteria }: { criteria?: Criteria }) {
  const isOwner = seesOffers(useAccount())
  const { data: searches = [] } = useQuery({ ...mySearches, enabled: isOwner })
  const lastVisit = useLastVisit()
  const [pointed, setPointed] = useState<MySearch>()
  const id = useId()
  const current = criteria && searches.find((search) => isSame(search, criteria))
  const explained = pointed ?? current
  const leave = () => setPointed(undefined)
  if (!isOwner || searches.length === 0) return null
  return (
    <nav className="my-searches" aria-label="Meine Suchen">
      <ul>
        {searches.map((search) => (
          <li key={search.id}>
            <Link
              to={`${paths.searchResults}?${addressOfSearch(search)}`}
              aria-current={search === current ? 'page' : undefined}
              aria-describedby={`${id}-${search.id}`}
              onPointerEnter={() => setPointed(search)}
              onPointerLeave={leave}
              onFocus={() => setPointed(search)}
              onBlur={leave}
            >
              <span className="name">{search.name}</span>
              <span className="n">{countText(search.total)}</span>
              {search.fresh > 0 && <span className="fresh">{plural(search.fresh, '+1 neu', '+# neu')}</span>}
            </Link>
            <span hidden id={`${id}-${search.id}`}>
              {newsText(search, lastVisit)}
            </span>
          </li>
        ))}
      </ul>
      <p className="news" aria-hidden>
        {explained && newsText(explained, lastVisit)}
      </p>
      {current && <SearchTabTools key={current.id} search={current} searches={searches} />}
    </nav>
  )
}
