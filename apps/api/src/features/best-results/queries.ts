import { criteriaLike, type Interest, searchMaximumAgeDays } from '@portal/domain/best-results'
import { newestExpanded } from '@portal/domain/constants'
import { Criteria } from '@portal/domain/criteria'
import type { Db } from '../../plugins/db.ts'

const dayMs = 86_400_000
/** Older enquiries and purchases say little about today's wishes. */
const longAgoDays = 365
const perKind = 20

const vehicleFacts = {
  hersteller: true,
  modellgruppe: true,
  haendlerpreisbrutto: true,
  kilometerstandvon: true,
} as const
type VehicleFacts = {
  hersteller: string
  modellgruppe: string
  haendlerpreisbrutto: { toNumber: () => number }
  kilometerstandvon: number
}
const likeVehicle = ({ haendlerpreisbrutto, ...facts }: VehicleFacts) =>
  criteriaLike({ ...facts, preis: haendlerpreisbrutto.toNumber() })

async function searchesOf(db: Db, accountId: number, since: Date) {
  const rows = await db.savedSearch.findMany({
    where: { accountId, createdAt: { gte: since } },
    orderBy: { id: 'desc' },
    take: 100,
    select: { criteria: true, createdAt: true },
  })
  const seen = new Map<string, { criteria: Criteria; at: Date }>()
  for (const { criteria, createdAt } of rows) {
    const read = Criteria.safeParse(criteria)
    const key = JSON.stringify(read.data)
    // The newest of equal searches counts; one without any criterion says nothing.
    if (read.success && key !== '{}' && !seen.has(key)) seen.set(key, { criteria: read.data, at: createdAt })
  }
  return [...seen.values()].slice(0, perKind)
}

async function purchasesOf(db: Db, accountId: number, since: Date) {
  const dealer = await db.dealer.findUnique({ where: { accountId }, select: { partner_number: true } })
  if (!dealer?.partner_number) return []
  const rows = await db.purchase.findMany({
    where: { partner_number: dealer.partner_number, puchasesDate: { gte: since } },
    orderBy: [{ puchasesDate: 'desc' }, { id: 'desc' }],
    take: perKind,
    select: { gwnummer: true, maker: true, puchasesDate: true },
  })
  const vehicles = await db.vehicle.findMany({
    where: { gwnummer: { in: rows.map(({ gwnummer }) => gwnummer) } },
    select: { gwnummer: true, ...vehicleFacts },
  })
  return rows.map(({ gwnummer, maker, puchasesDate }) => {
    const vehicle = vehicles.find((candidate) => candidate.gwnummer === gwnummer)
    return { criteria: vehicle ? likeVehicle(vehicle) : { maker }, at: puchasesDate }
  })
}

/** What a dealer's own searches, watchlist, enquiries and purchases say about their wishes; newest first per kind. */
export async function interestsOf(db: Db, accountId: number, now: Date): Promise<Interest[]> {
  const since = (days: number) => new Date(now.getTime() - days * dayMs)
  const vehicle = { select: vehicleFacts }
  const [searches, watches, enquiries, purchases] = await Promise.all([
    searchesOf(db, accountId, since(searchMaximumAgeDays)),
    db.watch.findMany({ where: { accountId }, orderBy: { id: 'desc' }, take: perKind, include: { vehicle } }),
    db.enquiry.findMany({
      where: { accountId, createdAt: { gte: since(longAgoDays) } },
      orderBy: { id: 'desc' },
      take: perKind,
      select: { fahrzeugid: true, createdAt: true, vehicle },
    }),
    purchasesOf(db, accountId, since(longAgoDays)),
  ])
  const ageOf = (at: Date) => Math.max(0, Math.floor((now.getTime() - at.getTime()) / dayMs))
  return [
    ...searches.map(({ criteria, at }) => ({ kind: 'search' as const, criteria, ageDays: ageOf(at) })),
    ...watches.map(({ fahrzeugid, vehicle, datecreated }) => ({
      kind: 'watch' as const,
      criteria: likeVehicle(vehicle),
      ageDays: ageOf(datecreated),
      fahrzeugid,
    })),
    ...enquiries.map(({ fahrzeugid, vehicle, createdAt }) => ({
      kind: 'enquiry' as const,
      criteria: likeVehicle(vehicle),
      ageDays: ageOf(createdAt),
      fahrzeugid,
    })),
    ...purchases.map(({ criteria, at }) => ({ kind: 'purchase' as const, criteria, ageDays: ageOf(at) })),
  ]
}

/** Ids of the newest vehicles other dealers and customers have traded in (U-58). */
export async function newestTradedIn(db: Db): Promise<number[]> {
  const vehicles = await db.vehicle.findMany({
    where: { available: true, tradedIn: true },
    orderBy: [{ publishedAt: { sort: 'desc', nulls: 'last' } }, { eaktedokumentid: 'desc' }],
    take: newestExpanded,
    select: { fahrzeugid: true },
  })
  return vehicles.map(({ fahrzeugid }) => fahrzeugid)
}
