import type { Disk } from 'flydrive'
import { ZipFile } from 'yazl'
import { ProblemError } from '../../http/problem.ts'
import type { RowSource } from '../../plugins/db.ts'
import { idOf } from '../cars/queries.ts'
import { ensureJpeg, jpegKey } from './commands.ts'
import { openedStream } from './view.ts'

export type ArchivePhoto = { gwnummer: string; ordner: string; datei: string; storageKey: string }

const photosMaximum = 100

/**
 * The photos of a vehicle on sale in their order.
 * @throws ProblemError car-unknown, also for a vehicle without photos or no longer on sale
 */
export async function photosOfCar(from: RowSource, id: string): Promise<ArchivePhoto[]> {
  const { rows } = await from.query<ArchivePhoto>({
    name: 'archive-photos',
    text: `SELECT v.gwnummer, f.ordner, f.datei, f.storage_key AS "storageKey"
      FROM vehicle v JOIN vehicle_file f USING (fahrzeugid)
      WHERE v.fahrzeugid = $1 AND v.available AND f.eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD'
      ORDER BY f.position, f.eaktedokumentid LIMIT $2`,
    values: [idOf(id), photosMaximum],
  })
  if (rows.length === 0) throw new ProblemError('car-unknown')
  return rows
}

const photoName = ({ gwnummer }: ArchivePhoto, index: number) =>
  `${gwnummer}-${String(index + 1).padStart(2, '0')}.jpg`

/** The photos of a vehicle in their order, also of one that is sold. */
export async function photosOfVehicle(from: RowSource, fahrzeugid: number): Promise<ArchivePhoto[]> {
  const { rows } = await from.query<ArchivePhoto>({
    name: 'vehicle-photos',
    text: `SELECT v.gwnummer, f.ordner, f.datei, f.storage_key AS "storageKey"
      FROM vehicle v JOIN vehicle_file f USING (fahrzeugid)
      WHERE v.fahrzeugid = $1 AND f.eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD'
      ORDER BY f.position, f.eaktedokumentid LIMIT $2`,
    values: [fahrzeugid, photosMaximum],
  })
  return rows
}

/** The photos that can be read as JPEG; `onMissing` receives the error of each other one. */
export async function readyPhotos(
  images: Disk,
  photos: readonly ArchivePhoto[],
  onMissing: (error: unknown) => void,
): Promise<ArchivePhoto[]> {
  const ready: ArchivePhoto[] = []
  for (const photo of photos)
    try {
      await ensureJpeg(images, photo.storageKey)
      ready.push(photo)
    } catch (error) {
      onMissing(error)
    }
  return ready
}

/**
 * The photos as a ZIP archive, after other files. One photo at a time is opened while the archive is read, so few bytes are in memory.
 * @param onError receives the error of a photo that cannot be read; the archive then ends with an error too
 */
export function archiveOf(
  images: Disk,
  photos: readonly ArchivePhoto[],
  onError: (error: unknown) => void,
  files: readonly { name: string; bytes: Buffer }[] = [],
) {
  const zip = new ZipFile()
  zip.on('error', (error: unknown) => {
    onError(error)
    zip.outputStream.emit('error', error)
  })
  for (const { name, bytes } of files) zip.addBuffer(bytes, name)
  // Photos are compressed already.
  for (const [index, photo] of photos.entries())
    zip.addReadStreamLazy(photoName(photo, index), { compress: false }, (done) => {
      openedStream(images, jpegKey(photo.storageKey)).then(
        ({ stream }) => done(null, stream),
        (error: unknown) => zip.emit('error', error),
      )
    })
  zip.end()
  return zip.outputStream
}
