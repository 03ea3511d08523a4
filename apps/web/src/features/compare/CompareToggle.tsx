import { vehicleName } from '@portal/domain/vehicle/name'
import './compare.css'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { comparedMaximum, toggleCompared, useComparison } from './queries.ts'

type Props = { car: { fahrzeugid: number; hersteller: string; modellgruppe: string } }

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
      aria-label={`Vergleichen: ${vehicleName(car.hersteller, car.modellgruppe)}`}
      title={isFull ? 'Es lassen sich höchstens vier Fahrzeuge vergleichen.' : 'Vergleichen'}
      onClick={() => toggleCompared(car.fahrzeugid)}
    >
      <IconArrowsLeftRight aria-hidden />
    </button>
  )
}
