import type pg from 'pg'
import { type Client, median } from './measure.ts'

/**
 * Changes the mileage of a vehicle several times.
 *
 * @param firstKm the lowest of the new mileages, which no other vehicle reaches
 * @param pathOf the count of vehicles that have at least this mileage
 * @returns milliseconds from the commit until a count includes the vehicle, the median
 */
export async function foundAfter(
  client: Client,
  pool: pg.Pool,
  firstKm: number,
  pathOf: (km: number) => string,
): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 9; turn++) {
    const km = firstKm + turn
    const changing = await pool.connect()
    await changing.query('BEGIN')
    await changing.query('UPDATE vehicle SET kilometerstandvon = $1 WHERE gwnummer = $2', [km, '000007'])
    await changing.query('UPDATE stock_generation SET generation = generation + 1')
    await changing.query(
      `INSERT INTO stock_change (generation, fahrzeugid) SELECT generation, fahrzeugid FROM stock_generation, vehicle
       WHERE gwnummer = '000007'`,
    )
    await changing.query(`SELECT pg_notify('stock', '')`)
    await changing.query('COMMIT')
    changing.release()
    const committed = performance.now()
    while ((await client.call(pathOf(km))).body !== '1');
    times.push(performance.now() - committed)
  }
  return median(times)
}
