import { has } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import {
  IconCar,
  IconLogout,
  IconSearch,
  IconStar,
  IconUser,
  IconUserCircle,
  IconUserCog,
} from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useWatchCount } from '../buyer/watchlist/queries.ts'
import { paths } from '../paths.ts'
import { useAccount, useLogout } from '../session/account.ts'
import { toast } from '../ui/toast.ts'
import { useLoginPath } from './login-path.ts'
import './mobile-bar.css'

type Sheet = ComponentType<{ onClose: () => void }>

/** The navigation bar at the bottom of small screens; all other entries are in the account sheet. */
export function MobileBar() {
  const { key } = useLocation()
  // Every navigation closes the sheet.
  const [opened, setOpened] = useState<{ Sheet: Sheet; at: string }>()
  const openSheet = () =>
    import('./AccountSheet.tsx').then(
      ({ AccountSheet }) => setOpened({ Sheet: AccountSheet, at: key }),
      () => toast('error', t('Das Menü konnte nicht geladen werden. Bitte versuchen Sie es erneut.')),
    )
  const account = useAccount()
  const watched = useWatchCount()
  const logout = useLogout()
  const login = useLoginPath()
  return (
    <>
      <nav className="tab-bar bottombar" data-theme="dark" aria-label="Schnellzugriff">
        <NavLink to={paths.home}>
          <IconSearch aria-hidden />
          <span>Suche</span>
        </NavLink>
        {has(account, 'ROLE_DEALER', 'ROLE_ACCOUNTANT') && (
          <NavLink to={paths.mine}>
            <IconCar aria-hidden />
            <span>Meine</span>
          </NavLink>
        )}
        <NavLink to={paths.watchlist}>
          <IconStar aria-hidden />
          {watched !== undefined && <span className="badge">{watched}</span>}
          <span>Merkliste</span>
        </NavLink>
        {account ? (
          <button type="button" onClick={logout}>
            <IconLogout aria-hidden />
            <span>Logout</span>
          </button>
        ) : (
          <NavLink to={login}>
            <IconUser aria-hidden />
            <span>Login</span>
          </NavLink>
        )}
        {has(account, 'ROLE_AE_ADMIN') && (
          <NavLink to={paths.dealerActivation}>
            <IconUserCog aria-hidden />
            <span>Admin</span>
          </NavLink>
        )}
        <button type="button" aria-haspopup="dialog" onClick={openSheet}>
          <IconUserCircle aria-hidden />
          <span>Konto</span>
        </button>
      </nav>
      {opened?.at === key && <opened.Sheet onClose={() => setOpened(undefined)} />}
    </>
  )
}
