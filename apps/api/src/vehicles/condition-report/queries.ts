import type { VehicleCondition } from '@portal/contract/vehicles/condition'
import { t } from '@portal/domain/values/text'
import { panelName } from '@portal/domain/vehicles/condition/texts'
import { ProblemError } from '../../http/problem.ts'
import type { RowSource } from '../../plugins/db.ts'
import { idOf } from '../cars/queries.ts'

export type ReportedVehicle = {
  gwnummer: string
  hersteller: string
  modell: string
  /** ISO date. */
  registered: string
  km: number
  fin: string | null
}

/** The vehicle data at the top of a report. @throws ProblemError for an unknown one */
export async function reportedVehicle(from: RowSource, id: string): Promise<ReportedVehicle> {
  const { rows } = await from.query<ReportedVehicle>(
    `SELECT gwnummer, hersteller, modell, erstzulassungvon::date::text AS registered, kilometerstandvon AS km, fin
     FROM vehicle WHERE fahrzeugid = $1`,
    [idOf(id)],
  )
  const [vehicle] = rows
  if (!vehicle) throw new ProblemError('car-unknown')
  return vehicle
}

/** Keeps the document small enough for a mail; the portal shows all photos. */
const picturesMaximum = 40

/** A photo of a damage as JPEG; `alt` describes it. */
export type DamagePicture = { alt: string; jpeg: Buffer }
type NamedPicture = { alt: string; storageKey: string }

/** The photos of the damages in their order, at most `picturesMaximum`; deleted ones are left out. */
export async function damagePictures(
  from: RowSource,
  { damages }: Pick<VehicleCondition, 'damages'>,
): Promise<NamedPicture[]> {
  const wanted = (damages ?? []).flatMap(({ number, panel, photos, ownPhotos }) =>
    [...ownPhotos, ...photos.map(({ eaktedokumentid }) => String(eaktedokumentid))].map((id, place) => ({
      id,
      alt: t`Foto ${place + 1} zu Schaden ${number}, ${panelName(panel)}`,
    })),
  )
  const { rows } = await from.query<{ id: string; storageKey: string }>(
    `SELECT id::text, storage_key AS "storageKey" FROM damage_photo WHERE id = ANY($1::uuid[])
     UNION ALL SELECT eaktedokumentid::text, storage_key FROM vehicle_file WHERE eaktedokumentid = ANY($2::int[])`,
    [
      (damages ?? []).flatMap(({ ownPhotos }) => ownPhotos),
      (damages ?? []).flatMap(({ photos }) => photos.map(({ eaktedokumentid }) => eaktedokumentid)),
    ],
  )
  const keys = new Map(rows.map(({ id, storageKey }) => [id, storageKey]))
  return wanted
    .flatMap(({ id, alt }) => {
      const storageKey = keys.get(id)
      return storageKey === undefined ? [] : [{ alt, storageKey }]
    })
    .slice(0, picturesMaximum)
}
