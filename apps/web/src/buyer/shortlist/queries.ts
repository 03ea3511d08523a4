import { addWatch } from '@portal/contract/buyer/watchlist'
import { readCar } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { ApiProblem, call, reads } from '../../api.ts'
import { idList } from '../../id-list.ts'
import { queryClient } from '../../query-client.ts'
import { storedShortlist } from '../../storage.ts'
import { toastUndo } from '../../ui/toast.ts'

const shortlistMaximum = 100

const shortlist = idList(storedShortlist)

/** The ids of the cars a visitor keeps on this device, in the order they were added. */
export const useShortlist = shortlist.useIds
const setShortlist = shortlist.write

/** Adds a car, or removes it and offers to undo that; a full list drops its oldest entry. */
export function toggleShortlisted(fahrzeugid: number) {
  const before = shortlist.read()
  const ids = before.filter((id) => id !== fahrzeugid)
  if (ids.length === before.length) return setShortlist([...ids, fahrzeugid].slice(-shortlistMaximum))
  setShortlist(ids)
  toastUndo(t('Das Fahrzeug steht nicht mehr auf dem Merkzettel.'), () => setShortlist([...before]))
}

const isGone = (error: unknown) => error instanceof ApiProblem && [404, 410].includes(error.status)

/** The cars of the list that are still on sale, newest entry first; the others are removed from the list. */
export async function shortlistedCars() {
  const ids = shortlist.read()
  const found = await Promise.all(
    ids.map((id) =>
      queryClient
        .fetchQuery({
          queryKey: ['car', String(id)],
          queryFn: reads(readCar, { params: { id: String(id) } }),
          retry: false,
        })
        .catch((error: unknown) => {
          if (isGone(error)) return null
          throw error
        }),
    ),
  )
  const cars = found.filter((car) => car !== null).filter(({ available }) => available)
  if (cars.length < ids.length) setShortlist(cars.map(({ fahrzeugid }) => fahrzeugid))
  return { cars: cars.toReversed(), gone: ids.length - cars.length }
}

/**
 * Moves the list to the watchlist of the account that has just signed in. Sold cars are dropped; cars that cannot be
 * added for another reason remain on this device.
 * @returns how many cars were moved
 */
export async function moveShortlistToWatchlist(): Promise<number> {
  let moved = 0
  for (const fahrzeugid of shortlist.read()) {
    try {
      await call(addWatch, { body: { fahrzeugid } })
      moved++
    } catch (error) {
      if (!isGone(error)) break
    }
    setShortlist(shortlist.read().filter((id) => id !== fahrzeugid))
  }
  if (moved > 0) await queryClient.invalidateQueries({ queryKey: ['watchlist'] })
  return moved
}
