import type { HousePurchase } from '@portal/contract/house/house-purchases'
import type { PurchaseOverview } from '@portal/contract/house/purchase-overview'
import { countries } from '@portal/domain/accounts/countries'
import { has } from '@portal/domain/accounts/roles'
import { languageNames } from '@portal/domain/site/language'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { Link } from 'react-router'
import { dealerPath, housePaths } from '../../house-paths.ts'
import { useAccount } from '../../session/account.ts'
import { FactList } from '../../ui/FactList.tsx'
import './purchase-overview.css'

type Props = Pick<HousePurchase, 'company' | 'dealerId'> & { customer: PurchaseOverview['customer'] }

function claimsText({ claims, openClaims }: NonNullable<Props['customer']>): string {
  if (openClaims > 0) return t`${countText(claims)}, davon ${countText(openClaims)} offen`
  return claims > 0 ? t`${countText(claims)}, alle erledigt` : t('keine')
}

/** The company that bought: whom to reach, and what else there is with it. */
export function CustomerPanel({ company, dealerId, customer }: Props) {
  const isAdmin = has(useAccount(), 'ROLE_AE_ADMIN')
  return (
    <section className="hp" aria-labelledby="customer">
      <header>
        <h2 id="customer">Käufer</h2>
        {isAdmin && dealerId !== null && <Link to={dealerPath(dealerId)}>Öffnen</Link>}
      </header>
      <div className="in stack bought">
        <p>
          <b>{company ?? t('Partner ohne Konto')}</b>
          {customer && (
            <>
              <br />
              <span className="muted">
                {customer.person} · {customer.city}, {countries[customer.country].name}
              </span>
            </>
          )}
        </p>
        {customer && (
          <>
            <FactList
              facts={[
                [t('Käufe, 12 Monate'), countText(customer.purchasesOfYear)],
                [t('Sprache'), languageNames[customer.language]],
                [t('Offene Rechnungen'), countText(customer.unpaid)],
                [t('Reklamationen'), claimsText(customer)],
              ]}
            />
            {customer.claims > 0 && (
              <Link to={`${housePaths.claims}?${new URLSearchParams({ state: 'all', q: company ?? '' })}`}>
                Reklamationen ansehen
              </Link>
            )}
            <p className="row wrap customer-reach">
              <a href={`tel:${customer.telephone.replace(/[^+\d]/g, '')}`}>
                <IconPhone aria-hidden />
                {customer.telephone}
              </a>
              <a href={`mailto:${customer.email}`}>
                <IconMail aria-hidden />
                {customer.email}
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  )
}
