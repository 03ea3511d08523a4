import type { Car } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { IconBookmark } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { toggleShortlisted, useShortlist } from './queries.ts'

const textOf = (isListed: boolean) => (isListed ? t('Vom Merkzettel nehmen') : t('Auf den Merkzettel'))

/** Adds a car to the visitor's shortlist or removes it; on the page of the car. */
export function ShortlistButton({ fahrzeugid }: { fahrzeugid: number }) {
  const isListed = useShortlist().includes(fahrzeugid)
  return (
    <Button block onClick={() => toggleShortlisted(fahrzeugid)}>
      <IconBookmark aria-hidden fill={isListed ? 'currentColor' : 'none'} />
      {textOf(isListed)}
    </Button>
  )
}

type Props = {
  car: Pick<Car, 'fahrzeugid' | 'hersteller' | 'modellgruppe' | 'modell'>
  /** Whether the card disappears when its car is removed. */
  leavesList?: boolean
}

/** `ShortlistButton` as an icon on the picture of a card. */
export function ShortlistToggle({ car, leavesList = false }: Props) {
  const { fahrzeugid } = car
  const isListed = useShortlist().includes(fahrzeugid)
  return (
    <button
      type="button"
      className="shortlist on-picture"
      aria-pressed={isListed}
      aria-label={t`Auf den Merkzettel: ${carName(car)}`}
      title={textOf(isListed)}
      onClick={({ currentTarget }) => {
        if (leavesList) focusNeighbour(currentTarget)
        toggleShortlisted(fahrzeugid)
      }}
    >
      <IconBookmark aria-hidden fill={isListed ? 'currentColor' : 'none'} />
    </button>
  )
}
