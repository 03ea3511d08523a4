import type { ClaimMove } from '@portal/contract/house/claim-desk'
import { ClaimState } from '@portal/contract/sale/claims'
import { claimActions, isOpenClaim } from '@portal/domain/sale/claim-states'
import { euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Disk } from 'flydrive'
import { type AuditDetails, actedBy, audit } from '../../audit/audit.ts'
import { digestOf } from '../../buyer/enquiries/commands.ts'
import { conflict, invalidField, ProblemError } from '../../http/problem.ts'
import type { CommandContext, FileContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { addEvent, type Credit, checkVersion, lockedClaim, moveClaim } from '../../sale/claims/commands.ts'
import { type MailedClaim, queueMoveMail } from '../../sale/claims/mail.ts'
import { lockStock } from '../../stock/write/lock.ts'
import { storeSealedDuring } from '../../uploads/sealed-files.ts'
import { creditClaim, takeBack } from '../claim-decisions/commands.ts'
import { type CopiedPhotos, copyClaimPhotos } from '../returned-vehicles/commands.ts'

type Context = FileContext & { images: Disk }

const record = (
  tx: Transaction,
  context: CommandContext,
  action: 'claim-moved' | 'claim-noted',
  { publicId }: MailedClaim,
  details: AuditDetails = {},
) => audit(tx, { ...actedBy(context), action, subject: `claim:${publicId}`, details })

/** @throws ProblemError validation-failed (amount) */
async function checkAmount(tx: Transaction, { id, purchaseId }: MailedClaim, amount: number | null) {
  if (amount === null) return
  const { price, takenBackAt, claims } = await tx.purchase.findUniqueOrThrow({
    where: { id: purchaseId },
    select: {
      ...{ price: true, takenBackAt: true },
      claims: { where: { state: 'accepted', id: { not: id } }, select: { amount: true } },
    },
  })
  if (takenBackAt) throw conflict(t('Das Fahrzeug ist schon zurückgenommen.'))
  if (!price) return
  const credited = claims.reduce((sum, claim) => sum + (claim.amount?.toNumber() ?? 0), 0)
  if (amount + credited <= price.toNumber()) return
  const limit = euroCentText(price.toNumber())
  throw invalidField(
    'amount',
    credited > 0
      ? t`Höchstens der Kaufpreis (${limit}); davon sind schon ${euroCentText(credited)} gutgeschrieben.`
      : t`Höchstens der Kaufpreis (${limit}).`,
  )
}

/** Takes a claim: a new one is then in review. Repeating it changes nothing. */
async function takeClaim(tx: Transaction, { env, actorId, now }: CommandContext, claim: MailedClaim) {
  if (!isOpenClaim(ClaimState.parse(claim.state))) throw new ProblemError('claim-closed')
  const event = { kind: 'log', authorId: actorId, event: 'taken', text: '' } as const
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
export async function moveHouseClaim(context: Context, publicId: string, move: ClaimMove) {
  const photos = move.action === 'take-back' ? await copyClaimPhotos(context, publicId) : new Map()
  await storeSealedDuring(context, (store) => moveWith(context, publicId, move, { store, photos }))
}

type Files = { store: Credit['store']; photos: CopiedPhotos }

async function moveWith(context: Context, publicId: string, move: ClaimMove, { store, photos }: Files) {
  const { db, env, now, actorId } = context
  await db.$transaction(async (tx) => {
    if (move.action === 'take-back') await lockStock(tx)
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
      const decision = { tx, context, store, claim }
      if (action === 'credit' && amount !== null) await creditClaim({ ...decision, amount })
      if (action === 'take-back') await takeBack({ ...decision, photos })
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
