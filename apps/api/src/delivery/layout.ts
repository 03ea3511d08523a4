import { basename } from 'node:path'
import { CsvRecords } from './csv-records.ts'
import { bytesOf, DeliveryError, deliveryErrorOf } from './delivery-bytes.ts'
import { jsonLineRecords } from './json-lines.ts'
import type { PositionalFormat } from './positional.ts'

export type Charset = 'UTF-8' | 'ISO-8859-15'
export type Layout = {
  charset: Charset
  /** '' for JSON lines. */
  separator: string
  /** The first records, as many as a person needs to recognise the columns. */
  sample: string[][]
}

const sampleRecords = 200
const sampleBytes = 1_048_576
const separators = [';', ',', '\t', '|']

/** Files that people confuse with a delivery, by their first bytes. */
const foreignFiles: [RegExp, string][] = [
  [/^PK/, 'Das ist eine ZIP- oder Excel-Datei. Bitte die Tabelle als CSV speichern.'],
  [/^%PDF/, 'Das ist ein PDF. Bitte die Liste als CSV ausgeben.'],
  [/^(?:\xff\xfe|\xfe\xff)/, 'Die Datei ist in UTF-16 gespeichert. Bitte in UTF-8 ausgeben.'],
  [/^\xd0\xcf/, 'Das ist eine alte Excel-Datei. Bitte die Tabelle als CSV speichern.'],
  [/^(?:\xff\xd8\xff|\x89PNG)/, 'Das ist ein Bild und keine Liste von Fahrzeugen.'],
  [/^\s*<(?:!|\?|html)/i, 'Das ist eine HTML- oder XML-Datei. Bitte als CSV ausgeben.'],
]

/** @throws DeliveryError naming what the file is instead of a delivery, by its first bytes */
function refuseForeign(start: Buffer) {
  const binary = start.toString('latin1', 0, 64)
  const foreign = foreignFiles.find(([pattern]) => pattern.test(binary))
  if (foreign) throw new DeliveryError(foreign[1])
  if (start.subarray(0, 4096).includes(0))
    throw new DeliveryError('Das ist keine Textdatei. Bitte als CSV in UTF-8 ausgeben.')
}

/**
 * The column names and the first record of a file of JSON lines.
 * @throws DeliveryError when the file is empty, something else, or cannot be read
 */
export async function jsonLayoutOf(file: string): Promise<Layout> {
  try {
    for await (const start of bytesOf(file, null, () => {})) {
      refuseForeign(start)
      break
    }
    for await (const records of jsonLineRecords(file))
      if (records.length > 0)
        return { charset: 'UTF-8', separator: '', sample: records.map(({ cells }) => cells) }
  } catch (error) {
    throw deliveryErrorOf(error, basename(file))
  }
  throw new DeliveryError('Die Datei ist leer.')
}

/** The separator that splits the first line into most columns. */
const separatorOf = (line: string) =>
  separators.toSorted((one, other) => line.split(other).length - line.split(one).length)[0] ?? ','

function recordsIn(text: string, separator: string, isAll: boolean): string[][] {
  const records = new CsvRecords(separator)
  const found = records.take(text)
  return (isAll ? [...found, ...records.end()] : found).slice(0, sampleRecords).map(({ cells }) => cells)
}

/**
 * Finds charset and separator of a file. Everything that is not UTF-8 counts as ISO-8859-15, which has no invalid bytes.
 *
 * @throws DeliveryError when the file is empty, binary or cannot be read
 */
export async function layoutOf(file: string, separator?: string): Promise<Layout> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let charset: Charset = 'UTF-8'
  const head: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of bytesOf(file, null, () => {})) {
      if (length < sampleBytes) head.push(chunk)
      length += chunk.length
      if (charset === 'ISO-8859-15') continue
      try {
        decoder.decode(chunk, { stream: true })
      } catch {
        charset = 'ISO-8859-15'
      }
    }
    const start = Buffer.concat(head)
    refuseForeign(start)
    const text = new TextDecoder(charset.toLowerCase()).decode(start)
    const first = text.split(/\r\n|\n|\r/, 50).find((line) => line.trim() !== '')
    if (first === undefined) throw new DeliveryError('Die Datei ist leer.')
    if (/^\ufeff?"?sep=/i.test(first))
      throw new DeliveryError(
        'Die erste Zeile ist ein Hinweis für Excel („sep=“). Bitte diese Zeile löschen.',
      )
    if (/^\s*[[{]/.test(first))
      throw new DeliveryError(
        'Das ist eine JSON-Datei. Bitte eine Herkunft mit dem Format JSON-Zeilen wählen.',
      )
    if (separator && !first.includes(separator))
      throw new DeliveryError(
        `Die Spalten sind nicht mit „${separator}“ getrennt, wie das Format es verlangt.`,
      )
    const used = separator ?? separatorOf(first)
    return { charset, separator: used, sample: recordsIn(text, used, length <= start.length) }
  } catch (error) {
    throw deliveryErrorOf(error, basename(file))
  }
}

/**
 * Checks that the columns are where the format expects them.
 * @throws DeliveryError naming the first position whose values mostly have another form
 */
export function checkAnchors({ anchors, minimumColumns }: PositionalFormat, sample: readonly string[][]) {
  const short = sample.filter((cells) => cells.length < minimumColumns).length
  if (short * 2 > sample.length)
    throw new DeliveryError(
      `Die Zeilen haben zu wenige Spalten: erwartet werden mindestens ${minimumColumns}, gefunden ${sample[0]?.length ?? 0}. Ist es eine mobile.de-Datei mit Semikolon und ohne Kopfzeile?`,
    )
  for (const { position, name, pattern } of anchors) {
    const form = new RegExp(pattern)
    const values = sample.map((cells) => cells[position]?.trim() ?? '').filter((value) => value !== '')
    const wrong = values.filter((value) => !form.test(value))
    if (wrong.length * 2 > values.length)
      throw new DeliveryError(
        `Die Spalten sind verschoben: In Spalte ${position + 1} wird „${name}“ erwartet, dort steht zum Beispiel „${wrong[0]?.slice(0, 40)}“.`,
      )
  }
}
