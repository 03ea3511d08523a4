import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { findingRuleOf } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'
import type { z } from 'zod'
import { bytesOf, DeliveryError, deliveryErrorOf } from './delivery-bytes.ts'
import { DeliveryRecords, type KnownRecord, type ReadRecord, type Recogniser } from './delivery-records.ts'
import { type Finding, FindingGroups } from './findings.ts'

/**
 * Reads a delivery: a CSV file with header (UTF-8, comma, optionally gzip) for an import. An invalid row adds findings
 * and is skipped. An unusable file throws `DeliveryError`, and the import must not change anything.
 */

const findingsKept = 1000

/** Replaces characters that a database or a terminal does not accept. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this replaces
const storable = (value: string) => value.replace(/[\u0000-\u001f\u007f-\u009f]/g, '\ufffd').toWellFormed()
/** Copies a text, because a substring would keep the whole piece of the file in memory. */
export const copyOf = (value: string) => Buffer.from(value).toString()

/** Collects findings; keeps the first 1,000 and counts all. */
export class DeliveryReport {
  readonly findings: Finding[] = []
  total = 0
  /** All findings, with equal ones joined. */
  readonly groups = new FindingGroups()
  #rows = new Set<number>()

  add(finding: Finding) {
    this.total += 1
    this.#rows.add(finding.row)
    const kept = { ...finding, value: copyOf(storable(finding.value.slice(0, 120))) }
    this.groups.add(kept)
    if (this.findings.length < findingsKept) this.findings.push(kept)
  }

  /** The number of refused rows. */
  get rejected() {
    return this.#rows.size
  }
}

type Columns = {
  /** All columns of the format; a file with any other column is unusable. */
  columns: readonly string[]
  /** A file without one of these is unusable. */
  required: readonly string[]
}
type Format<Schema extends z.ZodType> = Columns & {
  /** Validates a record of trimmed texts by column; absent columns are ''. */
  row: Schema
}

export type DeliveryRow<Value> = { row: number; value: Value }

/** Reads until the first record has arrived; undefined in a file without records. */
async function firstOf(chunks: AsyncIterator<Buffer>, records: DeliveryRecords) {
  for (;;) {
    const { done, value } = await chunks.next()
    if (done) records.end()
    else records.add(value)
    const first = records.first()
    if (first || done) return first
  }
}

/** @throws DeliveryError for columns that are missing, unknown or named twice */
export function checkHeader(names: readonly string[], { columns, required }: Columns) {
  const header = names.map((name) => name.trim())
  const named = (names: string[]) => names.map((name) => `„${name.slice(0, 60)}“`).join(', ')
  if (header.length === 1 && header[0]?.includes(';'))
    throw new DeliveryError(
      t('Die Spalten sind mit Semikolon getrennt. Bitte mit Komma als Trennzeichen ausgeben.'),
    )
  const unknown = header.filter((name) => !columns.includes(name))
  const missing = required.filter((name) => !header.includes(name))
  const twice = header.filter((name, index) => header.indexOf(name) !== index)
  if (missing.length > 0) throw new DeliveryError(t`Es fehlen Spalten: ${named(missing)}.`)
  if (unknown.length > 0) throw new DeliveryError(t`Unbekannte Spalten: ${named(unknown)}.`)
  if (twice.length > 0) throw new DeliveryError(t`Doppelte Spalten: ${named(twice)}.`)
}

/** The findings of a refused row; a schema names the rule of its own checks. */
export function findingsOf(error: z.ZodError, row: number, texts: Record<string, string>): Finding[] {
  return error.issues.map((issue) => {
    const column = String(issue.path[0] ?? '')
    const rule = findingRuleOf(issue.code === 'custom' && issue.params?.rule)
    return { row, column, value: texts[column] ?? '', rule, hint: issue.message }
  })
}

type Opened = {
  /** The file's columns in order. */
  header: string[]
  /** The hash of the file as stored; complete once all rows are read. */
  sha256: () => string
}
export type Delivery<Value> = Opened & { rows: AsyncGenerator<DeliveryRow<Value>> }

/** A row from the file, with as many cells as the header, not trimmed. */
export type RawRow = { row: number; cells: string[]; digest?: string | null }
/** Yields rows in batches; rows known to the recogniser are not parsed. */
export type Batches = <Known>(
  recogniser: Recogniser<Known> | null,
) => AsyncGenerator<(RawRow | KnownRecord<Known>)[]>

type ReadingHooks = {
  /** Called with the number of bytes read from disk. */
  onBytes?: (count: number) => void
  /** Called with the texts of a refused row. */
  onRejected?: (texts: Record<string, string>) => void
}

/** Trimmed texts by column; absent columns are empty. */
export function textsOf(columns: readonly string[], header: readonly string[], cells: readonly string[]) {
  const texts: Record<string, string> = {}
  for (const column of columns) texts[column] = ''
  for (const [index, column] of header.entries()) texts[column] = cells[index]?.trim() ?? ''
  return texts
}

/**
 * Opens a delivery and checks its header. Yields rows with as many cells as the header, not validated; reports all
 * others.
 *
 * @throws DeliveryError here or while reading rows, when the file as a whole is unusable
 */
export async function openRawDelivery(
  file: string,
  { columns, required }: Columns,
  report: DeliveryReport,
  { onBytes = () => {}, onRejected = () => {} }: ReadingHooks = {},
): Promise<Opened & { batches: Batches }> {
  const name = basename(file)
  const hash = createHash('sha256')
  const fail = (error: unknown) => deliveryErrorOf(error, name)
  try {
    if (!(await stat(file)).isFile()) throw new DeliveryError(t`${name} ist keine Datei.`)
    const chunks = bytesOf(file, hash, onBytes)
    const records = new DeliveryRecords()
    const first = await firstOf(chunks, records)
    if (!first) throw new DeliveryError(t`Die Datei ${name} ist leer.`)
    const header = first.cells.map((cell) => cell.trim())
    checkHeader(header, { columns, required })

    const completeRows = <Known>(found: (ReadRecord | KnownRecord<Known>)[]) => {
      const rows: (RawRow | KnownRecord<Known>)[] = []
      for (const record of found) {
        if ('known' in record) {
          rows.push(record)
          continue
        }
        const { cells, digest, line: row } = record
        if (cells.length === header.length) {
          rows.push({ row, cells, digest })
          continue
        }
        const hint = t`Die Zeile hat ${cells.length} statt ${header.length} Spalten.`
        report.add({ row, column: '', value: cells.join(','), rule: 'columns', hint })
        onRejected(textsOf(columns, header, cells))
      }
      return rows
    }
    async function* batches<Known>(recogniser: Recogniser<Known> | null) {
      try {
        yield completeRows(records.read(recogniser))
        for await (const chunk of chunks) {
          records.add(chunk)
          yield completeRows(records.read(recogniser))
        }
        records.end()
        yield completeRows(records.read(recogniser))
      } catch (error) {
        throw fail(error)
      }
    }
    return { header, batches, sha256: () => hash.digest('hex') }
  } catch (error) {
    throw fail(error)
  }
}

/**
 * Opens a delivery and checks its header. Yields rows that satisfy the schema; reports all others and passes them to
 * `onRejected`.
 *
 * @throws DeliveryError here or while reading rows, when the file as a whole is unusable
 */
export async function openDelivery<Schema extends z.ZodType>(
  file: string,
  format: Format<Schema>,
  report: DeliveryReport,
  hooks: ReadingHooks = {},
): Promise<Delivery<z.output<Schema>>> {
  const { batches, ...opened } = await openRawDelivery(file, format, report, hooks)
  async function* rows(): AsyncGenerator<DeliveryRow<z.output<Schema>>> {
    for await (const batch of batches<never>(null))
      for (const read of batch) {
        if ('known' in read) continue
        const { row, cells } = read
        const texts = textsOf(format.columns, opened.header, cells)
        const result = format.row.safeParse(texts)
        if (result.success) yield { row, value: result.data }
        else {
          for (const finding of findingsOf(result.error, row, texts)) report.add(finding)
          hooks.onRejected?.(texts)
        }
      }
  }
  return { ...opened, rows: rows() }
}

const rowsPerStatement = 500

/** Groups rows for multi-row statements, which limits both the number of statements and the memory. */
export async function* batchesOf<Row>(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < rowsPerStatement) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
