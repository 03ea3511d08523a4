import type { DeskEntry, TradeCalculation } from '@portal/contract/buyer/watch-desk'
import type { Car } from '@portal/contract/vehicles/cars'
import type { DeskKey } from '@portal/domain/buyer/watch-desk'
import { carName } from '@portal/domain/vehicles/attributes/name'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { isReserved } from '@portal/domain/vehicles/reservation'
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

/** The columns the list is sorted, grouped and counted by. */
export const keyParts = {
  select: {
    id: true,
    groupId: true,
    markedPrice: true,
    datecreated: true,
    vehicle: {
      select: {
        ...reservation,
        hersteller: true,
        modellgruppe: true,
        haendlerpreisbrutto: true,
        vatMode: true,
        kilometerstandvon: true,
        erstzulassungvon: true,
      },
    },
  },
} satisfies Prisma.WatchDefaultArgs
type KeyRow = Prisma.WatchGetPayload<typeof keyParts>

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

type Reservation = Pick<KeyRow['vehicle'], keyof typeof reservation>

/** Whether a vehicle is not offered because of a reservation only, and the end of a reservation for the company. */
function reservationOf(vehicle: Reservation, { partnerNumber, now }: Desk) {
  const { available, reservedUntil, reservedPartner } = vehicle
  const isOnlyReserved = !available && isReserved(vehicle, now)
  const isOwn = isOnlyReserved && partnerNumber !== null && reservedPartner === partnerNumber
  return { isReserved: isOnlyReserved, reservedUntil: isOwn ? reservedUntil : null }
}

const markedPriceOf = (
  { markedPrice }: Pick<DeskRow, 'markedPrice'>,
  { vatMode }: { vatMode: string },
  { tier }: Desk,
) => markedPrice && dealerPriceIn(tier, markedPrice.toNumber(), vatMode)

export const keyOf = ({ id, groupId, vehicle, ...row }: KeyRow, desk: Desk): DeskKey => ({
  id,
  groupId,
  available: vehicle.available,
  isGone: !vehicle.available && reservationOf(vehicle, desk).reservedUntil === null,
  price: dealerPriceIn(desk.tier, vehicle.haendlerpreisbrutto.toNumber(), vehicle.vatMode),
  markedPrice: markedPriceOf(row, vehicle, desk),
  mileage: vehicle.kilometerstandvon,
  registered: vehicle.erstzulassungvon.getTime(),
  name: carName(vehicle),
  marked: row.datecreated.getTime(),
})

/** An entry on the wire, without the enquiry about its vehicle. @param car as dealers see it */
export function viewOfEntry(row: DeskRow, car: Car, desk: Desk): Omit<DeskEntry, 'enquiry'> {
  const { isReserved: isOnlyReserved, reservedUntil } = reservationOf(row.vehicle, desk)
  return {
    ...viewOfWatch(row, car),
    haendlerpreisnetto: netOf(car.haendlerpreisbrutto ?? 0, car.vatMode),
    markedPrice: markedPriceOf(row, car, desk),
    groupId: row.groupId,
    isReserved: isOnlyReserved,
    soldAt: row.vehicle.soldAt?.toISOString() ?? null,
    reservedUntil: reservedUntil?.toISOString() ?? null,
    calculation: calculationOf(row),
    ...viewOfNote(row),
  }
}
