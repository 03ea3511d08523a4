import { has } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { IconPhone } from '@tabler/icons-react'
import { Link, NavLink } from 'react-router'
import { paths } from '../paths.ts'
import { useAccount } from '../session/account.ts'
import { usePortalSettings } from '../site/portal-settings/queries.ts'
import { ExternalMenus } from './ExternalMenus.tsx'
import { telOf } from './entries.ts'
import { HeaderSearch } from './HeaderSearch.tsx'
import { HeaderTools } from './HeaderTools.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Logo } from './Logo.tsx'
import './header.css'

export function Header() {
  const settings = usePortalSettings()
  const { brand, contact } = settings
  const hasPurchases = has(useAccount(), 'ROLE_DEALER', 'ROLE_ACCOUNTANT')
  return (
    <header className="header" data-theme="dark">
      <div className="container">
        <Link className="logo" to="/" aria-label={t`${brand}, zur Suche`}>
          <Logo />
          <b>{brand}</b>
        </Link>
        <nav className="nav" aria-label="Hauptmenü">
          <NavLink to={paths.home}>Home</NavLink>
          <ExternalMenus settings={settings} />
          {hasPurchases && (
            <NavLink className="mine" to={paths.mine}>
              Meine {brand}
            </NavLink>
          )}
        </nav>
        <HeaderSearch />
        <LanguageMenu />
        <HeaderTools phone={contact.phone} />
        <a
          className="iconbtn phone-only"
          href={telOf(contact.phone)}
          aria-label={t`Anrufen: ${contact.phone}`}
        >
          <IconPhone aria-hidden />
        </a>
      </div>
    </header>
  )
}
