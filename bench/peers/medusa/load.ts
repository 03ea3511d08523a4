import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { insert } from '../insert.ts'
import type { ShopVehicle } from '../shop-vehicle.ts'

const run = promisify(execFile)

/** Creates the tables with Medusa's own commands: shop, vehicle module and search. */
async function migrate(folder: string, url: string) {
  const env = { ...process.env, DATABASE_URL: url, MEDUSA_DISABLE_TELEMETRY: 'true' }
  const command = ['node_modules/@medusajs/cli/cli.js', 'db:migrate', '--execute-all-links']
  await run(process.execPath, command, { cwd: folder, env })
}

/** Inserts vehicles directly as rows, because Medusa's services would take minutes. */
export async function loadMedusa(folder: string, url: string, vehicles: ShopVehicle[]) {
  await migrate(folder, url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const now = new Date().toISOString()
    await insert(
      client,
      'vehicle',
      vehicles.map(({ modell, ...vehicle }) => ({
        ...vehicle,
        id: String(vehicle.fahrzeugid),
        name: `${vehicle.maker} ${vehicle.car_model} ${modell}`,
        price: Math.round(vehicle.price),
        created_at: now,
        updated_at: now,
      })),
    )
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

/** Fields whose ranges Medusa's search module compares as numbers within JSON documents, without an index. */
const searchIndexes = ['year', 'mileage', 'price']

/** Creates the missing indexes in Medusa's search tables. */
export async function indexSearch(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string }>(
      `SELECT tablename AS table FROM pg_tables WHERE tablename LIKE 'search\\_pg\\_vehicle%'`,
    )
    for (const { table } of rows) {
      for (const field of searchIndexes)
        await client.query(`CREATE INDEX ON ${table} (((indexed->>'${field}')::float8))`)
      await client.query(`VACUUM ANALYZE ${table}`)
    }
  } finally {
    await client.end()
  }
}
