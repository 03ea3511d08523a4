import { euroCentText } from '@portal/domain/formats'
import { vehicleName } from '@portal/domain/vehicle/name'
import { priceOf, priceText } from '@portal/domain/vehicle/price-text'
import type { EnquiryCar } from './form.ts'

/** The cars of a joint enquiry. */
export const CarList = ({ cars }: { cars: readonly EnquiryCar[] }) => (
  <ul className="enquiry-cars">
    {cars.map((car) => (
      <li key={car.gwnummer}>
        <b>{vehicleName(car.hersteller, car.modellgruppe)}</b>{' '}
        <span className="muted">
          GW {car.gwnummer}, {priceText(priceOf(car).euro, euroCentText)}
        </span>
      </li>
    ))}
  </ul>
)
