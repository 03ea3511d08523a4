import type { DeskEntry, TradeCalculation } from '@portal/contract/buyer/watch-desk'
import type { Car } from '@portal/contract/vehicles/cars'
import type { DeskKey } from '@portal/domain/buyer/watch-desk'
import { carName } from '@portal/domain/vehicles/attributes/name'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { isHeldSql, isReserved, isReservedSql } from '@portal/domain/vehicles/reservation'
import { dealerPriceIn, netOf } from '@portal/domain/vehicles/vat'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { viewOfNote, viewOfWatch, watchParts } from '../watchlist/view.ts'

const reservation = {
  available: true,
  reservedUntil: true,
  reservedPartner: true,
  soldAt: true,
  withdrawnAt: true,
} as const

/**
 * The columns the list is sorted, grouped and counted by, of entry `w` and vehicle `v`. Times are in milliseconds and
 * amounts in euro, which costs less than dates and decimals for thousands of entries.
 * @param now SQL expression of the time
 * @param partner that of the partner number of the company that has the watchlist
 */
export const keyColumns = (now: string, partner: string) => {
  const milliseconds = (time: string) => `(extract(epoch FROM ${time}) * 1000)::float8`
  return `w.id, w.group_id AS "groupId", w.marked_price::float8 AS "markedPrice", v.available,
    NOT v.available AND NOT coalesce(${isReservedSql(now)} AND v.reserved_partner = ${partner}, false) AS "isGone",
    CASE WHEN ${isHeldSql(now)} THEN ${milliseconds('v.reserved_until')} END AS "heldUntil",
    v.haendlerpreisbrutto::float8, v.vat_mode AS "vatMode", v.hersteller, v.modellgruppe,
    v.kilometerstandvon AS mileage, ${milliseconds('v.erstzulassungvon')} AS registered,
    ${milliseconds('w.datecreated')} AS marked`
}

/** `heldUntil`: when a reservation of its vehicle ends. */
export type KeyRow = Pick<
  DeskKey,
  'id' | 'groupId' | 'markedPrice' | 'available' | 'isGone' | 'mileage' | 'registered' | 'marked'
> & {
  heldUntil: number | null
  haendlerpreisbrutto: number
  vatMode: string
  hersteller: string
  modellgruppe: string
}

/** The columns of a desk entry beside those of its car. */
export const deskParts = {
  include: { ...watchParts.include, vehicle: { select: reservation } },
} satisfies Prisma.WatchDefaultArgs
type DeskRow = Prisma.WatchGetPayload<typeof deskParts>

type Amounts = Pick<DeskRow, 'preparation' | 'transport' | 'salePrice'>

export const calculationOf = ({ preparation, transport, salePrice }: Amounts): TradeCalculation => ({
  preparation: preparation?.toNumber() ?? null,
  transport: transport?.toNumber() ?? null,
  salePrice: salePrice?.toNumber() ?? null,
})

/** `partnerNumber`: of the company that has the watchlist. */
type Desk = { partnerNumber: string | null; now: Date; tier: PriceTier }

type Reservation = DeskRow['vehicle']

/** Whether a vehicle is not offered because of a reservation only, and the end of a reservation for the company. */
function reservationOf(vehicle: Reservation, { partnerNumber, now }: Desk) {
  const { available, reservedUntil, reservedPartner } = vehicle
  const isOnlyReserved = !available && isReserved(vehicle, now)
  const isOwn = isOnlyReserved && partnerNumber !== null && reservedPartner === partnerNumber
  return { isReserved: isOnlyReserved, reservedUntil: isOwn ? reservedUntil : null }
}

const markedPriceOf = (marked: number | null, { vatMode }: { vatMode: string }, tier: PriceTier) =>
  marked && dealerPriceIn(tier, marked, vatMode)

export const keyOf = (row: KeyRow, tier: PriceTier): DeskKey => ({
  id: row.id,
  groupId: row.groupId,
  available: row.available,
  isGone: row.isGone,
  price: dealerPriceIn(tier, row.haendlerpreisbrutto, row.vatMode),
  markedPrice: markedPriceOf(row.markedPrice, row, tier),
  mileage: row.mileage,
  registered: row.registered,
  name: carName(row),
  marked: row.marked,
})

/** An entry on the wire, without the enquiry about its vehicle. @param car as dealers see it */
export function viewOfEntry(row: DeskRow, car: Car, desk: Desk): Omit<DeskEntry, 'enquiry'> {
  const { isReserved: isOnlyReserved, reservedUntil } = reservationOf(row.vehicle, desk)
  return {
    ...viewOfWatch(row, car),
    haendlerpreisnetto: netOf(car.haendlerpreisbrutto ?? 0, car.vatMode),
    markedPrice: markedPriceOf(row.markedPrice?.toNumber() ?? null, car, desk.tier),
    groupId: row.groupId,
    isReserved: isOnlyReserved,
    soldAt: row.vehicle.soldAt?.toISOString() ?? null,
    reservedUntil: reservedUntil?.toISOString() ?? null,
    calculation: calculationOf(row),
    ...viewOfNote(row),
  }
}
