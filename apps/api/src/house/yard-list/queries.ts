import type { YardList, YardTask } from '@portal/contract/house/yard-list'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { RowSource } from '../../plugins/db.ts'
import { fieldSql } from '../house-stock/where.ts'

const inStock = 'v.sold_at IS NULL AND v.withdrawn_at IS NULL'

/** SQL: whether vehicle `v` belongs to a task. */
const conditions: Record<YardTask, string> = {
  photos: `${inStock} AND NOT EXISTS (SELECT FROM vehicle_file f
    WHERE f.fahrzeugid = v.fahrzeugid AND f.eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD')`,
  condition: `${inStock} AND NOT EXISTS (SELECT FROM condition_version c WHERE c.fahrzeugid = v.fahrzeugid)`,
  ready: `EXISTS (SELECT FROM purchase p WHERE p.gwnummer = v.gwnummer AND p.hand_over = 'ready')`,
}

type Wanted = { task: YardTask; place?: string | undefined; page: number; size: number; now: Date }
type Row = Omit<YardList['vehicles'][number], 'title'> & { maker: string; model: string }

const placesMost = 200

/** The work of the yard, without prices and without the names of buyers. */
export async function yardList(from: RowSource, { task, place, page, size, now }: Wanted): Promise<YardList> {
  const counts = await from.query<YardList['counts']>(
    `SELECT count(*) FILTER (WHERE ${conditions.photos})::int AS photos,
       count(*) FILTER (WHERE ${conditions.condition})::int AS condition,
       count(*) FILTER (WHERE ${conditions.ready})::int AS ready
     FROM vehicle v WHERE v.sold_at IS NULL OR ${conditions.ready}`,
  )
  const places = await from.query<YardList['places'][number]>(
    `SELECT coalesce(v.location, '') AS name, count(*)::int AS count FROM vehicle v WHERE ${conditions[task]}
     GROUP BY 1 ORDER BY 1 LIMIT ${placesMost}`,
  )
  const { rows } = await from.query<Row>(
    `SELECT v.gwnummer, v.hersteller AS maker, v.modell AS model, v.location, ${fieldSql('days')} AS days
     FROM vehicle v WHERE ${conditions[task]} AND ($2::text IS NULL OR coalesce(v.location, '') = $2)
     ORDER BY least(v.published_at, v.created_at), v.gwnummer LIMIT $3 OFFSET $4`,
    [now, place ?? null, size, page * size],
  )
  const ofTask = counts.rows[0] ?? { photos: 0, condition: 0, ready: 0 }
  const ofPlace = places.rows.find(({ name }) => name === place)?.count ?? 0
  return {
    counts: ofTask,
    places: places.rows,
    total: place === undefined ? ofTask[task] : ofPlace,
    vehicles: rows.map(({ maker, model, ...row }) => ({ ...row, title: vehicleName(maker, model) })),
  }
}
