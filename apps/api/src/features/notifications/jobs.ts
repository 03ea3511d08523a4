import { matches, type SearchedVehicle } from '@portal/domain/conditions'
import { Criteria } from '@portal/domain/criteria'
import type { PriceTier } from '@portal/domain/price-tier'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import type { Db } from '../../plugins/db.ts'
import { cancelTokenOf } from './commands.ts'
import { queueMatches } from './mail.ts'
import { carBlock, tierOfSubscriber } from './view.ts'

/** Where the last run stopped: the stock generation whose publications are all matched. */
const progressKey = 'notifications.generation'

/** The last stock generation whose publications are all matched. */
export const matchedGeneration = async (db: Db) =>
  Number((await db.setting.findUnique({ where: { key: progressKey } }))?.value ?? 0)

const vehiclesPerBatch = 2000
const carsPerMail = 50

const withSubscriber = { account: { select: { activated: true, authorities: true } } } as const
type Subscription = Prisma.SearchNotificationGetPayload<{ include: typeof withSubscriber }>

/** One run at a time over all workers; the lock goes with the transaction. */
async function takeProgress(tx: Db) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${progressKey}, 0))`
  const [row, current] = await Promise.all([
    tx.setting.findUnique({ where: { key: progressKey } }),
    tx.stockGeneration.findUnique({ where: { id: 1 } }),
  ])
  return { done: Number(row?.value ?? 0), current: current?.generation ?? 0 }
}

const keepProgress = (tx: Db, generation: number, now: Date) =>
  tx.setting.upsert({
    where: { key: progressKey },
    create: { key: progressKey, value: generation, updatedAt: now },
    update: { value: generation, updatedAt: now },
  })

/** Newly published vehicles as the search sees them, with the price of each tier apart. */
function publishedVehicles(tx: Db, after: number, upTo: number, afterId: number) {
  return tx.$queryRaw<(SearchedVehicle & { fahrzeugid: number; consumer: number; dealer: number })[]>`
    SELECT v.fahrzeugid, gwnummer, hersteller, modellgruppe, modell, transporter, fahrzeugtyp, fahrzeugkategorietypnfz,
      kraftstoffart, getriebe, farbe, schadstoffklassetyp, schiebetuer,
      vat_mode AS "vatMode",
      extract(year FROM erstzulassungvon)::int AS erstzulassungsjahr, kilometerstandvon, kwvon, psvon, anzahlsitze,
      anzahltueren, zulaessigesgesamtgewicht, equipment, NULL AS preis,
      planverkaufspreisprivatkundengeschaeftbrutto::float8 AS consumer, haendlerpreisbrutto::float8 AS dealer
    FROM vehicle v
    WHERE v.available AND v.fahrzeugid > ${afterId} AND EXISTS (
      SELECT 1 FROM stock_change c WHERE c.fahrzeugid = v.fahrzeugid AND c.published
        AND c.generation > ${after} AND c.generation <= ${upTo})
    ORDER BY v.fahrzeugid LIMIT ${vehiclesPerBatch}`
}

const atTier = (vehicle: { consumer: number; dealer: number }, tier: PriceTier) => {
  const price = tier === 'dealer' ? vehicle.dealer : vehicle.consumer
  return price > 0 ? price : null
}

async function storeMatches(tx: Db, subscriptions: Subscription[], after: number, upTo: number) {
  const searches = subscriptions.map((subscription) => ({
    id: subscription.id,
    tier: tierOfSubscriber(subscription.account),
    criteria: Criteria.parse(subscription.criteria),
  }))
  for (let last = 0; ; ) {
    const vehicles = await publishedVehicles(tx, after, upTo, last)
    const found = vehicles.flatMap((vehicle) =>
      searches
        .filter(({ criteria, tier }) => matches(criteria, { ...vehicle, preis: atTier(vehicle, tier) }))
        .map(({ id }) => ({ notificationId: id, fahrzeugid: vehicle.fahrzeugid })),
    )
    await tx.notificationMatch.createMany({ data: found, skipDuplicates: true })
    last = vehicles.at(-1)?.fahrzeugid ?? 0
    if (vehicles.length < vehiclesPerBatch) return
  }
}

async function mailOpenMatches(tx: Db, env: Env, subscription: Subscription) {
  const tier = tierOfSubscriber(subscription.account)
  const open = { notificationId: subscription.id, mailId: null }
  const matched = await tx.notificationMatch.findMany({ where: open, select: { fahrzeugid: true } })
  const ids = matched.map(({ fahrzeugid }) => fahrzeugid)
  const stillThere = { fahrzeugid: { in: ids }, available: true }
  const total = await tx.vehicle.count({ where: stillThere })
  const cars = await tx.vehicle.findMany({
    where: stillThere,
    orderBy: { eaktedokumentid: 'desc' },
    take: carsPerMail,
    select: carBlock.select(tier),
  })
  if (cars.length === 0) return 0
  const mailId = await queueMatches(
    tx,
    {
      subscription: { ...subscription, criteria: Criteria.parse(subscription.criteria) },
      cars: cars.map((car) => carBlock.of(car, tier)),
      total,
      cancelToken: cancelTokenOf(env.SECRET_KEY, subscription.salt),
      isDealer: subscription.account?.authorities.includes('ROLE_DEALER') ?? false,
    },
    { env, secret: env.SECRET_KEY },
  )
  await tx.notificationMatch.updateMany({ where: open, data: { mailId } })
  return 1
}

const activeSubscriptions = (tx: Db, rhythm?: 'sofort' | 'taeglich') =>
  tx.searchNotification.findMany({
    where: { state: 'active', ...(rhythm ? { rhythm } : {}) },
    orderBy: { id: 'asc' },
    include: withSubscriber,
  })

/**
 * Matches every vehicle published since the last run against all active subscriptions and mails those that want it at
 * once: one mail per subscription and run, each car once per subscription. Matches, mails and progress are one
 * transaction, so a run that died or is repeated mails nothing twice and nothing never.
 *
 * @returns the number of mails queued
 */
export function mailNewMatches(db: PrismaClient, env: Env, now: Date): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const { done, current } = await takeProgress(tx)
      if (current <= done) return 0
      const subscriptions = await activeSubscriptions(tx)
      if (subscriptions.length > 0) await storeMatches(tx, subscriptions, done, current)
      let mails = 0
      for (const subscription of subscriptions.filter(({ rhythm }) => rhythm === 'sofort'))
        mails += await mailOpenMatches(tx, env, subscription)
      await keepProgress(tx, current, now)
      return mails
    },
    { timeout: 120_000 },
  )
}

/**
 * The digest of 07:00: mails the matches collected for subscriptions with a daily rhythm.
 * @returns the number of mails queued
 */
export async function mailDailyMatches(db: PrismaClient, env: Env): Promise<number> {
  let mails = 0
  for (const subscription of await activeSubscriptions(db, 'taeglich'))
    mails += await db.$transaction((tx) => mailOpenMatches(tx, env, subscription))
  return mails
}
