import type { ClaimMove } from '@portal/contract/house/claim-desk'
import { ClaimState } from '@portal/contract/sale/claims'
import { claimActions, isOpenClaim } from '@portal/domain/sale/claim-states'
import { euroCentText } from '@portal/domain/values/formats'
import { type AuditDetails, audit } from '../../audit/audit.ts'
import { digestOf } from '../../buyer/enquiries/commands.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { addEvent, checkVersion, lockedClaim, moveClaim } from '../../sale/claims/commands.ts'
import { type MailedClaim, queueMoveMail } from '../../sale/claims/mail.ts'

const record = (
  tx: Transaction,
  { actorId, requestId, now: at }: CommandContext,
  action: 'claim-moved' | 'claim-noted',
  { publicId }: MailedClaim,
  details: AuditDetails = {},
) => audit(tx, { actorId, requestId, action, subject: `claim:${publicId}`, at, details })

/** @throws ProblemError validation-failed (amount) */
async function checkAmount(tx: Transaction, { purchaseId }: MailedClaim, amount: number | null) {
  if (amount === null) return
  const { price } = await tx.purchase.findUniqueOrThrow({
    where: { id: purchaseId },
    select: { price: true },
  })
  if (price && amount > price.toNumber())
    throw invalidField('amount', `Höchstens der Kaufpreis (${euroCentText(price.toNumber())}).`)
}

/** Takes a claim: a new one is then in review. Repeating it changes nothing. */
async function takeClaim(tx: Transaction, { env, actorId, now }: CommandContext, claim: MailedClaim) {
  if (!isOpenClaim(ClaimState.parse(claim.state))) throw new ProblemError('claim-closed')
  const event = { kind: 'log', authorId: actorId, text: 'Reklamation übernommen' } as const
  const data = { holderId: actorId }
  if (claim.state === 'filed')
    return moveClaim(tx, env, claim, { side: 'house', to: 'review', event, data, now })
  await tx.claim.update({ where: { id: claim.id }, data })
  return addEvent(tx, claim, event, now)
}

/**
 * Takes a claim, asks, offers or decides, with history and mail to the company. Of two moves for the same version one
 * is made.
 * @throws ProblemError not-found, claim-closed, claim-changed, validation-failed (amount)
 */
export async function moveHouseClaim(context: CommandContext, publicId: string, move: ClaimMove) {
  const { db, env, now, actorId } = context
  await db.$transaction(async (tx) => {
    const claim = await lockedClaim(tx, { publicId })
    if (move.action === 'take' && claim.holderId === actorId) return
    checkVersion(claim, move.version)
    if (move.action === 'take') await takeClaim(tx, context, claim)
    else {
      const { action, text } = move
      const amount = 'amount' in move ? move.amount : null
      const to = claimActions[action]
      await checkAmount(tx, claim, amount)
      await moveClaim(tx, env, claim, {
        ...{ side: 'house', to, now },
        event: { kind: 'house', authorId: actorId, text, amount },
        data: {
          ...{ amount, holderId: claim.holderId ?? actorId },
          ...(isOpenClaim(to) ? {} : { reason: text }),
        },
      })
      await queueMoveMail(tx, env, claim, { action, text, amount, now })
    }
    await record(tx, context, 'claim-moved', claim, { before: claim.state, after: claimActions[move.action] })
  })
}

/** @throws ProblemError not-found */
export async function noteOnClaim(context: CommandContext, publicId: string, text: string, sentKey?: string) {
  const { db, now, actorId } = context
  await db.$transaction(async (tx) => {
    const claim = await lockedClaim(tx, { publicId })
    const key = sentKey === undefined ? null : digestOf(claim.id, actorId, sentKey)
    if (key !== null && (await tx.claimEvent.findUnique({ where: { idempotencyKey: key } }))) return
    await addEvent(tx, claim, { kind: 'note', authorId: actorId, text, key }, now)
    await record(tx, context, 'claim-noted', claim)
  })
}
