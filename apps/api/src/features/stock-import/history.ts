import type pg from 'pg'

/** The history of the vehicles that an import is about to change; a new vehicle has none. */
export async function recordChanges(
  client: pg.Client,
  vehicles: string,
  columns: string[],
  { run, now }: { run: number; now: Date },
) {
  const pairs = columns.map((column) => `('${column}', v."${column}"::text, s."${column}"::text)`).join(', ')
  await client.query(
    `INSERT INTO vehicle_change (fahrzeugid, at, field, before, after, version, import_run_id)
     SELECT v.fahrzeugid, $1, f.field, f.before, f.after, v.version + 1, $2
     FROM stock_news n JOIN ${vehicles} s USING ("row") JOIN vehicle v ON v.fahrzeugid = n.fahrzeugid
     CROSS JOIN LATERAL (VALUES ${pairs}) f(field, before, after)
     WHERE f.before IS DISTINCT FROM f.after`,
    [now, run],
  )
}
