import type { PurchaseLimit } from '@portal/contract/accounts/purchase-limits'
import { accountEntry, audit } from '../../audit/audit.ts'
import { ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'

/** Sets what a buyer of a company may buy alone. @throws ProblemError not-found for anybody else */
export async function setPurchaseLimit(
  context: CommandContext,
  dealerId: number,
  accountId: number,
  limit: PurchaseLimit,
) {
  await context.db.$transaction(async (tx) => {
    if ((await tx.dealerMember.count({ where: { dealerId, accountId, role: 'buyer' } })) === 0)
      throw new ProblemError('not-found')
    const where = { dealerId_accountId: { dealerId, accountId } }
    await tx.purchaseLimit.upsert({ where, create: { dealerId, accountId, ...limit }, update: limit })
    await audit(tx, {
      ...accountEntry(context, 'purchase-limit-set', accountId),
      details: { company: dealerId, after: `${limit.perPurchase ?? '-'} / ${limit.perMonth ?? '-'}` },
    })
  })
}
