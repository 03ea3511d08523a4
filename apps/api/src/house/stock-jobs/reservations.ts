import { isVisibleSql } from '@portal/domain/vehicles/attributes/visibility'
import type pg from 'pg'
import { inTransaction } from '../../plugins/db.ts'
import { stockWriteLock } from '../../stock/write/lock.ts'
import { publishAgain } from '../../stock/write/visibility.ts'

const hasEnded = `v.reserved_until <= $1 AND NOT v.available AND ${isVisibleSql('$1::timestamptz')}`

/** Offers vehicles again whose reservation has ended, as one stock generation. */
export async function offerAfterReservation(pool: pg.Pool, now: Date): Promise<void> {
  // Read without the lock of the stock, so that the run of each minute does not wait for imports.
  const { rows } = await pool.query(`SELECT 1 FROM vehicle v WHERE ${hasEnded} LIMIT 1`, [now])
  if (rows.length === 0) return
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [stockWriteLock])
    await publishAgain(client, hasEnded, now)
  })
}
