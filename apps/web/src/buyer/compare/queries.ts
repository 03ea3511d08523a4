import { readCarDetails } from '@portal/contract/vehicles/car-details'
import { readCar } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { ApiProblem, call } from '../../api.ts'
import { idList } from '../../id-list.ts'
import { queryClient } from '../../query-client.ts'
import { storedComparison } from '../../storage.ts'
import { toastUndo } from '../../ui/toast.ts'

export const comparedMinimum = 2
export const comparedMaximum = 4

const chosen = idList(storedComparison)

/** The ids of the cars selected for comparison, stored on this device. */
export const useComparison = chosen.useIds
export const setComparison = chosen.write

/** Adds or removes a car; does nothing when four cars are selected. */
export function toggleCompared(fahrzeugid: number) {
  const ids = chosen.read()
  if (ids.includes(fahrzeugid)) setComparison(ids.filter((id) => id !== fahrzeugid))
  else if (ids.length < comparedMaximum) setComparison([...ids, fahrzeugid])
}

/** Clears the selection and offers to undo it. */
export function clearComparison() {
  const before = chosen.read()
  setComparison([])
  toastUndo(t('Die Auswahl zum Vergleich ist aufgehoben.'), () => setComparison([...before]))
}

/** Resolves to null if the server answers 404, because the car is unknown or sold. */
export const ifKnown = <Value>(reply: Promise<Value>) =>
  reply.catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  })

/** A car with its details; null if it is unknown or sold. */
export const comparedCar = (fahrzeugid: number) =>
  queryClient.fetchQuery({
    queryKey: ['compare', fahrzeugid],
    queryFn: async ({ signal }) => {
      const params = { id: String(fahrzeugid) }
      const [car, details] = await Promise.all([
        ifKnown(call(readCar, { params, signal })),
        ifKnown(call(readCarDetails, { params, signal })),
      ])
      return car && { car, details }
    },
  })
