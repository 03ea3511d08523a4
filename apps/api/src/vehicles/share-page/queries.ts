import type { CarDetails } from '@portal/contract/vehicles/car-details'
import type { Car } from '@portal/contract/vehicles/cars'
import { carName } from '@portal/domain/vehicles/attributes/name'
import type { RowSource } from '../../plugins/db.ts'
import type { Traits } from '../../stock/query/similar.ts'
import { detailsOf, traitsOf } from '../car-details/queries.ts'
import { carsByIds, isPublished, isSold } from '../cars/queries.ts'

/** The result of a GW number link. Always in the consumer tier, because share pages are public. */
export type SharedCar =
  | { state: 'unknown' }
  | { state: 'published'; car: Car; details: CarDetails }
  | { state: 'sold'; name: string; traits: Traits }

/** The car of a GW number in its public form. */
export async function sharedCar(from: RowSource, gwnummer: string): Promise<SharedCar> {
  if (!/^\d{6}$/.test(gwnummer)) return { state: 'unknown' }
  const { rows } = await from.query<{ fahrzeugid: number }>({
    name: 'shared-car-id',
    text: 'SELECT fahrzeugid FROM vehicle WHERE gwnummer = $1',
    values: [gwnummer],
  })
  const id = rows[0]?.fahrzeugid ?? 0
  const [car] = await carsByIds(from, [id], 'consumer')
  if (!car) return { state: 'unknown' }
  if (isPublished(car)) return { state: 'published', car, details: await detailsOf(from, String(id)) }
  if (!(await isSold(from, id))) return { state: 'unknown' }
  const name = carName(car)
  return { state: 'sold', name, traits: await traitsOf(from, String(id), 'consumer') }
}

const published = `FROM vehicle v WHERE v.available AND EXISTS (SELECT FROM vehicle_file f
  WHERE f.fahrzeugid = v.fahrzeugid AND f.eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD')`

export async function publishedCount(from: RowSource): Promise<number> {
  const { rows } = await from.query<{ count: number }>(`SELECT count(*)::int AS count ${published}`)
  return rows[0]?.count ?? 0
}

export type PageEntry = { gwnummer: string; updatedAt: Date }

/** A part of the published stock, in a fixed order. */
export async function publishedPart(from: RowSource, part: number, size: number): Promise<PageEntry[]> {
  const { rows } = await from.query<PageEntry>({
    name: 'sitemap-part',
    text: `SELECT v.gwnummer, v.updated_at AS "updatedAt" ${published}
      ORDER BY v.fahrzeugid OFFSET $1 LIMIT $2`,
    values: [(part - 1) * size, size],
  })
  return rows
}
