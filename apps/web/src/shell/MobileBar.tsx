import { IconCar, IconLogout, IconSearch, IconStar, IconUser, IconUserCog } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { has, useAccount, useLogout } from '../features/account/queries.ts'
import { useWatchCount } from '../features/watchlist/queries.ts'
import { paths } from '../paths.ts'
import { useLoginPath } from './login-path.ts'
import './mobile-bar.css'

/** The navigation bar at the bottom of small screens. */
export function MobileBar() {
  const account = useAccount()
  const watched = useWatchCount()
  const logout = useLogout()
  const login = useLoginPath()
  return (
    <nav className="bottombar" data-theme="dark" aria-label="Schnellzugriff">
      <NavLink to={paths.home}>
        <IconSearch aria-hidden />
        <span>Suche</span>
      </NavLink>
      {has(account, 'ROLE_DEALER') && (
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
    </nav>
  )
}
