import type { Car } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { useDismissal, useDismissedCars } from './queries.ts'

type Props = {
  car: Pick<Car, 'fahrzeugid' | 'hersteller' | 'modellgruppe'>
  isDismissed: boolean
  /** Whether the entry of a dismissed car disappears. */
  leavesList?: boolean
}

/** Hides a car from the searches of the account or shows it again; not rendered for visitors. */
export function DismissButton({ car, isDismissed, leavesList = false }: Props) {
  const { hasList } = useDismissedCars()
  const change = useDismissal()
  if (!hasList) return null
  const Icon = isDismissed ? IconEye : IconEyeOff
  const action = isDismissed ? t('Wieder zeigen') : t('Ausblenden')
  return (
    <button
      type="button"
      className="dismiss on-picture"
      aria-label={`${action}: ${carName(car)}`}
      title={action}
      onClick={({ currentTarget }) => {
        change({ fahrzeugid: car.fahrzeugid, isDismissed: !isDismissed, name: carName(car) })
        if (leavesList) focusNeighbour(currentTarget)
      }}
    >
      <Icon aria-hidden />
    </button>
  )
}
