import { isVisibleSql } from '@portal/domain/vehicles/attributes/visibility'
import type { FileChange } from '@portal/domain/vehicles/file-changes'
import { type PictureArea, photoType, photoUndoHours } from '@portal/domain/vehicles/photos'
import type pg from 'pg'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { inTransaction } from '../../plugins/db.ts'
import { queueJob } from '../../plugins/jobs.ts'
import {
  createTouched,
  publishTouched,
  raiseGeneration,
  raiseGenerationFor,
} from '../../stock/write/generation.ts'

/** Only the first photo and the removal of the last one can change whether searches find the vehicle. */
async function publishFiles(client: pg.ClientBase, fahrzeugid: number, now: Date) {
  const { rowCount } = await client.query(
    `SELECT FROM vehicle v WHERE v.fahrzeugid = $1 AND v.available = ${isVisibleSql('$2::timestamptz')}`,
    [fahrzeugid, now],
  )
  if (rowCount === 1) return raiseGenerationFor(client, fahrzeugid, now)
  await createTouched(client)
  await client.query(
    `INSERT INTO stock_touched
     SELECT fahrzeugid, available, published_at IS NOT NULL, false FROM vehicle WHERE fahrzeugid = $1`,
    [fahrzeugid],
  )
  await publishTouched(client, now)
  await raiseGeneration(client, now)
}

type Change = { pool: pg.Pool; gwnummer: string; actorId: number; now: Date }

/**
 * Changes the files of one vehicle. The same transaction decides whether searches find it, adds to its history and
 * raises the generation of the stock. Concurrent changes of the same vehicle wait.
 *
 * @param work makes the change and returns what the history says, or null if nothing changed
 * @throws ProblemError car-unknown
 */
export const changeFiles = (
  { pool, gwnummer, actorId, now }: Change,
  work: (client: pg.ClientBase, fahrzeugid: number) => Promise<FileChange | null>,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ fahrzeugid: number }>(
      'SELECT fahrzeugid FROM vehicle WHERE gwnummer = $1 FOR UPDATE',
      [gwnummer],
    )
    const fahrzeugid = rows[0]?.fahrzeugid
    if (fahrzeugid === undefined) throw new ProblemError('car-unknown')
    const fileChange = await work(client, fahrzeugid)
    if (fileChange === null) return
    await client.query(
      `INSERT INTO vehicle_change (fahrzeugid, at, field, after, version, actor_id)
       SELECT fahrzeugid, $2, 'files', $3, version, $4 FROM vehicle WHERE fahrzeugid = $1`,
      [fahrzeugid, now, fileChange, actorId],
    )
    await publishFiles(client, fahrzeugid, now)
  })

const columns = `eaktedokumentid, fahrzeugid, eaktedokumenttyp, ordner, datei, storage_key, sha256, position,
  perceptual_hash, placeholder`

/** Deletes a file, restorable for 72 hours. @returns its type, undefined if it is unknown */
export async function moveToDeleted(client: pg.ClientBase, fahrzeugid: number, id: number, now: Date) {
  const { rows } = await client.query<{ eaktedokumenttyp: string }>(
    `WITH gone AS (DELETE FROM vehicle_file WHERE eaktedokumentid = $1 AND fahrzeugid = $2 RETURNING ${columns})
     INSERT INTO deleted_vehicle_file (${columns}, deleted_at) SELECT ${columns}, $3 FROM gone
     RETURNING eaktedokumenttyp`,
    [id, fahrzeugid, now],
  )
  return rows[0]?.eaktedokumenttyp
}

/** @throws ProblemError file-unknown */
export const deleteFile = (change: Change, id: number) =>
  changeFiles(change, async (client, fahrzeugid) => {
    const type = await moveToDeleted(client, fahrzeugid, id, change.now)
    if (type === undefined) throw new ProblemError('file-unknown')
    return type === photoType ? 'photo-deleted' : 'report-deleted'
  })

/**
 * Restores a deleted file at its position.
 * @throws ProblemError file-unknown after 72 hours, photos-changed when the vehicle has the same file again
 */
export const restoreFile = (change: Change, id: number) =>
  changeFiles(change, async (client, fahrzeugid) => {
    const { rows } = await client.query<{ eaktedokumenttyp: string; position: number; isTaken: boolean }>(
      `SELECT d.eaktedokumenttyp, d.position, EXISTS (SELECT FROM vehicle_file f WHERE f.fahrzeugid = d.fahrzeugid
         AND (f.ordner, f.datei) = (d.ordner, d.datei)) AS "isTaken"
       FROM deleted_vehicle_file d
       WHERE d.eaktedokumentid = $1 AND d.fahrzeugid = $2 AND d.deleted_at > $3::timestamptz - $4 * interval '1 hour'`,
      [id, fahrzeugid, change.now, photoUndoHours],
    )
    const [file] = rows
    if (!file) throw new ProblemError('file-unknown')
    if (file.isTaken) throw new ProblemError('photos-changed')
    if (file.eaktedokumenttyp === photoType)
      await client.query(
        `UPDATE vehicle_file SET position = position + 1
         WHERE fahrzeugid = $1 AND eaktedokumenttyp = '${photoType}' AND position >= $2`,
        [fahrzeugid, file.position],
      )
    await client.query(
      `WITH back AS (DELETE FROM deleted_vehicle_file WHERE eaktedokumentid = $1 RETURNING ${columns})
       INSERT INTO vehicle_file (${columns}) SELECT ${columns} FROM back`,
      [id],
    )
    return file.eaktedokumenttyp === photoType ? 'photo-restored' : 'report-restored'
  })

/**
 * Gives all photos of a vehicle a new order.
 * @throws ProblemError photos-changed when the numbers are not exactly those of its photos
 */
export const orderPhotosOf = (change: Change, order: number[]) =>
  changeFiles(change, async (client, fahrzeugid) => {
    const { rows } = await client.query<{ id: number }>(
      `SELECT eaktedokumentid AS id FROM vehicle_file WHERE fahrzeugid = $1 AND eaktedokumenttyp = '${photoType}'
       ORDER BY position, eaktedokumentid`,
      [fahrzeugid],
    )
    const stored = rows.map(({ id }) => id)
    const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b).join()
    if (sorted(stored) !== sorted(order)) throw new ProblemError('photos-changed')
    if (stored.every((id, place) => id === order[place])) return null
    await client.query(
      `UPDATE vehicle_file f SET position = o.place - 1
       FROM unnest($1::int[]) WITH ORDINALITY AS o (id, place) WHERE f.eaktedokumentid = o.id`,
      [order],
    )
    return stored[0] === order[0] ? 'photos-ordered' : 'main-photo-changed'
  })

type Blurring = { gwnummer: string; accountId: number; id: number; area: PictureArea; now: Date }

/**
 * Queues the blurring of a part of a photo.
 * @throws ProblemError file-unknown, or photo-busy while the photo is processed already
 */
export async function blurArea(db: PrismaClient, { gwnummer, accountId, id, area, now }: Blurring) {
  await db.$transaction(async (tx) => {
    const file = await tx.vehicleFile.findFirst({
      where: { eaktedokumentid: id, eaktedokumenttyp: photoType, vehicle: { gwnummer } },
    })
    if (!file) throw new ProblemError('file-unknown')
    if (await tx.fileTask.findFirst({ where: { replaces: id, state: { in: ['uploading', 'waiting'] } } }))
      throw new ProblemError('photo-busy')
    const { fahrzeugid, eaktedokumenttyp, position } = file
    const task = await tx.fileTask.create({
      data: {
        ...{
          fahrzeugid,
          accountId,
          eaktedokumenttyp,
          position,
          name: 'Kennzeichen verdecken',
          state: 'waiting',
        },
        plate: [area.left, area.top, area.width, area.height],
        replaces: id,
        createdAt: now,
        changedAt: now,
      },
    })
    await queueJob(tx, 'process-file', { taskId: task.id })
  })
}
