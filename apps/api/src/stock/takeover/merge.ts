import { columnName } from '@portal/domain/vehicles/attributes/attributes'
import { storedPrice } from '@portal/domain/vehicles/attributes/price'
import type pg from 'pg'
import type { Finding } from '../../delivery/findings.ts'
import { createTouched, publishTouched } from '../write/generation.ts'
import { comparedColumns, editedAfterDelivery, settleHandEdits } from './hand-edits.ts'
import { rememberRows } from './known.ts'
import { holdBack } from './quarantine.ts'
import { noRemovals, type Removals, withdrawMissing } from './removals.ts'
import { claimVehicles, type SourceRules } from './source.ts'
import type { Staging } from './staging.ts'
import { keepDerived, keepFiles, offerAgain } from './undo.ts'

/**
 * Merges the staging tables into the stock, in steps within the caller's transaction; readers see the old stock until
 * the commit. `stock_touched` records the changed vehicles with their previous state (and the digest of the row they
 * were written from, if any), `stock_judged` their final state.
 */

const { consumer, dealer } = storedPrice

type MergeCounts = { inserted: number; updated: number; withdrawn: number }
/** A row with the GW number of a vehicle and another FIN. */
type Conflict = { row: number; fin: string }

const changes = async (client: pg.Client, sql: string, values: unknown[] = []) =>
  (await client.query(sql, values)).rowCount ?? 0

/** Statistics the planner needs to join by GW number; those of other columns would cost more than they save. */
export async function prepare(client: pg.Client, { vehicles, photos, spared, present }: Staging) {
  await client.query(`ANALYZE ${vehicles} ("row", gwnummer), ${photos}, ${spared}, ${present}`)
}

/**
 * The only full comparison: `stock_news` contains the rows that are new or differ from their vehicle; later steps read
 * only these. OFFSET 0 keeps the comparison out of the join, because its cost would make the planner hash all vehicles
 * instead of the rows.
 */
async function compare(client: pg.Client, vehicles: string, columns: string[]) {
  const both = (alias: string) => columns.map((name) => `${alias}."${name}"`).join(', ')
  await client.query(
    `CREATE TEMP TABLE stock_news ON COMMIT DROP AS
     SELECT "row", fahrzeugid, conflicts, new_price, was_available, was_published
     FROM (
       SELECT s."row", v.fahrzeugid, v.fin <> s.fin AS conflicts,
         (v.${consumer}, v.${dealer}) IS DISTINCT FROM (s.${consumer}, s.${dealer}) AS new_price,
         v.available AS was_available, v.published_at IS NOT NULL AS was_published,
         (${both('v')}) IS DISTINCT FROM (${both('s')}) AS differs
       FROM ${vehicles} s LEFT JOIN vehicle v USING (gwnummer) OFFSET 0) compared
     WHERE fahrzeugid IS NULL OR differs`,
  )
}

/** Removes rows whose GW number belongs to another FIN from the staging table. */
async function removeConflicts(client: pg.Client, { vehicles, spared }: Staging) {
  const { rows } = await client.query<Conflict>(
    `WITH taken AS (DELETE FROM stock_news WHERE conflicts RETURNING "row"),
       deleted AS (
         DELETE FROM ${vehicles} s USING taken WHERE s."row" = taken."row" RETURNING s."row", s.fin, s.gwnummer),
       kept AS (INSERT INTO ${spared} SELECT gwnummer FROM deleted)
     SELECT "row", fin FROM deleted ORDER BY "row"`,
  )
  await client.query('ANALYZE stock_news')
  return rows
}

/** Adds the history of the vehicles that the import is about to change. */
async function recordChanges(
  client: pg.Client,
  vehicles: string,
  columns: string[],
  { run, now }: MergeOptions,
) {
  await client.query(
    `INSERT INTO vehicle_change (fahrzeugid, at, field, before, after, version, import_run_id)
     SELECT v.fahrzeugid, $1, f.field, f.before, f.after, v.version + 1, $2
     FROM stock_news n JOIN ${vehicles} s USING ("row") JOIN vehicle v ON v.fahrzeugid = n.fahrzeugid
     CROSS JOIN LATERAL ${comparedColumns(columns)}
     WHERE f.before IS DISTINCT FROM f.after`,
    [now, run],
  )
}

/**
 * Skips a vehicle whose GW number has changed since the comparison. Price changes are numbered by vehicle, so that the
 * numbers do not depend on the order in which PostgreSQL joins the rows.
 */
async function updateChanged(client: pg.Client, vehicles: string, columns: string[], options: MergeOptions) {
  const { now, keepsHandEdits } = options
  await recordChanges(client, vehicles, columns, options)
  const updated = await changes(
    client,
    `WITH updated AS (
       UPDATE vehicle v SET ${columns.map((name) => `"${name}" = s."${name}"`).join(', ')}, updated_at = $1,
         version = v.version + 1, edited_fields = ${editedAfterDelivery(columns, keepsHandEdits)}
       FROM stock_news n JOIN ${vehicles} s USING ("row")
       WHERE v.fahrzeugid = n.fahrzeugid AND v.gwnummer = s.gwnummer
       RETURNING v.fahrzeugid, n.was_available, n.was_published, s.digest,
         ARRAY(SELECT unnest(old.edited_fields) EXCEPT ALL SELECT unnest(new.edited_fields)) AS unmarked)
     INSERT INTO stock_touched SELECT fahrzeugid, was_available, was_published, false, digest, unmarked FROM updated`,
    [now],
  )
  if (updated === 0) return 0
  await client.query(
    `INSERT INTO price_change (fahrzeugid, ${consumer}, ${dealer}, changed_at)
     SELECT fahrzeugid, s.${consumer}, s.${dealer}, $1
     FROM stock_news n JOIN stock_touched t USING (fahrzeugid) JOIN ${vehicles} s USING ("row") WHERE n.new_price
     ORDER BY fahrzeugid`,
    [now],
  )
  return updated
}

/**
 * In the order of the file, because vehicle numbers are assigned in this order (U-20). The first price starts the price
 * history.
 */
async function insertNew(client: pg.Client, vehicles: string, columns: string[], now: Date) {
  const inserted = await changes(
    client,
    `WITH added AS (
       INSERT INTO vehicle (gwnummer, ${columns.map((name) => `"${name}"`).join(', ')}, created_at, updated_at)
       SELECT s.gwnummer, ${columns.map((name) => `s."${name}"`).join(', ')}, $1, $1
       FROM stock_news n JOIN ${vehicles} s USING ("row") WHERE n.fahrzeugid IS NULL
       ORDER BY "row"
       RETURNING fahrzeugid, gwnummer)
     INSERT INTO stock_touched
     SELECT a.fahrzeugid, false, false, true, s.digest FROM added a JOIN ${vehicles} s USING (gwnummer)`,
    [now],
  )
  if (inserted === 0) return 0
  await client.query(
    `INSERT INTO price_change (fahrzeugid, ${consumer}, ${dealer}, changed_at)
     SELECT v.fahrzeugid, v.${consumer}, v.${dealer}, least(coalesce(s.published_at, $1), $1)
     FROM stock_touched t JOIN vehicle v USING (fahrzeugid) JOIN ${vehicles} s USING (gwnummer) WHERE t.is_new
     ORDER BY fahrzeugid`,
    [now],
  )
  return inserted
}

/**
 * Replaces the files of each delivered vehicle and type by the delivered ones. Where the delivery has a source, the
 * former files can be restored on the vehicle's page for some time.
 */
async function replaceFiles(client: pg.Client, photos: string, { source, now }: MergeOptions) {
  const touch = (files: string) => `
    INSERT INTO stock_touched
    SELECT DISTINCT v.fahrzeugid, v.available, v.published_at IS NOT NULL, false
    FROM ${files} f JOIN vehicle v USING (fahrzeugid) ON CONFLICT (fahrzeugid) DO NOTHING`
  const equal = 'x.ordner = f.ordner AND x.datei = f.datei AND x.position = f.position'
  if (source) await keepFiles(client, photos)
  await client.query(
    `WITH removed AS (
       DELETE FROM vehicle_file x USING vehicle v
       WHERE v.fahrzeugid = x.fahrzeugid
         AND (v.gwnummer, x.eaktedokumenttyp) IN (SELECT gwnummer, eaktedokumenttyp FROM ${photos})
         AND NOT EXISTS (SELECT 1 FROM ${photos} f WHERE f.gwnummer = v.gwnummer AND ${equal})
       RETURNING x.*, v.gwnummer),
     kept AS (
       INSERT INTO deleted_vehicle_file (eaktedokumentid, fahrzeugid, eaktedokumenttyp, ordner, datei, storage_key,
         sha256, position, perceptual_hash, placeholder, deleted_at)
       SELECT eaktedokumentid, fahrzeugid, eaktedokumenttyp, ordner, datei, storage_key, sha256, position,
         perceptual_hash, placeholder, $1
       FROM removed r
       WHERE $2 AND NOT EXISTS (
         SELECT 1 FROM ${photos} f WHERE f.gwnummer = r.gwnummer AND f.ordner = r.ordner AND f.datei = r.datei))
     ${touch('removed')}`,
    [now, source !== undefined],
  )
  await client.query(
    `WITH added AS (
       INSERT INTO vehicle_file (fahrzeugid, eaktedokumenttyp, ordner, datei, storage_key, sha256, position,
         perceptual_hash, placeholder)
       SELECT v.fahrzeugid, f.eaktedokumenttyp, f.ordner, f.datei, f.storage_key, f.sha256, f.position,
         f.perceptual_hash, f.placeholder
       FROM ${photos} f JOIN vehicle v USING (gwnummer)
       WHERE NOT EXISTS (SELECT 1 FROM vehicle_file x WHERE x.fahrzeugid = v.fahrzeugid AND ${equal})
       ORDER BY v.fahrzeugid, f.position
       ON CONFLICT (fahrzeugid, ordner, datei) DO NOTHING
       RETURNING fahrzeugid)
     ${touch('added')}`,
  )
}

type MergeOptions = {
  staging: Staging
  columns: string[]
  full: boolean
  /** Whether the delivery contains photos or reports. */
  files: boolean
  now: Date
  /** The import run. */
  run: number
  /** See `ImportOptions`. */
  keepsHandEdits: boolean
  /** See `rulesOf`; null: no digests are stored. */
  rules: string | null
  /** The rules of the source; undefined for imports by command line. */
  source: SourceRules | undefined
}

type Merged = MergeCounts & {
  conflicts: Conflict[]
  /** Rows in quarantine. */
  held: Finding[]
  handEdits: Finding[]
  removals: Removals
  remembered: number
}

/** All steps except the generation; the caller decides whether to commit. */
export async function merge(client: pg.Client, options: MergeOptions): Promise<Merged> {
  const { staging, columns, full, files, now, rules, keepsHandEdits, run, source } = options
  const names = columns.map(columnName).filter((name) => name !== 'gwnummer' && name !== 'published_at')
  await createTouched(client)
  const handEdits = await settleHandEdits(client, staging, names, keepsHandEdits)
  await compare(client, staging.vehicles, names)
  const conflicts = await removeConflicts(client, staging)
  const held = source ? await holdBack(client, { staging, source, run, now }) : []
  const changed = await updateChanged(client, staging.vehicles, names, options)
  const inserted = await insertNew(client, staging.vehicles, names, now)
  const offered = source ? await offerAgain(client, staging, { run, now }) : 0
  if (source) await claimVehicles(client, staging, source)
  const removals = full ? await withdrawMissing(client, { staging, source, run, now }) : noRemovals
  if (files) await replaceFiles(client, staging.photos, options)
  if (source) await keepDerived(client)
  await publishTouched(client, now, staging.vehicles)
  const remembered = rules === null ? 0 : await rememberRows(client, staging.vehicles, names, rules)
  const { withdrawn } = removals
  const updated = changed + offered
  return { handEdits, held, removals, remembered, inserted, updated, withdrawn, conflicts }
}

/**
 * The number of vehicles searches found before (counted only if some are lost), how many of them they would no longer
 * find, and how many they find additionally.
 */
export async function shrinkage(client: pg.Client): Promise<{ live: number; lost: number; gained: number }> {
  const { rows } = await client.query<{ lost: number; gained: number }>(
    `SELECT (count(*) FILTER (WHERE was_available AND NOT ok))::int AS lost,
       (count(*) FILTER (WHERE ok AND NOT was_available))::int AS gained
     FROM stock_judged`,
  )
  const { lost = 0, gained = 0 } = rows[0] ?? {}
  if (lost === 0) return { live: 0, lost, gained }
  const now = await client.query<{ live: number }>(
    'SELECT count(*)::int AS live FROM vehicle WHERE available',
  )
  return { live: (now.rows[0]?.live ?? 0) + lost - gained, lost, gained }
}
