import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router'
import { ensureAccount, useAccount } from '../features/account/queries.ts'
import { portalSettings, usePortalSettings } from '../features/portal-settings/queries.ts'
import { queryClient } from '../query-client.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { endPageToast } from '../ui/toast.ts'
import { BankBanner } from './BankBanner.tsx'
import { ConsentTool } from './ConsentTool.tsx'
import { showsOffers } from './entries.ts'
import { FinancingArea } from './FinancingArea.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { InstallBanner } from './InstallBanner.tsx'
import { MobileBar } from './MobileBar.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageViews } from './PageViews.tsx'
import { ServerBanner } from './ServerBanner.tsx'
import { titleOf } from './title.ts'

/** Account and operator's settings are loaded before the first page renders (U-63). */
export async function loader() {
  await Promise.all([ensureAccount(), queryClient.ensureQueryData(portalSettings)])
  return null
}

/** Counts how often somebody else has signed in; what was typed and shown for one person is never the next one's. */
function useOwnerChanges(): number {
  const id = useAccount()?.id
  const [owner, setOwner] = useState({ id, changes: 0 })
  if (id === undefined || id === owner.id) return owner.changes
  const next = { id, changes: owner.id === undefined ? owner.changes : owner.changes + 1 }
  setOwner(next)
  return next.changes
}

/** The frame of every page: header, content, banners, footer. */
export function AppShell() {
  const { bankBanner, financing, brand } = usePortalSettings()
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

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link within the page; only the hash belongs to the router */}
      <a
        href="#inhalt"
        className="skip"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Zum Inhalt springen
      </a>
      <ConsentTool />
      <ServerBanner />
      <Header />
      <Toasts />
      <div className={isLoading ? 'loading-bar on' : 'loading-bar'} aria-hidden />
      <OfflineNotice />
      <InstallBanner />
      <main id="inhalt" ref={main} tabIndex={-1} aria-busy={isLoading}>
        <Outlet key={ownerChanges} />
      </main>
      {bankBanner && showsOffers(pathname) && <BankBanner />}
      {financing && showsOffers(pathname) && <FinancingArea />}
      <Footer />
      <MobileBar />
      <ScrollRestoration />
      <PageViews />
    </>
  )
}
