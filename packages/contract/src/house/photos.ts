import { t } from '@portal/domain/values/text'
import { damagePhotoType, FileType, filesPerCallMax } from '@portal/domain/vehicles/photos'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { integerMax, rowId, rowIdText } from '../rows.ts'

const gwnummer = z.string().regex(/^\d{6}$/, t('Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.'))

/** A file on its way to a vehicle. */
export const FileTask = z.object({
  id: z.string(),
  gwnummer: z.string(),
  eaktedokumenttyp: z.enum([...FileType.options, damagePhotoType]),
  name: z.string(),
  bytes: z.int(),
  /** How many bytes the portal has; the upload continues there. */
  received: z.int(),
  state: z.enum(['uploading', 'waiting', 'done', 'refused']),
  /** German: why it was refused, or what is to be noted about a photo that was taken. */
  message: z.string().nullable(),
  /** Number of the photo whose place it takes. */
  replaces: z.int().nullable(),
  /** Number of the file at the vehicle once it is done; a photo of a damage has the number of its task. */
  fileId: z.int().nullable(),
})
export type FileTask = z.infer<typeof FileTask>

export const VehiclePhoto = z.object({
  eaktedokumentid: z.int(),
  ordner: z.string(),
  datei: z.string(),
  /** A data URL to show until the photo has loaded. */
  placeholder: z.string().nullable(),
  /** The place (from 1) of an earlier photo that shows nearly the same. */
  alikeTo: z.int().nullable(),
})
export type VehiclePhoto = z.infer<typeof VehiclePhoto>

export const VehiclePhotos = z.object({
  fahrzeugid: z.int(),
  gwnummer: z.string(),
  hersteller: z.string(),
  modell: z.string(),
  available: z.boolean(),
  photos: z.array(VehiclePhoto),
  reports: z.array(z.object({ eaktedokumentid: z.int(), eaktedokumenttyp: FileType })),
  tasks: z.array(FileTask),
  /** Deleted files that can still be restored, last deleted first. */
  deleted: z.array(
    z.object({ eaktedokumentid: z.int(), eaktedokumenttyp: FileType, restorableUntil: z.iso.datetime() }),
  ),
})
export type VehiclePhotos = z.infer<typeof VehiclePhotos>

const vehicle = '/mvp/api/house/vehicles/:gwnummer'

export const readVehiclePhotos = {
  method: 'GET',
  url: `${vehicle}/photos`,
  config: { access: 'yard', summary: 'Fotos, Gutachten und laufende Uploads eines Fahrzeugs' },
  schema: { params: z.strictObject({ gwnummer }), response: { 200: VehiclePhotos } },
} satisfies Endpoint

/** All photos of the vehicle in their new order; the first one is the main photo. */
export const orderPhotos = {
  method: 'PUT',
  url: `${vehicle}/photos/order`,
  config: { access: 'yard', summary: 'Fotos eines Fahrzeugs ordnen' },
  schema: {
    params: z.strictObject({ gwnummer }),
    body: z.strictObject({ order: z.array(rowId).max(200) }),
    response: { 200: VehiclePhotos },
  },
} satisfies Endpoint

const fileOfVehicle = z.strictObject({ gwnummer, id: rowIdText })

export const deleteVehicleFile = {
  method: 'DELETE',
  url: `${vehicle}/files/:id`,
  config: { access: 'yard', summary: 'Foto oder Gutachten löschen' },
  schema: { params: fileOfVehicle, response: { 200: VehiclePhotos } },
} satisfies Endpoint

export const restoreVehicleFile = {
  method: 'POST',
  url: `${vehicle}/files/:id/restore`,
  config: { access: 'yard', summary: 'Gelöschtes Foto oder Gutachten zurückholen' },
  schema: { params: fileOfVehicle, response: { 200: VehiclePhotos } },
} satisfies Endpoint

const share = z.number().min(0).max(1)
export const PlateArea = z
  .strictObject({ left: share, top: share, width: share.min(0.005), height: share.min(0.005) })
  .refine(({ left, top, width, height }) => left + width <= 1.000_001 && top + height <= 1.000_001, {
    message: t('Der Bereich liegt nicht ganz im Foto.'),
  })

/** Makes an area of the stored photo unrecognisable, for ever. */
export const blurPlate = {
  method: 'POST',
  url: `${vehicle}/files/:id/plate`,
  config: { access: 'yard', summary: 'Kennzeichen in einem Foto unkenntlich machen' },
  schema: { params: fileOfVehicle, body: PlateArea, response: { 200: VehiclePhotos } },
} satisfies Endpoint

export const NewFile = z.strictObject({
  gwnummer,
  name: z.string().min(1).max(255),
  bytes: z.int().min(0).max(integerMax),
  lastModified: z.int().min(0),
  /** The place its name demands (`480988_03.jpg`); null: after the last one. */
  number: z.int().min(0).max(99).nullable(),
  replaces: rowId.optional(),
  /** A photo of a damage, which is kept apart from the vehicle's files. */
  isOfDamage: z.boolean().optional(),
})
export type NewFile = z.infer<typeof NewFile>

/** A task, or the German reason why the file is not taken; in the order of the files. */
export const Announced = z.object({ task: FileTask.nullable(), message: z.string().nullable() })
export type Announced = z.infer<typeof Announced>

/**
 * Announces files before their bytes are sent. Announcing a file again, after a reload for instance, returns its task
 * with the number of bytes received so far.
 */
export const announceFiles = {
  method: 'POST',
  url: '/mvp/api/house/file-tasks',
  config: { access: 'yard', summary: 'Fotos und Gutachten zum Hochladen anmelden' },
  schema: {
    body: z.strictObject({ files: z.array(NewFile).min(1).max(filesPerCallMax) }),
    response: { 200: z.array(Announced) },
  },
} satisfies Endpoint

/** The caller's tasks of the last day. */
export const listFileTasks = {
  method: 'GET',
  url: '/mvp/api/house/file-tasks',
  config: { access: 'yard', summary: 'Eigene Uploads des letzten Tages' },
  schema: { response: { 200: z.array(FileTask) } },
} satisfies Endpoint

const task = z.strictObject({ id: z.uuid() })

/**
 * Sends the next piece of a file. A piece for another place than the next one is not stored; the response states where to
 * continue.
 */
export const sendPiece = {
  method: 'PUT',
  url: '/mvp/api/house/file-tasks/:id/piece',
  config: { access: 'yard', summary: 'Das nächste Stück einer Datei hochladen' },
  schema: {
    params: task,
    querystring: z.strictObject({ offset: z.coerce.number().int().min(0).max(integerMax) }),
    response: { 200: FileTask },
    consumes: ['application/octet-stream'],
  },
} satisfies Endpoint

/** Ends an upload, or removes the message about a finished or refused one. */
export const dropFileTask = {
  method: 'DELETE',
  url: '/mvp/api/house/file-tasks/:id',
  config: { access: 'yard', summary: 'Upload abbrechen oder seine Meldung entfernen' },
  schema: { params: task, response: { 204: z.undefined() } },
} satisfies Endpoint
