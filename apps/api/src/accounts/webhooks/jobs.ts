import { nextDelayS, testEvent, type WebhookError, webhookPauseHours } from '@portal/domain/accounts/webhooks'
import { hourMs } from '@portal/domain/values/durations'
import { isForDealers } from '@portal/domain/vehicles/price-tier'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { unsealText } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { storedTierOf, viewerColumns } from '../../plugins/access.ts'
import type { Db, Transaction } from '../../plugins/db.ts'
import type { WebhookJob } from '../../plugins/job-queues.ts'
import { queueJob, queueMissingJobs } from '../../plugins/jobs.ts'
import { signedHeaders } from '../../webhooks/signature.ts'
import { postTo, type Resolve, TargetError } from '../../webhooks/target.ts'
import { pauseFailing, sealingKey } from './commands.ts'
import { bodyOf } from './view.ts'

export type Delivering = { db: PrismaClient; env: Env; now: () => Date; resolve: Resolve; timeoutMs?: number }

const withEndpoint = { endpoint: true } as const
type Delivery = Prisma.WebhookDeliveryGetPayload<{ include: typeof withEndpoint }>

/** No other event is sent to a server that could not be reached before this time is over. */
const unreachablePauseS = 60
const unreachable: (WebhookError | null)[] = ['host', 'timeout', 'connection']

type Attempt = {
  at: Date
  status: number | null
  error: WebhookError | null
  ms: number
  answer: string | null
}
type Outcome = Attempt & { body?: string; retryAfterS: number }

const unsent = (at: Date, error: WebhookError): Outcome => ({
  ...{ at, error, status: null, ms: 0, answer: null, retryAfterS: 0 },
})

const inS = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** The header Retry-After, as seconds or as a date (RFC 9110), in seconds from `now`. */
function retryAfterSeconds(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0
}

/**
 * Whether the company may be told anything at present: it is activated, and an owner agreed to the current terms. The
 * house always may.
 */
async function hasAccess(db: Db, env: Env, dealerId: number | null) {
  if (dealerId === null) return true
  const owners = await db.dealerMember.findMany({
    where: { dealerId, role: 'owner', dealer: { account: { activated: true } } },
    select: { account: { select: viewerColumns } },
  })
  return owners.some(({ account }) => isForDealers(storedTierOf(account, env)))
}

function secretsOf(env: Env, { secret, oldSecret, oldSecretUntil }: Delivery['endpoint'], now: Date) {
  const isRotating = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now
  return [secret, ...(isRotating ? [oldSecret] : [])].map((sealed) => unsealText(sealingKey(env), sealed))
}

async function attempt(delivering: Delivering, delivery: Delivery): Promise<Outcome> {
  const { db, env, resolve, timeoutMs } = delivering
  const at = delivering.now()
  const { endpoint, messageId: id } = delivery
  if (!(await hasAccess(db, env, endpoint.dealerId))) return unsent(at, 'access')
  const body = delivery.body ?? (await bodyOf(db, env, { ...delivery, isHouse: endpoint.dealerId === null }))
  if (body === null) return unsent(at, 'gone')
  const headers = signedHeaders(secretsOf(env, endpoint, at), {
    ...{ id, body, timestampS: Math.floor(at.getTime() / 1000) },
  })
  const started = performance.now()
  const spent = () => Math.round(performance.now() - started)
  try {
    const innerOrigins = env.WEBHOOK_INNER_ORIGINS
    const answer = await postTo(endpoint.url, { innerOrigins, resolve, headers, body, timeoutMs })
    const retryAfterS = retryAfterSeconds(answer.retryAfter, delivering.now())
    return { at, body, retryAfterS, error: null, ms: spent(), status: answer.status, answer: answer.answer }
  } catch (error) {
    if (!(error instanceof TargetError)) throw error
    return { ...unsent(at, error.code), body, ms: spent() }
  }
}

/** Queues the next event of the same object, which has waited for this one. */
async function releaseNext(tx: Transaction, { endpointId, object }: Delivery, now: Date) {
  const next = await tx.webhookDelivery.findFirst({
    where: { endpointId, object, state: 'waiting', nextAt: { lte: now } },
    orderBy: { id: 'asc' },
    select: { id: true, round: true },
  })
  if (next) await queueJob(tx, 'deliver-webhook', { deliveryId: next.id, endpointId, round: next.round })
}

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300

/** Ends a delivery. */
async function end(tx: Transaction, delivery: Delivery, state: 'delivered' | 'failed', now: Date) {
  await tx.webhookDelivery.update({ where: { id: delivery.id }, data: { state } })
  await releaseNext(tx, delivery, now)
}

async function settleFailure(tx: Transaction, env: Env, delivery: Delivery, outcome: Outcome, now: Date) {
  const { id, endpoint, type, endpointId } = delivery
  const { status, error, retryAfterS } = outcome
  if (status === 410) await pauseFailing(tx, env, endpoint, 'gone', now)
  const failures = delivery.failures + 1
  // A test is tried once, by hand; that something is gone or not allowed says nothing about the address.
  const isOwnFault = type !== testEvent && error !== 'access' && error !== 'gone'
  const delayS = isOwnFault && status !== 410 ? nextDelayS(failures, Math.random(), retryAfterS) : null
  if (delayS === null) await end(tx, delivery, 'failed', now)
  else {
    const round = delivery.round + 1
    await tx.webhookDelivery.update({ where: { id }, data: { failures, round, nextAt: inS(now, delayS) } })
    await queueJob(tx, 'deliver-webhook', { deliveryId: id, endpointId, round }, delayS)
  }
  if (!isOwnFault) return
  const failingSince = endpoint.failingSince ?? now
  // The first failure may be chance, and its event is repeated soon. Later ones let the server rest, or each waiting
  // event would occupy a worker anew.
  const longestS = endpoint.failingSince === null ? (delayS ?? Infinity) : Infinity
  const restS = unreachable.includes(error) ? Math.max(unreachablePauseS, retryAfterS) : retryAfterS
  const notBefore = restS > 0 ? inS(now, Math.min(restS, longestS)) : endpoint.notBefore
  await tx.webhookEndpoint.update({ where: { id: endpointId }, data: { failingSince, notBefore } })
  const failedMs = now.getTime() - failingSince.getTime()
  if (failedMs >= webhookPauseHours * hourMs) await pauseFailing(tx, env, endpoint, 'failing', now)
}

/** Records an attempt and what follows from it in one transaction. */
const settle = ({ db, env, now: clock }: Delivering, { id }: Delivery, round: number, outcome: Outcome) =>
  db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM webhook_delivery WHERE id = ${id} FOR UPDATE`
    const delivery = await tx.webhookDelivery.findUnique({ where: { id }, include: withEndpoint })
    if (!delivery) return
    const { at, status, error, ms, answer, body } = outcome
    await tx.webhookAttempt.create({ data: { deliveryId: id, at, status, error, ms, answer } })
    if (body !== undefined && delivery.body === null)
      await tx.webhookDelivery.update({ where: { id }, data: { body } })
    // Scheduled anew meanwhile: the job of that round decides.
    if (delivery.state !== 'waiting' || delivery.round !== round) return
    if (!isSuccess(status)) return settleFailure(tx, env, delivery, outcome, clock())
    await tx.webhookEndpoint.update({
      where: { id: delivery.endpointId },
      data: { failingSince: null, notBefore: null },
    })
    return end(tx, delivery, 'delivered', clock())
  })

/**
 * Whether an earlier event of the same object waits. The row is locked for the question: its end, which queues this
 * event, may be about to be committed.
 */
async function isBlocked(db: Db, { id, endpointId, object }: Delivery) {
  const earlier = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM webhook_delivery
    WHERE endpoint_id = ${endpointId} AND object = ${object} AND state = 'waiting' AND id < ${id}
    ORDER BY id LIMIT 1 FOR SHARE`
  return earlier.length > 0
}

/**
 * Sends an event to its address. A job of an earlier round sends nothing. After a crash between the answer and its
 * record the event is sent again with the same id.
 */
export async function deliverWebhook(delivering: Delivering, job: WebhookJob): Promise<void> {
  const { db, now } = delivering
  const { deliveryId, round } = job
  const delivery = await db.webhookDelivery.findUnique({
    where: { id: deliveryId, state: 'waiting', round, endpoint: { pausedAt: null } },
    include: withEndpoint,
  })
  if (!delivery || (await isBlocked(db, delivery))) return
  const { notBefore } = delivery.endpoint
  const restS = notBefore ? Math.ceil((notBefore.getTime() - now().getTime()) / 1000) : 0
  if (restS > 0 && delivery.type !== testEvent) {
    await db.$transaction((tx) => queueJob(tx, 'deliver-webhook', job, restS))
    return
  }
  await settle(delivering, delivery, round, await attempt(delivering, delivery))
}

/**
 * Queues the deliveries that are due and have no job, for example after a restored backup. Those that wait for an
 * earlier one of their object are queued by its end.
 */
export const queueDeliveriesWithoutJob = (db: Db) =>
  queueMissingJobs(
    db,
    'deliver-webhook',
    `SELECT jsonb_build_object('deliveryId', d.id, 'endpointId', d.endpoint_id, 'round', d.round) AS data
     FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id
     WHERE d.state = 'waiting' AND e.paused_at IS NULL`,
  )
