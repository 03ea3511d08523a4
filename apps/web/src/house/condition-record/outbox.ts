import { t } from '@portal/domain/values/text'
import { useSyncExternalStore } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { listeners } from '../../listeners.ts'
import { queryClient } from '../../query-client.ts'
import { toast } from '../../ui/toast.ts'
import { forgetOnDevice, type KeptRecord, keepOnDevice, readFromDevice } from './kept-records.ts'
import { houseCondition, recordedVehicle } from './queries.ts'
import { RefusedPhoto, sendRecord } from './sending.ts'

/**
 * Unsent records. They are sent in the order of recording, as soon as there is a connection; those stored on the device
 * are still there after a reload.
 */
export type Outbox = {
  records: readonly KeptRecord[]
  isSending: boolean
  /** The id of the record that is being sent. */
  sendingId: string | null
  /** False if the browser could not store a record. */
  isKept: boolean
}

const retryMs = 10_000
/** No reply, session ended, too many requests, server unavailable: the record is sent again later. */
const temporaryStatuses = new Set([0, 401, 403, 429, 502, 503, 504])

let outbox: Outbox = { records: [], isSending: false, sendingId: null, isKept: true }
const { subscribe, tell } = listeners()
let retry: ReturnType<typeof setTimeout> | undefined

export const useOutbox = () => useSyncExternalStore(subscribe, () => outbox)

function show(next: Partial<Outbox>) {
  outbox = { ...outbox, ...next }
  tell()
}

const idOf = ({ record }: KeptRecord) => record.id
const damageIds = ({ record: { damages = [], removedDamages = [] } }: KeptRecord) => [
  ...damages.map(({ id }) => id),
  ...removedDamages,
]

async function keep(kept: KeptRecord) {
  const isNew = !outbox.records.some((other) => idOf(other) === idOf(kept))
  const records = isNew
    ? [...outbox.records, kept]
    : outbox.records.map((other) => (idOf(other) === idOf(kept) ? kept : other))
  show({ records })
  if (!(await keepOnDevice(kept))) show({ isKept: false })
}

/** Removes a record that is sent or discarded. */
export async function dropRecord(id: string) {
  show({ records: outbox.records.filter((kept) => idOf(kept) !== id) })
  await forgetOnDevice(id)
}

/** Sends one record. @returns whether the next one may follow */
async function send(kept: KeptRecord): Promise<boolean> {
  try {
    const condition = await sendRecord(kept, keep)
    queryClient.setQueryData(houseCondition(kept.gwnummer).queryKey, condition)
    // Keys and accident are stored with the vehicle, not with the condition.
    await queryClient.invalidateQueries(recordedVehicle(kept.gwnummer))
    await dropRecord(idOf(kept))
    return true
  } catch (error) {
    if (error instanceof RefusedPhoto) {
      toast('error', t`Foto nicht übernommen: ${error.message}`)
      const known = outbox.records.find((other) => idOf(other) === idOf(kept)) ?? kept
      const photos = known.photos.filter(({ photo }) => photo.id !== error.photoId)
      await keep({ ...known, photos })
      return true
    }
    if (!(error instanceof ApiProblem)) throw error
    if (temporaryStatuses.has(error.status)) return false
    const details = error.errors.map(({ message }) => message)
    await keep({ ...kept, problem: [textOf(error), ...details].join(' ') })
    return true
  }
}

/** The record as stored on the device; null if another tab has sent it. */
async function current(kept: KeptRecord): Promise<KeptRecord | null> {
  if (!outbox.isKept) return kept
  return (await readFromDevice()).find((one) => idOf(one) === idOf(kept)) ?? null
}

async function sendAll(accountId: number) {
  for (;;) {
    const first = outbox.records.find((kept) => kept.accountId === accountId && kept.problem === null)
    if (!first) return
    const next = await current(first)
    show({ sendingId: idOf(first) })
    if (!next) {
      await dropRecord(idOf(first))
      await queryClient.invalidateQueries(houseCondition(first.gwnummer))
    } else if (!(await send(next))) {
      retry = setTimeout(() => void sendKept(accountId), retryMs)
      return
    }
  }
}

/** Sends the unsent records of an account; only one tab of the browser sends at a time. */
export async function sendKept(accountId: number): Promise<void> {
  clearTimeout(retry)
  if (outbox.isSending) return
  show({ isSending: true })
  try {
    await navigator.locks.request('condition-records', () => sendAll(accountId))
  } finally {
    show({ isSending: false, sendingId: null })
  }
}

/** Sends a rejected record once more: what it was rejected for may have ended meanwhile. */
export async function sendAgain(kept: KeptRecord): Promise<void> {
  await keep({ ...kept, problem: null })
  await sendKept(kept.accountId)
}

/** Loads the records stored by earlier visits and sends them. */
export async function continueRecords(accountId: number): Promise<void> {
  const kept = await readFromDevice()
  const missing = kept.filter((one) => !outbox.records.some((other) => idOf(other) === idOf(one)))
  const records = [...outbox.records, ...missing].toSorted((a, b) =>
    a.record.recordedAt.localeCompare(b.record.recordedAt),
  )
  show({ records })
  await sendKept(accountId)
}

/**
 * Stores a record on the device and sends it. It replaces an unsent record of the same damage and includes its photos
 * and paint readings.
 */
export async function keepRecord(kept: KeptRecord): Promise<void> {
  const own = new Set(damageIds(kept))
  const earlier = outbox.records.filter((other) => damageIds(other).some((id) => own.has(id)))
  const taken = kept.record.damages ? earlier.flatMap(({ photos }) => photos) : []
  const paint = kept.record.paint ?? earlier.at(-1)?.record.paint
  const record = { ...kept.record, ...(paint && { paint }) }
  await keep({ ...kept, photos: [...taken, ...kept.photos], record })
  for (const other of earlier) if (idOf(other) !== outbox.sendingId) await dropRecord(idOf(other))
  void sendKept(kept.accountId)
}

window.addEventListener('online', () => {
  const accountId = outbox.records[0]?.accountId
  if (accountId !== undefined) void sendKept(accountId)
})
