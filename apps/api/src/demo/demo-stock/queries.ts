import type pg from 'pg'

export const listingsName = 'used-cars.csv.gz'

/** Whether the demo stock has been loaded into this database. */
export async function isDemoStockLoaded(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM import_run WHERE kind = 'stock' AND file_name = $1 AND state = 'done'`,
    [listingsName],
  )
  return rows.length > 0
}
