import type { CarDetails } from '@portal/contract/vehicles/car-details'
import type { Car } from '@portal/contract/vehicles/cars'
import { has } from '@portal/domain/accounts/roles'
import { allowsConsumerReport } from '@portal/domain/vehicles/consumer-report'
import { IconPhone } from '@tabler/icons-react'
import { useAccount } from '../../session/account.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { moneyText, priceNote, reportOf } from '../../vehicles/car-details/facts.ts'
import { MainPrice } from '../../vehicles/car-details/MainPrice.tsx'
import { ReportButton } from '../../vehicles/car-details/ReportButton.tsx'
import { WatchButton } from '../watchlist/WatchButton.tsx'
import { EnquiryButtons } from './EnquiryButtons.tsx'

/** Price, actions and phone number: beside the gallery on wide screens, below it on phones. */
export function PriceBox({ car, details }: { car: Car; details: CarDetails | undefined }) {
  const { company, contact } = usePortalSettings()
  const account = useAccount()
  const consumer = car.planverkaufspreisprivatkundengeschaeftbrutto
  const dealer = car.haendlerpreisbrutto ?? 0
  const dealerReport = reportOf(car, 'GUTACHTEN_LIGHT')
  const consumerReport = allowsConsumerReport(car.kilometerstandbis)
    ? reportOf(car, 'VERKAUFSEXPERTISE')
    : undefined
  return (
    <aside className="stack" aria-label="Preis und Kontakt">
      <div className="panel pricebox">
        <MainPrice car={car} size="l" />
        {dealer !== 0 && consumer !== 0 && (
          <p className="alt">
            <span className="muted">Privatverkaufspreis (brutto)</span>
            <b>{moneyText(consumer)}</b>
          </p>
        )}
        {details && (
          <p className="small muted price-note">{priceNote(details, car.preisNetto !== undefined)}</p>
        )}
        <div className="actions">
          <EnquiryButtons car={car} />
          {car.available && <WatchButton car={car} block />}
          {dealerReport && has(account, 'ROLE_USER') && (
            <ReportButton type="GUTACHTEN_LIGHT" file={dealerReport} gwnummer={car.gwnummer} />
          )}
          {consumerReport && (
            <ReportButton type="VERKAUFSEXPERTISE" file={consumerReport} gwnummer={car.gwnummer} />
          )}
        </div>
        <a className="phone-line" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
          <IconPhone aria-hidden />
          <span>
            Telefon <b>{contact.phone}</b>
          </span>
        </a>
      </div>
      <p className="hint">Das Angebot ist freibleibend. Irrtum und Zwischenverkauf vorbehalten.</p>
      <p className="hint">
        Schutz vor Betrug: Zahlungen gehen nur an {company}, nie an Privatpersonen, und werden nie per
        Messenger gefordert. Im Zweifel rufen Sie uns an.
      </p>
    </aside>
  )
}
