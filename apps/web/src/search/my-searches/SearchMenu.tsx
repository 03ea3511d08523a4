import { seesOffers } from '@portal/domain/accounts/roles'
import type { Criteria } from '@portal/domain/search/criteria'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../session/account.ts'
import { Drop } from '../../ui/Drop.tsx'
import { isSame } from './facts.ts'
import { mySearches } from './queries.ts'
import { SearchTabs } from './SearchTabs.tsx'

/** The account's own searches behind a button with the name of the shown one, so that the results begin higher. */
export function SearchMenu({ criteria }: { criteria: Criteria }) {
  const { data: searches = [] } = useQuery({ ...mySearches, enabled: seesOffers(useAccount()) })
  if (searches.length === 0) return null
  const current = searches.find((search) => isSame(search, criteria))
  const fresh = searches.reduce((sum, search) => sum + search.fresh, 0)
  return (
    <Drop
      className="chip since search-menu"
      label={
        <>
          <IconBookmark aria-hidden />
          <span className="name">{current?.name ?? t('Meine Suchen')}</span>
          {!current && fresh > 0 && <span className="n">{plural(fresh, '+1 neu', '+# neu')}</span>}
        </>
      }
    >
      <SearchTabs criteria={criteria} />
    </Drop>
  )
}
