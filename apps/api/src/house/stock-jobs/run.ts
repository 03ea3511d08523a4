import { JobRule } from '@portal/contract/house/stock-jobs'
import { undoUntil } from '@portal/domain/house/imports'
import { columnName } from '@portal/domain/vehicles/attributes/attributes'
import { vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import type pg from 'pg'
import { askReservationApprovals } from '../../buyer/reservation-approvals/commands.ts'
import { derivedColumns } from '../../stock/write/generation.ts'
import { stockWriteLock } from '../../stock/write/lock.ts'
import { createWrites, restorePriceDrops, writeVehicles } from '../../stock/write/vehicles.ts'
import { restoreFiles } from './files.ts'
import { judge } from './preview.ts'
import { enterPurchases, removePurchases } from './purchases.ts'
import { recordRun, recordUndo } from './records.ts'
import { skipWatchMails } from './watchers.ts'
import { isRestorable } from './where.ts'

/** Percent of the steps done, for the progress bar; committed outside the transaction of the run. */
export type Progress = (percent: number) => Promise<void>
type Run = { jobId: string; now: Date; onProgress: Progress }
type Job = { rule: JobRule; state: string; created_by_id: number | null; undone_by_id: number | null }

/** Excludes imports and other jobs until the end of the transaction. */
async function lockedJob(client: pg.ClientBase, jobId: string): Promise<Job | undefined> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [stockWriteLock])
  const { rows } = await client.query<Omit<Job, 'rule'> & { rule: unknown }>(
    'SELECT rule, state, created_by_id, undone_by_id FROM stock_job WHERE id = $1',
    [jobId],
  )
  return rows[0] && { ...rows[0], rule: JobRule.parse(rows[0].rule) }
}

/** In the order of the numbers, like every change of several vehicles, so that no deadlock is possible. */
const lockVehicles = (client: pg.ClientBase, jobId: string, state: string) =>
  client.query(
    `SELECT 1 FROM vehicle WHERE fahrzeugid IN (
       SELECT fahrzeugid FROM stock_job_vehicle WHERE job_id = $1 AND state = $2) ORDER BY fahrzeugid FOR UPDATE`,
    [jobId, state],
  )

async function columnsOf(client: pg.ClientBase, jobId: string, values: 'after' | 'before', state: string) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT name FROM stock_job_vehicle, jsonb_object_keys(${values}) name
     WHERE job_id = $1 AND state = $2`,
    [jobId, state],
  )
  return rows.map(({ name }) => name)
}

const delivered = vehicleColumnNames.map(columnName)

/** The delivered columns that the run changes and that the house had not edited before, as SQL. */
function newlyEdited(columns: string[]) {
  const marks = columns
    .filter((column) => delivered.includes(column))
    .map(
      (column) => `CASE WHEN i.before->'${column}' IS DISTINCT FROM i.after->'${column}'
        AND NOT '${column}' = ANY(v.edited_fields) THEN '${column}' END`,
    )
  return `array_remove(ARRAY[${marks.join(', ')}]::text[], NULL)`
}

/**
 * Applies a job to the vehicles that change in its preview, in the caller's transaction. Vehicles changed since the
 * preview are refused. Does nothing for a job that is done, so it may run again.
 */
export async function runJob(client: pg.ClientBase, { jobId, now, onProgress }: Run) {
  const job = await lockedJob(client, jobId)
  if (!job || job.rule.action === 'import' || !['queued', 'running', 'failed'].includes(job.state)) return
  await lockVehicles(client, jobId, 'changes')
  await client.query(
    `UPDATE stock_job_vehicle i SET state = 'refused', reason = 'changed-meanwhile', detail = NULL
     FROM vehicle v WHERE i.job_id = $1 AND i.state = 'changes' AND v.fahrzeugid = i.fahrzeugid
       AND v.version <> i.version`,
    [jobId],
  )
  await judge(client, { jobId, rule: job.rule, now, state: 'changes' })
  await onProgress(25)
  const columns = await columnsOf(client, jobId, 'after', 'changes')
  await createWrites(client)
  const generation = columns.length === 0 ? null : await applyChanges(client, { jobId, now, columns, job })
  await onProgress(90)
  await recordRun(client, { jobId, rule: job.rule, actorId: job.created_by_id, now })
  // `now` is the beginning of the run.
  await client.query(
    `UPDATE stock_job SET state = 'done', progress = 100,
       finished_at = $2::timestamptz + (clock_timestamp() - transaction_timestamp()), generation = $3, undo_until = $4
     WHERE id = $1`,
    [jobId, now, generation, undoUntil(now)],
  )
}

type Changes = { jobId: string; now: Date; columns: string[]; job: Job }

async function applyChanges(client: pg.ClientBase, { jobId, now, columns, job }: Changes) {
  await client.query(
    `UPDATE stock_job_vehicle i SET marked = ${newlyEdited(columns)}, version = v.version + 1,
       before = i.before || jsonb_build_object(${derivedColumns
         .map((column) => `'${column}', v.${column}`)
         .join(', ')})
     FROM vehicle v WHERE i.job_id = $1 AND i.state = 'changes' AND v.fahrzeugid = i.fahrzeugid`,
    [jobId],
  )
  await client.query(
    `INSERT INTO stock_write SELECT i.fahrzeugid, i.after, v.edited_fields || i.marked
     FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid) WHERE i.job_id = $1 AND i.state = 'changes'`,
    [jobId],
  )
  const cause = { actorId: job.created_by_id, jobId }
  const generation = await writeVehicles(client, { columns, now, cause })
  await skipWatchMails(client, { jobId, rule: job.rule, state: 'changes' })
  if (job.rule.action === 'sell') await enterPurchases(client, jobId, job.rule, { now, ...cause })
  if (job.rule.action === 'reserve') {
    const { partner_number, buyerId } = job.rule
    await askReservationApprovals(client, { jobId, partner_number, buyerId, now })
  }
  await client.query(
    `UPDATE stock_job_vehicle SET state = 'changed' WHERE job_id = $1 AND state = 'changes'`,
    [jobId],
  )
  // Without statistics of the new rows, the undo would search the whole history for each vehicle.
  await client.query('ANALYZE stock_job_vehicle, vehicle_change')
  return generation
}

/**
 * Restores the values before a job, in the caller's transaction, and withdraws the vehicles that an import added.
 * Vehicles changed since keep their values and are marked as kept. Does nothing for a job that is undone, so it may run
 * again.
 */
export async function undoJob(client: pg.ClientBase, { jobId, now, onProgress }: Run) {
  const job = await lockedJob(client, jobId)
  if (!job || !['undo-queued', 'undoing'].includes(job.state)) return
  await lockVehicles(client, jobId, 'changed')
  await client.query(
    `UPDATE stock_job_vehicle i SET state = CASE WHEN ${isRestorable} THEN 'restored' ELSE 'kept' END
     FROM vehicle v WHERE i.job_id = $1 AND i.state = 'changed' AND v.fahrzeugid = i.fahrzeugid`,
    [jobId],
  )
  await onProgress(25)
  const before = await columnsOf(client, jobId, 'before', 'restored')
  const columns = before.length === 0 ? [] : [...new Set([...before, 'withdrawn_at'])]
  await createWrites(client)
  await client.query(
    `INSERT INTO stock_write
     SELECT i.fahrzeugid,
       CASE WHEN i.is_new THEN i.before || jsonb_build_object('withdrawn_at', $2::timestamptz) ELSE i.before END,
       ARRAY(SELECT unnest(v.edited_fields) EXCEPT ALL SELECT unnest(i.marked)) || i.unmarked
     FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid) WHERE i.job_id = $1 AND i.state = 'restored'`,
    [jobId, now],
  )
  const cause = { actorId: job.undone_by_id ?? job.created_by_id, jobId }
  await restoreFiles(client, { ...cause, now })
  const generation = columns.length === 0 ? null : await writeVehicles(client, { columns, now, cause })
  if (generation !== null) await restorePriceDrops(client)
  await skipWatchMails(client, { jobId, rule: job.rule, state: 'restored' })
  await removePurchases(client, jobId, { now, ...cause })
  await onProgress(90)
  await recordUndo(client, { jobId, rule: job.rule, actorId: cause.actorId, now })
  await client.query(
    `UPDATE stock_job SET state = 'undone', progress = 100, undone_at = $2, undo_generation = $3 WHERE id = $1`,
    [jobId, now, generation],
  )
}
