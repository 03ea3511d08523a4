import { flagsOfHandOver, type HandOverState, handOverStates } from '@portal/domain/buyer/hand-over'
import { saleCaseOf } from '@portal/domain/sale/sale-terms'
import type { Criteria } from '@portal/domain/search/criteria'
import { dayMs, hourMs } from '@portal/domain/values/durations'
import type { Disk } from 'flydrive'
import type { PrismaClient, Purchase } from '../../../generated/prisma/client.ts'
import { vatStateOf } from '../../accounts/vat-checks/queries.ts'
import type { Env } from '../../env.ts'
import { storePurchasePaper } from '../../house/house-purchases/commands.ts'
import type { Db } from '../../plugins/db.ts'
import { samplePaper } from '../demo-accounts/commands.ts'
import { createDemoClaims } from '../demo-claims/commands.ts'
import { createDemoInvoices, createDemoSeller } from '../demo-invoices/commands.ts'

type Activity = {
  login: string
  /** The number of purchases by state of their hand-over, newest first. */
  purchases: readonly (readonly [state: HandOverState, count: number])[]
  watched: number
  searches: readonly { ageDays: number; criteria: Criteria }[]
}

/** The fictional history of the demo dealers. */
const activities: readonly Activity[] = [
  {
    login: 'haendler@autoexpo.example',
    purchases: [
      ['open', 2],
      ['paid', 1],
      ['documents', 1],
      ['ready', 1],
      ['collected', 19],
    ],
    watched: 7,
    searches: [
      { ageDays: 1, criteria: { maker: 'Volkswagen', car_model: 'Golf', price_to: 20_000 } },
      { ageDays: 9, criteria: { maker: 'Audi', kraftstoffart: ['diesel'], km_stand_to: 100_000 } },
      { ageDays: 30, criteria: { transporter: true, price_to: 25_000 } },
    ],
  },
  {
    login: 'haendler2@autoexpo.example',
    purchases: [
      ['open', 1],
      ['collected', 6],
    ],
    watched: 3,
    searches: [{ ageDays: 4, criteria: { maker: 'BMW', getriebe: ['AUTOMATIK'] } }],
  },
]

const clerkLogin = 'verkauf@autoexpo.example'
/** The newest purchases have a price and a buyer; older ones have none. */
const pricedPurchases = 20
/** Of so many purchases one is under the margin scheme. */
const marginEvery = 3
const stepMs = 14 * hourMs
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Purchases of cars similar to those in stock, with numbers that do not occur in it. */
async function addPurchases(db: Db, { purchases: counts }: Activity, partner_number: string, now: Date) {
  const states = counts.flatMap(([state, count]) => Array.from({ length: count }, () => state))
  const models = await db.vehicle.findMany({
    where: { farbe: { not: null }, haendlerpreisbrutto: { gt: 0 } },
    orderBy: { fahrzeugid: 'asc' },
    take: states.length,
    skip: Number(partner_number) % 100,
    select: { hersteller: true, modell: true, farbe: true, haendlerpreisbrutto: true },
  })
  const buyers = await db.dealerMember.findMany({
    where: { dealer: { partner_number }, role: { in: ['owner', 'buyer'] } },
    orderBy: { accountId: 'asc' },
    select: { accountId: true },
  })
  const company = await vatStateOf(db, partner_number)
  const data = models.map(({ hersteller, modell, farbe, haendlerpreisbrutto }, index) => {
    const number = (Number(partner_number) % 100) * 1000 + index
    const handOver = states[index] ?? 'open'
    return {
      partner_number,
      gwnummer: String(990_000 + number),
      maker: hersteller,
      model: modell,
      fin: `ZZZDEM${String(10_000_000_000 + number * 7919).slice(0, 11)}`,
      color: farbe && capital(farbe),
      puchasesDate: new Date(now.getTime() - (3 + index * 8) * dayMs),
      price: index < pricedPurchases ? haendlerpreisbrutto : null,
      buyerId: index < pricedPurchases ? (buyers[index % buyers.length]?.accountId ?? null) : null,
      handOver,
      ...flagsOfHandOver(handOver),
      // As a sale writes them.
      ...(company && {
        priceTier: company.mayBuyNet ? 'net' : 'dealer',
        taxCase: saleCaseOf(index % marginEvery > 0, company),
        ...{ buyerCountry: company.country, buyerVatId: company.vat?.vatId ?? null },
      }),
    }
  })
  const purchases = await db.purchase.createManyAndReturn({ data, skipDuplicates: true })
  await addHandOvers(db, purchases)
}

/** The steps of the hand-over of each purchase, one every 14 hours. */
async function addHandOvers(db: Db, rows: readonly Pick<Purchase, 'id' | 'handOver' | 'puchasesDate'>[]) {
  const clerk = await db.account.findUnique({ where: { login: clerkLogin } })
  const states: readonly string[] = handOverStates
  const data = rows.flatMap(({ id, handOver, puchasesDate }) =>
    states.slice(1, states.indexOf(handOver) + 1).map((after, index) => ({
      ...{ purchaseId: id, after, actorId: clerk?.id ?? null },
      before: states[index] ?? 'open',
      at: new Date(puchasesDate.getTime() + (index + 1) * stepMs),
    })),
  )
  await db.handOverChange.createMany({ data })
}

async function addWatches(db: Db, { watched }: Activity, accountId: number, now: Date) {
  const select = { fahrzeugid: true, haendlerpreisbrutto: true, available: true }
  const sold = await db.vehicle.findMany({
    where: { available: false, soldAt: { not: null }, files: { some: {} } },
    orderBy: { fahrzeugid: 'asc' },
    take: 2,
    select,
  })
  const live = await db.vehicle.findMany({
    where: { available: true, haendlerpreisbrutto: { gt: 0 }, farbe: { not: null } },
    orderBy: { fahrzeugid: 'desc' },
    skip: accountId * 5,
    take: watched - sold.length,
    select,
  })
  const groups = await db.watchGroup.createManyAndReturn({
    data: ['Kunde Brandt', 'Lager Herbst'].map((name) => ({ accountId, name, createdAt: now })),
    select: { id: true },
  })
  const data = [...sold, ...live].map(({ fahrzeugid, haendlerpreisbrutto, available }, index) => ({
    accountId,
    fahrzeugid,
    toldPrice: haendlerpreisbrutto,
    toldAvailable: available,
    // Every third vehicle has become cheaper since, one dearer.
    markedPrice: haendlerpreisbrutto.plus(index === 4 ? -200 : index % 3 === 0 ? 500 : 0),
    groupId: groups[index % 3]?.id ?? null,
    mailOnChange: index === watched - 1,
    note: index === watched - 2 ? 'Für Kundin aus Gießen vormerken, Probefahrt am Freitag.' : null,
    datecreated: new Date(now.getTime() - index * dayMs),
    datemodified: now,
  }))
  await db.watch.createMany({ data, skipDuplicates: true })
}

/** The demo dealers have an earlier visit, so that their next one shows what is new. */
const daysSinceVisit = 3

async function addActivity(db: Db, activity: Activity, now: Date): Promise<boolean> {
  const account = await db.account.findUnique({
    where: { login: activity.login },
    select: { id: true, dealer: { select: { partner_number: true } } },
  })
  const partner_number = account?.dealer?.partner_number
  if (!account || !partner_number || (await db.purchase.count({ where: { partner_number } })) > 0)
    return false
  await addPurchases(db, activity, partner_number, now)
  await addWatches(db, activity, account.id, now)
  const visitSeenAt = new Date(now.getTime() - daysSinceVisit * dayMs)
  await db.account.update({ where: { id: account.id }, data: { visitSeenAt } })
  await db.savedSearch.createMany({
    data: activity.searches.map(({ ageDays, criteria }) => ({
      accountId: account.id,
      criteria,
      detailsearch: 1,
      createdAt: new Date(now.getTime() - ageDays * dayMs),
    })),
  })
  return true
}

type Context = { db: PrismaClient; env: Env; disk: Disk; now: Date }

/** Registration papers of purchases that are ready, invoices of those with a price, and a note about the company. */
async function addPapers(context: Context, login: string) {
  const { db, now } = context
  const { firstName, lastName, dealer } = await db.account.findUniqueOrThrow({
    where: { login },
    include: { dealer: true },
  })
  const clerk = await db.account.findUnique({ where: { login: clerkLogin } })
  if (!clerk || !dealer) return
  const desk = { ...context, actorId: clerk.id, requestId: 'demo' }
  const { partner_number, accountId: dealerId } = dealer
  const purchases = await db.purchase.findMany({
    where: { partner_number: partner_number ?? '', handOver: { in: ['documents', 'ready'] } },
  })
  for (const { publicId, gwnummer } of purchases) {
    const name = `Fahrzeugpapiere ${gwnummer}`
    const bytes = await samplePaper(name, `${firstName} ${lastName}`)
    await storePurchasePaper(desk, publicId, { kind: 'registration', name: `${name}.pdf`, bytes })
  }
  const priced = await db.purchase.findMany({
    where: { partner_number: partner_number ?? '', price: { gt: 0 }, invoices: { none: {} } },
  })
  await createDemoInvoices(context, clerk.id, priced)
  await createDemoClaims({ ...context, clerkId: clerk.id, buyerId: dealerId }, partner_number ?? '')
  const text = 'Sucht drei Kombis bis Jahresende, ruft montags an.'
  await db.dealerNote.create({ data: { dealerId, text, authorId: clerk.id, createdAt: now } })
}

/**
 * Creates purchases with their hand-over, a watchlist and searches for demo dealers without any.
 * @returns the logins they were created for
 */
export async function createDemoActivity(context: Context): Promise<string[]> {
  const { db, now } = context
  const created: string[] = []
  for (const activity of activities) {
    if (!(await db.$transaction((tx) => addActivity(tx, activity, now)))) continue
    await addPapers({ ...context, env: await createDemoSeller(context) }, activity.login)
    created.push(activity.login)
  }
  return created
}
