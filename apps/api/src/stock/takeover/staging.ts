import { pipeline } from 'node:stream/promises'
import { columnName } from '@portal/domain/vehicles/attributes/attributes'
import {
  type VehicleColumn,
  type VehicleRecord,
  vehicleColumnNames,
} from '@portal/domain/vehicles/attributes/delivery'
import type { FileType } from '@portal/domain/vehicles/photos'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/**
 * The staging tables of an import: unlogged, in a schema of their own, named after the run, filled with COPY. Only the
 * import itself reads them; those of a killed import are removed by the next one.
 */
export type Staging = { vehicles: string; photos: string; spared: string; present: string }

/** A stored photo or report that belongs to a vehicle. */
export type StagedFile = {
  /** The line of the manifest. */
  row: number
  gwnummer: string
  eaktedokumenttyp: FileType
  ordner: string
  datei: string
  storageKey: string
  sha256: string
  position: number
  /** Hash and placeholder are known for photos decoded by this import only. */
  perceptualHash?: string
  placeholder?: string
}

export type StagedName = keyof VehicleRecord
const always: StagedName[] = ['kilometerstandbis', 'publishedAt', 'soldAt']

/** The file's columns and those derived from them. Other columns keep their stored values. */
export function stagedColumns(header: readonly string[]): StagedName[] {
  const own: StagedName[] = vehicleColumnNames.filter((name: VehicleColumn) => header.includes(name))
  const detail: StagedName[] = header.includes('schadstoffklassetyp') ? ['emissionDetail'] : []
  return [...new Set([...own, ...detail, ...always])]
}

export const stagingOf = (run: number): Staging => ({
  vehicles: `staging.stock_${run}_vehicle`,
  photos: `staging.stock_${run}_file`,
  spared: `staging.stock_${run}_spared`,
  present: `staging.stock_${run}_present`,
})

export async function clearStaging(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'staging'::regnamespace`,
  )
  if (rows.length === 0) return
  await client.query(`DROP TABLE IF EXISTS ${rows.map(({ name }) => `staging."${name}"`).join(', ')}`)
}

export async function createStaging(
  client: pg.Client,
  { vehicles, photos, spared, present }: Staging,
  columns: StagedName[],
) {
  const list = columns.map((name) => `v."${columnName(name)}"`).join(', ')
  await client.query(
    `CREATE UNLOGGED TABLE ${vehicles} AS SELECT 0 AS "row", NULL::uuid AS digest, ${list} FROM vehicle v WITH NO DATA;
     CREATE UNLOGGED TABLE ${photos} AS SELECT 0 AS "row", ''::text AS gwnummer, f.eaktedokumenttyp, f.ordner, f.datei,
       f.storage_key, f.sha256, f.position, f.perceptual_hash, f.placeholder FROM vehicle_file f WITH NO DATA;
     CREATE UNLOGGED TABLE ${spared} (gwnummer text);
     CREATE UNLOGGED TABLE ${present} (fahrzeugid int)`,
  )
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = /[\\\n\r\t]/g

/** A value in COPY's text format. */
export const copyText = (value: string | number | boolean | null) =>
  value === null
    ? '\\N'
    : typeof value === 'string'
      ? value.replace(escaped, (character) => escapes[character] ?? character)
      : String(value)

const copyLine = (values: (string | number | boolean | null)[]) => `${values.map(copyText).join('\t')}\n`

/** Streams lines in COPY format into a table. */
export async function copyLines(
  client: pg.Client,
  table: string,
  names: string[],
  lines: AsyncIterable<string>,
) {
  const columns = names.map((name) => `"${name}"`).join(', ')
  const target = client.query(copyFrom(`COPY ${table} (${columns}) FROM STDIN`))
  await pipeline(lines, target)
}

/** The values of a `StagedRow` besides `stagedColumns`. */
export const lineColumns = ['row', 'digest']

/** A valid row of a delivery as a COPY line. */
export type StagedRow = { row: number; gwnummer: string; line: string }

/** A row with stored values in the order of `stagedColumns`. */
export const stagedValues = (
  row: number,
  gwnummer: string,
  values: (string | number | boolean | null)[],
): StagedRow => ({ row, gwnummer, line: copyLine([row, null, ...values]) })

/** A vehicle that does not come from a file. */
export const stagedRow = (row: number, value: VehicleRecord, columns: StagedName[]): StagedRow => ({
  row,
  gwnummer: value.gwnummer,
  line: copyLine([row, null, ...columns.map((name) => value[name])]),
})

export async function* fileLines(files: AsyncIterable<StagedFile>): AsyncGenerator<string> {
  for await (const file of files)
    yield copyLine([
      file.row,
      file.gwnummer,
      file.eaktedokumenttyp,
      file.ordner,
      file.datei,
      file.storageKey,
      file.sha256,
      file.position,
      file.perceptualHash ?? null,
      file.placeholder ?? null,
    ])
}

export const fileColumns = [
  'row',
  'gwnummer',
  'eaktedokumenttyp',
  'ordner',
  'datei',
  'storage_key',
  'sha256',
  'position',
  'perceptual_hash',
  'placeholder',
]
