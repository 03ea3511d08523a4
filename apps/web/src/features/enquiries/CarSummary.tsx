import { euroCentText, kmText, registrationText } from '@portal/domain/formats'
import { vatNote } from '@portal/domain/vat'
import { vehicleName } from '@portal/domain/vehicle/name'
import { priceOf, priceText } from '@portal/domain/vehicle/price-text'
import { CarImage } from '../cars/CarImage.tsx'
import { headlineOf, photosOf } from '../cars/facts.ts'
import type { EnquiryCar } from './form.ts'

/** The car the dialog refers to. */
export function CarSummary({ car }: { car: EnquiryCar }) {
  return (
    <div className="mini">
      <CarImage photo={photosOf(car.mvpcarstockimages)[0]} alt="" sizes="112px" />
      <div>
        <b>{vehicleName(car.hersteller, car.modellgruppe)}</b>
        <p className="small muted">{headlineOf(car)}</p>
        <p className="small muted mini-facts">
          <span className="gw">
            GW <b>{car.gwnummer}</b>
          </span>
          <span>EZ {registrationText(car.erstzulassungvon)}</span>
          <span>{kmText(car.kilometerstandvon)}</span>
          <b>{priceText(priceOf(car).euro, euroCentText)}</b>
          <span>{vatNote(car.vatMode)}</span>
        </p>
      </div>
    </div>
  )
}
