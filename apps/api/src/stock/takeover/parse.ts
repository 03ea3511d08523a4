import { isRefusal, type Plain, type Refusal } from '@portal/domain/vehicles/attributes/cells'
import {
  emissionOf,
  isInconsistent,
  requiredVehicleColumns,
  VehicleRecord,
  vehicleColumnNames,
  vehicleColumns,
} from '@portal/domain/vehicles/attributes/delivery'
import {
  type Batches,
  copyOf,
  type DeliveryReport,
  findingsOf,
  type RawRow,
  textsOf,
} from '../../delivery/delivery.ts'
import type { KnownRecord } from '../../delivery/delivery-records.ts'
import type { KnownRows, KnownVehicle } from './known.ts'
import { copyText, type StagedName, type StagedRow, stagedColumns } from './staging.ts'

/**
 * Reads rows for staging without an object per row: each cell is validated by the rules of its column and written in
 * COPY format at once. Only an invalid row is passed to the schema, which reports rule and column.
 */

export const vehicleFormat = { columns: vehicleColumnNames, required: requiredVehicleColumns }

/** The number of cached texts per column; most columns have fewer distinct ones. */
const cachedTextsMax = 2000
/** After this many cache misses it is decided whether caching the column is worthwhile. */
const missesBeforeDecision = 200

type Cached<Value> = { value: Value; text: string }

/** Reads the cells of one column one by one. */
class CellReader<Value extends Plain> {
  /** The value of the last cell, initially that of an empty one. */
  value: Value | null = null
  /** The value in COPY format. */
  text = copyText(null)
  #read: (text: string) => Value | Refusal
  #empty: Cached<Value> | null
  #cache: Map<string, Cached<Value>> | null = new Map()
  #cells = 0
  #misses = 0

  constructor({ read }: { read: (text: string) => Value | Refusal }) {
    this.#read = read
    this.#empty = this.#fresh('')
    this.take('')
  }

  /** @returns whether the cell is valid */
  take(raw: string): boolean {
    this.#cells += 1
    const cell = raw === '' ? this.#empty : (this.#cache?.get(raw) ?? this.#fresh(raw))
    if (cell === null) return false
    this.value = cell.value
    this.text = cell.text
    return true
  }

  #fresh(raw: string): Cached<Value> | null {
    this.#disableUselessCache()
    const isCached = this.#cache !== null && this.#cache.size < cachedTextsMax
    const own = isCached ? copyOf(raw) : raw
    const value = this.#read(own.trim())
    if (isRefusal(value)) return null
    const cell = { value, text: copyText(value) }
    if (isCached) this.#cache?.set(own, cell)
    return cell
  }

  /** Columns with a new text in nearly every row (prices, numbers) are faster without the cache. */
  #disableUselessCache() {
    this.#misses += 1
    if (this.#misses > missesBeforeDecision && 2 * this.#misses > this.#cells) this.#cache = null
  }
}

const readerOf = <Value extends Plain>(column: { read: (text: string) => Value | Refusal }) =>
  new CellReader(column)

function columnReaders() {
  const paired = {
    transporter: readerOf(vehicleColumns.transporter),
    kilometerstandvon: readerOf(vehicleColumns.kilometerstandvon),
    kilometerstandbis: readerOf(vehicleColumns.kilometerstandbis),
    kwvon: readerOf(vehicleColumns.kwvon),
    kwbis: readerOf(vehicleColumns.kwbis),
    schadstoffklassetyp: readerOf(vehicleColumns.schadstoffklassetyp),
    fahrzeugkategorietypnfz: readerOf(vehicleColumns.fahrzeugkategorietypnfz),
    publishedAt: readerOf(vehicleColumns.publishedAt),
    soldAt: readerOf(vehicleColumns.soldAt),
  }
  const all = new Map<string, CellReader<Plain>>(Object.entries(paired))
  for (const name of vehicleColumnNames)
    if (!all.has(name)) all.set(name, readerOf<Plain>(vehicleColumns[name]))
  return { paired, all }
}

/** Converts rows with these columns to staging rows; null for an invalid row. */
function rowReader(header: readonly string[]) {
  const { paired, all } = columnReaders()
  const cellReaders = header.flatMap((name) => all.get(name) ?? [])
  const gwnummer = header.indexOf('gwnummer')
  const upper = { text: '' }
  const emission = { text: '' }
  const emissionDetail = { text: '' }
  const derived: Partial<Record<StagedName, { text: string }>> = {
    kilometerstandbis: upper,
    schadstoffklassetyp: emission,
    emissionDetail,
  }
  const staged = stagedColumns(header).flatMap((name) => derived[name] ?? all.get(name) ?? [])
  const texts: string[] = staged.map(() => '')

  return ({ row, cells, digest = null }: RawRow): StagedRow | null => {
    for (let index = 0; index < cellReaders.length; index++)
      if (!cellReaders[index]?.take(cells[index] ?? '')) return null
    const { kilometerstandvon, kilometerstandbis, schadstoffklassetyp } = paired
    if (
      isInconsistent({
        transporter: paired.transporter.value ?? false,
        kilometerstandvon: kilometerstandvon.value ?? 0,
        kilometerstandbis: kilometerstandbis.value,
        kwvon: paired.kwvon.value,
        kwbis: paired.kwbis.value,
        fahrzeugkategorietypnfz: paired.fahrzeugkategorietypnfz.value,
        publishedAt: paired.publishedAt.value,
        soldAt: paired.soldAt.value,
      })
    )
      return null
    upper.text = kilometerstandbis.value === null ? kilometerstandvon.text : kilometerstandbis.text
    const parts = emissionOf(schadstoffklassetyp.value)
    emission.text = copyText(parts.schadstoffklassetyp)
    emissionDetail.text = copyText(parts.emissionDetail)
    for (let index = 0; index < staged.length; index++) texts[index] = staged[index]?.text ?? ''
    return {
      row,
      gwnummer: (cells[gwnummer] ?? '').trim(),
      line: `${row}\t${copyText(digest)}\t${texts.join('\t')}\n`,
    }
  }
}

type Raw = { header: readonly string[]; batches: Batches }

/**
 * Validates the rows of a file and converts them for staging. Invalid rows are reported, known ones are passed on.
 *
 * @param onRefused receives the GW number of a refused row, as written in the file
 */
export async function* stagedRows(
  { header, batches }: Raw,
  report: DeliveryReport,
  onRefused: (gwnummer: string) => void,
  known: KnownRows | null,
): AsyncGenerator<(StagedRow | KnownRecord<KnownVehicle>)[]> {
  const read = rowReader(header)
  for await (const batch of batches(known)) {
    const rows: (StagedRow | KnownRecord<KnownVehicle>)[] = []
    for (const raw of batch) {
      if ('known' in raw) {
        rows.push(raw)
        continue
      }
      const staged = read(raw)
      if (staged) {
        rows.push(staged)
        continue
      }
      const texts = textsOf(vehicleColumnNames, header, raw.cells)
      const { error } = VehicleRecord.safeParse(texts)
      if (!error) throw new Error(`Row ${raw.row} violates a rule that the schema does not have.`)
      for (const finding of findingsOf(error, raw.row, texts)) report.add(finding)
      onRefused(texts.gwnummer ?? '')
    }
    yield rows
  }
}
