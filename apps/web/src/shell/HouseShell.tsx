import { isOffice } from '@portal/domain/accounts/roles'
import { houseLanguages } from '@portal/domain/site/language'
import { ownLanguage } from '@portal/domain/values/own-language'
import { t } from '@portal/domain/values/text'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, Outlet, ScrollRestoration } from 'react-router'
import { housePaths } from '../house-paths.ts'
import { useAccount } from '../session/account.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { useListPlace } from '../use-list-place.ts'
import { HouseBar } from './HouseBar.tsx'
import { HouseJobs } from './HouseJobs.tsx'
import { HouseNav } from './HouseNav.tsx'
import { HouseSearch } from './HouseSearch.tsx'
import { houseEntriesFor, pageAbove } from './house-entries.ts'
import { Logo } from './Logo.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ServerBanner } from './ServerBanner.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePage } from './use-page.ts'
import './house.css'
import './house-top.css'
import './house-controls.css'
import './house-panels.css'
import './state-mark.css'

const pageLanguage = houseLanguages.includes(ownLanguage) ? undefined : 'de'

/** The frame of the house's pages: navigation column or bottom bar, path, content. */
export function Component() {
  const { main, title, pathname, ownerChanges, isLoading } = usePage()
  const account = useAccount()
  const above = pageAbove(pathname, isOffice(account))
  const section = houseEntriesFor(account).find(
    ({ to }) => to !== housePaths.cockpit && pathname.startsWith(`${to.split('?')[0]}/`),
  )
  const { list } = useListPlace()
  /** From a vehicle back to the list it was opened from. */
  const back = above === housePaths.vehicles ? (list ?? above) : above
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
            {back ? (
              <Link className="onlym" to={back} aria-label="Zurück">
                <IconArrowLeft className="back" aria-hidden />
              </Link>
            ) : (
              <Link className="onlym" to={housePaths.cockpit} aria-label="Übersicht der Verwaltung">
                <Logo />
              </Link>
            )}
            <span className="pt" aria-hidden>
              {back ? title : t('Verwaltung')}
            </span>
            <nav className="crumbs" aria-label="Pfad">
              <ol>
                <li>
                  <Link to={housePaths.cockpit}>Verwaltung</Link>
                </li>
                {section && (
                  <li>
                    <Link to={(section.to.startsWith(housePaths.vehicles) && list) || section.to}>
                      {section.label}
                    </Link>
                  </li>
                )}
                <li aria-current="page" lang={pageLanguage}>
                  {title}
                </li>
              </ol>
            </nav>
            {isOffice(account) && <HouseSearch />}
            {isOffice(account) && <HouseJobs />}
          </header>
          <main
            id="inhalt"
            ref={main}
            className="hmain"
            lang={pageLanguage}
            tabIndex={-1}
            aria-busy={isLoading}
          >
            <Outlet key={ownerChanges} />
          </main>
        </div>
        <HouseBar />
      </div>
      <ScrollRestoration />
    </>
  )
}
