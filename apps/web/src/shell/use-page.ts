import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { useAccount } from '../session/account.ts'
import { ownerOf } from '../session/facts.ts'
import { usePortalSettings } from '../site/portal-settings/queries.ts'
import { endPageToast } from '../ui/toast.ts'
import { titleOf } from './title.ts'

/** Counts changes of account or company. The page is rendered anew after each, so that it shows no data of the account before. */
function useOwnerChanges(): number {
  const id = ownerOf(useAccount()) ?? undefined
  const [owner, setOwner] = useState({ id, changes: 0 })
  if (id === undefined || id === owner.id) return owner.changes
  const next = { id, changes: owner.id === undefined ? owner.changes : owner.changes + 1 }
  setOwner(next)
  return next.changes
}

/** Shared by both frames: document title, focus after a navigation, a new rendering for another account. */
export function usePage() {
  const { brand } = usePortalSettings()
  const title = titleOf(useMatches())
  const { pathname } = useLocation()
  const ownerChanges = useOwnerChanges()
  const isLoading = useNavigation().state === 'loading'
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    document.title = title ? `${title} | ${brand}` : brand
  }, [title, brand])

  // A new page starts at its top, also for keyboard and screen reader. `data-shown` names the current page for the
  // browser tests.
  useEffect(() => {
    const { current: place } = main
    if (!place || place.dataset.shown === pathname) return
    endPageToast()
    if (place.dataset.shown) place.focus({ preventScroll: true })
    place.dataset.shown = pathname
  }, [pathname])

  return { main, title, pathname, ownerChanges, isLoading }
}
