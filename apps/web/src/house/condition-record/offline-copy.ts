import type { Account } from '@portal/contract/accounts/account'
import type { HouseCondition } from '@portal/contract/house/house-condition'
import type { RecordedVehicle } from '@portal/contract/house/house-vehicle'
import { clear, createStore, del, entries, get, set } from 'idb-keyval'
import { ApiProblem, xsrfToken } from '../../api.ts'
import { keepPageFiles, registerOffline } from '../../offline-files.ts'
import { queryClient } from '../../query-client.ts'
import { updateAccount } from '../../session/account.ts'
import { houseCondition, recordedVehicle } from './queries.ts'

/**
 * The vehicles opened last can be recorded offline, also after a reload: their data are in IndexedDB, the files of the
 * page in the service worker's cache. `public/offline.js` reads both while the browser has the XSRF token of the
 * session that stored them; a logout replaces the token.
 */
const store = () => createStore('portal-prepared', 'prepared')
const vehiclesMaximum = 30

type Session = { account: Account; token: string | undefined }
type Copy = { vehicle: RecordedVehicle; condition: HouseCondition; keptAt: number }

const keyOf = (gwnummer: string) => `vehicle:${gwnummer}`

/** Stores the session that may read the copies; those of another account are deleted. */
async function keepSession(account: Account) {
  const known = await get<Session>('session', store())
  if (known?.account.id !== account.id) await clear(store())
  await set('session', { account, token: xsrfToken() } satisfies Session, store())
}

async function keepVehicle(copy: Copy) {
  await set(keyOf(copy.vehicle.gwnummer), copy, store())
  const kept = (await entries<string, Copy>(store())).filter(([key]) => key.startsWith(keyOf('')))
  const oldest = kept.toSorted(([, a], [, b]) => b.keptAt - a.keptAt).slice(vehiclesMaximum)
  for (const [key] of oldest) await del(key, store())
}

/** Stores data and the files of the page for offline use. @returns whether it can be used offline */
async function keepCopy(account: Account, keepData: () => Promise<void>): Promise<boolean> {
  if (!(await registerOffline())) return false
  await keepSession(account)
  await keepData()
  return keepPageFiles()
}

/** Stores a vehicle for offline use. @returns whether it can be used offline */
export const keepForOffline = (account: Account, copy: Omit<Copy, 'keptAt'>) =>
  keepCopy(account, () => keepVehicle({ ...copy, keptAt: Date.now() }))

/** Stores a list under a name for offline use. @returns whether it can be used offline */
export const keepListForOffline = (account: Account, name: string, list: object) =>
  keepCopy(account, () => set(name, { list }, store()))

/** A list kept under a name, if the request for it got no answer. */
export async function keptList<List>(error: unknown, name: string): Promise<List | undefined> {
  const kept = isUnreachable(error) ? await get<{ list: List }>(name, store()) : undefined
  return kept?.list
}

const isUnreachable = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= 502)

/**
 * Loads the data of the recording page; without a connection from the copy of this device.
 * @throws ApiProblem if there is neither
 */
export async function loadVehicle(account: Account | null, gwnummer: string) {
  try {
    await Promise.all([
      queryClient.ensureQueryData(recordedVehicle(gwnummer)),
      queryClient.ensureQueryData(houseCondition(gwnummer)),
    ])
  } catch (error) {
    const copy = account && isUnreachable(error) ? await get<Copy>(keyOf(gwnummer), store()) : undefined
    if (!account || !copy) throw error
    updateAccount(account)
    queryClient.setQueryData(recordedVehicle(gwnummer).queryKey, copy.vehicle)
    queryClient.setQueryData(houseCondition(gwnummer).queryKey, copy.condition)
  }
}
