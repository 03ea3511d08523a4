import { isOffice } from '@portal/domain/accounts/roles'
import { Link, Outlet, ScrollRestoration } from 'react-router'
import { housePaths } from '../house-paths.ts'
import { useAccount } from '../session/account.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { HouseBar } from './HouseBar.tsx'
import { HouseNav } from './HouseNav.tsx'
import { HouseSearch } from './HouseSearch.tsx'
import { Logo } from './Logo.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ServerBanner } from './ServerBanner.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePage } from './use-page.ts'
import './house.css'

/** The frame of the house's pages: navigation column or bottom bar, path, content. */
export function Component() {
  const { main, title, ownerChanges, isLoading } = usePage()
  const account = useAccount()
  return (
    <>
      <SkipLink main={main} />
      <Toasts />
      <div className={isLoading ? 'loading-bar on' : 'loading-bar'} aria-hidden />
      <div className="house">
        <HouseNav />
        <div className="hbody">
          <ServerBanner />
          <OfflineNotice />
          <header className="htop">
            <Link className="onlym" to={housePaths.cockpit} aria-label="Übersicht der Verwaltung">
              <Logo />
            </Link>
            <span className="pt" aria-hidden>
              Verwaltung
            </span>
            <nav className="crumbs" aria-label="Pfad">
              <ol>
                <li>
                  <Link to={housePaths.cockpit}>Verwaltung</Link>
                </li>
                <li aria-current="page">{title}</li>
              </ol>
            </nav>
            {isOffice(account) && <HouseSearch />}
          </header>
          <main id="inhalt" ref={main} className="hmain" tabIndex={-1} aria-busy={isLoading}>
            <Outlet key={ownerChanges} />
          </main>
        </div>
        <HouseBar />
      </div>
      <ScrollRestoration />
    </>
  )
}
