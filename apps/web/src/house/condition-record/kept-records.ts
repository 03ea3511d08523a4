import type { NewConditionRecord } from '@portal/contract/house/house-condition'
import { createStore, del, set, values } from 'idb-keyval'

/** A photo taken for a damage; its id is generated on the device. */
export type KeptPhoto = {
  id: string
  name: string
  type: string
  lastModified: number
  bytes: ArrayBuffer
  /** The id of its upload, so that a reload continues it; identifies the photo once it is uploaded. */
  taskId: string | null
  isUploaded: boolean
}

/** An unsent record. */
export type KeptRecord = {
  record: NewConditionRecord
  gwnummer: string
  accountId: number
  /** The new photos, each with its damage. */
  photos: { damageId: string; photo: KeptPhoto }[]
  /** Why the server rejected the record, in German; null if it has not. */
  problem: string | null
}

const store = () => createStore('portal-condition-records', 'records')

/** @returns false if the browser cannot store the record, because the storage is full or blocked */
export const keepOnDevice = (kept: KeptRecord): Promise<boolean> =>
  set(kept.record.id, kept, store()).then(
    () => true,
    () => false,
  )

export const readFromDevice = () => values<KeptRecord>(store()).catch((): KeptRecord[] => [])

/** Errors are ignored: a record that could not be deleted is sent again, which changes nothing. */
export const forgetOnDevice = (id: string) => del(id, store()).catch(() => undefined)
