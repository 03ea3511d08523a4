import { t } from '@portal/domain/values/text'
import { IconExternalLink } from '@tabler/icons-react'
import { Link, NavLink } from 'react-router'
import { housePaths } from '../house-paths.ts'
import { paths } from '../paths.ts'
import { useAccount } from '../session/account.ts'
import { usePortalSettings } from '../site/portal-settings/queries.ts'
import { EntryCount } from './EntryCount.tsx'
import { houseEntriesFor, houseRoleText } from './house-entries.ts'
import { LanguageList } from './LanguageList.tsx'
import { Logo } from './Logo.tsx'
import './house-nav.css'

/** The navigation column of wide screens. */
export function HouseNav() {
  const account = useAccount()
  const { brand } = usePortalSettings()
  return (
    <aside className="hnav" aria-labelledby="house-area">
      <div>
        <Link className="logo" to={housePaths.cockpit} aria-label={t`${brand}, zur Übersicht der Verwaltung`}>
          <Logo />
          <b>{brand}</b>
        </Link>
        <div className="gauge" />
        <p className="area" id="house-area">
          Verwaltung
        </p>
        <nav aria-label="Verwaltung">
          <ul>
            {houseEntriesFor(account).map((entry) => {
              const { label, to, Icon } = entry
              return (
                <li key={to}>
                  <NavLink to={to} end={to === housePaths.cockpit}>
                    <Icon aria-hidden />
                    <span>{label}</span>
                    <EntryCount entry={entry} />
                  </NavLink>
                </li>
              )
            })}
          </ul>
        </nav>
        {account && (
          <div className="who">
            <LanguageList />
            <span className="ava" aria-hidden>
              {account.firstName.slice(0, 1)}
              {account.lastName.slice(0, 1)}
            </span>
            <span>
              <b>
                {account.firstName} {account.lastName}
              </b>
              {houseRoleText(account)}
            </span>
            <Link className="iconbtn" to={paths.home} aria-label="Zum Portal">
              <IconExternalLink aria-hidden />
            </Link>
          </div>
        )}
      </div>
    </aside>
  )
}
