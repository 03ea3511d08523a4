import type { NewRefusal } from '@portal/contract/house/yard-hand-over'
import { handOver, refuseHandOver } from '@portal/contract/house/yard-hand-over'
import { useSyncExternalStore } from 'react'
import { ApiProblem, call, textOf } from '../../api.ts'
import { listeners } from '../../listeners.ts'
import { queryClient } from '../../query-client.ts'
import { forgetOnDevice, type KeptHandOver, keepOnDevice, readFromDevice } from './kept-hand-overs.ts'
import { expectedPickUps } from './queries.ts'

/** Hand-overs without a connection. They are sent as soon as there is one, also after a reload, each only once. */
export type Outbox = {
  kept: readonly KeptHandOver[]
  /** False if the browser could not store one. */
  isKept: boolean
}

const retryMs = 10_000
/** No reply, session ended, server unavailable: it is sent again later. */
const temporaryStatuses = new Set([0, 401, 502, 503, 504])

export const isTemporary = (error: unknown) =>
  error instanceof ApiProblem && temporaryStatuses.has(error.status)

type Sent = KeptHandOver['record']

export const isRefusal = (record: Sent): record is NewRefusal => 'reason' in record

/** Sends a record with the time of the device, so that the server knows how wrong its clock is. */
export async function sendRecord(record: Sent) {
  const sentAt = new Date().toISOString()
  return isRefusal(record)
    ? call(refuseHandOver, { body: { ...record, sentAt } })
    : call(handOver, { body: { ...record, sentAt } })
}

let outbox: Outbox = { kept: [], isKept: true }
const { subscribe, tell } = listeners()
let retry: ReturnType<typeof setTimeout> | undefined

export const useOutbox = () => useSyncExternalStore(subscribe, () => outbox)

/** Whether this device has handed a vehicle over without having sent it. */
export const isKeptHere = (gwnummer: string) =>
  outbox.kept.some(
    ({ record, problem }) => !isRefusal(record) && record.gwnummer === gwnummer && problem === null,
  )

function show(next: Partial<Outbox>) {
  outbox = { ...outbox, ...next }
  tell()
}

async function keep(kept: KeptHandOver) {
  const others = outbox.kept.filter(({ record }) => record.id !== kept.record.id)
  show({ kept: [...others, kept] })
  if (!(await keepOnDevice(kept))) show({ isKept: false })
}

/** Removes one that is sent or discarded. */
export async function dropHandOver(id: string) {
  show({ kept: outbox.kept.filter(({ record }) => record.id !== id) })
  await forgetOnDevice(id)
}

/** @returns whether the next one may follow */
async function send(kept: KeptHandOver): Promise<boolean> {
  try {
    await sendRecord(kept.record)
    await dropHandOver(kept.record.id)
    await queryClient.invalidateQueries(expectedPickUps)
    return true
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (isTemporary(error)) return false
    const details = error.errors.map(({ message }) => message)
    await keep({ ...kept, problem: [textOf(error), ...details].join(' ') })
    return true
  }
}

async function sendAll(accountId: number) {
  for (;;) {
    const next = outbox.kept.find((one) => one.accountId === accountId && one.problem === null)
    if (!next) return
    const isHere =
      !outbox.isKept || (await readFromDevice()).some(({ record }) => record.id === next.record.id)
    // Another tab has sent it.
    if (!isHere) await dropHandOver(next.record.id)
    else if (!(await send(next))) {
      retry = setTimeout(() => void sendKept(accountId), retryMs)
      return
    }
  }
}

/** Sends the kept hand-overs of an account; only one tab of the browser sends at a time. */
async function sendKept(accountId: number): Promise<void> {
  clearTimeout(retry)
  await navigator.locks.request('hand-overs', () => sendAll(accountId))
}

/** Sends all of an account, also what was rejected: what it was rejected for may have ended meanwhile. */
export async function sendAgain(accountId: number): Promise<void> {
  for (const kept of outbox.kept)
    if (kept.accountId === accountId && kept.problem !== null) await keep({ ...kept, problem: null })
  await sendKept(accountId)
}

/** Loads what earlier visits have kept, and sends it. */
export async function continueHandOvers(accountId: number): Promise<void> {
  const known = new Set(outbox.kept.map(({ record }) => record.id))
  const missing = (await readFromDevice()).filter(({ record }) => !known.has(record.id))
  show({ kept: [...outbox.kept, ...missing] })
  await sendKept(accountId)
}

/** Keeps a hand-over on the device until it is sent. */
export async function keepHandOver(kept: KeptHandOver): Promise<void> {
  await keep(kept)
  retry = setTimeout(() => void sendKept(kept.accountId), retryMs)
}

window.addEventListener('online', () => {
  const accountId = outbox.kept[0]?.accountId
  if (accountId !== undefined) void sendKept(accountId)
})
