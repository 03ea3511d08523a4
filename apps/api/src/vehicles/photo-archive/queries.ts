import { ProblemError } from '../../http/problem.ts'
import type { RowSource } from '../../plugins/db.ts'
import { idOf } from '../cars/queries.ts'

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
