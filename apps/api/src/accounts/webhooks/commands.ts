import type { NewWebhook } from '@portal/contract/accounts/webhooks'
import {
  isWebhookUrl,
  type PauseReason,
  testEvent,
  webhookRotationHours,
  webhooksMaximum,
} from '@portal/domain/accounts/webhooks'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import { hourMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import { actedBy, audit, bySystem } from '../../audit/audit.ts'
import { isPasswordRight } from '../../credentials/passwords.ts'
import { keyFor, sealText, unsealText } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { conflict, invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { queueAgain, queueTestEvent } from '../../webhooks/events.ts'
import { newSecret } from '../../webhooks/signature.ts'
import { isPossibleTarget } from '../../webhooks/target.ts'
import { lockCurrentCompany } from '../company/commands.ts'
import { pausedMail } from './mail.ts'
import { recipientsOf } from './queries.ts'

/** Whose addresses are meant; null = those of the house. */
type WebhookContext = CommandContext & { companyId: number | null }

export const sealingKey = ({ SECRET_KEY }: Env) => keyFor(SECRET_KEY, 'webhooks')

/** Without the path, which may contain a key of the receiver. */
const hostOf = (url: string) => new URL(url).host

type Recorded = { id: number; url: string }

const record = (tx: Transaction, context: WebhookContext, action: AuditAction, { id, url }: Recorded) =>
  audit(tx, {
    ...{ ...actedBy(context), action, subject: `webhook:${id}` },
    details: { company: context.companyId, name: hostOf(url) },
  })

function refuseBadUrl({ env }: WebhookContext, url: string) {
  if (!isWebhookUrl(url, env.WEBHOOK_INNER_ORIGINS))
    throw invalidField(
      'url',
      t('Bitte geben Sie eine Adresse an, die mit https:// beginnt, ohne Port und ohne Passwort.'),
    )
  if (!isPossibleTarget(new URL(url), env.WEBHOOK_INNER_ORIGINS))
    throw invalidField(
      'url',
      t('Diese Adresse liegt in einem internen Netz. Bitte geben Sie eine öffentliche an.'),
    )
}

/** The endpoint, locked until the transaction ends. @throws ProblemError not-found, also for another company's */
async function lockedWebhook(tx: Transaction, { companyId }: WebhookContext, id: number) {
  await tx.$executeRaw`SELECT 1 FROM webhook_endpoint WHERE id = ${id} 
    AND dealer_id IS NOT DISTINCT FROM ${companyId} FOR UPDATE`
  const endpoint = await tx.webhookEndpoint.findFirst({ where: { id, dealerId: companyId } })
  if (!endpoint) throw new ProblemError('not-found')
  return endpoint
}

/** Nothing is sent to a paused address. */
function refusePaused({ pausedAt }: { pausedAt: Date | null }) {
  if (pausedAt) throw conflict(t('Dieser Webhook ist angehalten. Bitte setzen Sie ihn zuerst fort.'))
}

/**
 * Adds an address with a new secret.
 * @returns its id and the secret
 * @throws ProblemError validation-failed, conflict with too many
 */
export async function addWebhook(context: WebhookContext, wanted: NewWebhook) {
  const { db, env, now: createdAt, companyId: dealerId } = context
  refuseBadUrl(context, wanted.url)
  const secret = newSecret()
  const { id } = await db.$transaction(async (tx) => {
    await (dealerId === null ? lockByName(tx, 'webhooks of the house') : lockCurrentCompany(tx, dealerId))
    if ((await tx.webhookEndpoint.count({ where: { dealerId } })) >= webhooksMaximum)
      throw conflict(t`Es gibt höchstens ${webhooksMaximum} Webhooks. Bitte löschen Sie zuerst einen.`)
    const added = await tx.webhookEndpoint.create({
      data: { ...wanted, dealerId, createdAt, secret: sealText(sealingKey(env), secret) },
    })
    await record(tx, context, 'webhook-created', added)
    return added
  })
  return { id, secret }
}

/** @throws ProblemError not-found, validation-failed */
export async function changeWebhook(context: WebhookContext, id: number, wanted: NewWebhook) {
  refuseBadUrl(context, wanted.url)
  await context.db.$transaction(async (tx) => {
    const { url } = await lockedWebhook(tx, context, id)
    // What was known about the earlier address says nothing about another.
    const fresh = url === wanted.url ? {} : { failingSince: null, notBefore: null }
    const changed = await tx.webhookEndpoint.update({ where: { id }, data: { ...wanted, ...fresh } })
    await record(tx, context, 'webhook-changed', changed)
  })
}

/** @throws ProblemError not-found */
export const deleteWebhook = (context: WebhookContext, id: number) =>
  context.db.$transaction(async (tx) => {
    const endpoint = await lockedWebhook(tx, context, id)
    await tx.webhookEndpoint.delete({ where: { id } })
    await record(tx, context, 'webhook-deleted', endpoint)
  })

/** Pauses or resumes an address; resuming sends what waits. @throws ProblemError not-found */
export const pauseWebhook = (context: WebhookContext, id: number, isPaused: boolean) =>
  context.db.$transaction(async (tx) => {
    const endpoint = await lockedWebhook(tx, context, id)
    if ((endpoint.pausedAt !== null) === isPaused) return
    const data = isPaused
      ? { pausedAt: context.now, pauseReason: 'owner' }
      : { pausedAt: null, pauseReason: null, failingSince: null, notBefore: null }
    await tx.webhookEndpoint.update({ where: { id }, data })
    if (!isPaused) await queueAgain(tx, id, context.now)
    await record(tx, context, isPaused ? 'webhook-paused' : 'webhook-resumed', endpoint)
  })

/**
 * Pauses an address because of its answers, and mails the owners, or the administrators.
 * @param at of the answer
 */
export async function pauseFailing(
  tx: Transaction,
  env: Env,
  { id, dealerId, url }: { id: number; dealerId: number | null; url: string },
  reason: PauseReason,
  at: Date,
) {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, pausedAt: null },
    data: { pausedAt: at, pauseReason: reason },
  })
  if (count === 0) return
  for (const recipient of await recipientsOf(tx, dealerId))
    await queueMail(tx, pausedMail(env, { recipient, url, reason, isHouse: dealerId === null }))
  const details = { company: dealerId, name: hostOf(url), reason }
  await audit(tx, { ...actedBy(bySystem(at)), action: 'webhook-paused', subject: `webhook:${id}`, details })
}

/**
 * The secret of an address, for an owner who enters the password.
 * @throws ProblemError not-found, validation-failed for a wrong password
 */
export async function shownSecret(context: WebhookContext, id: number, password: string) {
  const { db, env, actorId } = context
  const { passwordHash } = await db.account.findUniqueOrThrow({ where: { id: actorId } })
  if (!(await isPasswordRight(passwordHash, password)))
    throw invalidField('password', t('Das Passwort ist falsch.'))
  return db.$transaction(async (tx) => {
    const endpoint = await lockedWebhook(tx, context, id)
    await record(tx, context, 'webhook-secret-shown', endpoint)
    return unsealText(sealingKey(env), endpoint.secret)
  })
}

/**
 * Replaces the secret; the earlier one signs as well for a day, so that the receiver can be changed meanwhile.
 * @returns the new secret
 * @throws ProblemError not-found
 */
export async function rotateSecret(context: WebhookContext, id: number) {
  const { db, env, now } = context
  const secret = newSecret()
  await db.$transaction(async (tx) => {
    const endpoint = await lockedWebhook(tx, context, id)
    await tx.webhookEndpoint.update({
      where: { id },
      data: {
        secret: sealText(sealingKey(env), secret),
        oldSecret: endpoint.secret,
        oldSecretUntil: new Date(now.getTime() + webhookRotationHours * hourMs),
      },
    })
    await record(tx, context, 'webhook-secret-rotated', endpoint)
  })
  return secret
}

/** Sends a test event to an address. @throws ProblemError not-found, conflict for a paused address */
export const sendTest = (context: WebhookContext, id: number) =>
  context.db.$transaction(async (tx) => {
    refusePaused(await lockedWebhook(tx, context, id))
    await queueTestEvent(tx, id, testEvent, context.now)
  })

/** Sends now what waits for an address. @throws ProblemError not-found, conflict for a paused address */
export const sendWaiting = (context: WebhookContext, id: number) =>
  context.db.$transaction(async (tx) => {
    refusePaused(await lockedWebhook(tx, context, id))
    await tx.webhookEndpoint.update({ where: { id }, data: { notBefore: null } })
    await queueAgain(tx, id, context.now)
  })

/** Sends an event again with its id. @throws ProblemError not-found, conflict for a paused address */
export const replay = (context: WebhookContext, id: number, deliveryId: number) =>
  context.db.$transaction(async (tx) => {
    refusePaused(await lockedWebhook(tx, context, id))
    const isOwn = (await tx.webhookDelivery.count({ where: { id: deliveryId, endpointId: id } })) > 0
    if (!isOwn) throw new ProblemError('not-found')
    await tx.webhookEndpoint.update({ where: { id }, data: { notBefore: null } })
    await queueAgain(tx, id, context.now, deliveryId)
  })
