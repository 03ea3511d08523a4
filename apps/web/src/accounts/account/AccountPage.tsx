import { has, isOffice, seesOffers } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { AppointmentFeedPanel } from '../../buyer/appointment-feed/AppointmentFeedPanel.tsx'
import { PurchaseMailsPanel } from '../../buyer/purchases/PurchaseMailsPanel.tsx'
import { PushPanel } from '../../buyer/push/PushPanel.tsx'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { AccountData } from './AccountData.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { SingleKeysPanel } from './SingleKeysPanel.tsx'
import '../../styles/company.css'
import './account.css'

/** Loaded on demand, because their libraries are large. */
const SecondFactorPanel = lazy(() => import('./SecondFactorPanel.tsx'))
const PasskeysPanel = lazy(() => import('../passkeys/PasskeysPanel.tsx'))

export const handle = { title: t('Mein Konto'), needsNoTerms: true }

export function Component() {
  const account = useAccount()
  const navigate = useNavigate()
  if (!account) return null
  const toHome = () => navigate(paths.home)
  return (
    <div className="container page narrow">
      <div className="page-head">
        <h1>Mein Konto</h1>
        <p className="muted">Angemeldet als {account.email}</p>
      </div>
      {/* One boundary: a part that appears later would push the others down. */}
      <Suspense fallback={<Spinner label="Wird geladen" />}>
        <div className="stack l">
          {account.activated && <SecondFactorPanel />}
          <ProfileForm account={account} />
          <section className="panel stack">
            <h2>Passwort</h2>
            <p>Beim Ändern des Passworts werden alle anderen Geräte abgemeldet.</p>
            <div>
              <LinkButton to={paths.passwordChange}>Passwort ändern</LinkButton>
            </div>
          </section>
          <PasskeysPanel />
          {seesOffers(account) && <PushPanel />}
          {seesOffers(account) && <AppointmentFeedPanel isOffice={isOffice(account)} />}
          {has(account, 'ROLE_DEALER', 'ROLE_ACCOUNTANT') && !has(account, 'ROLE_READER') && (
            <PurchaseMailsPanel />
          )}
          <SingleKeysPanel />
          <SessionsPanel onEnded={toHome} />
          <AccountData onErased={toHome} />
        </div>
      </Suspense>
    </div>
  )
}
