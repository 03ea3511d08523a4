import type { StockJobDetails, StockJobRow } from '@portal/contract/house/stock-jobs'
import { changedFields, refusalText, rowStateLabels } from '@portal/domain/house/stock-job-texts'
import { fieldLabel, valueText } from '@portal/domain/vehicles/attributes/stored-texts'
import { byteOrderMark, type Cell, csvLines } from '../../http/csv.ts'
import type { RowSource } from '../../plugins/db.ts'
import { jobRowsOf } from './queries.ts'

const columns = [
  'GW-Nummer',
  'Fahrzeug',
  'Tage',
  'Angabe',
  'Vorher',
  'Nachher',
  'Differenz',
  'Ergebnis',
  'Grund',
]

type Value = StockJobRow['before'][string] | undefined

/** Prices remain numbers, so that a spreadsheet can calculate. */
const cellOf = (field: string, value: Value, isPrice: boolean): Cell =>
  isPrice ? value && Number(value) : valueText(field, value ?? null)

function linesOf(row: StockJobRow, isPrice: boolean): Cell[][] {
  const { gwnummer, title, days, state, before, after } = row
  const changed = row.isNew ? [] : changedFields(row)
  const reason = state === 'refused' ? refusalText(row) : ''
  const line = (...values: Cell[]): Cell[] => [
    gwnummer,
    title,
    days,
    ...values,
    rowStateLabels[state],
    reason,
  ]
  if (changed.length === 0) return [line('', row.isNew ? 'neu' : '', '', '')]
  return changed.map((field) => {
    const values = [before[field], after[field]].map((value) => cellOf(field, value, isPrice))
    const difference = isPrice ? Math.round((Number(after[field]) - Number(before[field])) * 100) / 100 : ''
    return line(fieldLabel(field), ...values, difference)
  })
}

const batchSize = 1000

/** The vehicles of a job as a CSV file in pieces: one line for each changed value. */
export async function* jobFile(
  from: RowSource,
  { id, rule }: StockJobDetails,
  now: Date,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns])
  for (let page = 0; ; page++) {
    const { rows } = await jobRowsOf(from, id, { page, size: batchSize, now })
    if (rows.length > 0) yield csvLines(rows.flatMap((row) => linesOf(row, rule.action === 'price')))
    if (rows.length < batchSize) return
  }
}
