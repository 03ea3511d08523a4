import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { countText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { AttributeName } from '@portal/domain/vehicles/attributes/attributes'
import { valueText } from '@portal/domain/vehicles/attributes/stored-texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { housePurchasePath, houseVehiclePath } from '../../house-paths.ts'
import { StateMark } from '../../shell/StateMark.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { daysText } from '../../vehicles/car-details/facts.ts'
import { stateOf } from '../house-purchases/facts.ts'
import { housePurchases } from '../house-purchases/queries.ts'
import { OfferState } from '../vehicle-head/OfferState.tsx'
import { reservationText } from './facts.ts'
import { OfferField } from './OfferField.tsx'

/** Offer state, prices and figures of the vehicle. */
export function StatusPanel({ vehicle }: { vehicle: HouseVehicle }) {
  const { gwnummer, facts, offerState } = vehicle
  const textOfFact = (name: AttributeName) => valueText(name, facts[name] ?? '')
  return (
    <section className="hp" aria-labelledby="state">
      <header>
        <h2 id="state">Status</h2>
        <OfferState state={offerState} />
      </header>
      <div className="in stack">
        {offerState !== 'sold' && <OfferField key={offerState} gwnummer={gwnummer} offerState={offerState} />}
        {offerState === 'reserved' && <p>{reservationText(vehicle)}</p>}
        {vehicle.soldAt && <p>Verkauft am {momentText(vehicle.soldAt)}</p>}
        {vehicle.soldAt && <VehiclePurchases gwnummer={gwnummer} />}
        <div className="row between wrap">
          <div>
            <span className="price-label">Händlerpreis</span>
            {Number(facts.haendlerpreisbrutto) > 0 ? (
              <span className="price">{textOfFact('haendlerpreisbrutto')}</span>
            ) : (
              <b>fehlt</b>
            )}
          </div>
          <div className="private-price">
            <span className="price-label">Privat</span>
            <b>{textOfFact('planverkaufspreisprivatkundengeschaeftbrutto')}</b>
          </div>
        </div>
        <FactList
          facts={[
            [t('Standzeit'), daysText(vehicle.daysInStock)],
            [t('Aufrufe, 7 Tage'), countText(vehicle.views)],
            [t('Beobachter'), watcherText(vehicle)],
            [t('Aktion'), vehicle.promotion ?? '–'],
          ]}
        />
      </div>
    </section>
  )
}

/** How many watch the vehicle, with a link to who they are. */
const watcherText = ({ gwnummer, watchers }: HouseVehicle) =>
  watchers === 0 ? (
    '0'
  ) : (
    <Link to={`${houseVehiclePath(gwnummer)}?teil=beobachter`}>{t`${countText(watchers)} Händler`}</Link>
  )

/** The purchases of a sold vehicle, with the state of their hand-over. */
function VehiclePurchases({ gwnummer }: Pick<HouseVehicle, 'gwnummer'>) {
  const { data, error } = useQuery(housePurchases({ gwnummer }))
  if (error && !data) return <Alert kind="error">{textOf(error)}</Alert>
  return data?.items.map(({ id, company, partner_number, ...purchase }) => (
    <p key={id} className="row wrap">
      <Link to={housePurchasePath(id)}>Kauf von {company ?? partner_number}</Link>
      <StateMark {...stateOf(purchase)} />
    </p>
  ))
}
