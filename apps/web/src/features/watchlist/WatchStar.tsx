import { IconStar } from '@tabler/icons-react'
import { isSignedIn, useAccount } from '../account/queries.ts'
import { useWatch } from './queries.ts'

type Props = { car: { fahrzeugid: number; gwnummer: string } }

/** The star on a card: adds or removes a car; for signed-in users only (D-11). */
export const WatchStar = ({ car }: Props) => (isSignedIn(useAccount()) ? <OwnStar car={car} /> : null)

function OwnStar({ car }: Props) {
  const { isLoading, isWatched, isPending, toggle } = useWatch(car)
  if (isLoading) return null
  return (
    <button
      type="button"
      className="star on-picture"
      aria-pressed={isWatched}
      aria-label={isWatched ? 'Aus Merkliste löschen' : 'Merken'}
      aria-busy={isPending || undefined}
      onClick={() => isPending || toggle()}
    >
      <IconStar aria-hidden />
    </button>
  )
}
