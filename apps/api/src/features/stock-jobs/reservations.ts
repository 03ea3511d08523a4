import { isVisibleSql } from '@portal/domain/vehicle/visibility'
import type pg from 'pg'
import { inTransaction } from '../../plugins/db.ts'
import { createTouched, publishTouched, raiseGeneration } from '../stock-import/generation.ts'
import { stockWriteLock } from '../stock-import/lock.ts'

const hasEnded = `v.reserved_until <= $1 AND NOT v.available AND ${isVisibleSql('$1::timestamptz')}`

/** Read without the lock of the stock, so that the run of each minute does not wait for imports. */
async function areThereAny(pool: pg.Pool, now: Date) {
  const { rows } = await pool.query(`SELECT 1 FROM vehicle v WHERE ${hasEnded} LIMIT 1`, [now])
  return rows.length > 0
}

/**
 * Offers vehicles again whose reservation has ended, as one stock generation.
 *
 * @returns the new generation, or null when there were none
 */
export async function offerAfterReservation(pool: pg.Pool, now: Date): Promise<number | null> {
  if (!(await areThereAny(pool, now))) return null
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [stockWriteLock])
    await createTouched(client)
    const { rowCount } = await client.query(
      `INSERT INTO stock_touched
       SELECT v.fahrzeugid, v.available, v.published_at IS NOT NULL, false FROM vehicle v
       WHERE ${hasEnded}
       ORDER BY v.fahrzeugid FOR UPDATE`,
      [now],
    )
    if (rowCount === 0) return null
    await publishTouched(client, now)
    return raiseGeneration(client, now)
  })
}
