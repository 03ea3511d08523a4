import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type pg from 'pg'
import type { SourceRules } from './source.ts'
import type { Staging } from './staging.ts'

const listed = 200

export type MissingVehicle = { gwnummer: string; name: string }

/** The vehicles that a full delivery no longer contains. */
export type Removals = {
  withdrawn: number
  /** Not removed, because they are more than the source permits without the agreement of a person. */
  held: number
  /** The number of unsold vehicles of the source before. */
  of: number
  /** The first of the missing vehicles. */
  vehicles: MissingVehicle[]
}

export const noRemovals: Removals = { withdrawn: 0, held: 0, of: 0, vehicles: [] }

type Delivery = { staging: Staging; source: SourceRules | undefined; run: number; now: Date }

/** Holds for an unsold vehicle of the source that the delivery does not contain; a refused row still counts. */
const isMissing = ({ vehicles, spared, present }: Staging, source: SourceRules | undefined) => `
  v.sold_at IS NULL ${source ? `AND v.source_id = ${Number(source.sourceId)}` : ''}
  AND NOT EXISTS (SELECT 1 FROM ${vehicles} s WHERE s.gwnummer = v.gwnummer)
  AND NOT EXISTS (SELECT 1 FROM ${spared} p WHERE p.gwnummer = v.gwnummer)
  AND NOT EXISTS (SELECT 1 FROM ${present} p WHERE p.fahrzeugid = v.fahrzeugid)`

async function judge(client: pg.Client, staging: Staging, source: SourceRules) {
  const missing = isMissing(staging, source)
  const counted = await client.query<{ of: number; missing: number }>(
    `SELECT count(*)::int AS of, (count(*) FILTER (WHERE ${missing}))::int AS missing
     FROM vehicle v WHERE v.sold_at IS NULL AND v.source_id = $1
       AND NOT EXISTS (SELECT 1 FROM stock_touched t WHERE t.fahrzeugid = v.fahrzeugid AND t.is_new)`,
    [source.sourceId],
  )
  const { of = 0, missing: count = 0 } = counted.rows[0] ?? {}
  const { rows } = await client.query<{ gwnummer: string; hersteller: string; modell: string }>(
    `SELECT gwnummer, hersteller, modell FROM vehicle v WHERE ${missing}
     ORDER BY gwnummer LIMIT ${listed}`,
  )
  const isTooMany = count * 100 > of * source.shrinkPercent && !source.releaseRemovals
  const vehicles = rows.map(({ gwnummer, hersteller, modell }) => ({
    gwnummer,
    name: vehicleName(hersteller, modell),
  }))
  return { of, vehicles, held: isTooMany ? count : 0 }
}

/**
 * A full delivery contains the whole stock, or that of its source; the missing vehicles are sold. If they are more than
 * the source permits, all of them stay.
 */
export async function withdrawMissing(
  client: pg.Client,
  { staging, source, run, now }: Delivery,
): Promise<Removals> {
  const judged = source ? await judge(client, staging, source) : noRemovals
  if (judged.held > 0) return { ...judged, withdrawn: 0 }
  const { rowCount } = await client.query(
    `INSERT INTO stock_touched
     SELECT v.fahrzeugid, v.available, v.published_at IS NOT NULL, false FROM vehicle v
     WHERE ${isMissing(staging, source)}`,
  )
  const isRemoved = `t.fahrzeugid = v.fahrzeugid AND v.sold_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM ${staging.vehicles} s WHERE s.gwnummer = v.gwnummer)`
  await client.query(
    `INSERT INTO vehicle_change (fahrzeugid, at, field, after, version, import_run_id)
     SELECT v.fahrzeugid, $1::timestamptz, 'sold_at', $1::timestamptz::text, v.version + 1, $2 FROM vehicle v, stock_touched t
     WHERE ${isRemoved}`,
    [now, run],
  )
  await client.query(
    `UPDATE vehicle v SET sold_at = $1, updated_at = $1, version = v.version + 1 FROM stock_touched t
     WHERE ${isRemoved}`,
    [now],
  )
  return { ...judged, withdrawn: rowCount ?? 0 }
}

/** Why an import that takes away too much is held. @param byPerson whether a person of the house can release it */
export function lossText(lost: number, live: number, byPerson: boolean): string {
  const share = Math.round((lost / live) * 100)
  return byPerson
    ? t`Dieser Import würde ${lost} von ${live} verfügbaren Fahrzeugen (${share} %) aus dem Angebot nehmen. Ist das gewollt? Dann bitte den Abgang freigeben.`
    : t`Dieser Import würde ${lost} von ${live} verfügbaren Fahrzeugen (${share} %) aus dem Angebot nehmen. Ist das gewollt? Dann bitte mit --confirm-shrink wiederholen.`
}
