import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Recognised, Recogniser } from '../../delivery/delivery-records.ts'

/**
 * A delivery repeats nearly all rows of the previous one, byte for byte. `vehicle_digest` stores for each vehicle the
 * state in which its row and the stock agreed:
 * - a digest of the row's bytes,
 * - an id of the rules by which it was read,
 * - the version of the vehicle (`xmin`: the transaction that wrote it).
 * Any change of the vehicle creates a new version and thereby invalidates the digest. A row with a valid digest would
 * change nothing, so it is not parsed.
 */

/** The result of reading a row depends on its bytes and on the program itself. */
const sources = [
  new URL('./', import.meta.url),
  new URL('../write/', import.meta.url),
  new URL('../../delivery/delivery-records.ts', import.meta.url),
  new URL('../../delivery/delivery.ts', import.meta.url),
  new URL('../../delivery/csv-records.ts', import.meta.url),
  new URL('../../../../../packages/domain/src/', import.meta.url),
]

function filesOf(source: URL): URL[] {
  if (!source.pathname.endsWith('/')) return [source]
  const names = readdirSync(fileURLToPath(source), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  return names.toSorted().map((name) => new URL(name, source))
}

/**
 * The id of the rules by which rows with these columns are read into this database. It changes with the program, and in
 * a copy of the database, where row versions are meaningless.
 */
export async function rulesOf(client: pg.Client, header: readonly string[]): Promise<string> {
  const { rows } = await client.query('SELECT system_identifier::text FROM pg_control_system()')
  const texts = sources.flatMap(filesOf).map((file) => readFileSync(file, 'utf8'))
  return hash('sha256', JSON.stringify([rows, header, texts])).slice(0, 32)
}

/** The GW number as a number: a million strings would need too much memory. */
export type KnownVehicle = { fahrzeugid: number; gwnummer: number }

/** Offsets in COPY's binary format for the columns below; none is null, so all rows have the same length. */
const headLength = 19
const tailLength = 2
const rowLength = 2 + (4 + 16) + (4 + 4) + (4 + 6)
const digestAt = 2 + 4
const idAt = digestAt + 16 + 4
const gwAt = idAt + 4 + 4
const zero = 0x30

/** Vehicles whose row would change nothing. */
const intact = (rules: string) => `vehicle_digest d JOIN vehicle v USING (fahrzeugid)
  WHERE d.rules = '${rules}' AND d.row_version = v.xmin`

/** The digests of rows that would change nothing, read by `readKnown`. */
export class KnownRows implements Recogniser<KnownVehicle> {
  readonly count: number
  readonly #rows: Buffer
  /** A hash table with open addressing: row number + 1 in the slot of the digest, or in the next free one. */
  readonly #slots: Int32Array

  constructor(copied: Buffer) {
    this.#rows = copied.subarray(headLength)
    this.count = Math.max(0, (copied.length - headLength - tailLength) / rowLength)
    if (!Number.isInteger(this.count)) throw new Error('The copied digests have an unexpected length.')
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * this.count + 2)))
    const last = this.#slots.length - 1
    for (let row = 0; row < this.count; row++) {
      let slot = this.#rows.readInt32BE(row * rowLength + digestAt) & last
      while (this.#slots[slot]) slot = (slot + 1) & last
      this.#slots[slot] = row + 1
    }
  }

  /** The offset of the row with this digest. */
  #startOf(digest: string): number | null {
    const last = this.#slots.length - 1
    const byte = (at: number) => digest.charCodeAt(at)
    let slot = ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) & last
    for (let row = this.#slots[slot]; row; row = this.#slots[slot]) {
      const start = (row - 1) * rowLength
      if (this.#isDigestAt(start + digestAt, digest)) return start
      slot = (slot + 1) & last
    }
    return null
  }

  #isDigestAt(start: number, digest: string) {
    for (let at = 0; at < 16; at++) if (this.#rows[start + at] !== digest.charCodeAt(at)) return false
    return true
  }

  recognise(record: Buffer): Recognised<KnownVehicle> {
    // A binary string takes less than half the time of a buffer per digest.
    const digest = hash('sha256', record, 'binary')
    const start = this.#startOf(digest)
    if (start === null) return { digest: Buffer.from(digest, 'binary').toString('hex', 0, 16) }
    let gwnummer = 0
    for (let at = start + gwAt; at < start + gwAt + 6; at++)
      gwnummer = 10 * gwnummer + (this.#rows[at] ?? zero) - zero
    return { known: { fahrzeugid: this.#rows.readInt32BE(start + idAt), gwnummer } }
  }
}

/** Reads the digests of rows that would currently change nothing. */
export async function readKnown(client: pg.Client, rules: string): Promise<KnownRows> {
  const source = client.query(
    copyTo(
      `COPY (SELECT d.digest, d.fahrzeugid, v.gwnummer FROM ${intact(rules)}) TO STDOUT (FORMAT binary)`,
    ),
  )
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return new KnownRows(Buffer.concat(chunks))
}

export const noneKnown = () => new KnownRows(Buffer.alloc(0))

/**
 * Whether all vehicles found by `readKnown` are unchanged. Their number cannot increase, because only imports add
 * digests.
 */
export async function areIntact(client: pg.Client, rules: string, { count }: KnownRows): Promise<boolean> {
  if (count === 0) return true
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${intact(rules)}`,
  )
  return rows[0]?.count === count
}

/**
 * Stores the digests of staged rows whose vehicle equals the row:
 * - rows written in this transaction; the vehicle's version is this transaction, so no other transaction can have changed it
 *   since,
 * - rows without differences; comparing and reading the version is one statement, so a concurrent change is either
 *   compared or creates another version.
 * Rows of vehicles that were never published are not stored, because a later photo publishes them with a time from the
 * row.
 *
 * @param columns in which row and vehicle must agree
 * @returns the number of stored digests
 */
export async function rememberRows(client: pg.Client, vehicles: string, columns: string[], rules: string) {
  const both = (alias: string) => columns.map((name) => `${alias}."${name}"`).join(', ')
  const { rowCount } = await client.query(
    `INSERT INTO vehicle_digest AS d (fahrzeugid, digest, rules, row_version)
     SELECT fahrzeugid, t.digest, $1::uuid, pg_current_xact_id()::xid
     FROM stock_touched t JOIN stock_judged j USING (fahrzeugid)
     WHERE t.digest IS NOT NULL AND j.published_at IS NOT NULL
     UNION ALL
     SELECT fahrzeugid, digest, $1::uuid, version
     FROM (
       SELECT v.fahrzeugid, s.digest, v.xmin AS version, (${both('v')}) IS NOT DISTINCT FROM (${both('s')}) AS agrees
       FROM ${vehicles} s JOIN vehicle v USING (gwnummer)
       WHERE s.digest IS NOT NULL AND v.published_at IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM stock_news n WHERE n."row" = s."row")
       OFFSET 0) equal
     WHERE agrees
     ON CONFLICT (fahrzeugid) DO UPDATE
     SET digest = excluded.digest, rules = excluded.rules, row_version = excluded.row_version`,
    [rules],
  )
  return rowCount ?? 0
}
