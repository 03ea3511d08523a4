import { IconExternalLink, IconLogout, IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { housePaths } from '../house-paths.ts'
import { paths } from '../paths.ts'
import { useAccount, useLogout } from '../session/account.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { EntryCount } from './EntryCount.tsx'
import { houseEntriesFor } from './house-entries.ts'
import { LanguageList } from './LanguageList.tsx'
import './house-bar.css'

/** The bottom bar of small screens. */
export function HouseBar() {
  const entries = houseEntriesFor(useAccount())
  const offered = entries.filter(({ isInBar }) => isInBar)
  const inBar = offered.length > 0 ? offered : entries
  const { key } = useLocation()
  const logout = useLogout()
  // Every navigation closes the sheet.
  const [openedAt, setOpenedAt] = useState<string>()
  return (
    <>
      <nav className="tab-bar hbar" aria-label="Hauptbereiche">
        {inBar.map((entry) => {
          const { label, to, Icon, count } = entry
          return (
            <NavLink key={to} to={to} end={to === housePaths.cockpit}>
              <Icon aria-hidden />
              {label}
              {count?.isWork && <EntryCount entry={entry} />}
            </NavLink>
          )
        })}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
          <IconMenu2 aria-hidden />
          Mehr
        </button>
      </nav>
      {openedAt === key && (
        <Dialog title="Verwaltung" className="house-more" onClose={() => setOpenedAt(undefined)}>
          <ul className="list">
            {entries
              .filter((entry) => !inBar.includes(entry))
              .map((entry) => {
                const { label, to, Icon } = entry
                return (
                  <li key={to}>
                    <Link to={to}>
                      <Icon aria-hidden />
                      <span className="g">{label}</span>
                      <EntryCount entry={entry} />
                    </Link>
                  </li>
                )
              })}
            <li>
              <Link to={paths.home}>
                <IconExternalLink aria-hidden />
                Zum Portal
              </Link>
            </li>
            <li>
              <button type="button" onClick={logout}>
                <IconLogout aria-hidden />
                Logout
              </button>
            </li>
          </ul>
          <LanguageList />
        </Dialog>
      )}
    </>
  )
}
