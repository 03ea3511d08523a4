import type { PurchaseClaims } from '@portal/contract/sale/claims'
import { dayOfDate, today } from '@portal/domain/buyer/appointment'
import { claimPeriod } from '@portal/domain/sale/claim-period'
import type { KnownKm } from '@portal/domain/sale/claim-warnings'
import { hasSaleRight } from '@portal/domain/sale/sale-rights'
import { holidaysFrom } from '@portal/domain/values/holidays'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import type { SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import { ownClaim, ownColumns } from './view.ts'

export const collectionColumns = {
  ...{ handOver: true, puchasesDate: true, takenBackAt: true },
  changes: { where: { after: 'collected' }, orderBy: { id: 'desc' }, take: 1, select: { at: true } },
} as const satisfies Prisma.PurchaseSelect
type Collection = Prisma.PurchaseGetPayload<{ select: typeof collectionColumns }>

/** The day a vehicle was collected, of an old record without it that of the purchase; null while it was not. */
export function collectedOnOf({ handOver, puchasesDate, changes: [change] }: Collection) {
  if (handOver !== 'collected') return null
  return change ? today(change.at) : dayOfDate(puchasesDate)
}

export type Rules = { env: Env; now: Date }

/** Whether defects of a purchase can be reported. */
export async function periodOf(purchase: Collection, { env, now }: Rules) {
  const collectedOn = collectedOnOf(purchase)
  const holidays = await holidaysFrom(collectedOn ?? today(now))
  const days = purchase.takenBackAt ? 0 : env.CLAIM_DAYS
  return claimPeriod({ collectedOn, days, holidays, now })
}

/** The mileage recorded with the vehicle; null for a purchase whose vehicle is not in the stock. */
export async function kmAtSale(db: Db, gwnummer: string): Promise<number | null> {
  const vehicle = await db.vehicle.findUnique({ where: { gwnummer }, select: { kilometerstandvon: true } })
  return vehicle?.kilometerstandvon ?? null
}

/** The last mileage known before a claim: that of the hand-over in the yard, else that of the sale. */
export async function knownKm(
  db: Db,
  { id, gwnummer }: { id: number; gwnummer: string },
): Promise<KnownKm | null> {
  const record = await db.handOverRecord.findFirst({
    where: { pass: { purchaseId: id } },
    orderBy: { at: 'desc' },
    select: { mileage: true },
  })
  if (record) return { km: record.mileage, at: 'hand-over' }
  const km = await kmAtSale(db, gwnummer)
  return km === null ? null : { km, at: 'sale' }
}

/** The claims about a purchase of the caller's company, newest first. @throws ProblemError not-found */
export async function claimsOf(
  db: Db,
  account: SignedIn,
  publicId: string,
  rules: Rules,
): Promise<PurchaseClaims> {
  const purchaseId = await ownPurchaseId(db, account, publicId)
  const purchase = await db.purchase.findUniqueOrThrow({
    where: { id: purchaseId },
    select: { ...collectionColumns, claims: { orderBy: { id: 'desc' }, select: ownColumns } },
  })
  return {
    period: await periodOf(purchase, rules),
    mayClaim: hasSaleRight(account.company?.role, 'claim'),
    claims: purchase.claims.map(ownClaim),
  }
}
