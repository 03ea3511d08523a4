import type { Car } from '@portal/contract/cars'
import { factOf, powerText } from '@portal/domain/vehicle/texts'
import {
  IconBolt,
  IconCalendar,
  IconCertificate,
  IconGasStation,
  IconManualGearbox,
  IconRoad,
} from '@tabler/icons-react'

/** The six most important values (E-17 to E-19, E-25). */
export function KeyFacts({ car }: { car: Car }) {
  const facts = [
    [IconCalendar, ...factOf('erstzulassungvon', car.erstzulassungvon)],
    [IconRoad, ...factOf('kilometerstandvon', car.kilometerstandvon)],
    [IconCertificate, ...factOf('hu_faellig_am', car.hu_faellig_am)],
    [IconManualGearbox, ...factOf('getriebe', car.getriebeTypValue)],
    [IconGasStation, ...factOf('kraftstoffart', car.fueltypedescription)],
    [IconBolt, 'Leistung', powerText(car)],
  ] as const
  return (
    <dl className="keyfacts">
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
