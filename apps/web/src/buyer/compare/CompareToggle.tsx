import type { Car } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
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
      aria-label={t`Vergleichen: ${carName(car)}`}
      title={isFull ? t('Es lassen sich höchstens vier Fahrzeuge vergleichen.') : t('Vergleichen')}
      onClick={() => toggleCompared(car.fahrzeugid)}
    >
      <IconArrowsLeftRight aria-hidden />
    </button>
  )
}
