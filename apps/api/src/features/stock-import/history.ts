import type pg from 'pg'
import type { Staging } from './staging.ts'

type Changes = { staging: Staging; columns: string[]; runId: number; now: Date }

/** Adds what the rows in `stock_news` change to the history of their vehicles; call it before they are written. */
export async function recordChanges(client: pg.Client, { staging, columns, runId, now }: Changes) {
  await client.query(
    `INSERT INTO vehicle_change (fahrzeugid, at, field, before, after, version, import_run_id)
     SELECT v.fahrzeugid, $1, f.field, f.before, f.after, v.version + 1, $2
     FROM stock_news n JOIN ${staging.vehicles} s USING ("row")
       JOIN vehicle v ON v.fahrzeugid = n.fahrzeugid AND v.gwnummer = s.gwnummer
     CROSS JOIN LATERAL (VALUES ${columns
       .map((column) => `('${column}', v."${column}"::text, s."${column}"::text)`)
       .join(', ')}) f(field, before, after)
     WHERE f.before IS DISTINCT FROM f.after`,
    [now, runId],
  )
}
