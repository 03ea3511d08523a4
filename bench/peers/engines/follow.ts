import pg from 'pg'
import { generationOf, inSnapshot } from '../../../apps/api/src/stock/sync/load.ts'
import { writeStock } from './stock-file.ts'
import type { Table } from './table.ts'

/**
 * Loads a table from the database and keeps it up to date: after each notification it replaces the vehicles that
 * `stock_change` lists.
 *
 * @param folder for files of rows
 */
export async function followStock(url: string, table: Table, folder: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`SET work_mem = '256MB'; LISTEN stock`)
  const rows = `${folder}/rows.csv`
  let generation = 0
  let last = inSnapshot(client, async () => {
    generation = await generationOf(client)
    await writeStock(client, rows)
  })
  await last
  await table.load(rows)

  async function catchUp() {
    const changed = await inSnapshot(client, async () => {
      const until = await generationOf(client)
      const listed = `SELECT DISTINCT fahrzeugid FROM stock_change WHERE generation > ${generation} AND generation <= ${until}`
      const found = await client.query<{ fahrzeugid: number }>(listed)
      await writeStock(client, rows, `fahrzeugid = ANY(ARRAY(${listed}))`)
      generation = until
      return found.rows.map(({ fahrzeugid }) => fahrzeugid)
    })
    if (changed.length > 0) await table.replace(changed, rows)
  }
  client.on('notification', () => {
    last = last.then(catchUp)
  })
  return { end: () => last.then(() => client.end()) }
}
