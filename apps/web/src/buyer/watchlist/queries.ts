import { restoreEntries } from '@portal/contract/buyer/watch-desk'
import {
  addWatch,
  listWatchedIds,
  readWatchByGwNumber,
  removeWatch,
  saveWatchImages,
} from '@portal/contract/buyer/watchlist'
import { readCar } from '@portal/contract/vehicles/cars'
import { mayBuy, seesOffers } from '@portal/domain/accounts/roles'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { ApiProblem, call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast, toastUndo } from '../../ui/toast.ts'
import { photosOf } from '../../vehicles/cars/facts.ts'

/** The fahrzeugid of each car on the list. */
export const watchedIds = queryOptions({ queryKey: ['watchlist'], queryFn: reads(listWatchedIds) })

/** Visitors and applicants have no watchlist (A-21, K-14). */
const useOwnWatches = () => {
  const account = useAccount()
  const hasList = seesOffers(account)
  return {
    hasList,
    isReadOnly: hasList && !mayBuy(account),
    ...useQuery({ ...watchedIds, enabled: hasList }),
  }
}

/** The number of watched cars; undefined for visitors and applicants. */
export const useWatchCount = (): number | undefined => useOwnWatches().data?.length

const refresh = () => queryClient.invalidateQueries({ queryKey: watchedIds.queryKey })
const isFull = (error: unknown) => error instanceof ApiProblem && error.type === 'watchlist-full'
const fail = (error: unknown) =>
  toastFailure(error, isFull(error) ? {} : { default: t('Es ist ein Fehler aufgetreten.') })

const ownWatchOf = (gwnummer: string) =>
  call(readWatchByGwNumber, { params: { gw: gwnummer } }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  })

/** Loads the car and adds it with its pictures unless it is on the list already (K-06, K-07, K-11). */
async function add(fahrzeugid: number): Promise<{ added: boolean }> {
  const car = await call(readCar, { params: { id: String(fahrzeugid) } })
  if (await ownWatchOf(car.gwnummer)) return { added: false }
  const { id } = await call(addWatch, { body: { fahrzeugid, gwnummer: car.gwnummer } })
  const photos = photosOf(car.mvpcarstockimages).map(({ ordner, datei }) => ({ ordner, datei }))
  await call(saveWatchImages, { body: { id, mvpuserwatchcarimages: photos } })
  return { added: true }
}

/** Looks up the entry by GW number and deletes it by id (K-08). @returns the id, for `offerRestoration` */
async function remove(gwnummer: string): Promise<number[]> {
  const watch = await ownWatchOf(gwnummer)
  if (!watch) return []
  await call(removeWatch, { params: { id: watch.id } })
  return [watch.id]
}

/**
 * Reports a removal and offers to undo it, with notes and calculations.
 * @param ids of the removed entries; undefined = the whole list
 */
export function offerRestoration(text: string, ids?: number[]) {
  const restore = async () => {
    const { restored } = await call(restoreEntries, { body: { ids } })
    await refresh()
    toast(
      'success',
      plural(
        restored,
        'Das Fahrzeug steht wieder auf Ihrer Merkliste.',
        '# Fahrzeuge stehen wieder auf Ihrer Merkliste.',
      ),
    )
  }
  toastUndo(text, () => void restore().catch(fail))
}

const removedText = t('Das Fahrzeug wurde erfolgreich aus der Merkliste entfernt')

type WatchableCar = { fahrzeugid: number; gwnummer: string }

/** Why a reader of a company cannot change its watchlist. */
export const readOnlyText = t('Ihre Rolle im Betrieb darf die Merkliste nur ansehen.')

/**
 * Whether a car is on the list, and a function to toggle it; shared by star, button and key. Toggling waits for the list
 * and for earlier changes, so that none is lost while the list is loading or the car is toggled twice.
 */
export function useWatch(car: WatchableCar) {
  const { hasList, isReadOnly, data, isError } = useOwnWatches()
  const isWatched = data?.includes(car.fahrzeugid) ?? false
  const { mutate, isPending } = useMutation({
    scope: { id: 'watchlist' },
    // The car is a variable, because the list shows the next one before the request is sent.
    mutationFn: async ({ fahrzeugid, gwnummer }: WatchableCar) => {
      const known = await queryClient.ensureQueryData(watchedIds)
      if (!known.includes(fahrzeugid)) return add(fahrzeugid)
      return { removed: await remove(gwnummer) }
    },
    onSuccess: async (outcome) => {
      await refresh()
      if ('removed' in outcome) offerRestoration(removedText, outcome.removed)
      else if (outcome.added)
        toast('success', t('Das Fahrzeug wurde erfolgreich auf Ihre Merkeliste hinzugefügt.'))
    },
    onError: fail,
  })
  const isLoading = hasList && data === undefined && !isError
  const { fahrzeugid, gwnummer } = car
  const toggle = () => (isReadOnly ? toast('error', readOnlyText) : mutate({ fahrzeugid, gwnummer }))
  return { hasList, isReadOnly, isLoading, isWatched, isPending, toggle }
}
