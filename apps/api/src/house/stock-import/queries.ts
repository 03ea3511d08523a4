import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { attributeOf, columnName } from '@portal/domain/vehicles/attributes/attributes'
import { type VehicleColumn, vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import { equipmentBits } from '@portal/domain/vehicles/attributes/equipment'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Texts } from '../../delivery/positional.ts'
import type { Db } from '../../plugins/db.ts'

const moment = (name: string) => `to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The SQL that formats a column so that an import reads the same value. */
const written: Partial<Record<VehicleColumn, string>> = {
  schadstoffklassetyp: 'coalesce(emission_detail, schadstoffklassetyp)',
  equipment: `array_to_string(ARRAY[${equipmentBits
    .map((name, bit) => `CASE WHEN equipment & ${1 << bit} <> 0 THEN '${name}' END`)
    .join(', ')}], ';;;')`,
  publishedAt: moment('published_at'),
  soldAt: moment('sold_at'),
}

/** SQL: the value of a vehicle's column, written as in a delivery. */
export const columnText = (name: VehicleColumn) =>
  written[name] ?? columnName(name) + (attributeOf(name).kind === 'flag' ? '::text' : '')

/** The select list that formats all columns of `vehicle.v1`. */
export const writtenColumns = vehicleColumnNames.map((name) => `${columnText(name)} AS "${name}"`).join(', ')

/** The vehicles with these GW numbers, written as in a delivery, by GW number. */
export async function textsOf(db: Db, gwnummern: string[]): Promise<Map<string, Texts>> {
  const cells = vehicleColumnNames.map((name) => `w."${name}"::text`).join(', ')
  const rows = await db.$queryRawUnsafe<{ cells: (string | null)[] }[]>(
    `SELECT ARRAY[${cells}] AS cells
     FROM (SELECT ${writtenColumns} FROM vehicle WHERE gwnummer = ANY($1::text[])) w`,
    gwnummern,
  )
  return new Map(
    rows.map((row) => {
      const texts: Texts = {}
      for (const [index, name] of vehicleColumnNames.entries()) texts[name] = row.cells[index] ?? ''
      return [texts.gwnummer ?? '', texts]
    }),
  )
}

/**
 * Writes every vehicle as `vehicle.v1`, by vehicle number, sold ones included, to a file (gzip for a name ending in
 * .gz) or to standard output.
 *
 * @returns the number of written vehicles
 */
export async function exportStock(pool: pg.Pool, file?: string): Promise<number> {
  const client = await pool.connect()
  try {
    const source = client.query(
      copyTo(
        `COPY (SELECT ${writtenColumns} FROM vehicle ORDER BY fahrzeugid) TO STDOUT (FORMAT csv, HEADER, ENCODING 'UTF8')`,
      ),
    )
    if (!file) await pipeline(source, process.stdout, { end: false })
    else if (file.endsWith('.gz')) await pipeline(source, createGzip(), createWriteStream(file))
    else await pipeline(source, createWriteStream(file))
    return source.rowCount
  } finally {
    client.release()
  }
}
