import type { DeskEntry, TradeCalculation } from '@portal/contract/watch-desk'
import { netOf } from '@portal/domain/vat'
import { textOf } from '@portal/domain/vehicle/texts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { viewOfNote, viewOfWatch, watchParts } from '../watchlist/view.ts'

/** The columns of a desk entry, all of them visible to everyone or to the dealer tier. */
export const deskParts = {
  include: {
    ...watchParts.include,
    vehicle: {
      select: {
        ...watchParts.include.vehicle.select,
        headlineinternet: true,
        kraftstoffart: true,
        getriebe: true,
        kwvon: true,
        psvon: true,
        farbe: true,
        transporter: true,
        reservedUntil: true,
        reservedPartner: true,
        soldAt: true,
        withdrawnAt: true,
      },
    },
  },
} satisfies Prisma.WatchDefaultArgs
type DeskRow = Prisma.WatchGetPayload<typeof deskParts>

type Amounts = Pick<DeskRow, 'preparation' | 'transport' | 'salePrice'>

export const calculationOf = ({ preparation, transport, salePrice }: Amounts): TradeCalculation => ({
  preparation: preparation?.toNumber() ?? null,
  transport: transport?.toNumber() ?? null,
  salePrice: salePrice?.toNumber() ?? null,
})

/** Whether nothing but a reservation keeps a vehicle from being offered. */
const isReserved = ({ available, reservedUntil, soldAt, withdrawnAt }: DeskRow['vehicle'], now: Date) =>
  !available && !soldAt && !withdrawnAt && reservedUntil !== null && reservedUntil > now

/** `partnerNumber`: of the company whose desk it is. */
type Desk = { energyLabels: ReadonlyMap<number, string>; partnerNumber: string | null; now: Date }

/** An entry on the wire, without the enquiry about its vehicle. */
export function viewOfEntry(
  row: DeskRow,
  { energyLabels, partnerNumber, now }: Desk,
): Omit<DeskEntry, 'enquiry'> {
  const { kraftstoffart, getriebe, vatMode, headlineinternet, kwvon, psvon, farbe, transporter } = row.vehicle
  const watch = viewOfWatch(row, energyLabels)
  const isKept = isReserved(row.vehicle, now)
  const isOwn = isKept && partnerNumber !== null && row.vehicle.reservedPartner === partnerNumber
  return {
    ...watch,
    headlineinternet,
    kwvon,
    psvon,
    farbe,
    transporter,
    fueltypedescription: kraftstoffart && textOf('kraftstoffart', kraftstoffart),
    getriebeTypValue: getriebe,
    haendlerpreisnetto: netOf(watch.haendlerpreisbrutto ?? 0, vatMode),
    markedPrice: row.markedPrice?.toNumber() ?? null,
    groupId: row.groupId,
    isReserved: isKept,
    reservedUntil: isOwn ? (row.vehicle.reservedUntil?.toISOString() ?? null) : null,
    calculation: calculationOf(row),
    ...viewOfNote(row),
  }
}
