import type { Account } from '@portal/contract/accounts/account'
import type { NewHandOver, NewRefusal } from '@portal/contract/house/yard-hand-over'
import { createStore, del, entries, set, values } from 'idb-keyval'
import { queryClient } from '../../query-client.ts'
import { updateAccount } from '../../session/account.ts'
import { loadFrameReader } from '../../ui/qr-reader.ts'
import { keepListForOffline, keptList } from '../condition-record/offline-copy.ts'
import type { HandOverForm } from './form.ts'
import { expectedPickUps, type ReadPickUps } from './queries.ts'

/** A hand-over, or that there was none, which could not be sent yet. */
export type KeptHandOver = {
  record: NewHandOver | NewRefusal
  accountId: number
  /** Why the server rejected it, in German; null if it has not. */
  problem: string | null
}

const store = () => createStore('portal-hand-overs', 'records')

/** @returns false if the browser cannot store it, because the storage is full or blocked */
export const keepOnDevice = (kept: KeptHandOver): Promise<boolean> =>
  set(kept.record.id, kept, store()).then(
    () => true,
    () => false,
  )

export const readFromDevice = () => values<KeptHandOver>(store()).catch((): KeptHandOver[] => [])

/** Errors are ignored: a hand-over that could not be deleted is sent again, which changes nothing. */
export const forgetOnDevice = (id: string) => del(id, store()).catch(() => undefined)

/**
 * Hand-overs that are being filled in, by vehicle: a phone may reload the page when its camera is used. They contain the
 * signature, so they are kept for a day at most.
 */
const forms = () => createStore('portal-hand-over-forms', 'forms')
const formMs = 86_400_000

type KeptForm = { form: HandOverForm; accountId: number; keptAt: number }

export const keepForm = (accountId: number, gwnummer: string, form: HandOverForm) =>
  set(gwnummer, { form, accountId, keptAt: Date.now() } satisfies KeptForm, forms()).catch(() => undefined)

export const forgetForm = (gwnummer: string) => del(gwnummer, forms()).catch(() => undefined)

/** What the account has filled in for a vehicle on this device; undefined if nothing. Deletes what is too old. */
export async function keptForm(accountId: number, gwnummer: string): Promise<HandOverForm | undefined> {
  const all = await entries<string, KeptForm>(forms()).catch((): [string, KeptForm][] => [])
  const isCurrent = ({ keptAt }: KeptForm) => Date.now() - keptAt < formMs
  for (const [key, kept] of all) if (!isCurrent(kept)) await forgetForm(key)
  return all.find(([key, kept]) => key === gwnummer && kept.accountId === accountId && isCurrent(kept))?.[1]
    .form
}

const listName = 'pick-ups'

/**
 * Stores the expected pick-ups and the reader of their codes for offline use. @returns whether they can be used offline
 */
export const keepPickUps = (account: Account, list: ReadPickUps) =>
  loadFrameReader().then(
    () => keepListForOffline(account, listName, list),
    () => false,
  )

/** Loads the expected pick-ups; without a connection from the copy of this device. The page shows if there is neither. */
export async function loadPickUps(account: Account | null) {
  try {
    await queryClient.ensureQueryData(expectedPickUps)
  } catch (error) {
    const list = account && (await keptList<ReadPickUps>(error, listName))
    if (!account || !list) return
    updateAccount(account)
    queryClient.setQueryData(expectedPickUps.queryKey, list)
  }
}
