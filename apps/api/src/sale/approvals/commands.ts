import type { Decision } from '@portal/contract/sale/approvals'
import { personName } from '@portal/domain/accounts/person-name'
import type pg from 'pg'
import { actedBy, audit } from '../../audit/audit.ts'
import { approversOf } from '../../buyer/purchases/queries.ts'
import { isThisMonth } from '../../buyer/purchases/where.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext, SignedIn } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import { approvalLetter, decisionLetter, notApprovedLetter, type Outcome } from './mail.ts'

/**
 * Asks for the approval of the purchases that a job has just entered and that are above the limit of their buyer, with
 * the VAT. Purchases are entered one job after another (the lock of the stock), so no two of them pass a limit together.
 * Refused and expired purchases do not count.
 */
export async function askApprovals(client: pg.ClientBase, jobId: string, now: Date, days: number) {
  await client.query(
    `INSERT INTO purchase_approval (purchase_id, state, asked_at, expires_at)
     SELECT e.id, 'asked', $2, $2::timestamptz + $3 * interval '1 day'
     FROM purchase e JOIN stock_job_vehicle i ON i.purchase_id = e.id
     JOIN dealer d ON d.partner_number = e.partner_number
     JOIN purchase_limit l ON l.dealer_id = d.account_id AND l.account_id = e.buyer_id
     JOIN dealer_member m ON m.dealer_id = l.dealer_id AND m.account_id = l.account_id AND m.role = 'buyer'
     WHERE i.job_id = $1 AND (e.price > l.per_purchase OR (
       SELECT sum(p.price) FROM purchase p LEFT JOIN purchase_approval a ON a.purchase_id = p.id
       WHERE p.partner_number = e.partner_number AND p.buyer_id = e.buyer_id AND ${isThisMonth}
         AND coalesce(a.state, 'approved') IN ('asked', 'approved')) > l.per_month)
     ON CONFLICT DO NOTHING`,
    [jobId, now, days],
  )
}

const withPeople = {
  purchase: {
    include: { buyer: { select: { id: true, firstName: true, lastName: true, email: true } } },
  },
} as const

/** Mails the owners the purchases of a job that wait for them; once each, however often it is called. */
export async function mailApprovals(tx: Transaction, env: Env, jobId: string, now: Date) {
  const asked = await tx.$queryRaw<{ purchaseId: number }[]>`
    UPDATE purchase_approval a SET mailed_at = ${now} FROM stock_job_vehicle i
    WHERE i.job_id = ${jobId}::text AND i.purchase_id = a.purchase_id AND a.mailed_at IS NULL
    RETURNING a.purchase_id AS "purchaseId"`
  for (const { purchaseId } of asked) {
    const { purchase, expiresAt } = await tx.purchaseApproval.findUniqueOrThrow({
      where: { purchaseId },
      include: withPeople,
    })
    const buyer = purchase.buyer ? personName(purchase.buyer) : 'Ihr Einkauf'
    for (const address of await approversOf(tx, purchase.partner_number, purchase.buyerId))
      await queueMail(tx, approvalLetter(env, address, purchase, { buyer, expiresAt }))
  }
}

/** Tells the buyer, and the office unless the purchase stands. */
export async function mailOutcome(tx: Transaction, env: Env, purchaseId: number, outcome: Outcome) {
  const { purchase } = await tx.purchaseApproval.findUniqueOrThrow({
    where: { purchaseId },
    include: withPeople,
  })
  if (purchase.buyer) await queueMail(tx, decisionLetter(env, purchase.buyer.email, purchase, outcome))
  if (outcome.state !== 'approved') await queueMail(tx, notApprovedLetter(env, purchase, outcome))
}

/**
 * Decides about a purchase above the limit of its buyer; of two decisions only the first counts.
 * @throws ProblemError not-found, forbidden for the buyer, approval-decided
 */
export async function decideApproval(
  context: CommandContext,
  account: SignedIn,
  publicId: string,
  { approves, reason }: Decision,
) {
  const { db, env, now, actorId } = context
  const purchaseId = await ownPurchaseId(db, account, publicId)
  await db.$transaction(async (tx) => {
    const row = await tx.purchaseApproval.findUnique({
      where: { purchaseId },
      select: { purchase: { select: { buyerId: true } } },
    })
    if (!row) throw new ProblemError('not-found')
    if (row.purchase.buyerId === actorId) throw new ProblemError('forbidden')
    const state = approves ? 'approved' : 'refused'
    const decision = { state, decidedAt: now, decidedById: actorId, reason: approves ? null : reason }
    const { count } = await tx.purchaseApproval.updateMany({
      where: { purchaseId, state: 'asked', expiresAt: { gt: now } },
      data: decision,
    })
    if (count === 0) throw new ProblemError('approval-decided')
    await mailOutcome(tx, env, purchaseId, { state, reason: decision.reason })
    await audit(tx, {
      ...{ ...actedBy(context), subject: `purchase:${publicId}` },
      action: approves ? 'purchase-approved' : 'purchase-refused',
      ...(decision.reason && { details: { reason: decision.reason } }),
    })
  })
}
