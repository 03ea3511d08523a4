import type { StockListQuery } from '@portal/contract/house-stock'
import type { RowSource } from '../../plugins/db.ts'
import { fieldsFor, type StockSqlRow, selectOf, stockRow } from '../house-stock/view.ts'
import { orderOf, Parameters, whereOf } from '../house-stock/where.ts'
import { headLine, rowLines } from './view.ts'

const batchSize = 1000

/** The ids of every hit in the order of the list. */
export async function idsOf(
  from: RowSource,
  { sort, ...wanted }: StockListQuery,
  now: Date,
): Promise<number[]> {
  const parameters = new Parameters(now)
  const where = whereOf(wanted, parameters)
  const { rows } = await from.query<{ ids: number[] }>(
    `SELECT coalesce(array_agg(found.fahrzeugid), '{}') AS ids
     FROM (SELECT v.fahrzeugid FROM vehicle v WHERE $1::timestamptz IS NOT NULL AND ${where}
       ORDER BY ${orderOf(sort)}) found`,
    parameters.values,
  )
  return rows[0]?.ids ?? []
}

/**
 * The file in pieces. Vehicles are read by id, a batch at a time, so that a slow download occupies neither memory nor a
 * connection; one that is deleted meanwhile is left out.
 */
export async function* listFile(
  from: RowSource,
  ids: readonly number[],
  columns: readonly string[] | undefined,
  now: Date,
): AsyncGenerator<string> {
  const fields = fieldsFor(columns)
  yield headLine(fields)
  for (let first = 0; first < ids.length; first += batchSize) {
    const parameters = new Parameters(now)
    const batch = parameters.add(ids.slice(first, first + batchSize))
    const { rows } = await from.query<StockSqlRow>(
      `SELECT ${selectOf(fields)} FROM unnest(${batch}::int[]) WITH ORDINALITY AS found(fahrzeugid, place)
       JOIN vehicle v USING (fahrzeugid) WHERE $1::timestamptz IS NOT NULL ORDER BY found.place`,
      parameters.values,
    )
    yield rowLines(
      rows.map((row) => stockRow(row, fields)),
      fields,
    )
  }
}
