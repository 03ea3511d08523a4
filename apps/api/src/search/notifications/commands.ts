import { randomBytes } from 'node:crypto'
import type { NewNotification, SearchNotification } from '@portal/contract/search/notifications'
import { searchLabel } from '@portal/domain/search/criteria-summary'
import { criteriaOfNotification } from '@portal/domain/search/notification'
import type { Language } from '@portal/domain/site/language'
import { subscriptionsMaximum } from '@portal/domain/values/constants'
import { hourMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { hashOf, hmacOf, keyFor, newToken, tokenPattern } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { inLanguage } from '../../http/language.ts'
import { ProblemError } from '../../http/problem.ts'
import type { SignedIn } from '../../plugins/access.ts'
import { type Db, lockByName, type Transaction } from '../../plugins/db.ts'
import { queueActivated, queueConfirmation } from './mail.ts'
import { notificationView, stockGenerationOf, withMatchCount } from './queries.ts'

/** The limit of unanswered requests for confirmation per address. */
const openConfirmations = { limit: 3, hours: 24 }
const waitingForConfirmation = t(
  'Zu dieser Adresse sind drei Bestätigungen offen. Bitte öffnen Sie den Link in einer der Mails, oder versuchen Sie es in 24 Stunden noch einmal.',
)

/** The token in cancel links: never stored, derived for each mail. */
export const cancelTokenOf = (secret: string, salt: string) =>
  hmacOf(keyFor(secret, 'links'), `cancel ${salt}`)

function criteriaOf(payload: NewNotification) {
  try {
    return criteriaOfNotification(payload)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new ProblemError('validation-failed', { errors })
  }
}

/**
 * Locks an address and refuses a further subscription beyond its limits. Only its owner gets the answer
 * `subscriptions-full`, and unanswered confirmations requested by others never block the owner.
 * @throws ProblemError subscriptions-full, too-many-attempts
 */
export async function limitSubscriptions(tx: Transaction, user_email: string, isOwn: boolean, now: Date) {
  await lockByName(tx, `notify ${user_email}`)
  const windowMs = openConfirmations.hours * hourMs
  const since = new Date(now.getTime() - windowMs)
  const open = await tx.searchNotification.findMany({
    where: { user_email, state: 'unconfirmed', createdAt: { gt: since } },
    orderBy: { createdAt: 'desc' },
    take: openConfirmations.limit,
    select: { createdAt: true },
  })
  const all = await tx.searchNotification.count({
    where: { user_email, state: { in: ['active', 'paused'] } },
  })
  if (all >= subscriptionsMaximum) throw new ProblemError(isOwn ? 'subscriptions-full' : 'too-many-attempts')
  const oldest = open[openConfirmations.limit - 1]
  if (isOwn || !oldest) return
  const retryAfterSeconds = Math.ceil((oldest.createdAt.getTime() + windowMs - now.getTime()) / 1000)
  throw new ProblemError('too-many-attempts', { title: waitingForConfirmation, retryAfterSeconds })
}

/**
 * Creates a search notification for an address. The caller's own address is verified by the login and active at once;
 * any other address gets a mail with a confirmation link first (U-50).
 *
 * @returns the cancel token and the state
 * @throws ProblemError validation-failed, subscriptions-full, too-many-attempts after three unanswered confirmations
 */
export async function subscribe(
  db: PrismaClient,
  payload: NewNotification,
  { account, language }: { account: SignedIn | null; language: Language },
  now: Date,
  env: Env,
) {
  const criteria = criteriaOf(payload)
  const isOwn = account?.activated === true && account.email === payload.user_email
  const salt = randomBytes(24).toString('base64url')
  const id = cancelTokenOf(env.SECRET_KEY, salt)
  const confirmToken = newToken()
  await db.$transaction(async (tx) => {
    await limitSubscriptions(tx, payload.user_email, isOwn, now)
    const notification = await tx.searchNotification.create({
      data: {
        salt,
        tokenHash: hashOf(id),
        confirmTokenHash: isOwn ? null : hashOf(confirmToken),
        accountId: isOwn ? account.id : null,
        user_email: payload.user_email,
        language,
        name: inLanguage(language, () => searchLabel(criteria)),
        criteria,
        state: isOwn ? 'active' : 'unconfirmed',
        activeAfter: await stockGenerationOf(tx),
        createdAt: now,
        confirmedAt: isOwn ? now : null,
      },
    })
    if (!isOwn) await queueConfirmation(tx, env, { ...notification, criteria }, confirmToken)
  })
  return { id, state: isOwn ? ('active' as const) : ('unconfirmed' as const) }
}

/**
 * Activates a subscription whose address is confirmed and mails the link that ends it. A repeated call has no effect.
 * @returns the token of that link
 * @throws ProblemError not-found for an unknown or cancelled subscription
 */
export async function confirm(db: PrismaClient, token: string, now: Date, env: Env) {
  if (!tokenPattern.test(token)) throw new ProblemError('not-found')
  const confirmTokenHash = hashOf(token)
  return db.$transaction(async (tx) => {
    const { count } = await tx.searchNotification.updateMany({
      where: { confirmTokenHash, state: 'unconfirmed' },
      data: { state: 'active', confirmedAt: now, activeAfter: await stockGenerationOf(tx) },
    })
    const known = await tx.searchNotification.findUnique({ where: { confirmTokenHash } })
    if (!known || known.state === 'cancelled') throw new ProblemError('not-found')
    const cancelToken = cancelTokenOf(env.SECRET_KEY, known.salt)
    if (count > 0) await queueActivated(tx, env, known, cancelToken)
    return { state: 'active' as const, cancelToken }
  })
}

/**
 * Cancels a subscription and removes its unsent mails, atomically. Address and search are deleted; the row remains so
 * that the link can be used again.
 * @returns false when there is no such subscription
 */
async function cancelById(tx: Transaction, which: { id: number; accountId?: number }, now: Date) {
  const { count } = await tx.searchNotification.updateMany({
    where: { ...which, state: { not: 'cancelled' } },
    data: { state: 'cancelled', cancelledAt: now, user_email: '', name: '', criteria: {} },
  })
  if (count === 0) return false
  const matches = await tx.notificationMatch.findMany({
    where: { notificationId: which.id, mailId: { not: null } },
    select: { mailId: true },
  })
  const ids = [...new Set(matches.map(({ mailId }) => mailId ?? 0))]
  await tx.mail.updateMany({
    where: { id: { in: ids }, state: 'queued' },
    data: { state: 'failed', lastError: 'Findebenachrichtigung storniert' },
  })
  return true
}

/**
 * Cancels by the link of a mail; repeating it is not an error.
 * @throws ProblemError not-found, identical for foreign and invented tokens
 */
export async function cancel(db: PrismaClient, token: string, now: Date) {
  if (!tokenPattern.test(token)) throw new ProblemError('not-found')
  const tokenHash = hashOf(token)
  const known = await db.searchNotification.findUnique({ where: { tokenHash }, select: { id: true } })
  if (!known) throw new ProblemError('not-found')
  await db.$transaction((tx) => cancelById(tx, { id: known.id }, now))
  return { cancel_alert: true as const }
}

type Change = {
  name?: string | undefined
  state?: 'active' | 'paused' | undefined
  rhythm?: 'sofort' | 'taeglich' | undefined
}

/**
 * Changes one of the caller's own subscriptions.
 * @throws ProblemError not-found, also for foreign ones
 */
export async function change(
  db: Db,
  accountId: number,
  id: number,
  data: Change,
): Promise<SearchNotification> {
  const where = { id, accountId, state: { in: ['active', 'paused'] } }
  if (data.state === 'active') {
    const activeAfter = await stockGenerationOf(db)
    await db.searchNotification.updateMany({ where: { ...where, state: 'paused' }, data: { activeAfter } })
  }
  const { count } = await db.searchNotification.updateMany({ where, data })
  if (count === 0) throw new ProblemError('not-found')
  return notificationView(
    await db.searchNotification.findUniqueOrThrow({ where: { id }, include: withMatchCount }),
  )
}

/**
 * Cancels one of the caller's own subscriptions.
 * @throws ProblemError not-found, also for foreign ones
 */
export async function remove(db: PrismaClient, accountId: number, id: number, now: Date) {
  const isCancelled = await db.$transaction((tx) => cancelById(tx, { id, accountId }, now))
  if (!isCancelled) throw new ProblemError('not-found')
}
