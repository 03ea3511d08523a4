import type { Car } from '@portal/contract/vehicles/cars'
import { carName } from '@portal/domain/vehicles/attributes/name'
import './compare.css'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { comparedMaximum, toggleCompared, useComparison } from './queries.ts'

type Props = { car: Pick<Car, 'fahrzeugid' | 'hersteller' | 'modellgruppe' | 'modell'> }

/** Selects a car for the comparison. */
export function CompareToggle({ car }: Props) {
  const chosen = useComparison()
  const isChosen = chosen.includes(car.fahrzeugid)
  const isFull = !isChosen && chosen.length >= comparedMaximum
  return (
    <button
      type="button"
      className="compare-toggle on-picture"
      aria-pressed={isChosen}
      aria-disabled={isFull || undefined}
      aria-label={`Vergleichen: ${carName(car)}`}
      title={isFull ? 'Es lassen sich höchstens vier Fahrzeuge vergleichen.' : 'Vergleichen'}
      onClick={() => toggleCompared(car.fahrzeugid)}
    >
      <IconArrowsLeftRight aria-hidden />
    </button>
  )
}
