import type { Car } from '@portal/contract/vehicles/cars'
import { seesOffers } from '@portal/domain/accounts/roles'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { toggleShortlisted, useShortlist } from '../../buyer/shortlist/queries.ts'
import { useWatch, watchedIds } from '../../buyer/watchlist/queries.ts'
import { useAccount } from '../../session/account.ts'
import { detailsOf } from '../../vehicles/cars/queries.ts'

/** The cars on the watchlist of the account; for visitors those on the shortlist. */
export function useMarkedIds(): ReadonlySet<number> {
  const hasList = seesOffers(useAccount())
  const { data } = useQuery({ ...watchedIds, enabled: hasList })
  const shortlist = useShortlist()
  return new Set(hasList ? data : shortlist)
}

/** The function that marks a car or removes its mark. */
export function useMark(car: Car) {
  const { hasList, isReadOnly, toggle } = useWatch(car)
  return { isReadOnly, toggleMark: hasList ? toggle : () => toggleShortlisted(car.fahrzeugid) }
}

/** Whether the browser is set to save data. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return 'saveData' in connection && connection.saveData === true
}

/**
 * Loads the details of the car that is probably shown next.
 * @param next undefined if there is none
 * @returns the car whose photo may be loaded too; undefined if the browser is set to save data
 */
export function usePreloaded(next: Car | undefined, current: Car): Car | undefined {
  const preloaded = savesData() ? undefined : next
  usePrefetchQuery(detailsOf(String((preloaded ?? current).fahrzeugid)))
  return preloaded
}
