import type { FileLayout } from '@portal/contract/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { type CsvRecord, CsvRecords } from './csv-records.ts'
import { bytesOf, contentErrorOf, DeliveryError } from './delivery-bytes.ts'
import { jsonLineRecords } from './json-lines.ts'
import type { PositionalFormat } from './positional.ts'

export type Charset = FileLayout['charset']
export type Layout = {
  charset: Charset
  /** '' for JSON lines. */
  separator: string
  /** Whether the file is in UTF-16 or begins with a line like `sep=;`, as Excel writes it. */
  isFromExcel: boolean
  /** The first records, as many as a person needs to recognise the columns. */
  sample: string[][]
}

const sampleRecords = 200
const sampleBytes = 1_048_576
const separators = [';', ',', '\t', '|']

/** Files that people confuse with a delivery, by their first bytes. */
const foreignFiles: [RegExp, string][] = [
  [/^PK/, t('Das ist eine ZIP- oder Excel-Datei. Bitte die Tabelle als CSV speichern.')],
  [/^%PDF/, t('Das ist ein PDF. Bitte die Liste als CSV ausgeben.')],
  [/^\xd0\xcf/, t('Das ist eine alte Excel-Datei. Bitte die Tabelle als CSV speichern.')],
  [/^(?:\xff\xd8\xff|\x89PNG)/, t('Das ist ein Bild und keine Liste von Fahrzeugen.')],
  [/^\s*<(?:!|\?|html)/i, t('Das ist eine HTML- oder XML-Datei. Bitte als CSV ausgeben.')],
]

/** UTF-16 by its byte order mark; null for another charset. */
function utf16In(start: Buffer): 'UTF-16LE' | 'UTF-16BE' | null {
  const mark = start.toString('hex', 0, 2)
  if (mark === 'fffe') return 'UTF-16LE'
  return mark === 'feff' ? 'UTF-16BE' : null
}

/** The share of control characters from which bytes are no text; random ones have a tenth. */
const controlShare = 0.02

/** Whether bytes are no text in a charset of one byte, or in UTF-8. */
function isBinary(bytes: Buffer): boolean {
  const controls = bytes.filter((byte) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d))
  return bytes.includes(0) || controls.length > bytes.length * controlShare
}

/** @throws DeliveryError naming the type of a file that is no delivery, by its first bytes */
function refuseForeign(start: Buffer) {
  const binary = start.toString('latin1', 0, 64)
  const foreign = foreignFiles.find(([pattern]) => pattern.test(binary))
  if (foreign) throw new DeliveryError(foreign[1])
  if (utf16In(start) === null && isBinary(start.subarray(0, 4096)))
    throw new DeliveryError(t('Das ist keine Textdatei. Bitte als CSV in UTF-8 ausgeben.'))
}

/**
 * The column names and the first record of a file of JSON lines.
 * @throws DeliveryError when the file is empty, of another type, or cannot be read
 */
export async function jsonLayoutOf(file: string): Promise<Layout> {
  try {
    for await (const start of bytesOf(file, null, () => {})) {
      refuseForeign(start)
      if (utf16In(start))
        throw new DeliveryError(t('Die Datei ist in UTF-16 gespeichert. Bitte in UTF-8 ausgeben.'))
      break
    }
    for await (const records of jsonLineRecords(file))
      if (records.length > 0)
        return {
          charset: 'UTF-8',
          separator: '',
          isFromExcel: false,
          sample: records.map(({ cells }) => cells),
        }
  } catch (error) {
    throw await contentErrorOf(error, file)
  }
  throw new DeliveryError(t('Die Datei ist leer.'))
}

/** The separator that splits the first line into most columns. */
const separatorOf = (line: string) =>
  separators.toSorted((one, other) => line.split(other).length - line.split(one).length)[0] ?? ','

/** Excel reads the separator from a first line like `sep=;`; other programs read this line as a row. */
const separatorLine = /^"?sep=([^"])"?/i

/** Removes the line that names the separator from the records of a file. */
export class SeparatorLineFilter {
  #isFirst = true

  apply(records: CsvRecord[]): CsvRecord[] {
    if (!this.#isFirst || records.length === 0) return records
    this.#isFirst = false
    return /^sep=/i.test(records[0]?.cells[0] ?? '') ? records.slice(1) : records
  }
}

function recordsIn(text: string, separator: string, isAll: boolean): string[][] {
  const records = new CsvRecords(separator)
  const found = records.take(text)
  const all = new SeparatorLineFilter().apply(isAll ? [...found, ...records.end()] : found)
  return all.slice(0, sampleRecords).map(({ cells }) => cells)
}

/**
 * Finds the charset of a file while its chunks are read. UTF-16 is recognised by its byte order mark; everything else
 * that is not UTF-8 counts as ISO-8859-15, which has no invalid bytes.
 */
class CharsetFinder {
  charset: Charset = 'UTF-8'
  #decoder = new TextDecoder(this.charset, { fatal: true })
  #isStarted = false

  take(chunk: Buffer) {
    const utf16 = this.#isStarted ? null : utf16In(chunk)
    this.#isStarted = true
    if (utf16 !== null) {
      this.charset = utf16
      this.#decoder = new TextDecoder(utf16, { fatal: true })
    }
    this.#decode(() => this.#decoder.decode(chunk, { stream: true }))
  }

  /** Must be called once after the last chunk. @throws DeliveryError for half a character of UTF-16 */
  end() {
    this.#decode(() => this.#decoder.decode())
  }

  #decode(decode: () => void) {
    if (this.charset === 'ISO-8859-15') return
    try {
      decode()
    } catch (cause) {
      if (this.charset !== 'UTF-8')
        throw new DeliveryError(
          t('Die Datei ist in UTF-16 gespeichert, aber unvollständig oder beschädigt.'),
          {
            cause,
          },
        )
      this.charset = 'ISO-8859-15'
    }
  }
}

/** The first line with content after one like `sep=;`, and the separator which that line names. */
function firstLineOf(text: string) {
  const lines = text.split(/\r\n|\n|\r/, 50).filter((line) => line.trim() !== '')
  const named = separatorLine.exec(lines[0] ?? '')?.[1]
  return { first: named === undefined ? lines[0] : lines[1], named }
}

/**
 * Finds charset and separator of a file.
 *
 * @param separator the one the format requires; otherwise it is found
 * @throws DeliveryError when the file is empty, binary or cannot be read, or has another separator
 */
export async function layoutOf(file: string, separator?: string): Promise<Layout> {
  const finder = new CharsetFinder()
  const head: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of bytesOf(file, null, () => {})) {
      if (length < sampleBytes) head.push(chunk)
      length += chunk.length
      finder.take(chunk)
    }
    finder.end()
    const { charset } = finder
    const start = Buffer.concat(head)
    refuseForeign(start)
    const text = new TextDecoder(charset).decode(start)
    const { first, named } = firstLineOf(text)
    if (first === undefined) throw new DeliveryError(t('Die Datei ist leer.'))
    if (/^\s*[[{]/.test(first))
      throw new DeliveryError(
        t('Das ist eine JSON-Datei. Bitte eine Herkunft mit dem Format JSON-Zeilen wählen.'),
      )
    if (separator && !first.includes(separator))
      throw new DeliveryError(
        t`Die Spalten sind nicht mit „${separator}“ getrennt, wie das Format es verlangt.`,
      )
    const used = separator ?? named ?? separatorOf(first)
    const isFromExcel = charset.startsWith('UTF-16') || named !== undefined
    return { charset, separator: used, isFromExcel, sample: recordsIn(text, used, length <= start.length) }
  } catch (error) {
    throw await contentErrorOf(error, file)
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
      t`Die Zeilen haben zu wenige Spalten: erwartet werden mindestens ${minimumColumns}, gefunden ${sample[0]?.length ?? 0}. Ist es eine mobile.de-Datei mit Semikolon und ohne Kopfzeile?`,
    )
  for (const { position, name, pattern } of anchors) {
    const form = new RegExp(pattern)
    const values = sample.map((cells) => cells[position]?.trim() ?? '').filter((value) => value !== '')
    const wrong = values.filter((value) => !form.test(value))
    if (wrong.length * 2 > values.length)
      throw new DeliveryError(
        t`Die Spalten sind verschoben: In Spalte ${position + 1} wird „${name}“ erwartet, dort steht zum Beispiel „${wrong[0]?.slice(0, 40) ?? ''}“.`,
      )
  }
}
