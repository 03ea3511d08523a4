import { type NewCarRule, newCarRuleKey } from '@portal/domain/vehicles/attributes/new-car'
import { isVisibleSql } from '@portal/domain/vehicles/attributes/visibility'
import type pg from 'pg'
import { inTransaction } from '../../plugins/db.ts'
import { createTouched, publishTouched, raiseGeneration } from './generation.ts'
import { stockWriteLock } from './lock.ts'

/**
 * Decides the visibility of some vehicles again and publishes what changed as one generation.
 *
 * @param condition SQL that holds for vehicles `v` whose visibility has changed at `$1`, the time
 * @returns the number of these vehicles
 */
export async function publishAgain(client: pg.ClientBase, condition: string, now: Date): Promise<number> {
  await createTouched(client)
  const { rowCount } = await client.query(
    `INSERT INTO stock_touched
     SELECT v.fahrzeugid, v.available, v.published_at IS NOT NULL, false FROM vehicle v
     WHERE ${condition}
     ORDER BY v.fahrzeugid FOR UPDATE`,
    [now],
  )
  if (!rowCount) return 0
  await publishTouched(client, now)
  await raiseGeneration(client, now)
  return rowCount
}

/**
 * Decides the visibility of all vehicles again: a car no longer counts as new, or the rule for new cars has changed.
 *
 * @param rule stored first, in the same transaction
 * @returns the number of vehicles whose visibility changed
 */
export const reviewVisibility = (pool: pg.Pool, now: Date, rule?: NewCarRule): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [stockWriteLock])
    if (rule)
      await client.query(
        `INSERT INTO setting (key, value, updated_at) VALUES ($1, to_jsonb($2::text), $3)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = $3`,
        [newCarRuleKey, rule, now],
      )
    return publishAgain(client, `v.available IS DISTINCT FROM ${isVisibleSql('$1::timestamptz')}`, now)
  })
