import { dayMs, hourMs } from '@portal/domain/values/durations'
import { photoUndoHours } from '@portal/domain/vehicles/photos'
import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Files } from '../../plugins/files.ts'
import { usedOf } from './queries.ts'
import { taskIdIn } from './where.ts'

type Context = { db: PrismaClient; files: Files; now: Date; retentionDays: number }

/** Deletes the rows of files of vehicles sold before a time; `sweep` deletes the bytes that no vehicle uses. */
async function deleteFilesOfSold(db: PrismaClient, before: Date) {
  const where = { vehicle: { available: false, soldAt: { lt: before } } }
  await db.vehicleFile.deleteMany({ where })
  await db.damagePhoto.deleteMany({ where })
}

/** Deletes damage photos received before a time to which no version of a condition refers. */
const deleteUnrecordedPhotos = (db: PrismaClient, before: Date) =>
  db.$executeRaw`DELETE FROM damage_photo p WHERE p.received_at < ${before} AND NOT EXISTS (
    SELECT FROM condition_version c WHERE c.fahrzeugid = p.fahrzeugid
      AND c.damages @> jsonb_build_array(jsonb_build_object('ownPhotos', jsonb_build_array(p.id))))`

/** Deletes messages about uploads and abandoned uploads after a day, and deletions that can no longer be undone. */
async function deleteOldTasks(db: PrismaClient, now: Date) {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs)
  await db.fileTask.deleteMany({ where: { changedAt: { lt: before(24) }, state: { not: 'waiting' } } })
  // An hour later, so that the undo of an import that was requested in time still finds them.
  await db.deletedVehicleFile.deleteMany({ where: { deletedAt: { lt: before(photoUndoHours + 1) } } })
}

/** The storage key of a file, `ab/abcd` of `ab/abcd/640.webp` and `ab/abcd.pdf`; null for other names. */
const storageKeyIn = (key: string) => /^[0-9a-f]{2}\/[0-9a-f]{64}(?=[./])/.exec(key)?.[0] ?? null

const batchSize = 500

/** The keys of all files of a disk in batches. */
async function* keysOf(disk: Disk) {
  let paginationToken: string | undefined
  let batch: string[] = []
  do {
    const page = await disk.listAll('', { recursive: true, paginationToken })
    paginationToken = page.paginationToken
    for (const object of page.objects) {
      if (object.isFile) batch.push(object.key)
      if (batch.length < batchSize) continue
      yield batch
      batch = []
    }
  } while (paginationToken)
  yield batch
}

/** Whether the file is a piece of an upload that has not been processed. */
async function isPending(db: PrismaClient, key: string) {
  const id = taskIdIn(key)
  return (
    id !== null && (await db.fileTask.count({ where: { id, state: { in: ['uploading', 'waiting'] } } })) > 0
  )
}

/** Deletes a file of an interrupted write or upload after an hour. @returns whether it was deleted */
async function deleteLeftover({ db, now }: Context, disk: Disk, key: string): Promise<boolean> {
  if (await isPending(db, key)) return false
  const { lastModified } = await disk.getMetaData(key)
  if (now.getTime() - lastModified.getTime() < hourMs) return false
  await disk.delete(key)
  return true
}

/** Deletes the files of a disk that have been unused for longer than the retention. @returns their number */
async function sweep(context: Context, kind: 'images' | 'reports') {
  const { db, files, now, retentionDays } = context
  const disk = files[kind]
  let deleted = 0
  const gone = new Set<string>()
  for await (const keys of keysOf(disk)) {
    const stored = [...new Set(keys.flatMap((key) => storageKeyIn(key) ?? []))]
    const used = await usedOf(db, stored)
    await db.unusedFile.deleteMany({ where: { kind, storageKey: { in: [...used] } } })
    const unused = stored.filter((storageKey) => !used.has(storageKey))
    const data = unused.map((storageKey) => ({ kind, storageKey, seenAt: now }))
    await db.unusedFile.createMany({ data, skipDuplicates: true })
    const expired = await db.unusedFile.findMany({
      where: {
        kind,
        storageKey: { in: unused },
        seenAt: { lt: new Date(now.getTime() - retentionDays * dayMs) },
      },
    })
    const expiredKeys = new Set(expired.map(({ storageKey }) => storageKey))
    for (const key of keys) {
      const storageKey = storageKeyIn(key)
      if (storageKey === null || key.endsWith('.part'))
        deleted += (await deleteLeftover(context, disk, key)) ? 1 : 0
      else if (expiredKeys.has(storageKey)) {
        await disk.delete(key)
        gone.add(storageKey)
        deleted += 1
      }
    }
  }
  // After all batches, because the files of one key may be in two of them.
  for (const storageKey of gone) await db.unusedFile.deleteMany({ where: { kind, storageKey } })
  return deleted
}

/**
 * Deletes, after the retention, photos and reports that were replaced or whose vehicle was sold, and the files of
 * interrupted writes. A file that is used again in the meantime is kept.
 * @returns the number of deleted files
 */
export async function deleteUnusedFiles(context: Context): Promise<number> {
  const { db, now, retentionDays } = context
  await deleteOldTasks(db, now)
  const before = new Date(now.getTime() - retentionDays * dayMs)
  await deleteFilesOfSold(db, before)
  await deleteUnrecordedPhotos(db, before)
  return (await sweep(context, 'images')) + (await sweep(context, 'reports'))
}
