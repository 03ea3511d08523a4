import { t } from '@portal/domain/values/text'
import { IconLogout, IconPhone, IconSearch, IconStar, IconUser } from '@tabler/icons-react'
import { lazy, Suspense, useId } from 'react'
import { Link } from 'react-router'
import { useWatchCount } from '../buyer/watchlist/queries.ts'
import { paths } from '../paths.ts'
import { useAccount, useLogout } from '../session/account.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { telOf } from './entries.ts'
import { useLoginPath } from './login-path.ts'
import { usePopover } from './popover.ts'
import './popover.css'

/** Loaded when the menu is first opened. */
const AccountEntries = lazy(() => import('./AccountEntries.tsx'))

const LanguageList = lazy(() => import('./LanguageList.tsx').then((list) => ({ default: list.LanguageList })))

/** The icons at the right of the header with their popovers. */
export function HeaderTools({ phone }: { phone: string }) {
  const account = useAccount()
  const watched = useWatchCount()
  const logout = useLogout()
  const login = useLoginPath()
  const { isOpen, open, area } = usePopover()
  const id = useId()
  const listName = watched === undefined ? t('Merkliste') : t`Merkliste, ${watched} Fahrzeuge`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only open the menu of the links inside
    <div className="tools" {...area} onFocus={(event) => event.target.matches(':focus-visible') && open()}>
      {account ? (
        <button type="button" className="greet" aria-expanded={isOpen} aria-controls={id} onClick={open}>
          Hallo, {account.firstName} {account.lastName}
        </button>
      ) : (
        <a className="greet" href={telOf(phone)}>
          <IconPhone aria-hidden /> {phone}
        </a>
      )}
      <Link className="iconbtn to-search" to="/" aria-label="Suche">
        <IconSearch aria-hidden />
      </Link>
      <Link className="iconbtn" to={paths.watchlist} aria-label={listName}>
        <IconStar aria-hidden />
        {watched !== undefined && <span className="badge">{watched}</span>}
      </Link>
      {account ? (
        <IconButton Icon={IconLogout} label="Logout" onClick={logout} />
      ) : (
        <Link className="iconbtn" to={login} aria-label="Login">
          <IconUser aria-hidden />
        </Link>
      )}
      <ul className="popover" data-theme="light" id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <AccountEntries />
            {account && (
              <li className="sep">
                <LanguageList />
              </li>
            )}
          </Suspense>
        )}
      </ul>
    </div>
  )
}
