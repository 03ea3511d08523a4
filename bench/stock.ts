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

/** Columns that are generated; the prices are varied, and all other columns are copied unchanged. */
const madeAnew = [
  'gwnummer',
  'fin',
  'kilometerstandvon',
  'kilometerstandbis',
  'erstzulassungvon',
  'publishedAt',
  'soldAt',
]
const prices = ['planverkaufspreisprivatkundengeschaeftbrutto', 'haendlerpreisbrutto']

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

/**
 * Generates `size` available vehicles and a tenth as many sold ones from the real listings, varied deterministically.
 */
export async function makeStock(cluster: Cluster, size: number): Promise<string> {
  const database = `bench_${size}`
  const administration = new pg.Client({ connectionString: cluster.url('postgres') })
  await administration.connect()
  await administration.query(`CREATE DATABASE ${database}`)
  await administration.end()
  const url = cluster.url(database)
  await applyMigrations(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(drawFunction)
  const listings = await loadListings(client)
  const kept = vehicleColumnNames.filter((name) => ![...madeAnew, ...prices].includes(name)).map(snake)
  const km = `greatest(0, l.kilometerstandvon * (0.9 + 0.2 * draw(n, 'km')))::int`
  await client.query(
    `INSERT INTO vehicle (${kept.map((name) => `"${name}"`).join(', ')}, ${prices.join(', ')},
       gwnummer, kilometerstandvon, kilometerstandbis, erstzulassungvon, available, published_at)
     SELECT ${kept.map((name) => `l."${name}"`).join(', ')},
       ${prices.map((name) => `round(l.${name} * (0.92 + 0.16 * draw(n, 'price'))::numeric, -1)`).join(', ')},
       CASE WHEN n < ${size} THEN lpad(n::text, 6, '0') ELSE 's' || n END, ${km}, ${km},
       l.erstzulassungvon + ((draw(n, 'month') - 0.5) * 360)::int, n < ${size},
       timestamptz '2026-11-01' - make_interval(secs => draw(n, 'published') * 7776000)
     FROM generate_series(0, ${Math.round(size * 1.1) - 1}) n
     JOIN listing l ON l.number = floor(draw(n, 'listing') * ${listings})::int`,
  )
  await client.query(
    `INSERT INTO vehicle_file (fahrzeugid, eaktedokumenttyp, ordner, datei, storage_key, sha256, position)
     SELECT fahrzeugid, 'GUTACHTEN_INTERNETBILD', 'bench', name, 'bench/' || name, repeat('0', 64), place
     FROM vehicle, unnest(ARRAY['seite.webp', 'heck.webp', 'innen.webp']) WITH ORDINALITY AS p(name, place)`,
  )
  // Nine of ten vehicles have a recorded condition.
  await client.query(
    `UPDATE vehicle SET accident = draw(fahrzeugid, 'accident') < 0.15, damage_free = draw(fahrzeugid, 'damages') < 0.4,
       repair_cost = CASE WHEN draw(fahrzeugid, 'damages') < 0.4 THEN 0
         ELSE (draw(fahrzeugid, 'cost') * 4000)::int END,
       tread_mm = 2 + (draw(fahrzeugid, 'tread') * 6)::int,
       full_service_history = draw(fahrzeugid, 'service') < 0.6
     WHERE draw(fahrzeugid, 'condition') < 0.9`,
  )
  await client.query(
    'INSERT INTO stock_generation (id, generation) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET generation = 1',
  )
  await client.query('VACUUM ANALYZE')
  await client.end()
  return url
}

/** Gives every vehicle a consumer price, which other systems need. */
export async function priceAll(pool: pg.Pool): Promise<void> {
  await pool.query(`UPDATE vehicle SET planverkaufspreisprivatkundengeschaeftbrutto = greatest(haendlerpreisbrutto, 990)
    WHERE planverkaufspreisprivatkundengeschaeftbrutto = 0`)
  await pool.query('VACUUM ANALYZE vehicle')
}
