import { type NewCarRule, newCarRuleKey } from '@portal/domain/vehicle/new-car'
import { isVisibleSql } from '@portal/domain/vehicle/visibility'
import pg from 'pg'
import { createTouched, publishTouched, raiseGeneration } from './generation.ts'
import { takeImportLock } from './lock.ts'

/**
 * Decides the visibility of all vehicles again and publishes what changed as one generation: a car stops counting as
 * new, a reservation ends, or the rule for new cars is another one.
 *
 * @param rule stored first, in the same transaction
 * @returns the number of vehicles whose visibility changed
 * @throws ImportRunning while an import runs
 */
export async function reviewVisibility(databaseUrl: string, now: Date, rule?: NewCarRule): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'review-visibility' })
  await client.connect()
  try {
    await takeImportLock(client)
    await client.query('BEGIN')
    if (rule)
      await client.query(
        `INSERT INTO setting (key, value, updated_at) VALUES ($1, to_jsonb($2::text), $3)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = $3`,
        [newCarRuleKey, rule, now],
      )
    await createTouched(client)
    const { rowCount } = await client.query(
      `INSERT INTO stock_touched
       SELECT v.fahrzeugid, v.available, v.published_at IS NOT NULL, false FROM vehicle v
       WHERE v.available IS DISTINCT FROM ${isVisibleSql('$1::timestamptz')}`,
      [now],
    )
    await publishTouched(client, now)
    await raiseGeneration(client, now)
    await client.query('COMMIT')
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}
