import { Webhook, WebhookDelivery } from '@portal/contract/accounts/webhooks'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { administratorsOf } from '../admin-accounts/queries.ts'
import { gwNumberOf } from './view.ts'

const shown = {
  ...{ id: true, url: true, description: true, events: true },
  ...{ oldSecretUntil: true, failingSince: true, pausedAt: true, pauseReason: true },
} as const satisfies Prisma.WebhookEndpointSelect

const attempted = { at: true, status: true, error: true, ms: true, answer: true } as const

type Endpoint = Prisma.WebhookEndpointGetPayload<{ select: typeof shown }>

const stateOf = ({ pausedAt, failingSince }: Endpoint) => {
  if (pausedAt) return 'paused'
  return failingSince ? 'failing' : 'active'
}

async function viewOf(db: Db, endpoint: Endpoint, now: Date): Promise<Webhook> {
  const { id, url, description, events, oldSecretUntil, pausedAt, pauseReason } = endpoint
  const ofEndpoint = { endpointId: id, state: 'waiting' }
  const [waiting, next, lastAttempt] = await Promise.all([
    db.webhookDelivery.count({ where: ofEndpoint }),
    db.webhookDelivery.findFirst({ where: ofEndpoint, orderBy: { nextAt: 'asc' }, select: { nextAt: true } }),
    db.webhookAttempt.findFirst({
      where: { delivery: { endpointId: id } },
      orderBy: { id: 'desc' },
      select: { at: true, status: true, error: true },
    }),
  ])
  return Webhook.parse({
    ...{ id, url, description, events, pauseReason, waiting, state: stateOf(endpoint) },
    rotatingUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    lastAttempt: lastAttempt && { ...lastAttempt, at: lastAttempt.at.toISOString() },
    nextAt: pausedAt ? null : (next?.nextAt.toISOString() ?? null),
  })
}

/** The addresses of a company, or of the house (null), oldest first. */
export async function webhooksOf(db: Db, dealerId: number | null, now: Date): Promise<Webhook[]> {
  const rows = await db.webhookEndpoint.findMany({
    where: { dealerId },
    orderBy: { id: 'asc' },
    select: shown,
  })
  return Promise.all(rows.map((row) => viewOf(db, row, now)))
}

/** @throws ProblemError not-found, also for another company's address */
export async function webhookOf(db: Db, dealerId: number | null, id: number, now: Date): Promise<Webhook> {
  const row = await db.webhookEndpoint.findFirst({ where: { id, dealerId }, select: shown })
  if (!row) throw new ProblemError('not-found')
  return viewOf(db, row, now)
}

/** A page of the log of an address, newest first. @throws ProblemError not-found, also for another company's */
export async function deliveriesOf(
  db: Db,
  { dealerId, id }: { dealerId: number | null; id: number },
  { page, size }: { page: number; size: number },
) {
  if ((await db.webhookEndpoint.count({ where: { id, dealerId } })) === 0) throw new ProblemError('not-found')
  const where = { endpointId: id, endpoint: { dealerId } }
  const [total, rows] = await Promise.all([
    db.webhookDelivery.count({ where }),
    db.webhookDelivery.findMany({
      ...{ where, orderBy: { id: 'desc' }, skip: page * size, take: size },
      select: {
        ...{ id: true, messageId: true, type: true, data: true, createdAt: true, state: true, nextAt: true },
        attempts: { orderBy: { id: 'desc' }, take: 20, select: attempted },
      },
    }),
  ])
  const deliveries = rows.map(({ data, createdAt, nextAt, attempts, ...row }) =>
    WebhookDelivery.parse({
      ...row,
      gwnummer: gwNumberOf(data),
      createdAt: createdAt.toISOString(),
      nextAt: row.state === 'waiting' ? nextAt.toISOString() : null,
      attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
    }),
  )
  return { total, deliveries }
}

/** Whom a problem is mailed to: the owners of a company, or all administrators. */
export async function recipientsOf(db: Db, dealerId: number | null): Promise<string[]> {
  if (dealerId === null) return administratorsOf(db)
  const owners = await db.dealerMember.findMany({
    where: { dealerId, role: 'owner' },
    orderBy: [{ joinedAt: 'asc' }, { accountId: 'asc' }],
    select: { account: { select: { email: true } } },
  })
  return owners.map(({ account }) => account.email)
}
