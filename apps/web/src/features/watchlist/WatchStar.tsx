import { IconStar } from '@tabler/icons-react'
import { useWatch } from './queries.ts'

/** The star on a card: notes a car or takes it off the list; only for logged-in users (D-11). */
export function WatchStar({ car }: { car: { fahrzeugid: number; gwnummer: string } }) {
  const { hasList, isLoading, isWatched, isPending, toggle } = useWatch(car)
  if (!hasList || isLoading) return null
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
