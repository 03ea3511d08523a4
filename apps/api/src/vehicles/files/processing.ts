import { t } from '@portal/domain/values/text'
import { photoType } from '@portal/domain/vehicles/photos'
import type pg from 'pg'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { inTransaction } from '../../plugins/db.ts'
import type { Files } from '../../plugins/files.ts'
import { withoutArea } from '../../uploads/photo-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { UnusableFile } from '../../uploads/unusable-file.ts'
import { deletePhoto, photoNameOf, storageKeyOf, storedPixels, storePhoto } from './commands.ts'
import { changeFiles, moveToDeleted } from './photo-changes.ts'
import { usedOf } from './queries.ts'
import { isOfDamage, refusalOf, type StoredFile, type Upload } from './storing.ts'
import { withVehicle } from './upload-tasks.ts'
import { indexOfAlike } from './vehicle-photos.ts'
import { piecesFolder } from './where.ts'

type Context = {
  db: PrismaClient
  pool: pg.Pool
  files: Files
  now: () => Date
  /** Checks and stores an uploaded file. */
  store: (upload: Upload) => Promise<StoredFile>
}
type Task = Prisma.FileTaskGetPayload<{ include: typeof withVehicle }>

/** Stores a copy of the photo a task replaces, with the area of the plate made unrecognisable. */
async function storedWithoutPlate({ db, files }: Context, { replaces, plate }: Task): Promise<StoredFile> {
  const source = await db.vehicleFile.findUnique({ where: { eaktedokumentid: replaces ?? 0 } })
  if (!source) throw new UnusableFile(t('Das Foto gibt es nicht mehr.'))
  const [left = 0, top = 0, width = 0, height = 0] = plate
  const pixels = await storedPixels(files.images, source.storageKey)
  const covered = await withoutArea(pixels, { left, top, width, height })
  const sha256 = sha256Of(Buffer.from(`${source.sha256} ${plate.join(' ')}`))
  const storageKey = storageKeyOf(sha256)
  return {
    sha256,
    storageKey,
    ...photoNameOf(sha256),
    ...(await storePhoto(files.images, storageKey, covered)),
  }
}

/** Locks the task until the end of the transaction. @returns false when it was finished in the meantime */
async function isStillWaiting(client: pg.ClientBase, id: string) {
  const { rowCount } = await client.query(
    `SELECT FROM file_task WHERE id = $1 AND state = 'waiting' FOR UPDATE`,
    [id],
  )
  return rowCount === 1
}

type Present = { id: number; ordner: string; datei: string; perceptualHash: string | null }

const presentFiles = async (client: pg.ClientBase, task: Task) =>
  (
    await client.query<Present>(
      `SELECT eaktedokumentid AS id, ordner, datei, perceptual_hash AS "perceptualHash" FROM vehicle_file
       WHERE fahrzeugid = $1 AND eaktedokumenttyp = $2 ORDER BY position, eaktedokumentid`,
      [task.fahrzeugid, task.eaktedokumenttyp],
    )
  ).rows

/**
 * Removes the row of the photo with the readable plate. `deleteReadable` deletes its bytes; if the process ends before,
 * the next `deleteUnusedFiles` does.
 */
async function removeReadable(client: pg.ClientBase, id: number) {
  await client.query(
    `WITH gone AS (DELETE FROM vehicle_file WHERE eaktedokumentid = $1 RETURNING storage_key)
     INSERT INTO unused_file (kind, storage_key, seen_at) SELECT 'images', storage_key, 'epoch' FROM gone
     ON CONFLICT (kind, storage_key) DO UPDATE SET seen_at = 'epoch'`,
    [id],
  )
}

/** Removes the photo or report that the new file replaces. */
async function removeReplaced(client: pg.ClientBase, task: Task, present: Present[], now: Date) {
  const isReport = task.eaktedokumenttyp !== photoType
  for (const { id } of present.filter((file) => isReport || file.id === task.replaces))
    if (task.plate.length > 0) await removeReadable(client, id)
    else await moveToDeleted(client, task.fahrzeugid, id, now)
}

/** The remark shown with an accepted photo; null without one. */
function remarkOn(task: Task, file: StoredFile, present: Present[]): string | null {
  if (task.replaces !== null || file.perceptualHash === undefined) return null
  const alike = indexOfAlike(present, file.perceptualHash)
  return alike < 0 ? null : `Sieht fast aus wie Foto ${alike + 1}.`
}

async function addToVehicle({ pool, now }: Context, task: Task, file: StoredFile) {
  const { id, fahrzeugid, eaktedokumenttyp, position, accountId: actorId } = task
  const at = now()
  await changeFiles({ pool, gwnummer: task.vehicle.gwnummer, actorId, now: at }, async (client) => {
    if (!(await isStillWaiting(client, id))) return null
    const present = await presentFiles(client, task)
    if (present.some(({ ordner, datei }) => ordner === file.ordner && datei === file.datei))
      throw new UnusableFile(t('Diese Datei hat das Fahrzeug schon.'))
    const isGone = task.replaces !== null && !present.some((one) => one.id === task.replaces)
    if (isGone) throw new UnusableFile(t('Das Foto, das ersetzt werden sollte, gibt es nicht mehr.'))
    await removeReplaced(client, task, present, at)
    const { ordner, datei, storageKey, sha256, perceptualHash = null, placeholder = null } = file
    const stored = await client.query<{ id: number }>(
      `INSERT INTO vehicle_file (fahrzeugid, eaktedokumenttyp, ordner, datei, storage_key, sha256, position,
         perceptual_hash, placeholder) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING eaktedokumentid AS id`,
      [
        fahrzeugid,
        eaktedokumenttyp,
        ordner,
        datei,
        storageKey,
        sha256,
        position,
        perceptualHash,
        placeholder,
      ],
    )
    await client.query(
      `UPDATE file_task SET state = 'done', message = $2, changed_at = $3, file_id = $4 WHERE id = $1`,
      [id, remarkOn(task, file, present), at, stored.rows[0]?.id ?? null],
    )
    if (task.plate.length > 0) return 'plate-covered'
    return eaktedokumenttyp === photoType ? 'photo-added' : 'report-added'
  })
}

/** Adds the photo of a damage; a later request stores the record that refers to it. */
async function addDamagePhoto({ pool, now }: Context, task: Task, { storageKey, sha256 }: StoredFile) {
  await inTransaction(pool, async (client) => {
    if (!(await isStillWaiting(client, task.id))) return
    await client.query(
      `INSERT INTO damage_photo (id, fahrzeugid, storage_key, sha256, received_at) VALUES ($1, $2, $3, $4, $5)`,
      [task.id, task.fahrzeugid, storageKey, sha256, now()],
    )
    await client.query(`UPDATE file_task SET state = 'done', changed_at = $2 WHERE id = $1`, [task.id, now()])
  })
}

/** Checks and stores the file of a task, or marks the task as refused. */
async function processTask(context: Context, task: Task) {
  const { db, now } = context
  try {
    const { id, bytes, eaktedokumenttyp, plate, vehicle } = task
    const upload = { id, bytes, eaktedokumenttyp, gwnummer: vehicle.gwnummer }
    const file = await (plate.length > 0 ? storedWithoutPlate(context, task) : context.store(upload))
    await (isOfDamage(task) ? addDamagePhoto(context, task, file) : addToVehicle(context, task, file))
  } catch (error) {
    const message = refusalOf(error)
    if (message === null) throw error
    await db.fileTask.updateMany({
      where: { id: task.id, state: 'waiting' },
      data: { state: 'refused', message, changedAt: now() },
    })
  }
}

/** Deletes the bytes of photos whose readable plate was covered, unless another vehicle has the same photo. */
async function deleteReadable({ db, files }: Context) {
  const replaced = await db.unusedFile.findMany({ where: { kind: 'images', seenAt: new Date(0) } })
  for (const { storageKey } of replaced) {
    if ((await usedOf(db, [storageKey])).size === 0) await deletePhoto(files.images, storageKey)
    await db.unusedFile.deleteMany({ where: { kind: 'images', storageKey } })
  }
}

/**
 * Processes an upload, or covers a plate. Can be repeated after a crash: the vehicle gets the file once, and the
 * uploaded bytes are deleted at the end.
 */
export async function processFile(context: Context, taskId: string): Promise<void> {
  const { db, files } = context
  const task = await db.fileTask.findUnique({ where: { id: taskId }, include: withVehicle })
  if (task?.state === 'waiting') await processTask(context, task)
  if (task && task.plate.length > 0) await deleteReadable(context)
  if (task?.state !== 'uploading') await files.images.deleteAll(piecesFolder(taskId))
}
