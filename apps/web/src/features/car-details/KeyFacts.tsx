import type { Car } from '@portal/contract/cars'
import { kmText } from '@portal/domain/formats'
import {
  IconBolt,
  IconCalendar,
  IconCertificate,
  IconGasStation,
  IconManualGearbox,
  IconRoad,
} from '@tabler/icons-react'
import { gearboxText, monthText, powerText, wordText } from './facts.ts'

/** The six most important values (E-17 to E-19, E-25). */
export function KeyFacts({ car }: { car: Car }) {
  const facts = [
    [IconCalendar, 'Erstzulassung', monthText(car.erstzulassungvon)],
    [IconRoad, 'Kilometerstand', kmText(car.kilometerstandvon)],
    [IconCertificate, 'HU fällig', monthText(car.hu_faellig_am)],
    [IconManualGearbox, 'Getriebe', gearboxText(car.getriebeTypValue)],
    [IconGasStation, 'Kraftstoff', wordText(car.fueltypedescription)],
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
