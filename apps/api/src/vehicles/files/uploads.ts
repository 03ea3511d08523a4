import { randomUUID } from 'node:crypto'
import type { Announced, FileTask, NewFile } from '@portal/contract/house/photos'
import { t } from '@portal/domain/values/text'
import {
  damagePhotosPerCarMax,
  damagePhotoType,
  heicAdvice,
  isHeicContent,
  judgeFile,
  photosPerCarMax,
  photoType,
} from '@portal/domain/vehicles/photos'
import type pg from 'pg'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { inTransaction, lockByName, type RowSource, type Transaction } from '../../plugins/db.ts'
import type { Files } from '../../plugins/files.ts'
import { jobStatement } from '../../plugins/jobs.ts'
import { afterPiece, pieceKey } from '../../uploads/pieces.ts'
import { taskView, withVehicle } from './upload-tasks.ts'
import { piecesFolder } from './where.ts'

const refused = (message: string): Announced => ({ task: null, message })

type Upload = Prisma.FileTaskGetPayload<{ include: typeof withVehicle }>

/** An announcement of several files, with the rows they share, which are read once. */
type Announcement = {
  tx: Transaction
  accountId: number
  now: Date
  /** `fahrzeugid` by GW-Nummer. */
  vehicles: Map<string, number>
  /** Uploads of the account to these vehicles that are not complete. */
  known: Upload[]
  added: Upload[]
  photos: Map<number, { count: number; next: number }>
}

async function readAnnouncement(
  tx: Transaction,
  accountId: number,
  files: NewFile[],
  now: Date,
): Promise<Announcement> {
  const gwnummern = [...new Set(files.map(({ gwnummer }) => gwnummer))]
  const found = await tx.vehicle.findMany({
    where: { gwnummer: { in: gwnummern } },
    select: { gwnummer: true, fahrzeugid: true },
  })
  const vehicles = new Map(found.map(({ gwnummer, fahrzeugid }) => [gwnummer, fahrzeugid]))
  const known = await tx.fileTask.findMany({
    where: { accountId, state: 'uploading', fahrzeugid: { in: [...vehicles.values()] } },
    include: withVehicle,
  })
  return { tx, accountId, now, vehicles, known, added: [], photos: new Map() }
}

/** The number of stored and announced photos of a vehicle, and the position after the last one. */
async function photosExpected({ tx, photos }: Announcement, fahrzeugid: number) {
  const counted = photos.get(fahrzeugid)
  if (counted) return counted
  const where = { fahrzeugid, eaktedokumenttyp: photoType }
  const open = { ...where, state: { in: ['uploading', 'waiting'] }, replaces: null }
  const stored = await tx.vehicleFile.aggregate({ where, _count: true, _max: { position: true } })
  const coming = await tx.fileTask.aggregate({ where: open, _count: true, _max: { position: true } })
  const expected = {
    count: stored._count + coming._count,
    next: Math.max(stored._max.position ?? -1, coming._max.position ?? -1) + 1,
  }
  photos.set(fahrzeugid, expected)
  return expected
}

/** The position of a new photo. @throws ProblemError photos-changed when the photo to be replaced is gone */
async function positionOf(tx: Transaction, fahrzeugid: number, { number, replaces }: NewFile, next: number) {
  if (replaces === undefined) return number ?? next
  const replaced = await tx.vehicleFile.findFirst({
    where: { eaktedokumentid: replaces, fahrzeugid, eaktedokumenttyp: photoType },
  })
  if (!replaced) throw new ProblemError('photos-changed')
  return replaced.position
}

async function announce(announcement: Announcement, file: NewFile): Promise<Announced> {
  const { tx, accountId, now, vehicles, known, added } = announcement
  const { gwnummer, name, bytes, replaces = null, isOfDamage = false } = file
  const lastModified = BigInt(file.lastModified)
  const judged = judgeFile(name, bytes)
  if ('flaw' in judged) return refused(judged.flaw)
  if (isOfDamage && judged.type !== photoType) return refused(t('Bitte wählen Sie ein Foto.'))
  const eaktedokumenttyp = isOfDamage ? damagePhotoType : judged.type
  const fahrzeugid = vehicles.get(gwnummer)
  if (fahrzeugid === undefined) return refused(t`Es gibt kein Fahrzeug mit der GW-Nummer ${gwnummer}.`)
  const same = [...known, ...added].find(
    (upload) =>
      upload.fahrzeugid === fahrzeugid &&
      upload.eaktedokumenttyp === eaktedokumenttyp &&
      upload.name === name &&
      upload.bytes === bytes &&
      upload.lastModified === lastModified,
  )
  if (same) return { task: taskView(same), message: null }
  if (isOfDamage && (await tx.damagePhoto.count({ where: { fahrzeugid } })) >= damagePhotosPerCarMax)
    return refused(t`Ein Fahrzeug hat höchstens ${damagePhotosPerCarMax} Fotos von Schäden.`)
  const isPhoto = eaktedokumenttyp === photoType
  if (!isPhoto && replaces !== null) return refused(t('Ein Foto lässt sich nur durch ein Foto ersetzen.'))
  const expected = await photosExpected(announcement, fahrzeugid)
  if (isPhoto && replaces === null && expected.count >= photosPerCarMax)
    return refused(t`Ein Fahrzeug hat höchstens ${photosPerCarMax} Fotos.`)
  const position = isPhoto ? await positionOf(tx, fahrzeugid, file, expected.next) : 0
  if (isPhoto && replaces === null) {
    expected.count += 1
    expected.next = Math.max(expected.next, position + 1)
  }
  const upload: Upload = {
    ...{ id: randomUUID(), fahrzeugid, vehicle: { gwnummer }, accountId, eaktedokumenttyp },
    ...{ name, bytes, received: 0, lastModified, position, replaces, fileId: null, plate: [] },
    ...{ state: 'uploading', message: null, createdAt: now, changedAt: now },
  }
  added.push(upload)
  return { task: taskView(upload), message: null }
}

/**
 * Registers files before their bytes are sent; a file announced again continues its task.
 * @throws ProblemError photos-changed when a photo to be replaced is gone
 */
export const announceAll = (db: PrismaClient, accountId: number, files: NewFile[], now: Date) =>
  db.$transaction(async (tx) => {
    // Two calls at once would give two photos the same position.
    await lockByName(tx, 'announce-files')
    const announcement = await readAnnouncement(tx, accountId, files, now)
    const all: Announced[] = []
    for (const file of files) all.push(await announce(announcement, file))
    await tx.fileTask.createMany({ data: announcement.added.map(({ vehicle: _, ...task }) => task) })
    return all
  })

type Context = { db: PrismaClient; pool: pg.Pool; files: Files; now: Date }
type Piece = { accountId: number; id: string; offset: number; bytes: Buffer }

/** A task of the account; in plain SQL, because it is read and changed with every piece. */
async function ownTask(pool: pg.Pool, accountId: number, id: string): Promise<FileTask> {
  const { rows } = await pool.query<FileTask>(
    `SELECT t.id, v.gwnummer, t.eaktedokumenttyp, t.name, t.bytes, t.received, t.state, t.message, t.replaces,
       t.file_id AS "fileId"
     FROM file_task t JOIN vehicle v USING (fahrzeugid) WHERE t.id = $1 AND t.account_id = $2`,
    [id, accountId],
  )
  if (!rows[0]) throw new ProblemError('file-unknown')
  return rows[0]
}

/** Ends the upload of a HEIC photo before the rest of it is sent, because the portal cannot read the format. */
async function refuseHeic(db: PrismaClient, id: string) {
  await db.fileTask.deleteMany({ where: { id, state: 'uploading' } })
  throw new ProblemError('file-refused', {
    title: t`Das Foto ist im Format HEIC, auch wenn sein Name anders endet. ${heicAdvice}`,
  })
}

/**
 * Stores the next piece of a file; the last one queues the processing. A piece with another offset is not stored.
 * @returns the task, whose `received` is the offset of the next piece
 * @throws ProblemError file-unknown, file-too-large for more bytes than announced, or file-refused for HEIC
 */
export async function storePiece(
  { db, pool, files, now }: Context,
  { accountId, id, offset, bytes }: Piece,
): Promise<FileTask> {
  const task = await ownTask(pool, accountId, id)
  const after = afterPiece(task, { offset, bytes }, 'file-too-large')
  if (!after) return task
  const { received, state } = after
  if (offset === 0 && isHeicContent(bytes)) await refuseHeic(db, id)
  await files.images.put(pieceKey(piecesFolder(id), offset), bytes)
  // Another tab may have sent the same piece in the meantime.
  const updateTask = async (source: RowSource) => {
    const { rowCount } = await source.query(
      `UPDATE file_task SET received = $3, state = $4, changed_at = $5
       WHERE id = $1 AND state = 'uploading' AND received = $2`,
      [id, offset, received, state, now],
    )
    return rowCount === 1
  }
  const isUpdated =
    state === 'uploading'
      ? await updateTask(pool)
      : await inTransaction(pool, async (client) => {
          if (!(await updateTask(client))) return false
          await client.query(jobStatement('process-file', { taskId: id }))
          return true
        })
  return isUpdated ? { ...task, received, state } : ownTask(pool, accountId, id)
}

/**
 * Cancels an upload, or removes the message about a processed file.
 * @throws ProblemError file-unknown, or photo-busy while the file is processed
 */
export async function dropTask({ db, pool, files }: Omit<Context, 'now'>, accountId: number, id: string) {
  await ownTask(pool, accountId, id)
  const { count } = await db.fileTask.deleteMany({ where: { id, accountId, state: { not: 'waiting' } } })
  if (count === 0) throw new ProblemError('photo-busy')
  await files.images.deleteAll(piecesFolder(id))
}
