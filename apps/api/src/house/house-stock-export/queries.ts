import type { StockListQuery, StockRow } from '@portal/contract/house/house-stock'
import { fieldOf, isOwnField, type StockField } from '@portal/domain/house/stock-fields'
import { dayText } from '@portal/domain/values/formats'
import { flagsText } from '@portal/domain/vehicles/attributes/stored-texts'
import { headingOf, labelOf, textOf } from '@portal/domain/vehicles/attributes/texts'
import { byteOrderMark, type Cell, csvLines } from '../../http/csv.ts'
import type { RowSource } from '../../plugins/db.ts'
import { fieldsFor, type StockSqlRow, selectOf, stockRow } from '../house-stock/view.ts'
import { orderOf, Parameters, whereOf } from '../house-stock/where.ts'

const labelFor = (field: StockField) =>
  field === 'modell' ? 'Fahrzeug' : isOwnField(field) ? fieldOf(field).label : headingOf(field)

/** Numbers remain numbers and moments become days, so that a spreadsheet can calculate; a price of 0 means none. */
function cellOf({ title, values }: StockRow, field: StockField): Cell {
  const value = values[field]
  if (field === 'modell') return title
  if (value === null || value === undefined) return null
  const attribute = fieldOf(field)
  if (attribute.kind === 'flags') return flagsText(attribute, String(value))
  if (typeof value === 'number') return attribute.kind === 'money' && value === 0 ? null : value
  if (attribute.kind === 'moment') return dayText(String(value))
  if (attribute.kind === 'date') return String(value).split('-').reverse().join('.')
  if (attribute.kind === 'choice') return labelOf(attribute.options, String(value))
  return isOwnField(field) ? value : textOf(field, value)
}

const headerLine = (fields: readonly StockField[]) => byteOrderMark + csvLines([fields.map(labelFor)])

const rowLines = (rows: readonly StockRow[], fields: readonly StockField[]) =>
  csvLines(rows.map((row) => fields.map((field) => cellOf(row, field))))

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
 * The file in pieces. Vehicles are read by id in batches, so that a slow download occupies neither memory nor a
 * connection; a vehicle deleted in the meantime is omitted.
 */
export async function* listFile(
  from: RowSource,
  ids: readonly number[],
  columns: readonly string[] | undefined,
  now: Date,
): AsyncGenerator<string> {
  const fields = fieldsFor(columns)
  yield headerLine(fields)
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
