import { randomUUID } from 'node:crypto'
import type { JobRule } from '@portal/contract/house/stock-jobs'
import { undoUntil } from '@portal/domain/house/imports'
import type { FileChange } from '@portal/domain/vehicles/file-changes'
import type pg from 'pg'
import { filesOf } from '../write/files.ts'
import { derivedColumns } from '../write/generation.ts'
import type { SourceRules } from './source.ts'
import type { Staging } from './staging.ts'

/** An import of a source is recorded as a job of the stock that is done, so that it is undone like every other job. */

/** Keeps the values that `publishTouched` will derive again. */
export async function keepDerived(client: pg.Client) {
  const values = derivedColumns.map((column) => `'${column}', v.${column}`).join(', ')
  await client.query(
    `CREATE TEMP TABLE stock_before ON COMMIT DROP AS
     SELECT fahrzeugid, jsonb_build_object(${values}) AS derived FROM stock_touched JOIN vehicle v USING (fahrzeugid)`,
  )
}

/** Keeps the files of the vehicles in `photos` as they are before the replacement. */
export async function keepFiles(client: pg.Client, photos: string) {
  await client.query(
    `CREATE TEMP TABLE stock_files ON COMMIT DROP AS
     SELECT v.fahrzeugid, ${filesOf('v.fahrzeugid')} AS before
     FROM vehicle v WHERE v.gwnummer IN (SELECT gwnummer FROM ${photos})`,
  )
}

/** Records which files an import replaced; an undo keeps the files of new vehicles. */
async function enterFiles(client: pg.Client, { jobId, run, now }: { jobId: string; run: number; now: Date }) {
  await client.query(
    `WITH entered AS (
       UPDATE stock_job_vehicle i SET files_before = f.before, files_after = f.after
       FROM (SELECT fahrzeugid, before, ${filesOf('stock_files.fahrzeugid')} AS after FROM stock_files) f
       WHERE i.job_id = $1 AND i.fahrzeugid = f.fahrzeugid AND NOT i.is_new AND f.before <> f.after
       RETURNING i.fahrzeugid, i.version)
     INSERT INTO vehicle_change (fahrzeugid, at, field, after, version, import_run_id)
     SELECT fahrzeugid, $3, 'files', '${'delivery-taken' satisfies FileChange}', version, $2 FROM entered`,
    [jobId, run, now],
  )
}

/** The history has values as text; times are converted, so that they have the JSON form of other jobs. */
const jsonOf = (value: string) =>
  `CASE WHEN field IN ('sold_at', 'withdrawn_at') THEN to_jsonb(${value}::timestamptz) ELSE to_jsonb(${value}) END`

type Imported = {
  source: SourceRules
  fileName: string
  run: number
  generation: number | null
  /** Whether the delivery contained photos or reports. */
  files: boolean
  now: Date
}

/**
 * Records the vehicles that an import added, changed, removed or took over from another source, with their values
 * before. Call it after the merge, in its transaction.
 */
export async function enterUndo(
  client: pg.Client,
  { source, fileName, run, generation, files, now }: Imported,
): Promise<void> {
  const { sourceId, sourceName, actorId, importId } = source
  const jobId = randomUUID()
  const rule: JobRule = { action: 'import', source: sourceName, fileName, importId }
  await client.query(
    `INSERT INTO stock_job (id, rule, state, progress, created_by_id, created_at, started_at, finished_at, generation,
       undo_until, import_run_id, import_id)
     SELECT $1, $2, 'done', 100, $3, $4, $4, $4, $5, $6, $7, $8
     WHERE EXISTS (SELECT 1 FROM stock_touched) OR EXISTS (SELECT 1 FROM stock_claimed)`,
    [jobId, rule, actorId, now, generation, undoUntil(now), run, importId],
  )
  await client.query(
    `INSERT INTO stock_job_vehicle
       (job_id, fahrzeugid, "position", state, before, after, version, unmarked, is_new)
     SELECT $1, v.fahrzeugid, row_number() OVER (ORDER BY v.fahrzeugid), 'changed',
       CASE WHEN t.is_new THEN '{}' ELSE coalesce(b.derived, '{}') || coalesce(c.before, '{}') END || CASE WHEN s.fahrzeugid IS NULL THEN '{}'
         ELSE jsonb_build_object('source_id', s.source_before) END,
       coalesce(c.after, '{}') || CASE WHEN s.fahrzeugid IS NULL THEN '{}'
         ELSE jsonb_build_object('source_id', $3::int) END,
       v.version, coalesce(t.unmarked, '{}'), coalesce(t.is_new, false)
     FROM stock_touched t FULL JOIN stock_claimed s USING (fahrzeugid) JOIN vehicle v USING (fahrzeugid)
       LEFT JOIN stock_before b USING (fahrzeugid)
       LEFT JOIN (
         SELECT fahrzeugid, jsonb_object_agg(field, ${jsonOf('before')}) AS before,
           jsonb_object_agg(field, ${jsonOf('after')}) AS after
         FROM vehicle_change WHERE import_run_id = $2 GROUP BY 1) c USING (fahrzeugid)`,
    [jobId, run, sourceId],
  )
  if (files) await enterFiles(client, { jobId, run, now })
  await client.query('ANALYZE stock_job_vehicle, vehicle_change')
}

/**
 * Offers delivered vehicles again that the undo of an import had withdrawn.
 * @returns the number of those without any other change
 */
export async function offerAgain(
  client: pg.Client,
  { vehicles }: Staging,
  { run, now }: { run: number; now: Date },
): Promise<number> {
  const { rowCount } = await client.query(
    `WITH offered AS (
       UPDATE vehicle v SET withdrawn_at = NULL, updated_at = $2, version = v.version + 1
       WHERE v.withdrawn_at IS NOT NULL AND v.gwnummer IN (SELECT gwnummer FROM ${vehicles})
         AND EXISTS (
           SELECT 1 FROM stock_job_vehicle i JOIN stock_job j ON j.id = i.job_id
           WHERE i.fahrzeugid = v.fahrzeugid AND i.is_new AND i.state = 'restored'
             AND j.undone_at = v.withdrawn_at)
       RETURNING v.fahrzeugid, v.version, v.available, v.published_at, old.withdrawn_at),
     recorded AS (
       INSERT INTO vehicle_change (fahrzeugid, at, field, before, version, import_run_id)
       SELECT fahrzeugid, $2, 'withdrawn_at', withdrawn_at::text, version, $1 FROM offered)
     INSERT INTO stock_touched SELECT fahrzeugid, available, published_at IS NOT NULL, false FROM offered
     ON CONFLICT (fahrzeugid) DO NOTHING`,
    [run, now],
  )
  return rowCount ?? 0
}
