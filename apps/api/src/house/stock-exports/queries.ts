import type { ExportFormat } from '@portal/contract/house/stock-exports'
import { vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import type pg from 'pg'
import { csvCell } from '../../delivery/csv-records.ts'
import { mobileDe } from '../../delivery/positional.ts'
import { inLatin9, positionalRow } from '../../delivery/write-positional.ts'
import { writtenColumns } from '../../delivery/written-columns.ts'

const batchSize = 1000

/** Marketplaces get the visible vehicles with a price for private customers; our format contains all. */
const exported: Record<ExportFormat, string> = {
  'vehicle.v1': 'true',
  'mobile.de': 'available AND planverkaufspreisprivatkundengeschaeftbrutto > 0',
}

type Row = { fahrzeugid: number; cells: (string | null)[] }

function lineOf(format: ExportFormat, cells: (string | null)[]): string {
  if (format === 'vehicle.v1') return cells.map((cell) => csvCell(cell ?? '')).join(',')
  const texts = Object.fromEntries(vehicleColumnNames.map((name, index) => [name, cells[index] ?? '']))
  return positionalRow(mobileDe, texts)
}

/** The number of vehicles an export in this format contains. */
export async function exportedCount(pool: pg.Pool, format: ExportFormat): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM vehicle WHERE ${exported[format]}`,
  )
  return rows[0]?.count ?? 0
}

/** The stock as a file, in batches, by vehicle number. */
export async function* exportedBytes(pool: pg.Pool, format: ExportFormat): AsyncGenerator<Buffer> {
  if (format === 'vehicle.v1') yield Buffer.from(`${vehicleColumnNames.join(',')}\n`)
  const texts = vehicleColumnNames.map((name) => `w."${name}"::text`).join(', ')
  const lineBreak = format === 'mobile.de' ? '\r\n' : '\n'
  for (let after = 0; ; ) {
    const { rows } = await pool.query<Row>(
      `SELECT w.fahrzeugid, ARRAY[${texts}] AS cells
       FROM (SELECT fahrzeugid, ${writtenColumns} FROM vehicle
             WHERE fahrzeugid > $1 AND ${exported[format]} ORDER BY fahrzeugid LIMIT ${batchSize}) w
       ORDER BY w.fahrzeugid`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.fahrzeugid
    const text = rows.map(({ cells }) => lineOf(format, cells) + lineBreak).join('')
    yield format === 'mobile.de' ? inLatin9(text) : Buffer.from(text)
  }
}
