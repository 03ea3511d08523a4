import type { SearchNotification } from '@portal/contract/search/notifications'
import { has } from '@portal/domain/accounts/roles'
import { matches, type SearchedVehicle } from '@portal/domain/search/conditions'
import { Criteria } from '@portal/domain/search/criteria'
import { isForDealers, type PriceTier } from '@portal/domain/vehicles/price-tier'
import { searchedNet } from '@portal/domain/vehicles/vat'
import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import { queuePush } from '../../buyer/push/commands.ts'
import { mailOnly, noticeOf } from '../../buyer/push/queries.ts'
import type { Env } from '../../env.ts'
import { storedTierOf, viewerColumns } from '../../plugins/access.ts'
import { type Db, lockByName, type Transaction } from '../../plugins/db.ts'
import { momentColumn, searchedColumns } from '../../stock/vehicle-row.ts'
import { energyLabelsOf } from '../../vehicles/cars/queries.ts'
import { notDismissedBy } from '../../vehicles/dismissed-cars/where.ts'
import { matchesOf, queueEvent } from '../../webhooks/events.ts'
import { cancelTokenOf } from './commands.ts'
import { carsPerMail, queueMatches } from './mail.ts'
import { stockGenerationOf } from './queries.ts'
import { carBlock } from './view.ts'

const progressKey = 'notifications.generation'

/** The stock generation up to which all publications are matched. */
export const matchedGeneration = async (db: Db) =>
  Number((await db.jobState.findUnique({ where: { key: progressKey } }))?.value ?? 0)

const vehiclesPerBatch = 2000

const withSubscriber = { account: { select: viewerColumns } } as const
type Subscription = Prisma.SearchNotificationGetPayload<{ include: typeof withSubscriber }>

/** Ensures one run at a time over all workers; the lock is held until the end of the transaction. */
async function lockProgress(tx: Transaction) {
  await lockByName(tx, progressKey)
  const row = await tx.jobState.findUnique({ where: { key: progressKey } })
  return { done: Number(row?.value ?? 0), current: await stockGenerationOf(tx) }
}

const storeProgress = (tx: Transaction, generation: number, now: Date) =>
  tx.jobState.upsert({
    where: { key: progressKey },
    create: { key: progressKey, value: generation, updatedAt: now },
    update: { value: generation, updatedAt: now },
  })

type PublishedVehicle = SearchedVehicle & {
  fahrzeugid: number
  /** The stock generation that published it. */
  publishedIn: number
  dealerPrice: number | null
  dealerDrop: number | null
}

/** Vehicles published after a generation, with the columns the search evaluates and the consumer price as `preis`. */
function publishedVehicles(tx: Transaction, after: number, upTo: number, afterId: number) {
  return tx.$queryRaw<PublishedVehicle[]>`
    SELECT v.fahrzeugid, c.generation AS "publishedIn", ${Prisma.raw(searchedColumns('consumer'))},
      nullif(v.haendlerpreisbrutto, 0)::float8 AS "dealerPrice",
      ${Prisma.raw(momentColumn('priceDropMinute', 'dealer'))} AS "dealerDrop"
    FROM vehicle v JOIN (
      SELECT fahrzeugid, max(generation) AS generation FROM stock_change
      WHERE published AND generation > ${after} AND generation <= ${upTo} GROUP BY fahrzeugid) c USING (fahrzeugid)
    WHERE v.available AND v.fahrzeugid > ${afterId}
    ORDER BY v.fahrzeugid LIMIT ${vehiclesPerBatch}`
}

const priceAt = ({ dealerPrice, vatMode }: PublishedVehicle, tier: PriceTier) =>
  tier === 'net' && dealerPrice !== null ? searchedNet(dealerPrice, vatMode) : dealerPrice

const atTier = (vehicle: PublishedVehicle, tier: PriceTier): SearchedVehicle =>
  isForDealers(tier)
    ? { ...vehicle, preis: priceAt(vehicle, tier), priceDropMinute: vehicle.dealerDrop }
    : vehicle

async function storeMatches(
  tx: Transaction,
  env: Env,
  subscriptions: Subscription[],
  after: number,
  upTo: number,
  now: Date,
) {
  const searches = subscriptions.map((subscription) => ({
    id: subscription.id,
    activeAfter: subscription.activeAfter,
    tier: storedTierOf(subscription.account, env),
    criteria: Criteria.parse(subscription.criteria),
  }))
  for (let last = 0; ; ) {
    const vehicles = await publishedVehicles(tx, after, upTo, last)
    const found = vehicles.flatMap((vehicle) =>
      searches
        .filter(({ activeAfter }) => vehicle.publishedIn > activeAfter)
        .filter(({ criteria, tier }) => matches(criteria, atTier(vehicle, tier), tier))
        .map(({ id }) => ({ notificationId: id, fahrzeugid: vehicle.fahrzeugid })),
    )
    const added = await tx.notificationMatch.createManyAndReturn({
      data: found,
      skipDuplicates: true,
      select: { notificationId: true, fahrzeugid: true },
    })
    if (added.length > 0) await queueEvent(tx, 'search.match', matchesOf(added), now)
    last = vehicles.at(-1)?.fahrzeugid ?? 0
    if (vehicles.length < vehiclesPerBatch) return
  }
}

/** Locks the subscription, so that parallel runs mail in turn and a subscription cancelled meanwhile gets no mail. */
async function lockedSubscription(tx: Transaction, id: number) {
  await tx.$executeRaw`SELECT 1 FROM search_notification WHERE id = ${id} FOR UPDATE`
  return tx.searchNotification.findFirst({ where: { id, state: 'active' }, include: withSubscriber })
}

async function mailOpenMatches(tx: Transaction, env: Env, id: number) {
  const subscription = await lockedSubscription(tx, id)
  if (!subscription) return 0
  const tier = storedTierOf(subscription.account, env)
  const open = { notificationId: id, mailId: null }
  const matched = await tx.notificationMatch.findMany({ where: open, select: { fahrzeugid: true } })
  const ids = matched.map(({ fahrzeugid }) => fahrzeugid)
  const isOffered = {
    fahrzeugid: { in: ids },
    available: true,
    ...(subscription.accountId !== null && notDismissedBy(subscription.accountId)),
  }
  const total = await tx.vehicle.count({ where: isOffered })
  const cars = await tx.vehicle.findMany({
    where: isOffered,
    orderBy: { eaktedokumentid: 'desc' },
    take: carsPerMail,
    select: carBlock.select(tier),
  })
  if (cars.length === 0) return 0
  const labels = await energyLabelsOf(tx, ids)
  const { accountId, rhythm } = subscription
  const notice = accountId !== null && rhythm === 'sofort' ? await noticeOf(tx, env, accountId) : mailOnly
  const mailId = await queueMatches(tx, env, {
    subscription: { ...subscription, criteria: Criteria.parse(subscription.criteria) },
    cars: () => cars.map((car) => carBlock.of(car, tier, labels.get(car.fahrzeugid)?.())),
    total,
    cancelToken: cancelTokenOf(env.SECRET_KEY, subscription.salt),
    tier,
    isDealer: has(subscription.account, 'ROLE_DEALER'),
    delayS: notice.mailDelayS,
  })
  await tx.notificationMatch.updateMany({ where: open, data: { mailId } })
  await queuePush(tx, notice, mailId, {
    kind: 'match',
    notificationId: id,
    fahrzeugids: cars.map(({ fahrzeugid }) => fahrzeugid),
  })
  return 1
}

/** Mails the open matches of every subscription with this rhythm, each in its own transaction. */
async function mailRhythm(db: PrismaClient, env: Env, rhythm: SearchNotification['rhythm']): Promise<number> {
  const waiting = await db.searchNotification.findMany({
    where: { state: 'active', rhythm, matches: { some: { mailId: null } } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  let mails = 0
  for (const { id } of waiting) mails += await db.$transaction((tx) => mailOpenMatches(tx, env, id))
  return mails
}

/**
 * Matches all vehicles published since the last run with all active subscriptions, then mails those with immediate
 * rhythm: one mail per subscription and run, each car once per subscription. Matches and progress are stored in one
 * transaction, and a match stays open until its mail is queued, so a crashed or repeated run queues each mail exactly
 * once.
 *
 * @returns the number of mails queued
 */
export async function mailNewMatches(db: PrismaClient, env: Env, now: Date): Promise<number> {
  await db.$transaction(
    async (tx) => {
      const { done, current } = await lockProgress(tx)
      if (current <= done) return
      const subscriptions = await tx.searchNotification.findMany({
        where: { state: 'active' },
        include: withSubscriber,
      })
      if (subscriptions.length > 0) await storeMatches(tx, env, subscriptions, done, current, now)
      await storeProgress(tx, current, now)
    },
    { timeout: 120_000 },
  )
  return mailRhythm(db, env, 'sofort')
}

/**
 * The daily digest at 07:00: mails the collected matches of subscriptions with a daily rhythm.
 * @returns the number of mails queued
 */
export const mailDailyMatches = (db: PrismaClient, env: Env): Promise<number> =>
  mailRhythm(db, env, 'taeglich')
