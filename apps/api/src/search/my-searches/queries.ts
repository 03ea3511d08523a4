import type { MySearch } from '@portal/contract/search/my-searches'
import { Criteria } from '@portal/domain/search/criteria'
import { minuteOf } from '@portal/domain/values/minutes'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { Db } from '../../plugins/db.ts'
import type { StockReplica } from '../../stock/stock-replica.ts'
import { dismissedTerms } from '../../vehicles/dismissed-cars/where.ts'
import { lastVisitOf } from '../../vehicles/last-visit/queries.ts'

import { notificationView, withMatchCount } from '../notifications/queries.ts'

/** The searches of an account that are not cancelled, in its order, counted at its tier without dismissed cars. */
export async function mySearches(
  db: Db,
  stock: StockReplica,
  accountId: number,
  tier: PriceTier,
  dismissed: readonly number[],
): Promise<MySearch[]> {
  const [rows, { lastVisitAt }] = await Promise.all([
    db.searchNotification.findMany({
      where: { accountId, state: { not: 'cancelled' } },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      include: withMatchCount,
    }),
    lastVisitOf(db, accountId),
  ])
  const { index } = stock
  const own = dismissedTerms(dismissed, undefined, index)
  const count = (criteria: Criteria) => index.countOf([...index.plan(criteria, tier), ...own])
  return rows.map((row) => {
    const { id, name, state, rhythm } = notificationView(row)
    const criteria = Criteria.parse(row.criteria)
    const published_since = lastVisitAt === null ? null : minuteOf(new Date(lastVisitAt))
    return {
      ...{ id, name, state, rhythm, criteria },
      total: count(criteria),
      fresh: published_since === null ? 0 : count({ ...criteria, published_since }),
    }
  })
}
