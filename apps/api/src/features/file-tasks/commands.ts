import type { Announced, FileTask, NewFile } from '@portal/contract/photos'
import {
  damagePhotosPerCarMax,
  damagePhotoType,
  heicAdvice,
  isHeicContent,
  judgeFile,
  photosPerCarMax,
} from '@portal/domain/photos'
import type pg from 'pg'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { inTransaction, lockByName, type RowSource, type Transaction } from '../../plugins/db.ts'
import type { Files } from '../../plugins/files.ts'
import { jobStatement } from '../../plugins/jobs.ts'
import { taskView, withVehicle } from './view.ts'
import { pieceKey, piecesFolder } from './where.ts'

const photo = 'GUTACHTEN_INTERNETBILD'
const refused = (message: string): Announced => ({ task: null, message })

/** The number of photos a vehicle has or will have, and the place after the last one. */
async function photosExpected(tx: Transaction, fahrzeugid: number) {
  const where = { fahrzeugid, eaktedokumenttyp: photo }
  const open = { ...where, state: { in: ['uploading', 'waiting'] }, replaces: null }
  const stored = await tx.vehicleFile.aggregate({ where, _count: true, _max: { position: true } })
  const coming = await tx.fileTask.aggregate({ where: open, _count: true, _max: { position: true } })
  return {
    count: stored._count + coming._count,
    next: Math.max(stored._max.position ?? -1, coming._max.position ?? -1) + 1,
  }
}

/** The place of a new photo; a report has none. @throws ProblemError photos-changed when the replaced one is gone */
async function placeOf(tx: Transaction, fahrzeugid: number, { number, replaces }: NewFile, next: number) {
  if (replaces === undefined) return number ?? next
  const replaced = await tx.vehicleFile.findFirst({
    where: { eaktedokumentid: replaces, fahrzeugid, eaktedokumenttyp: photo },
  })
  if (!replaced) throw new ProblemError('photos-changed')
  return replaced.position
}

async function announce(tx: Transaction, accountId: number, file: NewFile, now: Date): Promise<Announced> {
  const { name, bytes, lastModified, replaces = null, isOfDamage = false } = file
  const judged = judgeFile(name, bytes)
  if ('flaw' in judged) return refused(judged.flaw)
  if (isOfDamage && judged.type !== photo) return refused('Bitte wählen Sie ein Foto.')
  const eaktedokumenttyp = isOfDamage ? damagePhotoType : judged.type
  const vehicle = await tx.vehicle.findUnique({
    where: { gwnummer: file.gwnummer },
    select: { fahrzeugid: true },
  })
  if (!vehicle) return refused(`Es gibt kein Fahrzeug mit der GW-Nummer ${file.gwnummer}.`)
  const { fahrzeugid } = vehicle
  const same = {
    ...{ accountId, fahrzeugid, eaktedokumenttyp, name, bytes },
    ...{ lastModified: BigInt(lastModified), state: 'uploading' },
  }
  const known = await tx.fileTask.findFirst({ where: same, include: withVehicle })
  if (known) return { task: taskView(known), message: null }
  if (isOfDamage && (await tx.damagePhoto.count({ where: { fahrzeugid } })) >= damagePhotosPerCarMax)
    return refused(`Ein Fahrzeug hat höchstens ${damagePhotosPerCarMax} Fotos von Schäden.`)
  const isPhoto = eaktedokumenttyp === photo
  if (!isPhoto && replaces !== null) return refused('Ein Foto lässt sich nur durch ein Foto ersetzen.')
  const { count, next } = await photosExpected(tx, fahrzeugid)
  if (isPhoto && replaces === null && count >= photosPerCarMax)
    return refused(`Ein Fahrzeug hat höchstens ${photosPerCarMax} Fotos.`)
  const position = isPhoto ? await placeOf(tx, fahrzeugid, file, next) : 0
  const task = await tx.fileTask.create({
    data: { ...same, position, replaces, createdAt: now, changedAt: now },
    include: withVehicle,
  })
  return { task: taskView(task), message: null }
}

/**
 * Takes note of files before their bytes are sent; a file announced again continues its task.
 * @throws ProblemError photos-changed when a photo to be replaced is gone
 */
export const announceAll = (db: PrismaClient, accountId: number, files: NewFile[], now: Date) =>
  db.$transaction(async (tx) => {
    // Two calls at once would give two photos the same place.
    await lockByName(tx, 'announce-files')
    const all: Announced[] = []
    for (const file of files) all.push(await announce(tx, accountId, file, now))
    return all
  })

type Context = { db: PrismaClient; pool: pg.Pool; files: Files; now: Date }
type Piece = { accountId: number; id: string; offset: number; bytes: Buffer }

/** A task of the account, in plain SQL because it is read and changed with every piece. */
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

/** Ends the upload of a photo in a format that the portal does not read, before the rest of it is sent. */
async function refuseHeic(db: PrismaClient, id: string) {
  await db.fileTask.deleteMany({ where: { id, state: 'uploading' } })
  throw new ProblemError('file-refused', {
    title: `Das Foto ist im Format HEIC, auch wenn sein Name anders endet. ${heicAdvice}`,
  })
}

/**
 * Stores the next piece of a file; the last one queues the processing. A piece for another place is not stored.
 * @returns the task, whose `received` is the place of the next piece
 * @throws ProblemError file-unknown, file-too-large for more bytes than announced, or file-refused for HEIC
 */
export async function takePiece(
  { db, pool, files, now }: Context,
  { accountId, id, offset, bytes }: Piece,
): Promise<FileTask> {
  const task = await ownTask(pool, accountId, id)
  if (task.state !== 'uploading' || task.received !== offset || bytes.length === 0) return task
  const received = offset + bytes.length
  if (received > task.bytes) throw new ProblemError('file-too-large')
  if (offset === 0 && isHeicContent(bytes)) await refuseHeic(db, id)
  await files.images.put(pieceKey(id, offset), bytes)
  const state = received === task.bytes ? 'waiting' : 'uploading'
  // Another tab may have sent the same piece in the meantime.
  const isStoredBy = async (source: RowSource) => {
    const { rowCount } = await source.query(
      `UPDATE file_task SET received = $3, state = $4, changed_at = $5
       WHERE id = $1 AND state = 'uploading' AND received = $2`,
      [id, offset, received, state, now],
    )
    return rowCount === 1
  }
  const isStored =
    state === 'uploading'
      ? await isStoredBy(pool)
      : await inTransaction(pool, async (client) => {
          if (!(await isStoredBy(client))) return false
          await client.query(jobStatement('process-file', { taskId: id }))
          return true
        })
  return isStored ? { ...task, received, state } : ownTask(pool, accountId, id)
}

/**
 * Ends an upload, or removes the message about a file.
 * @throws ProblemError file-unknown, or photo-busy while the file is processed
 */
export async function dropTask({ db, pool, files }: Omit<Context, 'now'>, accountId: number, id: string) {
  await ownTask(pool, accountId, id)
  const { count } = await db.fileTask.deleteMany({ where: { id, accountId, state: { not: 'waiting' } } })
  if (count === 0) throw new ProblemError('photo-busy')
  await files.images.deleteAll(piecesFolder(id))
}
