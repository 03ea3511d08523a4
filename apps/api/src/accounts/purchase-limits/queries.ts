import type { BuyerLimit } from '@portal/contract/accounts/purchase-limits'
import { personName } from '@portal/domain/accounts/person-name'
import type { Db } from '../../plugins/db.ts'

/** The buyers of a company with their limits; owners have none, because they decide about them. */
export async function buyerLimits(db: Db, dealerId: number): Promise<BuyerLimit[]> {
  const rows = await db.dealerMember.findMany({
    where: { dealerId, role: 'buyer' },
    orderBy: [{ joinedAt: 'asc' }, { accountId: 'asc' }],
    select: {
      accountId: true,
      limit: { select: { perPurchase: true, perMonth: true } },
      account: { select: { firstName: true, lastName: true } },
    },
  })
  return rows.map(({ accountId: id, account, limit }) => ({
    ...{ id, name: personName(account) },
    ...{ perPurchase: limit?.perPurchase ?? null, perMonth: limit?.perMonth ?? null },
  }))
}
