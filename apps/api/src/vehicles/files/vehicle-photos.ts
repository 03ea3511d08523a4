import type { VehiclePhoto, VehiclePhotos } from '@portal/contract/house/photos'
import { hourMs } from '@portal/domain/values/durations'
import { areAlike, FileType, photoType, photoUndoHours } from '@portal/domain/vehicles/photos'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { openTasksOf } from './upload-tasks.ts'

type Stored = Omit<VehiclePhoto, 'alikeTo'> & { perceptualHash: string | null }

/** The index of an earlier photo that shows nearly the same; -1 if there is none. */
export const indexOfAlike = (earlier: { perceptualHash: string | null }[], hash: string | null) =>
  earlier.findIndex(
    ({ perceptualHash }) => perceptualHash !== null && hash !== null && areAlike(perceptualHash, hash),
  )

function withSimilar(photos: Stored[]): VehiclePhoto[] {
  return photos.map(({ perceptualHash, ...photo }, index) => {
    const alike = indexOfAlike(photos.slice(0, index), perceptualHash)
    return { ...photo, alikeTo: alike < 0 ? null : alike + 1 }
  })
}

/**
 * The photos of a vehicle in their order, its reports, running uploads, and what can be restored.
 * @throws ProblemError car-unknown
 */
export async function photosOf(db: Db, gwnummer: string, now: Date): Promise<VehiclePhotos> {
  const restorable = new Date(now.getTime() - photoUndoHours * hourMs)
  const known = await db.vehicle.findUnique({ where: { gwnummer }, select: { fahrzeugid: true } })
  if (!known) throw new ProblemError('car-unknown')
  // Before the files: an upload that ends in between is then still running here, and the page reads again.
  const tasks = await openTasksOf(db, known.fahrzeugid)
  const vehicle = await db.vehicle.findUnique({
    where: { gwnummer },
    select: {
      ...{ fahrzeugid: true, gwnummer: true, hersteller: true, modell: true, available: true },
      files: {
        orderBy: [{ position: 'asc' }, { eaktedokumentid: 'asc' }],
        select: {
          ...{ eaktedokumentid: true, eaktedokumenttyp: true, ordner: true, datei: true },
          ...{ perceptualHash: true, placeholder: true },
        },
      },
      deletedFiles: { where: { deletedAt: { gt: restorable } }, orderBy: { deletedAt: 'desc' } },
    },
  })
  if (!vehicle) throw new ProblemError('car-unknown')
  const { files, deletedFiles, ...facts } = vehicle
  const isPhoto = ({ eaktedokumenttyp }: { eaktedokumenttyp: string }) => eaktedokumenttyp === photoType
  return {
    ...facts,
    photos: withSimilar(files.filter(isPhoto).map(({ eaktedokumenttyp: _, ...photo }) => photo)),
    reports: files
      .filter((file) => !isPhoto(file))
      .map(({ eaktedokumentid, eaktedokumenttyp }) => ({
        eaktedokumentid,
        eaktedokumenttyp: FileType.parse(eaktedokumenttyp),
      })),
    tasks,
    deleted: deletedFiles.map(({ eaktedokumentid, eaktedokumenttyp, deletedAt }) => ({
      eaktedokumentid,
      eaktedokumenttyp: FileType.parse(eaktedokumenttyp),
      restorableUntil: new Date(deletedAt.getTime() + photoUndoHours * hourMs).toISOString(),
    })),
  }
}
