import {
  type Announced,
  announceFiles,
  dropFileTask,
  type FileTask,
  type NewFile,
} from '@portal/contract/house/photos'
import { t } from '@portal/domain/values/text'
import { filesPerCallMax, judgeFile, vehicleInName } from '@portal/domain/vehicles/photos'
import { useSyncExternalStore } from 'react'
import { ApiProblem, call, textOf } from '../../api.ts'
import { forgetFile, keepFile, keptFile } from '../../kept-files.ts'
import { listeners } from '../../listeners.ts'
import { withoutHeic } from './heic.ts'
import { refreshPhotos } from './refresh.ts'
import { sendFile } from './sending.ts'

/**
 * The uploads of this tab. They continue while the person looks at other pages; a reload continues those whose file the
 * browser kept.
 */
export type Upload = {
  /** Identifies the upload in this tab; the task has an id of its own. */
  key: string
  gwnummer: string | null
  name: string
  state: 'preparing' | 'sending' | 'failed'
  task: FileTask | null
  /** Why it failed, in German. */
  message: string | null
}

const concurrency = 3
let uploads: readonly Upload[] = []
const { subscribe, tell } = listeners()
const stopping = new Map<string, AbortController>()

export const useUploads = () => useSyncExternalStore(subscribe, () => uploads)

function show(next: readonly Upload[]) {
  uploads = next
  tell()
}

const change = (key: string, values: Partial<Upload>) =>
  show(uploads.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)))

const hide = (key: string) => show(uploads.filter((upload) => upload.key !== key))
const fail = (key: string, message: string | null) => change(key, { state: 'failed', message })

type Prepared = { key: string; file: File; wanted: NewFile }
type Wanted = { gwnummer?: string; replaces?: number }

async function prepare(key: string, given: File, { gwnummer, replaces }: Wanted): Promise<Prepared | null> {
  const named = vehicleInName(given.name)
  const target = gwnummer ?? named?.gwnummer
  if (target === undefined) return null
  const file = await withoutHeic(given)
  const judged = judgeFile(file.name, file.size)
  if ('flaw' in judged) throw new Error(judged.flaw)
  const { name, size: bytes, lastModified } = file
  const number = named?.gwnummer === target ? named.number : null
  return {
    key,
    file,
    wanted: { gwnummer: target, name, bytes, lastModified, number, ...(replaces && { replaces }) },
  }
}

async function prepareAll(chosen: { key: string; file: File }[], wanted: Wanted): Promise<Prepared[]> {
  const prepared: Prepared[] = []
  for (const { key, file } of chosen)
    try {
      const one = await prepare(key, file, wanted)
      if (one) prepared.push(one)
      else fail(key, t('Der Dateiname nennt kein Fahrzeug. Beispiel: 480988_01.jpg'))
    } catch (error) {
      fail(key, error instanceof Error ? error.message : textOf(error))
    }
  return prepared
}

type Waiting = { key: string; task: FileTask; file: Blob }
const waiting: Waiting[] = []
let running = 0

async function send({ key, task, file }: Waiting) {
  const stop = new AbortController()
  stopping.set(key, stop)
  try {
    await sendFile(task, file, (sent) => change(key, { task: sent }), stop.signal)
    // From here on the list of tasks contains the file.
    await refreshPhotos()
    hide(key)
  } catch (error) {
    if (!stop.signal.aborted) fail(key, textOf(error))
  } finally {
    stopping.delete(key)
    await forgetFile(task.id)
  }
}

/** Sends waiting files one after the other, in the order in which they were chosen. */
async function sendWaiting() {
  running += 1
  for (let next = waiting.shift(); next; next = waiting.shift()) await send(next)
  running -= 1
}

function enqueue(item: Waiting) {
  waiting.push(item)
  change(item.key, { state: 'sending', task: item.task })
  if (running < concurrency) void sendWaiting()
}

async function start({ key, file }: Prepared, { task, message }: Announced) {
  if (!task) return fail(key, message)
  const isKnown = uploads.some((upload) => upload.key !== key && upload.task?.id === task.id)
  if (isKnown) return fail(key, t('Diese Datei wird schon hochgeladen.'))
  change(key, { task })
  await keepFile(task.id, file)
  enqueue({ key, task, file })
}

async function announce(batch: Prepared[]) {
  try {
    const answers = await call(announceFiles, { body: { files: batch.map(({ wanted }) => wanted) } })
    for (const [at, prepared] of batch.entries())
      await start(prepared, answers[at] ?? { task: null, message: null })
  } catch (error) {
    for (const { key } of batch) fail(key, textOf(error))
  }
}

/** Uploads files to a vehicle, or to the vehicles named in their file names. */
export async function uploadFiles(files: readonly File[], wanted: Wanted = {}): Promise<void> {
  const chosen = files.map((file) => ({ key: crypto.randomUUID(), file }))
  const added = chosen.map(({ key, file }): Upload => {
    const gwnummer = wanted.gwnummer ?? vehicleInName(file.name)?.gwnummer ?? null
    return { key, gwnummer, name: file.name, state: 'preparing', task: null, message: null }
  })
  show([...uploads, ...added])
  const prepared = await prepareAll(chosen, wanted)
  for (let from = 0; from < prepared.length; from += filesPerCallMax)
    await announce(prepared.slice(from, from + filesPerCallMax))
}

/** Continues uploads that a reload interrupted. */
export async function continueUploads(tasks: FileTask[]): Promise<void> {
  for (const task of tasks) {
    const isHere = () => uploads.some((upload) => upload.task?.id === task.id)
    if (task.state !== 'uploading' || isHere()) continue
    const file = await keptFile(task.id)
    if (!file || isHere()) continue
    const { gwnummer, name } = task
    const key = crypto.randomUUID()
    show([...uploads, { key, gwnummer, name, state: 'sending', task, message: null }])
    enqueue({ key, task, file })
  }
}

/** Removes an upload from the list and ends it. */
export async function removeUpload({ key, task }: Upload): Promise<void> {
  const at = waiting.findIndex((item) => item.key === key)
  if (at >= 0) waiting.splice(at, 1)
  stopping.get(key)?.abort()
  hide(key)
  if (task) await removeTask(task.id)
}

/** Ends a task of the portal. A task that no longer exists is ignored. */
export async function removeTask(id: string): Promise<void> {
  await forgetFile(id)
  await call(dropFileTask, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error
  })
}
