import { has } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { IconCar, IconPhone } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useAccount } from '../session/account.ts'
import { usePortalSettings } from '../site/portal-settings/queries.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import AccountEntries from './AccountEntries.tsx'
import { ExternalLinks } from './ExternalLinks.tsx'
import { menusOf, telOf } from './entries.ts'
import { LanguageList } from './LanguageList.tsx'
import './account-sheet.css'

/** The entries of the menus of wide screens, as a sheet over the bottom bar of small ones. */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  const account = useAccount()
  const settings = usePortalSettings()
  const { brand, contact } = settings
  return (
    <Dialog
      className="account-sheet"
      title={account ? `${account.firstName} ${account.lastName}` : t('Konto')}
      onClose={onClose}
    >
      <nav aria-label="Konto">
        <ul>
          {has(account, 'ROLE_DEALER', 'ROLE_ACCOUNTANT') && (
            <li>
              <Link to={paths.mine}>
                <IconCar aria-hidden />
                Meine {brand}
              </Link>
            </li>
          )}
          <AccountEntries />
          <li className="sep">
            <a href={telOf(contact.phone)}>
              <IconPhone aria-hidden />
              Anrufen: {contact.phone}
            </a>
          </li>
        </ul>
        <LanguageList />
        {menusOf(settings).map(({ label, entries }) => (
          <Disclosure key={label} title={label}>
            <ul>
              <ExternalLinks entries={entries} />
            </ul>
          </Disclosure>
        ))}
      </nav>
    </Dialog>
  )
}
