import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { aClient } from '../../measure.ts'
import type { Server } from '../../server.ts'
import type { ShopVehicle } from '../shop-vehicle.ts'

const table = 'search_index_item'

/** Asks for the index as a shopkeeper would, and waits until it holds everything. */
async function reindex({ origin }: Server, size: number) {
  const shopkeeper = aClient(origin)
  const ask = async (path: string, query: string) => {
    const { data, errors } = JSON.parse((await shopkeeper.call(path, { query })).body)
    if (errors) throw new Error(`Vendure: ${JSON.stringify(errors)}`)
    return data
  }
  await ask('/admin-api', 'mutation { login(username: "bench", password: "bench") { __typename } }')
  await ask('/admin-api', 'mutation { reindex { id } }')
  const indexed = async () =>
    (await ask('/shop-api', '{ search(input: { take: 1 }) { totalItems } }')).search.totalItems
  while ((await indexed()) < size) await pause(2000)
  shopkeeper.close()
}

/**
 * Vendure's own search index. Building it takes minutes, so what it built is kept beside it and put back the next time
 * for the same vehicles.
 */
export async function buildIndex(server: Server, url: string, folder: string, vehicles: ShopVehicle[]) {
  const key = createHash('sha1').update(JSON.stringify(vehicles)).digest('hex').slice(0, 16)
  const kept = `${folder}/index-${key}.json`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    if (existsSync(kept))
      await client.query(
        `INSERT INTO ${table} SELECT * FROM json_populate_recordset(null::${table}, $1::json)`,
        [await readFile(kept, 'utf8')],
      )
    else {
      await reindex(server, vehicles.length)
      const { rows } = await client.query(`SELECT json_agg(i) AS items FROM ${table} i`)
      await writeFile(kept, JSON.stringify(rows[0]?.items))
    }
    await client.query(`VACUUM ANALYZE ${table}`)
  } finally {
    await client.end()
  }
}
