import { Approval } from '@portal/contract/sale/approvals'
import { personName } from '@portal/domain/accounts/person-name'
import type { SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { ownPurchaseId } from '../purchase/queries.ts'

/** The approval of a purchase of the caller's company; null for one that needed none. @throws ProblemError not-found */
export async function ownApproval(
  db: Db,
  account: SignedIn,
  publicId: string,
  now: Date,
): Promise<{ approval: Approval | null }> {
  const purchaseId = await ownPurchaseId(db, account, publicId)
  const row = await db.purchaseApproval.findUnique({
    where: { purchaseId },
    include: {
      decidedBy: { select: { firstName: true, lastName: true } },
      purchase: { select: { buyerId: true } },
    },
  })
  if (!row) return { approval: null }
  const { expiresAt, decidedAt, decidedBy, reason } = row
  const isOpen = row.state === 'asked' && expiresAt > now
  return {
    approval: {
      ...{ state: Approval.shape.state.parse(row.state), expiresAt: expiresAt.toISOString(), reason },
      ...{ decidedAt: decidedAt?.toISOString() ?? null, decidedBy: decidedBy && personName(decidedBy) },
      mayDecide: isOpen && account.company?.role === 'owner' && row.purchase.buyerId !== account.id,
    },
  }
}
