import type { NewConditionRecord } from '@portal/contract/house-condition'
import { createStore, del, set, values } from 'idb-keyval'

/** A photo taken for a damage; its id is made on the device. */
export type KeptPhoto = {
  id: string
  name: string
  type: string
  lastModified: number
  bytes: ArrayBuffer
  /** The upload it belongs to, so that a reload continues it; also the photo's number once it is uploaded. */
  taskId: string | null
  isUploaded: boolean
}

/** What was recorded and is not sent yet. */
export type KeptRecord = {
  record: NewConditionRecord
  gwnummer: string
  accountId: number
  /** The photos of the damages that are not uploaded, by damage. */
  photos: { damageId: string; photo: KeptPhoto }[]
  /** Why the portal does not take it, in German. */
  problem: string | null
}

const store = () => createStore('portal-condition-records', 'records')

/** @returns false when the browser refuses to keep it: storage full or blocked */
export const keepOnDevice = (kept: KeptRecord): Promise<boolean> =>
  set(kept.record.id, kept, store()).then(
    () => true,
    () => false,
  )

export const readFromDevice = () => values<KeptRecord>(store()).catch((): KeptRecord[] => [])

/** One that stays by a failure is sent again, which changes nothing. */
export const forgetOnDevice = (id: string) => del(id, store()).catch(() => undefined)
