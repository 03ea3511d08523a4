import type pg from 'pg'

/** From this share of changed rows an import updates the statistics itself; below it, autovacuum is sufficient. */
export const vacuumFromShare = 0.2

/**
 * Frees the space of old row versions and updates the planner's statistics if a good part of the stock has changed.
 *
 * @param changed the number of vehicles that were added, changed or withdrawn
 */
export async function vacuum(client: pg.Client, changed: number) {
  // The size at the previous VACUUM; -1 before the first.
  const { rows } = await client.query<{ known: number }>(
    `SELECT reltuples AS known FROM pg_class WHERE oid = 'vehicle'::regclass`,
  )
  if (changed <= (rows[0]?.known ?? 0) * vacuumFromShare) return
  for (const table of ['vehicle', 'vehicle_file', 'price_change', 'stock_change'])
    await client.query(`VACUUM (ANALYZE) ${table}`)
}
