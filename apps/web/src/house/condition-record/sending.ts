import { recordCondition } from '@portal/contract/house/house-condition'
import { announceFiles, type FileTask, listFileTasks } from '@portal/contract/house/photos'
import { t } from '@portal/domain/values/text'
import { call } from '../../api.ts'
import { sendFile } from '../photos/sending.ts'
import type { KeptPhoto, KeptRecord } from './kept-records.ts'

const pollMs = 700

/** The server rejected a photo; the message is German. */
export class RefusedPhoto extends Error {
  readonly photoId: string

  constructor(photoId: string, message = t('Das Foto wurde nicht angenommen.')) {
    super(message)
    this.photoId = photoId
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const taskById = async (id: string | null): Promise<FileTask | undefined> =>
  id === null ? undefined : (await call(listFileTasks)).find((task) => task.id === id)

async function announced(photo: KeptPhoto, gwnummer: string): Promise<FileTask> {
  const { id, name, bytes, lastModified } = photo
  const file = { gwnummer, name, bytes: bytes.byteLength, lastModified, number: null, isOfDamage: true }
  const [announcement] = await call(announceFiles, { body: { files: [file] } })
  if (!announcement?.task) throw new RefusedPhoto(id, announcement?.message ?? undefined)
  return announcement.task
}

/** Uploads a photo, or continues its upload, and waits until the portal has processed it. */
async function upload(photo: KeptPhoto, gwnummer: string, keep: (photo: KeptPhoto) => Promise<void>) {
  let task = (await taskById(photo.taskId)) ?? (await announced(photo, gwnummer))
  await keep({ ...photo, taskId: task.id })
  const blob = new Blob([photo.bytes], { type: photo.type })
  await sendFile(task, blob, () => undefined, new AbortController().signal)
  for (;;) {
    task = (await taskById(task.id)) ?? task
    if (task.state === 'refused') throw new RefusedPhoto(photo.id, task.message ?? undefined)
    if (task.state === 'done') return keep({ ...photo, taskId: task.id, isUploaded: true })
    await pause(pollMs)
  }
}

/**
 * Sends a record with its photos. Each step is stored, so that a retry continues and sends nothing twice.
 * @param keep stores the record after each step
 * @throws ApiProblem; RefusedPhoto if the server rejects a photo
 */
export async function sendRecord(kept: KeptRecord, keep: (kept: KeptRecord) => Promise<void>) {
  let current = kept
  const keepPhoto = (photo: KeptPhoto) => {
    const photos = current.photos.map((one) => (one.photo.id === photo.id ? { ...one, photo } : one))
    current = { ...current, photos }
    return keep(current)
  }
  for (const { photo } of kept.photos) if (!photo.isUploaded) await upload(photo, kept.gwnummer, keepPhoto)
  const { record, gwnummer, accountId, photos } = current
  const damages = record.damages?.map((damage) => ({
    ...damage,
    ownPhotos: [
      ...(damage.ownPhotos ?? []),
      ...photos.flatMap(({ damageId, photo: { taskId } }) =>
        damageId === damage.id && taskId !== null ? [taskId] : [],
      ),
    ],
  }))
  return call(recordCondition, { params: { gwnummer }, body: { ...record, damages }, owner: accountId })
}
