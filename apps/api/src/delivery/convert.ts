import { createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fold } from '@portal/domain/values/fold'
import type { VehicleColumn } from '@portal/domain/vehicles/attributes/delivery'
import { type CsvRecord, CsvRecords, csvCell } from './csv-records.ts'
import { bytesOf, deliveryErrorOf } from './delivery-bytes.ts'
import type { Finding } from './findings.ts'
import { jsonLineRecords } from './json-lines.ts'
import { type Layout, SeparatorLineFilter } from './layout.ts'
import type { Texts } from './positional.ts'
import type { Contradiction, Reading } from './readings.ts'

/** The operator's decisions about a file and its source. */
export type Decisions = {
  /** The new text by column, by line of the file. */
  corrections: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The new text by delivered text, by column of the file. */
  replacements: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Portal value by delivered value, by attribute; models by `maker/model`. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The model groups of the stock by maker. */
  models: ReadonlyMap<string, readonly string[]>
}

/** The texts of vehicles of the stock by GW number. */
export type StoredTexts = (gwnummern: string[]) => Promise<ReadonlyMap<string, Texts>>

/**
 * The GW numbers of delivered texts, or German reasons why a text has none.
 */
export type NumbersOf = (
  delivered: readonly string[],
) => Promise<ReadonlyMap<string, { gwnummer: string } | { hint: string }>>

export type Converted = {
  /** The line of a row in the original minus its line in the written file. */
  rowShift: number
  /** Rows that cannot be read, by lines of the written file, with their GW number as far as it is known. */
  refusals: { finding: Finding; gwnummer: string }[]
  /** Contradicting facts, by line of the written file. */
  contradictions: Map<number, Contradiction>
}

const chunkLength = 65_536
/** The records of a file in batches, in the charset and with the separator of its layout. */
export async function* csvRecordsOf(
  file: string,
  { charset, separator }: Pick<Layout, 'charset' | 'separator'>,
): AsyncGenerator<CsvRecord[]> {
  const decoder = new TextDecoder(charset, { fatal: charset !== 'ISO-8859-15' })
  const records = new CsvRecords(separator)
  const filter = new SeparatorLineFilter()
  for await (const chunk of bytesOf(file, null, () => {}))
    yield filter.apply(records.take(decoder.decode(chunk, { stream: true })))
  yield filter.apply(records.take(decoder.decode()))
  yield filter.apply(records.end())
}

/** The longest known model group the model begins with, otherwise its first word. */
function modelGroupOf(maker: string, model: string, models: Decisions['models']): string {
  const folded = fold(model)
  const known = (models.get(maker) ?? []).filter((group) => folded.startsWith(fold(group)))
  return known.toSorted((one, other) => other.length - one.length)[0] ?? model.split(' ')[0] ?? model
}

function withDecidedNames(texts: Texts, { values, models }: Decisions): Texts {
  const maker = values.hersteller?.[texts.hersteller ?? ''] ?? texts.hersteller ?? ''
  const model = texts.modellgruppe ?? modelGroupOf(maker, texts.modell ?? '', models)
  return {
    ...texts,
    hersteller: maker,
    modellgruppe: values.modellgruppe?.[`${maker}/${model}`] ?? model,
  }
}

/** The columns of the written file: those the adapter reads, and the model group, which it may lack. */
const headerOf = ({ attributes }: Reading): VehicleColumn[] =>
  attributes.includes('modell') ? [...new Set<VehicleColumn>([...attributes, 'modellgruppe'])] : attributes

type Conversion = {
  layout: Layout
  reading: Reading
  decisions: Decisions
  storedTexts: StoredTexts
  /** Finds the GW number of a row; null when the number is in a column of its own. */
  numbersOf: NumbersOf | null
}

/** Applies the corrections of a person to the cells of a row. */
export function corrected(
  { cells, line }: CsvRecord,
  { positionOf }: Pick<Reading, 'positionOf'>,
  { corrections, replacements }: Pick<Decisions, 'corrections' | 'replacements'>,
): string[] {
  const set = (name: string, change: (text: string) => string | undefined) => {
    const position = positionOf(name)
    if (position === null || position >= cells.length) return
    cells[position] = change(cells[position] ?? '') ?? cells[position] ?? ''
  }
  for (const [name, texts] of Object.entries(replacements)) set(name, (text) => texts[text.trim()])
  for (const [name, text] of Object.entries(corrections[line] ?? {})) set(name, () => text)
  return cells
}

/**
 * Converts a foreign file to `vehicle.v1`, the only format the import reads. A row keeps its line number; rows of files
 * without header row move down by one line.
 *
 * @throws DeliveryError when the file cannot be read
 */
export async function convertDelivery(
  file: string,
  target: string,
  { layout, reading, decisions, storedTexts, numbersOf }: Conversion,
): Promise<Converted> {
  const isJson = layout.separator === ''
  const shift = reading.hasHeader && !isJson ? 0 : 1
  const header = headerOf(reading)
  const converted: Converted = { rowShift: -shift, refusals: [], contradictions: new Map() }

  type Row = { record: CsvRecord; texts: Texts; flaw: Omit<Finding, 'row'> | null }

  function readRow(record: CsvRecord): Row {
    const cells = corrected(record, reading, decisions)
    const flaw = reading.flawOf(cells)
    const texts = withDecidedNames(reading.read(cells), decisions)
    return { record, texts, flaw: flaw && { ...flaw, rule: 'columns' } }
  }

  async function withNumbers(rows: Row[]): Promise<Row[]> {
    if (!numbersOf) return rows
    const delivered = rows.flatMap(({ texts, flaw }) => (flaw ? [] : (texts.gwnummer ?? '')))
    const numbers = await numbersOf(delivered)
    return rows.map((row) => {
      const value = row.texts.gwnummer ?? ''
      const found = numbers.get(value)
      if (row.flaw || !found) return row
      if ('gwnummer' in found) return { ...row, texts: { ...row.texts, gwnummer: found.gwnummer } }
      return { ...row, flaw: { column: 'gwnummer', value, rule: 'number', hint: found.hint } }
    })
  }

  function rowOf({ record: { cells, line }, texts, flaw }: Row): string | null {
    const row = line + shift
    if (flaw) {
      converted.refusals.push({ finding: { row, ...flaw }, gwnummer: texts.gwnummer ?? '' })
      return null
    }
    const contradiction = reading.contradictionIn(cells)
    if (contradiction) converted.contradictions.set(row, contradiction)
    return header.map((name) => csvCell((texts[name] ?? '').replace(/[\r\n]+/g, ' '))).join(',')
  }

  async function readRows(batch: CsvRecord[]): Promise<Row[]> {
    const rows = await withNumbers(batch.map(readRow))
    const { keepStoredDetail } = reading
    if (!keepStoredDetail || rows.length === 0) return rows
    const stored = await storedTexts(rows.map(({ texts }) => texts.gwnummer ?? ''))
    return rows.map((row) => {
      const known = stored.get(row.texts.gwnummer ?? '')
      if (!known) return row
      const { gwnummer = '' } = row.texts
      return { ...row, texts: { ...keepStoredDetail(row.texts, row.record.cells, known), gwnummer } }
    })
  }

  async function* lines() {
    let text = `${header.join(',')}\n`
    let written = 1
    let isHeader = reading.hasHeader
    const batches = isJson ? jsonLineRecords(file) : csvRecordsOf(file, layout)
    for await (const batch of batches) {
      const records = isHeader ? batch.slice(1) : batch
      if (batch.length > 0) isHeader = false
      for (const read of await readRows(records)) {
        const row = rowOf(read)
        if (row === null) continue
        const gap = read.record.line + shift - 1 - written
        text += `${'\n'.repeat(Math.max(0, gap))}${row}\n`
        written += Math.max(0, gap) + 1
        if (text.length < chunkLength) continue
        yield text
        text = ''
      }
    }
    yield text
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(target))
  } catch (error) {
    throw deliveryErrorOf(error, basename(file))
  }
  return converted
}
