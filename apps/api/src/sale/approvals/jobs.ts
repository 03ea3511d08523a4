import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { actedBy, audit, bySystem } from '../../audit/audit.ts'
import type { Env } from '../../env.ts'
import { mailOutcome } from './commands.ts'

type Context = { db: PrismaClient; env: Env; now: Date }

/**
 * Ends the approvals nobody has decided about in time; each once, however many workers run it.
 * @returns how many ended
 */
export async function expireApprovals({ db, env, now }: Context): Promise<number> {
  const late = await db.purchaseApproval.findMany({
    where: { state: 'asked', expiresAt: { lte: now } },
    select: { purchaseId: true, purchase: { select: { publicId: true } } },
  })
  let ended = 0
  for (const { purchaseId, purchase } of late)
    await db.$transaction(async (tx) => {
      const { count } = await tx.purchaseApproval.updateMany({
        where: { purchaseId, state: 'asked', expiresAt: { lte: now } },
        data: { state: 'expired', decidedAt: now },
      })
      if (count === 0) return
      await mailOutcome(tx, env, purchaseId, { state: 'expired', reason: null })
      const subject = `purchase:${purchase.publicId}` as const
      await audit(tx, { ...actedBy(bySystem(now)), subject, action: 'purchase-approval-expired' })
      ended += 1
    })
  return ended
}
