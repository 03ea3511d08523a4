import type { JobRule } from '@portal/contract/house/stock-jobs'
import { storedPrice } from '@portal/domain/vehicles/attributes/price'
import type pg from 'pg'
import { watchRecipientSql } from '../../buyer/watchlist/where.ts'
import type { RowSource } from '../../plugins/db.ts'

const changesDealerPrice = (rule: JobRule) => rule.action === 'price' && rule.prices !== 'consumer'

/** The number of accounts that have switched on mails for a vehicle whose dealer price the job changes. */
export async function watchersOf(from: RowSource, jobId: string, rule: JobRule): Promise<number> {
  if (!changesDealerPrice(rule)) return 0
  const { rows } = await from.query<{ count: number }>(
    `SELECT count(DISTINCT ${watchRecipientSql})::int AS count
     FROM stock_job_vehicle i JOIN watch w USING (fahrzeugid)
     WHERE i.job_id = $1 AND i.state IN ('changes', 'changed') AND w.mail_on_change`,
    [jobId],
  )
  return rows[0]?.count ?? 0
}

/**
 * Records the new dealer prices as already reported, unless the rule mails them. Call it for a run and for its undo,
 * after the prices are written. Entries with an unreported change before the job are still mailed.
 */
export async function skipWatchMails(
  client: pg.ClientBase,
  { jobId, rule, state }: { jobId: string; rule: JobRule; state: 'changes' | 'restored' },
) {
  if (!changesDealerPrice(rule) || rule.action !== 'price' || rule.notifiesWatchers) return
  const told = state === 'changes' ? 'before' : 'after'
  await client.query(
    `UPDATE watch w SET told_price = o.price FROM (
       SELECT w.id, v.haendlerpreisbrutto AS price
       FROM stock_job_vehicle i JOIN vehicle v USING (fahrzeugid) JOIN watch w USING (fahrzeugid)
       WHERE i.job_id = $1 AND i.state = $2 AND w.told_price = (i.${told}->>$3)::numeric
       -- The order in which the mailing job locks the entries, so that no deadlock is possible.
       ORDER BY v.eaktedokumentid DESC, w.id FOR UPDATE OF w) o
     WHERE w.id = o.id`,
    [jobId, state, storedPrice.dealer],
  )
}
