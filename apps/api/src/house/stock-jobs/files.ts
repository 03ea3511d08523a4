import type { FileChange } from '@portal/domain/vehicles/file-changes'
import type pg from 'pg'

const columns = `eaktedokumentid, fahrzeugid, eaktedokumenttyp, ordner, datei, storage_key, sha256, position,
  perceptual_hash, placeholder`

/** SQL: the files before the import, for the restored vehicles of job `$1`. */
const before = `SELECT i.fahrzeugid, b->>0 AS ordner, b->>1 AS datei, (b->>2)::int AS position
  FROM stock_job_vehicle i, jsonb_array_elements(i.files_before) b WHERE i.job_id = $1 AND i.state = 'restored'`

type Undo = { jobId: string; actorId: number | null; now: Date }

/**
 * Restores the files which the restored vehicles had before the import. The files of the import can be restored on the
 * vehicle's page for some time.
 */
export async function restoreFiles(client: pg.ClientBase, { jobId, actorId, now }: Undo) {
  await client.query(
    `WITH removed AS (
       DELETE FROM vehicle_file f USING stock_job_vehicle i
       WHERE i.job_id = $1 AND i.state = 'restored' AND i.files_before IS NOT NULL AND f.fahrzeugid = i.fahrzeugid
         AND (f.fahrzeugid, f.ordner, f.datei) NOT IN (SELECT fahrzeugid, ordner, datei FROM (${before}) b)
       RETURNING f.*)
     INSERT INTO deleted_vehicle_file (${columns}, deleted_at) SELECT ${columns}, $2 FROM removed`,
    [jobId, now],
  )
  await client.query(
    `UPDATE vehicle_file f SET position = b.position FROM (${before}) b
     WHERE (f.fahrzeugid, f.ordner, f.datei) = (b.fahrzeugid, b.ordner, b.datei) AND f.position <> b.position`,
    [jobId],
  )
  await client.query(
    `WITH back AS (
       SELECT DISTINCT ON (d.fahrzeugid, d.ordner, d.datei) d.*, b.position AS place
       FROM (${before}) b JOIN deleted_vehicle_file d USING (fahrzeugid, ordner, datei)
       WHERE NOT EXISTS (SELECT 1 FROM vehicle_file f
         WHERE (f.fahrzeugid, f.ordner, f.datei) = (d.fahrzeugid, d.ordner, d.datei))
       ORDER BY d.fahrzeugid, d.ordner, d.datei, d.deleted_at DESC),
     taken AS (DELETE FROM deleted_vehicle_file d USING back WHERE d.eaktedokumentid = back.eaktedokumentid)
     INSERT INTO vehicle_file (${columns})
     SELECT ${columns.replace('position', 'place')} FROM back`,
    [jobId],
  )
  await client.query(
    `INSERT INTO vehicle_change (fahrzeugid, at, field, after, version, actor_id, job_id)
     SELECT v.fahrzeugid, $2, 'files', '${'delivery-undone' satisfies FileChange}', v.version + 1, $3, $1
     FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid)
     WHERE i.job_id = $1 AND i.state = 'restored' AND i.files_before IS NOT NULL`,
    [jobId, now, actorId],
  )
}
