import { randomUUID } from 'node:crypto'
import { CompanyRole } from '@portal/contract/accounts/company'
import { ClaimState } from '@portal/contract/sale/claims'
import { today } from '@portal/domain/buyer/appointment'
import { type ClaimClock, clockAfter } from '@portal/domain/sale/claim-clock'
import { type ClaimEventName, claimEvents } from '@portal/domain/sale/claim-events'
import { claimPhotosMaximum } from '@portal/domain/sale/claim-items'
import { type ClaimSide, isOpenClaim, mayMoveClaim } from '@portal/domain/sale/claim-states'
import { hasSaleRight } from '@portal/domain/sale/sale-rights'
import { euroCentText } from '@portal/domain/values/formats'
import { holidaysFrom } from '@portal/domain/values/holidays'
import { t } from '@portal/domain/values/text'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { actedBy, audit } from '../../audit/audit.ts'
import { digestOf } from '../../buyer/enquiries/commands.ts'
import { pricedColumns } from '../../buyer/sale-terms/view.ts'
import type { Env } from '../../env.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import type { CommandContext, FileContext, SignedIn } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { storeSealedDuring } from '../../uploads/sealed-files.ts'
import { aboutPurchase, queueEvent } from '../../webhooks/events.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import { type MailedClaim, mailedParts, queueAnswerMail } from './mail.ts'
import { checkWanted } from './parse.ts'

/** A command of a person of the company. */
export type BuyersContext = CommandContext & { account: SignedIn }

/** What is credited with a claim, in the transaction that decides it. */
export type Credit = {
  tx: Transaction
  context: FileContext
  /** Stores bytes, which are removed if the transaction fails. */
  store: (bytes: Buffer) => Promise<string>
  claim: MailedClaim
  /** Euros with VAT. */
  amount: number
}
/** Corrects the invoice of a purchase; made by the house, whose invoices the sale does not know. */
export type CreditClaim = (credit: Credit) => Promise<void>

/** Locks a claim until the transaction ends. @throws ProblemError not-found */
export async function lockedClaim(tx: Transaction, where: Prisma.ClaimWhereInput & { publicId: string }) {
  await lockByName(tx, `claim ${where.publicId}`)
  const claim = await tx.claim.findFirst({ where, include: mailedParts })
  if (!claim) throw new ProblemError('not-found', { title: t('Diese Reklamation gibt es nicht.') })
  return claim
}

/** The clock rules of this moment. */
export async function clockRules({ CLAIM_ANSWER_DAYS, CLAIM_WAIT_DAYS }: Env, now: Date) {
  const holidays = await holidaysFrom(today(now))
  return { now, answerDays: CLAIM_ANSWER_DAYS, waitDays: CLAIM_WAIT_DAYS, holidays }
}

export const storedClock = ({ dueAt, leftMinutes, isEscalated }: ClaimClock, escalatedAt: Date | null) => ({
  ...{ dueAt, leftMinutes },
  escalatedAt: isEscalated ? escalatedAt : null,
})

export type NewEvent = {
  kind: 'buyer' | 'house' | 'system' | 'note' | 'log'
  authorId: number | null
  text: string
  /** What the portal notes. */
  event?: ClaimEventName | null
  amount?: number | null
  key?: string | null
}

type Move = { side: ClaimSide; to: ClaimState; event: NewEvent; data?: Prisma.ClaimUncheckedUpdateInput }

/**
 * Moves a claim to another state, with its history. Requires the lock of the claim.
 * @throws ProblemError claim-changed for a move the side may not make from its state
 */
export async function moveClaim(tx: Transaction, env: Env, claim: MailedClaim, move: Move & { now: Date }) {
  const { side, to, event, data = {}, now } = move
  const from = ClaimState.parse(claim.state)
  if (!mayMoveClaim(side, from, to)) throw new ProblemError('claim-changed')
  const { escalatedAt, dueAt, leftMinutes } = claim
  const clock = { dueAt, leftMinutes, isEscalated: escalatedAt !== null }
  const rules = await clockRules(env, now)
  await tx.claim.update({
    where: { id: claim.id },
    data: {
      ...{ state: to, decidedAt: isOpenClaim(to) ? null : now },
      ...storedClock(clockAfter(clock, from, to, rules), escalatedAt),
      ...data,
    },
  })
  return addEvent(tx, claim, event, now, to)
}

/** Tells programs about a step of a claim. */
export const tellClaim = (
  tx: Transaction,
  { publicId: claimId, purchaseId }: Pick<MailedClaim, 'publicId' | 'purchaseId'>,
  state: ClaimState,
  now: Date,
) => queueEvent(tx, 'claim.changed', aboutPurchase(purchaseId, { claimId, state }), now)

/** Adds to the history and increments the version. Requires the lock of the claim. */
export async function addEvent(
  tx: Transaction,
  claim: MailedClaim,
  { kind, authorId, text, event = null, amount = null, key = null }: NewEvent,
  now: Date,
  state: ClaimState | null = null,
) {
  const { id: claimId } = claim
  await tx.claim.update({ where: { id: claimId }, data: { version: { increment: 1 } } })
  // Notes of the house, and who works on a claim, are no steps of it.
  if (state !== null || (kind !== 'note' && kind !== 'log'))
    await tellClaim(tx, claim, state ?? ClaimState.parse(claim.state), now)
  const data = { claimId, kind, authorId, text, event, state, amount, idempotencyKey: key, createdAt: now }
  return tx.claimEvent.create({ data, select: { id: true } })
}

/** @throws ProblemError claim-changed when the caller's version is not the current one */
export function checkVersion(claim: MailedClaim, version: number) {
  if (claim.version !== version) throw new ProblemError('claim-changed')
}

export const record = (
  tx: Transaction,
  context: CommandContext,
  action: 'claim-filed' | 'claim-answered' | 'claim-withdrawn',
  publicId: string,
) => audit(tx, { ...actedBy(context), action, subject: `claim:${publicId}` })

type SentPhotos = {
  purchaseId: number
  ids: string[]
  accountId: number
  /** The field of the request that names them. */
  path: string
}

/** Takes photos that were sent before. @throws ProblemError validation-failed when one is missing or used already */
export async function takePhotos(
  tx: Transaction,
  { purchaseId, ids, accountId, path }: SentPhotos,
  data: { claimId: number; itemId?: number; eventId?: number },
) {
  if (ids.length === 0) return
  const where = { id: { in: ids }, purchaseId, uploadedById: accountId, claimId: null }
  const { count } = await tx.claimPhoto.updateMany({ where, data })
  if (count < ids.length)
    throw invalidField(path, t('Ein Foto gibt es nicht mehr. Bitte fügen Sie es noch einmal hinzu.'))
}

type Named = { publicId: string; claimId: string }

/** A claim of the caller's company, locked. @throws ProblemError not-found, forbidden */
async function lockedOwnClaim(tx: Transaction, { account }: BuyersContext, { publicId, claimId }: Named) {
  const purchaseId = await ownPurchaseId(tx, account, publicId, 'claim')
  return lockedClaim(tx, { publicId: claimId, purchaseId })
}

/** @throws ProblemError claim-closed */
function checkOpen({ state }: MailedClaim) {
  if (!isOpenClaim(ClaimState.parse(state))) throw new ProblemError('claim-closed')
}

/** @throws ProblemError claim-photos-full */
async function checkPhotoCount(tx: Transaction, claimId: number, more: number) {
  const kept = await tx.claimPhoto.count({ where: { claimId } })
  if (kept + more > claimPhotosMaximum) throw new ProblemError('claim-photos-full')
}

/** Adds words of the company and mails them to the house; the answer to a question lets its time go on. */
async function addBuyersEvent(tx: Transaction, env: Env, claim: MailedClaim, event: NewEvent, now: Date) {
  checkOpen(claim)
  await queueAnswerMail(tx, env, claim, event.text)
  return claim.state === 'question'
    ? moveClaim(tx, env, claim, { side: 'buyer', to: 'review', event, now })
    : addEvent(tx, claim, event, now)
}

/** A photo that has passed `checkedPhoto` and is stored. @property sha256 of the file as it was sent */
export type MailedPhoto = { sha256: string; bytes: number; storageKey: string }
type MailedAnswer = {
  publicId: string
  authorId: number | null
  text: string
  photos: MailedPhoto[]
  now: Date
}

/**
 * Adds a mailed answer of the company.
 * @param authorId a person who may write to claims of the company; null = a colleague vouches for the mail
 * @throws ProblemError not-found, also without that right; claim-closed, claim-photos-full
 */
export async function answerClaimByMail(
  tx: Transaction,
  env: Env,
  { publicId, authorId, text, photos, now }: MailedAnswer,
) {
  const claim = await lockedClaim(tx, { publicId })
  if (authorId !== null) {
    const { partner_number } = claim.purchase
    const dealer = { partner_number, account: { activated: true } }
    const member = await tx.dealerMember.findFirst({ where: { accountId: authorId, dealer } })
    const role = CompanyRole.safeParse(member?.role).data
    if (!hasSaleRight(role, 'claim')) throw new ProblemError('not-found')
  }
  const { id: eventId } = await addBuyersEvent(tx, env, claim, { kind: 'buyer', authorId, text }, now)
  const { id: claimId, purchaseId } = claim
  await checkPhotoCount(tx, claimId, photos.length)
  const common = { claimId, eventId, purchaseId, uploadedById: authorId, createdAt: now }
  await tx.claimPhoto.createMany({ data: photos.map((photo) => ({ ...photo, ...common })) })
}

type NewMessage = { text: string; photos: string[]; idempotencyKey: string | undefined }

/**
 * Adds a message of the company; the answer to a question lets the time of the house go on.
 * @throws ProblemError not-found, forbidden, claim-closed, claim-photos-full, validation-failed (photos)
 */
export async function writeToClaim(context: BuyersContext, named: Named, message: NewMessage) {
  const { db, env, now, actorId } = context
  const { text, photos: ids, idempotencyKey } = message
  await db.$transaction(async (tx) => {
    const claim = await lockedOwnClaim(tx, context, named)
    const key = digestOf(claim.id, actorId, idempotencyKey ?? randomUUID())
    if (await tx.claimEvent.findUnique({ where: { idempotencyKey: key } })) return
    const { id: claimId, purchaseId } = claim
    const event: NewEvent = { kind: 'buyer', authorId: actorId, text, key }
    const { id: eventId } = await addBuyersEvent(tx, env, claim, event, now)
    await checkPhotoCount(tx, claimId, ids.length)
    await takePhotos(tx, { purchaseId, ids, accountId: actorId, path: 'photos' }, { claimId, eventId })
    await record(tx, context, 'claim-answered', claim.publicId)
  })
}

type Answer = { version: number; accepts: boolean; text: string; wanted: number | null }

/**
 * Accepts the offer of the house, or declines it, with what the company wants instead.
 * @throws ProblemError not-found, forbidden, claim-closed, claim-changed, validation-failed (wanted)
 */
export async function answerOffer(
  context: BuyersContext & FileContext,
  named: Named,
  { version, accepts, text, wanted }: Answer,
  creditClaim: CreditClaim,
) {
  const { db, env, now, actorId } = context
  const answer = async (tx: Transaction, store: Credit['store']) => {
    const claim = await lockedOwnClaim(tx, context, named)
    checkOpen(claim)
    checkVersion(claim, version)
    if (claim.state !== 'offered') throw new ProblemError('claim-changed')
    if (!accepts && wanted !== null) {
      const where = { id: claim.purchaseId }
      checkWanted(wanted, await tx.purchase.findUniqueOrThrow({ where, select: pricedColumns }))
    }
    const amount = claim.amount?.toNumber() ?? null
    const event: NewEvent = accepts
      ? { kind: 'system', authorId: actorId, event: 'accepted', text, amount }
      : { kind: 'buyer', authorId: actorId, text, amount: wanted }
    await moveClaim(tx, env, claim, {
      ...{ side: 'buyer', to: accepts ? 'accepted' : 'review', event, now },
      data: accepts ? {} : { amount: null },
    })
    if (accepts && amount !== null) await creditClaim({ tx, context, store, claim, amount })
    const declined = wanted === null ? 'Angebot abgelehnt' : `Gegenangebot ${euroCentText(wanted)}`
    const answered = accepts ? claimEvents.accepted : declined
    await queueAnswerMail(tx, env, claim, [answered, text].filter(Boolean).join(': '))
    await record(tx, context, 'claim-answered', claim.publicId)
  }
  await storeSealedDuring(context, (store) => db.$transaction((tx) => answer(tx, store)))
}

/** @throws ProblemError not-found, forbidden, claim-closed, claim-changed */
export async function withdrawClaim(context: BuyersContext, named: Named, version: number) {
  const { db, env, now, actorId } = context
  await db.$transaction(async (tx) => {
    const claim = await lockedOwnClaim(tx, context, named)
    checkOpen(claim)
    checkVersion(claim, version)
    const event: NewEvent = { kind: 'system', authorId: actorId, event: 'withdrawn', text: '' }
    await moveClaim(tx, env, claim, { side: 'buyer', to: 'withdrawn', event, now, data: { amount: null } })
    await queueAnswerMail(tx, env, claim, claimEvents.withdrawn)
    await record(tx, context, 'claim-withdrawn', claim.publicId)
  })
}
