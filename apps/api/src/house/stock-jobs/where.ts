import { hasFollowUp } from '../../sale/hand-overs/where.ts'
import { filesOf } from '../../stock/write/files.ts'

/**
 * Whether the files of vehicle `v` are still those after import `i`, and those it replaced are still stored. The
 * covering of a plate deletes the former photo at once.
 */
const areFilesRestorable = `(
  i.files_after IS NULL OR (
    i.files_after = ${filesOf('v.fahrzeugid')}
    AND NOT EXISTS (
      SELECT 1 FROM jsonb_array_elements(i.files_before) b
      WHERE NOT EXISTS (SELECT 1 FROM vehicle_file f
          WHERE f.fahrzeugid = v.fahrzeugid AND f.ordner = b->>0 AND f.datei = b->>1)
        AND NOT EXISTS (SELECT 1 FROM deleted_vehicle_file d
          WHERE d.fahrzeugid = v.fahrzeugid AND d.ordner = b->>0 AND d.datei = b->>1))))`

/**
 * Whether an undo may restore row `i` of a job for vehicle `v`: its columns still have the values of the run, and
 * nothing else has changed them since; of a vehicle that an import added, nothing at all. A purchase written by the run
 * was not paid or collected meanwhile, and nothing was added to it. Changes of other jobs and imports that were undone do
 * not count.
 */
export const isRestorable = `(
  jsonb_populate_record(v, i.after) IS NOT DISTINCT FROM v
  AND ${areFilesRestorable}
  AND NOT EXISTS (SELECT 1 FROM purchase p WHERE p.id = i.purchase_id AND (p.yellow OR p.green OR ${hasFollowUp}))
  AND NOT EXISTS (
    SELECT 1 FROM vehicle_change c
    WHERE c.fahrzeugid = i.fahrzeugid AND c.version > i.version AND c.job_id IS DISTINCT FROM i.job_id
      AND (i.is_new OR jsonb_exists(i.after, c.field))
      AND NOT EXISTS (
        SELECT 1 FROM stock_job_vehicle o JOIN stock_job u ON u.id = o.job_id
        WHERE (u.id = c.job_id OR u.import_run_id = c.import_run_id) AND o.fahrzeugid = c.fahrzeugid AND o.state = 'restored')))`
