import { lazy, Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useConsent } from '../consent.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { ensureAccount } from '../session/account.ts'
import { portalSettings, usePortalSettings } from '../site/portal-settings/queries.ts'
import { trackPage } from '../site/tracking/track.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { ConsentTool } from './ConsentTool.tsx'
import { showsOffers } from './entries.ts'
import { Header } from './Header.tsx'
import { InstallBanner } from './InstallBanner.tsx'
import { MobileBar } from './MobileBar.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ServerBanner } from './ServerBanner.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePage } from './use-page.ts'

const BankBanner = lazy(() => import('./BankBanner.tsx').then((banner) => ({ default: banner.BankBanner })))
const FinancingArea = lazy(() =>
  import('./FinancingArea.tsx').then((area) => ({ default: area.FinancingArea })),
)

const Footer = lazy(() => import('./Footer.tsx').then((footer) => ({ default: footer.Footer })))

/** Account and operator's settings are loaded before the first page renders (U-63). */
export async function loader() {
  await Promise.all([ensureAccount(), queryClient.ensureQueryData(portalSettings)])
  return null
}

/** The frame of every page: header, content, banners, footer. */
export function AppShell() {
  const { bankBanner, financing } = usePortalSettings()
  const { main, pathname, ownerChanges, isLoading } = usePage()
  return (
    <>
      <SkipLink main={main} />
      <ConsentTool />
      <ServerBanner />
      <Header />
      <Toasts />
      <div className={isLoading ? 'loading-bar on' : 'loading-bar'} aria-hidden />
      <OfflineNotice />
      {/* A list of results begins at the top of a phone's screen. */}
      <InstallBanner isHidden={pathname.startsWith(paths.searchResults)} />
      <main id="inhalt" ref={main} tabIndex={-1} aria-busy={isLoading}>
        <Outlet key={ownerChanges} />
      </main>
      <Suspense>
        {bankBanner && showsOffers(pathname) && <BankBanner />}
        {financing && showsOffers(pathname) && <FinancingArea />}
        <Footer />
      </Suspense>
      <MobileBar />
      <ScrollRestoration />
      <PageViews />
    </>
  )
}

/** Counts every page view once the visitor has consented. */
function PageViews() {
  const { pathname } = useLocation()
  const isAgreed = useConsent('analytics')
  useEffect(() => {
    if (isAgreed) trackPage(pathname)
  }, [isAgreed, pathname])
  return null
}
