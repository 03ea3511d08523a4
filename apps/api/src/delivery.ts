import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { PassThrough, pipeline, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CsvError, parse } from 'csv-parse'
import type { z } from 'zod'

/**
 * Reading a delivery: a CSV file with header (UTF-8, comma, gzip allowed) that an operator hands to an import.
 * A broken row becomes findings and is skipped; a broken file throws `DeliveryError`, and nothing may be changed.
 */

/** One refused cell, for the operator: which row and column, which rule, and a German hint. */
export type Finding = { row: number; column: string; value: string; rule: string; hint: string }

/** The file as a whole cannot be used; the message is one German sentence for the operator. */
export class DeliveryError extends Error {}

const findingsKept = 1000

/** A refused value can hold what neither a database nor a terminal takes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this replaces
const storable = (value: string) => value.replace(/[\u0000-\u001f\u007f-\u009f]/g, '\ufffd').toWellFormed()

/** Collects findings; the first 1,000 are kept, all are counted. */
export class DeliveryReport {
  readonly findings: Finding[] = []
  total = 0
  #rows = new Set<number>()

  add(finding: Finding) {
    this.total += 1
    this.#rows.add(finding.row)
    if (this.findings.length < findingsKept)
      this.findings.push({ ...finding, value: storable(finding.value.slice(0, 120)) })
  }

  /** How many rows were refused. */
  get rejected() {
    return this.#rows.size
  }
}

type Format<Schema extends z.ZodType> = {
  /** Every column the format knows; an unknown one in the file makes the file unusable. */
  columns: readonly string[]
  /** A file without one of these is unusable. */
  required: readonly string[]
  /** Gets a record of trimmed texts by column, absent columns as ''. */
  row: Schema
}

export type DeliveryRow<Value> = { row: number; value: Value }

const messageOf = (error: unknown, name: string) => {
  if (error instanceof DeliveryError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return `Die Datei ${name} gibt es nicht.`
  if (code === 'EACCES' || code === 'EISDIR') return `Die Datei ${name} ist nicht lesbar.`
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return `Die Datei ${name} ist nicht in UTF-8 gespeichert. Bitte mit dem Zeichensatz UTF-8 neu ausgeben.`
  if (code.startsWith('Z_')) return `Die Datei ${name} ist unvollständig oder kein gültiges gzip.`
  if (error instanceof CsvError)
    return `Die Datei ${name} ist kein gültiges CSV (Zeile ${String(error.lines ?? '?')}: ${error.code}).`
  return undefined
}

/** Refuses bytes that are not UTF-8 instead of turning them into question marks. */
function utf8() {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => decoder.decode(bytes, { stream: bytes !== undefined })
  return new Transform({
    readableObjectMode: false,
    encoding: 'utf8',
    transform(chunk: Buffer, _encoding, done) {
      try {
        done(null, decode(chunk))
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done) {
      try {
        done(null, decode())
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}

async function isGzip(file: string) {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

/** The records of the file with the line each ends on; errors of any stage surface in the loop that reads. */
function records(file: string, zipped: boolean, hash: Hash, onBytes: (count: number) => void) {
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      onBytes(chunk.length)
      done(null, chunk)
    },
  })
  const csv = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 65_536,
    trim: true,
  })
  const unzip = zipped ? createGunzip() : new PassThrough()
  pipeline(createReadStream(file, { highWaterMark: 262_144 }), tap, unzip, utf8(), csv, () => undefined)
  return csv as AsyncIterable<{ record: string[]; info: { lines: number } }>
}

function checkHeader(
  header: string[],
  { columns, required }: Pick<Format<z.ZodType>, 'columns' | 'required'>,
) {
  const named = (names: string[]) => names.map((name) => `„${name.slice(0, 60)}“`).join(', ')
  if (header.length === 1 && header[0]?.includes(';'))
    throw new DeliveryError(
      'Die Spalten sind mit Semikolon getrennt. Bitte mit Komma als Trennzeichen ausgeben.',
    )
  const unknown = header.filter((name) => !columns.includes(name))
  const missing = required.filter((name) => !header.includes(name))
  const twice = header.filter((name, index) => header.indexOf(name) !== index)
  if (missing.length > 0) throw new DeliveryError(`Es fehlen Spalten: ${named(missing)}.`)
  if (unknown.length > 0) throw new DeliveryError(`Unbekannte Spalten: ${named(unknown)}.`)
  if (twice.length > 0) throw new DeliveryError(`Doppelte Spalten: ${named(twice)}.`)
}

/** The findings of a refused record: rules of ours carry their name, those of zod their code. */
function findingsOf(error: z.ZodError, row: number, texts: Record<string, string>): Finding[] {
  return error.issues.map((issue) => {
    const column = String(issue.path[0] ?? '')
    const rule = issue.code === 'custom' ? String(issue.params?.rule ?? 'format') : issue.code
    return { row, column, value: texts[column] ?? '', rule, hint: issue.message }
  })
}

export type Delivery<Value> = {
  /** Columns the file has, in its order. */
  header: string[]
  rows: AsyncGenerator<DeliveryRow<Value>>
  /** Of the bytes as they lie on disk; complete once `rows` has ended. */
  sha256: () => string
}

/**
 * Opens a delivery and checks its header. Rows that pass the schema are yielded, others go to the report together
 * with what `onRejected` wants to know of them.
 *
 * @throws DeliveryError here or while reading rows, when the file as a whole cannot be used
 */
export async function openDelivery<Schema extends z.ZodType>(
  file: string,
  format: Format<Schema>,
  report: DeliveryReport,
  { onBytes = () => {}, onRejected = () => {} }: ReadingHooks = {},
): Promise<Delivery<z.output<Schema>>> {
  const name = basename(file)
  const hash = createHash('sha256')
  const fail = (error: unknown) => {
    const message = messageOf(error, name)
    return message === undefined ? error : new DeliveryError(message, { cause: error })
  }
  try {
    if (!(await stat(file)).isFile()) throw new DeliveryError(`${name} ist keine Datei.`)
    const source = records(file, await isGzip(file), hash, onBytes)[Symbol.asyncIterator]()
    const first = await source.next()
    if (first.done) throw new DeliveryError(`Die Datei ${name} ist leer.`)
    const header = first.value.record
    checkHeader(header, format)
    const absent = Object.fromEntries(format.columns.map((column) => [column, '']))

    async function* rows(): AsyncGenerator<DeliveryRow<z.output<Schema>>> {
      try {
        for (let next = await source.next(); !next.done; next = await source.next()) {
          const { record, info } = next.value
          const row = info.lines
          const texts = { ...absent }
          header.forEach((column, index) => {
            texts[column] = record[index] ?? ''
          })
          if (record.length !== header.length) {
            const hint = `Die Zeile hat ${record.length} statt ${header.length} Spalten.`
            report.add({ row, column: '', value: record.join(','), rule: 'columns', hint })
            onRejected(texts)
            continue
          }
          const result = format.row.safeParse(texts)
          if (result.success) yield { row, value: result.data }
          else {
            for (const finding of findingsOf(result.error, row, texts)) report.add(finding)
            onRejected(texts)
          }
        }
      } catch (error) {
        throw fail(error)
      }
    }
    return { header, rows: rows(), sha256: () => hash.digest('hex') }
  } catch (error) {
    throw fail(error)
  }
}

type ReadingHooks = {
  /** Called with the number of bytes read from disk. */
  onBytes?: (count: number) => void
  /** Called with the texts of a refused row. */
  onRejected?: (texts: Record<string, string>) => void
}
