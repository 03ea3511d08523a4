import type { StockRow } from '@portal/contract/house-stock'
import { dayText } from '@portal/domain/formats'
import { fieldOf, flagsText, isOwnField, type StockField } from '@portal/domain/stock-fields'
import { headingOf, labelOf, textOf } from '@portal/domain/vehicle/texts'
import { byteOrderMark, type Cell, csvLines } from '../../http/csv.ts'

const labelFor = (field: StockField) =>
  field === 'modell' ? 'Fahrzeug' : isOwnField(field) ? fieldOf(field).label : headingOf(field)

/** Numbers stay numbers and moments are days, so that a spreadsheet can calculate; a price of 0 means none. */
function cellOf({ title, values }: StockRow, field: StockField): Cell {
  const value = values[field]
  if (field === 'modell') return title
  if (value === null || value === undefined) return null
  const attribute = fieldOf(field)
  if (attribute.kind === 'flags') return flagsText(field, Number(value))
  if (typeof value === 'number') return attribute.kind === 'money' && value === 0 ? null : value
  if (attribute.kind === 'moment') return dayText(String(value))
  if (attribute.kind === 'date') return String(value).split('-').reverse().join('.')
  if (attribute.kind === 'choice') return labelOf(attribute.options, String(value))
  return isOwnField(field) ? value : textOf(field, value)
}

export const headLine = (fields: readonly StockField[]) => byteOrderMark + csvLines([fields.map(labelFor)])

export const rowLines = (rows: readonly StockRow[], fields: readonly StockField[]) =>
  csvLines(rows.map((row) => fields.map((field) => cellOf(row, field))))
