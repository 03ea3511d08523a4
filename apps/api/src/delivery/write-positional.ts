import { attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import type { VehicleColumn } from '@portal/domain/vehicles/attributes/delivery'
import type { PositionalFormat, Texts } from './positional.ts'

/** Columns that marketplaces do not get. */
const withheld: VehicleColumn[] = ['haendlerpreisbrutto']

/** The bytes in which ISO-8859-15 differs from the first 256 characters of Unicode. */
const latin9: Record<string, number> = {
  '€': 0xa4,
  Š: 0xa6,
  š: 0xa8,
  Ž: 0xb4,
  ž: 0xb8,
  Œ: 0xbc,
  œ: 0xbd,
  Ÿ: 0xbe,
}
const replacement = 0x3f

const latin9Code = (character: string) => {
  const code = latin9[character] ?? character.codePointAt(0) ?? replacement
  return code > 255 ? replacement : code
}

/** Text in ISO-8859-15; characters it does not have become question marks. */
export const inLatin9 = (text: string) => Buffer.from(Array.from(text, latin9Code))

/** The text as it is read from ISO-8859-15. */
const asLatin9 = (text: string) =>
  Array.from(text, (character) => (latin9Code(character) === replacement ? '?' : character)).join('')

function foreignText({ to, values, suffix = '' }: PositionalFormat['columns'][number], text: string): string {
  if (text === '') return ''
  if (values) {
    const wanted = text === 'true' ? 'ja' : text
    return Object.entries(values).find(([, own]) => own === wanted)?.[0] ?? ''
  }
  const { kind } = attributeOf(to)
  if (kind === 'date') return `${text.slice(5, 7)}.${text.slice(0, 4)}`
  if (kind === 'money') return Number(text).toFixed(2)
  if (kind === 'flag') return text === 'true' ? '1' : '0'
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
}

const quoted = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '""')}"`)

/** A vehicle as the cells of a format without header row. */
export function positionalCells(format: PositionalFormat, texts: Readonly<Texts>): string[] {
  const cells = Array.from({ length: format.writtenColumns }, () => '')
  for (const { position, value } of format.constants) cells[position] = value
  for (const column of format.columns) {
    if (withheld.includes(column.to)) continue
    // The category of a car follows from its body.
    if (column.to === 'transporter' && texts.transporter !== 'true') continue
    cells[column.position] = foreignText(column, texts[column.to] ?? '') || (cells[column.position] ?? '')
  }
  const flags = (texts.equipment ?? '').split(';;;')
  for (const { position, value, flag } of format.equipment) if (flags.includes(flag)) cells[position] = value
  const isRegular = texts.vatMode === 'REGEL'
  cells[format.vat.shown.position] = isRegular ? format.vat.shown.value : '0'
  cells[format.vat.rate.position] = isRegular ? format.vat.rate.regular : '0'
  return cells.map(asLatin9)
}

/** A vehicle as a row, see `positionalCells`. */
export const positionalRow = (format: PositionalFormat, texts: Readonly<Texts>): string =>
  positionalCells(format, texts).map(quoted).join(format.separator)
