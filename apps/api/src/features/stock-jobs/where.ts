/**
 * Whether an undo may restore row `i` of a job for vehicle `v`: its columns still have the values of the run, and
 * nothing else has changed them since; of a vehicle that an import added, nothing at all. A purchase written by the run
 * was not paid or collected meanwhile and has no papers. Changes of other jobs and imports that were undone do not count.
 */
export const isRestorable = `(
  jsonb_populate_record(v, i.after) IS NOT DISTINCT FROM v
  AND NOT EXISTS (SELECT 1 FROM purchase p WHERE p.id = i.purchase_id AND (p.yellow OR p.green
    OR EXISTS (SELECT 1 FROM purchase_paper r WHERE r.purchase_id = p.id)))
  AND NOT EXISTS (
    SELECT 1 FROM vehicle_change c
    WHERE c.fahrzeugid = i.fahrzeugid AND c.version > i.version AND c.job_id IS DISTINCT FROM i.job_id
      AND (i.is_new OR jsonb_exists(i.after, c.field))
      AND NOT EXISTS (
        SELECT 1 FROM stock_job_vehicle o JOIN stock_job u ON u.id = o.job_id
        WHERE (u.id = c.job_id OR u.import_run_id = c.import_run_id) AND o.fahrzeugid = c.fahrzeugid AND o.state = 'restored')))`
