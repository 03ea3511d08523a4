import { seesOffers } from '@portal/domain/accounts/roles'
import type { Criteria } from '@portal/domain/search/criteria'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { isSame } from './facts.ts'
import { mySearches } from './queries.ts'

const KeepSearchDialog = lazy(() => import('./KeepSearchDialog.tsx'))

/** Keeps the shown search as a tab; for signed-in accounts, unless it is one of their tabs. */
export function KeepSearchButton({ criteria }: { criteria: Criteria }) {
  const isOwner = seesOffers(useAccount())
  const { data: searches } = useQuery({ ...mySearches, enabled: isOwner })
  const [isOpen, setOpen] = useState(false)
  if (!isOwner || !searches || searches.some((search) => isSame(search, criteria))) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconBookmarkPlus aria-hidden />
        <span>Suche speichern</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeepSearchDialog criteria={criteria} searches={searches} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
