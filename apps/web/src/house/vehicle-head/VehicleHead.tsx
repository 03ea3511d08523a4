import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { kmText, registrationText } from '@portal/domain/values/formats'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { ReactNode } from 'react'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { OfferState } from './OfferState.tsx'
import './vehicle-head.css'

type Props = {
  heading: string
  gwnummer: string
  /** The photos of the vehicle, whose first is shown; absent on pages that do not load them. */
  photos?: HouseVehicle['photos']
  /** The facts after the number. */
  children: ReactNode
  action?: ReactNode
}

/** The head of a house page about one vehicle. */
export function VehicleHead({ heading, gwnummer, photos, children, action }: Props) {
  return (
    <div className="vhead">
      {photos && (
        <div className="vpic">
          <CarImage photo={photos[0]} alt={heading} sizes="108px" eager />
        </div>
      )}
      <div className="g">
        <h1 lang="de">{heading}</h1>
        <p className="meta">
          <span className="gw">
            GW <b>{gwnummer}</b>
          </span>
          {children}
        </p>
      </div>
      {action}
    </div>
  )
}

export const headingOf = ({ headlineinternet, hersteller, modell }: HouseVehicle['facts']) =>
  headlineinternet || vehicleName(hersteller ?? '', modell ?? '')

/** What distinguishes a vehicle from others of its model. */
export const VehicleFacts = ({ facts, offerState }: Pick<HouseVehicle, 'facts' | 'offerState'>) => (
  <>
    {facts.fin && <span>{facts.fin}</span>}
    <span>EZ {registrationText(facts.erstzulassungvon ?? '')}</span>
    <span>{kmText(Number(facts.kilometerstandvon))}</span>
    <OfferState state={offerState} />
  </>
)
