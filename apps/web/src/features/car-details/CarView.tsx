import type { CarDetails } from '@portal/contract/car-details'
import type { CarOfPage } from '@portal/contract/cars'
import { momentText } from '@portal/domain/formats'
import { has } from '@portal/domain/roles'
import { vehicleName } from '@portal/domain/vehicle/name'
import { lazy, Suspense } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { useAccount } from '../account/queries.ts'
import { headlineOf, photosOf } from '../cars/facts.ts'
import { usePortalSettings } from '../portal-settings/queries.ts'
import { DealerBlock } from './DealerBlock.tsx'
import { EquipmentList } from './EquipmentList.tsx'
import { dealerFacts, detailFacts, energyFacts, summaryOf } from './facts.ts'
import { Gallery } from './Gallery.tsx'
import { GwNumber } from './GwNumber.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { PriceBox } from './PriceBox.tsx'

const ConditionBlock = lazy(() => import('../condition/ConditionBlock.tsx'))
const CalculationBlock = lazy(() => import('../watch-desk/CalculationBlock.tsx'))
const FinancingBlock = lazy(() => import('../finance-widget/FinancingBlock.tsx'))

/** The page of a car that is available or reserved for the company of the caller (group E). */
export function CarView({ car, details }: { car: CarOfPage; details: CarDetails | undefined }) {
  const { financing } = usePortalSettings()
  const dealer = has(useAccount(), 'ROLE_DEALER') ? details?.dealer : undefined
  const facts = [
    ...detailFacts(car),
    ...(details ? energyFacts(details) : []),
    ...(dealer ? dealerFacts(dealer) : []),
  ]
  return (
    <>
      <div className="page-head">
        <h1>{headlineOf(car)}</h1>
        <p className="row small muted summary-line">
          <GwNumber gwnummer={car.gwnummer} />
          {summaryOf(car).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
      {car.reservedUntil && (
        <Alert kind="info">Für Ihren Betrieb reserviert bis {momentText(car.reservedUntil)}.</Alert>
      )}
      <div className="detail">
        <Gallery
          name={vehicleName(car.hersteller, car.modellgruppe)}
          photos={photosOf(car.mvpcarstockimages)}
          isTransporter={car.transporter}
        />
        <PriceBox car={car} details={details} />
        <div className="rest stack l late">
          <KeyFacts car={car} />
          {dealer && <DealerBlock car={car} dealer={dealer} />}
          {dealer && details && (
            <Suspense>
              <CalculationBlock
                key={car.fahrzeugid}
                fahrzeugid={car.fahrzeugid}
                purchase={dealer.haendlerpreisbrutto}
                vatMode={details.vatMode}
              />
            </Suspense>
          )}
          <div>
            <Suspense>
              <ConditionBlock car={car} />
            </Suspense>
            <Disclosure title="Fahrzeugdetails" open>
              <FactList facts={facts} />
            </Disclosure>
            <Disclosure title="Serienausstattung" open>
              <EquipmentList items={car.serieAccessoires} />
            </Disclosure>
            <Disclosure title="Sonderausstattung" open={car.specialAccessoires.length > 0}>
              <EquipmentList items={car.specialAccessoires} />
            </Disclosure>
          </div>
          {financing && car.planverkaufspreisprivatkundengeschaeftbrutto > 0 && (
            <Suspense>
              <FinancingBlock car={car} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  )
}
