import type { News } from '@portal/contract/search/news'
import type { Criteria } from '@portal/domain/search/criteria'
import { minuteOf } from '@portal/domain/values/minutes'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import type { StockReplica } from '../../stock/stock-replica.ts'
import { dismissedTerms } from '../../vehicles/dismissed-cars/where.ts'
import { lastVisitOf } from '../../vehicles/last-visit/queries.ts'

/** What changed for an account since its last visit, at its tier and without dismissed vehicles. */
export async function newsOf(
  db: Db,
  { index }: StockReplica,
  account: SignedIn,
  tier: PriceTier,
  dismissed: readonly number[],
): Promise<News> {
  const { lastVisitAt } = await lastVisitOf(db, account.id)
  if (lastVisitAt === null) return { since: null, fresh: 0, cheaper: 0, sold: 0 }
  const since = new Date(lastVisitAt)
  const own = dismissedTerms(dismissed, undefined, index)
  const count = (criteria: Criteria) => index.countOf([...index.plan(criteria, tier), ...own])
  return {
    since: lastVisitAt,
    fresh: count({ published_since: minuteOf(since) }),
    cheaper: count({ price_dropped_since: minuteOf(since) }),
    sold: await db.watch.count({
      where: { accountId: holderOf(account), vehicle: { soldAt: { gt: since } } },
    }),
  }
}
