import type { MySearch } from '@portal/contract/search/my-searches'
import { seesOffers } from '@portal/domain/accounts/roles'
import type { Criteria } from '@portal/domain/search/criteria'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { isSame, queryOfSearch } from './facts.ts'
import { mySearches, type SearchDraft, searchDraft } from './queries.ts'

const KeepSearchDialog = lazy(() => import('./KeepSearchDialog.tsx'))

/** Keeps the shown search as a tab; for signed-in accounts, unless it is one of their tabs. */
export function KeepSearchButton({ criteria }: { criteria: Criteria }) {
  const isOwner = seesOffers(useAccount())
  const { data: searches } = useQuery({ ...mySearches, enabled: isOwner })
  if (!isOwner || !searches || searches.some((search) => isSame(search, criteria))) return null
  return <KeepSearch key={queryOfSearch(criteria)} criteria={criteria} searches={searches} />
}

function KeepSearch({ criteria, searches }: { criteria: Criteria; searches: readonly MySearch[] }) {
  const draft = useKeptDraft(searchDraft, useAccount()?.id)
  const [asked, setAsked] = useState<{ kept?: SearchDraft } | undefined>(
    draft?.query === queryOfSearch(criteria) ? { kept: draft } : undefined,
  )
  return (
    <>
      <Button onClick={() => setAsked({})}>
        <IconBookmarkPlus aria-hidden />
        <span>Suche speichern</span>
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <KeepSearchDialog {...{ criteria, searches, ...asked }} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
