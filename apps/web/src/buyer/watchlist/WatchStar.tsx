import type { Car } from '@portal/contract/vehicles/cars'
import { seesOffers } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { IconStar } from '@tabler/icons-react'
import { useAccount } from '../../session/account.ts'
import { ShortlistToggle } from '../shortlist/ShortlistButton.tsx'
import { readOnlyText, useWatch } from './queries.ts'

type Props = {
  car: Pick<Car, 'fahrzeugid' | 'gwnummer' | 'hersteller' | 'modellgruppe' | 'modell'>
}

/** The star on a card for signed-in users (D-11); visitors have a bookmark for the list on their device. */
export const WatchStar = ({ car }: Props) =>
  seesOffers(useAccount()) ? <OwnStar car={car} /> : <ShortlistToggle car={car} />

function OwnStar({ car }: Props) {
  const { isReadOnly, isLoading, isWatched, isPending, toggle } = useWatch(car)
  if (isLoading) return null
  return (
    <button
      type="button"
      className="star on-picture"
      aria-pressed={isWatched}
      aria-label={isWatched ? t`Aus Merkliste löschen: ${carName(car)}` : t`Merken: ${carName(car)}`}
      aria-disabled={isReadOnly || undefined}
      title={isReadOnly ? readOnlyText : undefined}
      aria-busy={isPending || undefined}
      onClick={() => isPending || toggle()}
    >
      <IconStar aria-hidden />
    </button>
  )
}
