import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Texts } from '../../delivery/positional.ts'
import { writtenColumns } from '../../delivery/written-columns.ts'
import type { Db } from '../../plugins/db.ts'

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
