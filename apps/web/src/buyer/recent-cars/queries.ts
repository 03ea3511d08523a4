import { t } from '@portal/domain/values/text'
import { isDecided } from '../../consent.ts'
import { idList } from '../../id-list.ts'
import { storedRecentCars } from '../../storage.ts'
import { toastUndo } from '../../ui/toast.ts'

/** One row of cards, and one for the car that is open. */
const recentMaximum = 4

const recent = idList(storedRecentCars)

/** The ids of the cars opened last on this device, newest first. */
export const useRecentCars = recent.useIds
/** Forgets the cars and offers to undo it. */
export function forgetRecentCars() {
  const before = recent.read()
  recent.write([])
  toastUndo(t('Der Verlauf ist gelöscht.'), () => recent.write([...before]))
}

/** Keeps a car that is opened, once the visitor has decided about what may be stored. */
export function noteRecentCar(fahrzeugid: number) {
  if (!isDecided()) return
  recent.write([fahrzeugid, ...recent.read().filter((id) => id !== fahrzeugid)].slice(0, recentMaximum))
}
