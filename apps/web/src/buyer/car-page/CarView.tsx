import type { CarDetails } from '@portal/contract/vehicles/car-details'
import type { Car, CarOfPage } from '@portal/contract/vehicles/cars'
import { has } from '@portal/domain/accounts/roles'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { fuelText } from '@portal/domain/vehicles/attributes/fuel-texts'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { dealerPriceOf } from '@portal/domain/vehicles/attributes/price-text'
import { factOf, powerText } from '@portal/domain/vehicles/attributes/texts'
import {
  IconBolt,
  IconCalendar,
  IconCertificate,
  IconCheck,
  IconGasStation,
  IconManualGearbox,
  IconRoad,
} from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../session/account.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { DealerBlock } from '../../vehicles/car-details/DealerBlock.tsx'
import { dealerFacts, detailFacts, energyFacts, summaryOf } from '../../vehicles/car-details/facts.ts'
import { Gallery } from '../../vehicles/car-details/Gallery.tsx'
import { MarketBlock } from '../../vehicles/car-details/MarketBlock.tsx'
import { CopyGwButton } from '../../vehicles/cars/CopyGwButton.tsx'
import { headlineOf, photosOf } from '../../vehicles/cars/facts.ts'
import { ShareRow } from '../../vehicles/share-page/ShareRow.tsx'
import { GuaranteeNotice } from './GuaranteeNotice.tsx'
import { PriceBox } from './PriceBox.tsx'
import { SectionBar } from './SectionBar.tsx'

const ConditionBlock = lazy(() => import('../../vehicles/condition/ConditionBlock.tsx'))
const CalculationBlock = lazy(() => import('../watch-desk/CalculationBlock.tsx'))
const FinancingBlock = lazy(() => import('../../vehicles/finance-widget/FinancingBlock.tsx'))

/** The page of a car that is available or reserved for the company of the caller (group E). */
export function CarView({ car, details }: { car: CarOfPage; details: CarDetails | undefined }) {
  const { financing } = usePortalSettings()
  const account = useAccount()
  const isDealer = has(account, 'ROLE_DEALER')
  const dealer = isDealer ? details?.dealer : undefined
  const facts = [
    ...detailFacts(car),
    ...(details ? energyFacts(details) : []),
    ...(dealer ? dealerFacts(dealer) : []),
  ]
  return (
    <div className="detail">
      <div className="page-head">
        <h1 lang="de">{headlineOf(car)}</h1>
        <p className="row small muted summary-line">
          <GwNumber gwnummer={car.gwnummer} />
          {summaryOf(car).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        {car.available && <ShareRow car={car} />}
        {car.reservedUntil && (
          <Alert kind="info">Für Ihren Betrieb reserviert bis {momentText(car.reservedUntil)}.</Alert>
        )}
      </div>
      <Gallery name={carName(car)} photos={photosOf(car.mvpcarstockimages)} isTransporter={car.transporter} />
      <PriceBox car={car} details={details} />
      <SectionBar car={car} />
      {dealer && details && (
        <aside className="side stack" aria-label="Kalkulation und Vergleich">
          <Suspense>
            <CalculationBlock
              key={car.fahrzeugid}
              fahrzeugid={car.fahrzeugid}
              purchase={dealerPriceOf(car)}
              vatMode={details.vatMode}
            />
          </Suspense>
          <MarketBlock dealer={dealer} isNet={account?.buysNet === true} />
        </aside>
      )}
      <div className="rest stack l late">
        <KeyFacts car={car} />
        {dealer && <DealerBlock car={car} dealer={dealer} />}
        <div>
          <div id="zustand">
            <Suspense>
              <ConditionBlock car={car} />
            </Suspense>
          </div>
          <Disclosure title="Fahrzeugdetails" open>
            <FactList facts={facts} />
          </Disclosure>
          <div id="ausstattung">
            <Disclosure title="Serienausstattung" open>
              <EquipmentList items={car.serieAccessoires} />
            </Disclosure>
          </div>
          <Disclosure title="Sonderausstattung" open={car.specialAccessoires.length > 0}>
            <EquipmentList items={car.specialAccessoires} />
          </Disclosure>
        </div>
        {!isDealer && <GuaranteeNotice />}
        {financing && car.planverkaufspreisprivatkundengeschaeftbrutto > 0 && (
          <Suspense>
            <FinancingBlock car={car} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Equipment as delivered; the API has already split the lists at `;;;` (E-32). */
function EquipmentList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return <p className="muted">Keine Angaben</p>
  return (
    <ul className="equip" lang="de">
      {[...new Set(items)].map((item) => (
        <li key={item}>
          <IconCheck aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  )
}

/** The number dealers quote on the phone, with a copy button. */
const GwNumber = ({ gwnummer }: { gwnummer: string }) => (
  <span className="gw-copy">
    <span className="gw">
      GW&nbsp;<b>{gwnummer}</b>
    </span>
    <CopyGwButton gwnummer={gwnummer} className="iconbtn" />
  </span>
)

/** The six most important values (E-17 to E-19, E-25). */
function KeyFacts({ car }: { car: Car }) {
  const facts = [
    [IconCalendar, ...factOf('erstzulassungvon', car.erstzulassungvon)],
    [IconRoad, ...factOf('kilometerstandvon', car.kilometerstandvon)],
    [IconCertificate, ...factOf('hu_faellig_am', car.hu_faellig_am)],
    [IconManualGearbox, ...factOf('getriebe', car.getriebeTypValue)],
    [IconGasStation, ...factOf('kraftstoffart', fuelText(car.fueltypedescription))],
    [IconBolt, t('Leistung'), powerText(car)],
  ] as const
  return (
    <dl className="keyfacts" id="fakten">
      {facts.map(([Icon, label, value]) => (
        <div key={label}>
          <dt>
            <Icon aria-hidden />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
