import { VehicleRecord, vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import pg from 'pg'
import { applyMigrations } from '../apps/api/src/database/migrate.ts'
import { demoRows } from '../apps/api/src/demo/demo-stock/commands.ts'
import type { Cluster } from '../scripts/start/postgres.ts'

/** Deterministic noise between 0 and 1 from a row's number and a name. */
const drawFunction = `CREATE FUNCTION draw(row_number int, what text) RETURNS float8 LANGUAGE sql IMMUTABLE AS
  $$ SELECT (hashtextextended(what, row_number) & 1073741823) / 1073741824.0 $$`

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const absent = Object.fromEntries(vehicleColumnNames.map((name) => [name, '']))

/** These columns of a listing are neither copied nor generated. */
const leftOut = ['fin', 'soldAt']

async function loadListings(client: pg.Client) {
  const rows = (await demoRows(new Date('2026-11-01'))).map((row) => {
    const record = VehicleRecord.parse({ ...absent, ...row })
    return Object.fromEntries(Object.entries(record).map(([name, value]) => [snake(name), value]))
  })
  await client.query('CREATE TABLE listing AS SELECT 0 AS number, v.* FROM vehicle v LIMIT 0')
  await client.query(
    `INSERT INTO listing SELECT (ordinality - 1)::int, (json_populate_record(null::vehicle, row)).*
     FROM json_array_elements($1::json) WITH ORDINALITY AS rows(row, ordinality)`,
    [JSON.stringify(rows)],
  )
  return rows.length
}

/** Secondary indexes are built afterwards, which is several times faster than with each row. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid IN ('vehicle'::regclass, 'vehicle_file'::regclass) AND NOT indisprimary`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

/** The number of rows of a statement, so that a large stock is no single transaction. */
const batch = 500_000

const varied = (price: string) => `round(l.${price} * (0.92 + 0.16 * draw(n, 'price'))::numeric, -1)`
const km = `greatest(0, l.kilometerstandvon * (0.9 + 0.2 * draw(n, 'km')))::int`
/** GW numbers have six digits. Vehicles after the millionth get a text of another form, which no search finds. */
const gwNumbers = 1_000_000

/** The generated columns by name, as SQL for vehicle number `n` of listing `l`. */
const generated = (size: number, isPriced: boolean): Record<string, string> => ({
  haendlerpreisbrutto: varied('haendlerpreisbrutto'),
  planverkaufspreisprivatkundengeschaeftbrutto: isPriced
    ? `coalesce(nullif(${varied('planverkaufspreisprivatkundengeschaeftbrutto')}, 0),
         greatest(${varied('haendlerpreisbrutto')}, 990))`
    : varied('planverkaufspreisprivatkundengeschaeftbrutto'),
  gwnummer: `CASE WHEN n < ${Math.min(size, gwNumbers)} THEN lpad(n::text, 6, '0') ELSE 's' || n END`,
  kilometerstandvon: km,
  kilometerstandbis: km,
  erstzulassungvon: `l.erstzulassungvon + ((draw(n, 'month') - 0.5) * 360)::int`,
  available: `n < ${size}`,
  published_at: `timestamptz '2026-11-01' - make_interval(secs => draw(n, 'published') * 7776000)`,
  // Nine of ten vehicles have a recorded condition.
  ...Object.fromEntries(
    Object.entries({
      accident: `draw(n, 'accident') < 0.15`,
      damage_free: `draw(n, 'damages') < 0.4`,
      repair_cost: `CASE WHEN draw(n, 'damages') < 0.4 THEN 0 ELSE (draw(n, 'cost') * 4000)::int END`,
      tread_mm: `2 + (draw(n, 'tread') * 6)::int`,
      full_service_history: `draw(n, 'service') < 0.6`,
    }).map(([name, value]) => [name, `CASE WHEN draw(n, 'condition') < 0.9 THEN ${value} END`]),
  ),
})

const photos = ['seite.webp', 'heck.webp', 'innen.webp']
/** Above this size, a vehicle has one photo instead of three, because photos would take most of the disk. */
const fewPhotosFrom = 1_000_000

async function addVehicles(client: pg.Client, size: number, isPriced: boolean) {
  const listings = await loadListings(client)
  const columns = generated(size, isPriced)
  const kept = vehicleColumnNames.filter((name) => !leftOut.includes(name)).map(snake)
  const copied = kept.filter((name) => !(name in columns))
  const names = [...copied, ...Object.keys(columns)].map((name) => `"${name}"`)
  const values = [...copied.map((name) => `l."${name}"`), ...Object.values(columns)]
  const all = Math.round(size * 1.1)
  for (let from = 0; from < all; from += batch)
    await client.query(
      `INSERT INTO vehicle (${names.join(', ')}) SELECT ${values.join(', ')}
       FROM generate_series(${from}, ${Math.min(all, from + batch) - 1}) n
       JOIN listing l ON l.number = floor(draw(n, 'listing') * ${listings})::int`,
    )
  for (let from = 0; from < all; from += batch)
    await client.query(
      `INSERT INTO vehicle_file (fahrzeugid, eaktedokumenttyp, ordner, datei, storage_key, sha256, position)
       SELECT fahrzeugid, 'GUTACHTEN_INTERNETBILD', 'bench', name, 'bench/' || name, repeat('0', 64), place
       FROM vehicle, unnest($3::text[]) WITH ORDINALITY AS p(name, place)
       WHERE fahrzeugid > $1 AND fahrzeugid <= $2`,
      [from, from + batch, size > fewPhotosFrom ? photos.slice(0, 1) : photos],
    )
}

/**
 * Generates `size` available vehicles and a tenth as many sold ones from the real listings, varied deterministically.
 *
 * @param isPriced gives every vehicle a consumer price, which other systems need
 */
export async function makeStock(cluster: Cluster, size: number, { isPriced = false } = {}): Promise<string> {
  const database = `bench_${size}`
  await administer(cluster, `CREATE DATABASE ${database}`)
  const url = cluster.url(database)
  await applyMigrations(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(drawFunction)
  // Foreign keys are not checked.
  await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'`)
  await withoutIndexes(client, () => addVehicles(client, size, isPriced))
  await client.query(
    'INSERT INTO stock_generation (id, generation) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET generation = 1',
  )
  await client.query('VACUUM ANALYZE')
  await client.end()
  return url
}

async function administer(cluster: Cluster, statement: string) {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Deletes a stock of `makeStock` and ends the connections to it. */
export const dropStock = (cluster: Cluster, size: number) =>
  administer(cluster, `DROP DATABASE bench_${size} WITH (FORCE)`)
