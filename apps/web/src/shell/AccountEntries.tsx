import { has, isApplicant, isHouse } from '@portal/domain/accounts/roles'
import {
  IconBell,
  IconBookmark,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconFileUpload,
  IconLogin,
  IconLogout,
  IconMessage,
  IconSearch,
  IconStar,
  IconUser,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { companies, useSwitchCompany } from '../accounts/company/queries.ts'
import { useShortlist } from '../buyer/shortlist/queries.ts'
import { useWatchCount } from '../buyer/watchlist/queries.ts'
import { paths } from '../paths.ts'
import { isSignedIn, useAccount, useLogout } from '../session/account.ts'
import { applicationPlace } from '../session/facts.ts'
import { useLoginPath } from './login-path.ts'

/** Links to the pages an account may open, as list items of the header's menu and of the sheet on phones. */
export default function AccountEntries() {
  const account = useAccount()
  const watched = useWatchCount()
  const shortlisted = useShortlist().length
  const isAccountant = has(account, 'ROLE_ACCOUNTANT')
  const logout = useLogout()
  const login = useLoginPath()
  return (
    <>
      <li>
        <Link to="/">
          <IconSearch aria-hidden />
          Suche
        </Link>
      </li>
      {!isAccountant && (
        <li>
          <Link to={paths.watchlist}>
            <IconStar aria-hidden />
            Merkliste
            {watched !== undefined && <span className="tag">{watched}</span>}
          </Link>
        </li>
      )}
      {!isSignedIn(account) && (
        <li>
          <Link to={paths.shortlist}>
            <IconBookmark aria-hidden />
            Merkzettel
            {shortlisted > 0 && <span className="tag">{shortlisted}</span>}
          </Link>
        </li>
      )}
      {isApplicant(account) && (
        <li>
          <Link to={applicationPlace(account)}>
            <IconFileUpload aria-hidden />
            Meine Unterlagen
          </Link>
        </li>
      )}
      {isSignedIn(account) && (
        <>
          <li>
            <Link to={paths.account}>
              <IconUser aria-hidden />
              Mein Konto
            </Link>
          </li>
          {!isAccountant && (
            <>
              <li>
                <Link to={paths.enquiries}>
                  <IconMessage aria-hidden />
                  Meine Anfragen
                </Link>
              </li>
              <li>
                <Link to={paths.notifications}>
                  <IconBell aria-hidden />
                  Meine Suchaufträge
                </Link>
              </li>
            </>
          )}
          {!isHouse(account) && <CompanyEntries />}
        </>
      )}
      {account && isHouse(account) && (
        <li className="sep">
          <Link to={paths.house}>
            <IconBuildingWarehouse aria-hidden />
            Verwaltung
          </Link>
        </li>
      )}
      {has(account, 'ROLE_AE_ADMIN') && (
        <li>
          <Link to={paths.dealerActivation}>
            <IconUserCog aria-hidden />
            Administration
          </Link>
        </li>
      )}
      {account ? (
        <li className={isHouse(account) ? undefined : 'sep'}>
          <button type="button" onClick={logout}>
            <IconLogout aria-hidden />
            Logout
          </button>
        </li>
      ) : (
        <li className="sep">
          <Link to={login}>
            <IconLogin aria-hidden />
            Login/Händlerregistrierung
          </Link>
        </li>
      )}
    </>
  )
}

/** The people of the company, and the other companies of the account. */
function CompanyEntries() {
  const { data = [] } = useQuery(companies)
  const change = useSwitchCompany()
  if (data.length === 0) return null
  return (
    <>
      <li>
        <Link to={paths.company}>
          <IconUsers aria-hidden />
          Mein Betrieb
        </Link>
      </li>
      {data
        .filter(({ isCurrent }) => !isCurrent)
        .map(({ id, name }) => (
          <li key={id}>
            <button type="button" disabled={change.isPending} onClick={() => change.mutate(id)}>
              <IconBuildingStore aria-hidden />
              Zu {name} wechseln
            </button>
          </li>
        ))}
    </>
  )
}
