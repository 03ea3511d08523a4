import type { DeskEntry, TradeCalculation } from '@portal/contract/buyer/watch-desk'
import type { Car } from '@portal/contract/vehicles/cars'
import type { DeskKey } from '@portal/domain/buyer/watch-desk'
import { carName } from '@portal/domain/vehicles/attributes/name'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { isHeldSql, isReservedSql } from '@portal/domain/vehicles/reservation'
import { dealerPriceIn, netOf } from '@portal/domain/vehicles/vat'
import type { Watch } from '../../../generated/prisma/client.ts'
import { type MarkedRow, viewOfNote, viewOfWatch } from '../watchlist/view.ts'

/** SQL: the partner number of the company that has entry `w`. */
const partnerNumber = '(SELECT partner_number FROM dealer WHERE account_id = w.account_id)'

/** SQL: whether vehicle `v` is not offered only because it is reserved, and whether for the company of entry `w`. */
const isOnlyReserved = (now: string) => `(NOT v.available AND ${isReservedSql(now)})`
const isOwn = (now: string) =>
  `coalesce(${isOnlyReserved(now)} AND v.reserved_partner = ${partnerNumber}, false)`

/**
 * The columns the list is sorted, grouped and counted by, of entry `w` and vehicle `v`. Times are in milliseconds and
 * amounts in euro, which costs less than dates and decimals for thousands of entries.
 * @param now SQL expression of the time
 */
export const keyColumns = (now: string) => {
  const milliseconds = (time: string) => `(extract(epoch FROM ${time}) * 1000)::float8`
  return `w.id, w.group_id AS "groupId", w.marked_price::float8 AS "markedPrice", v.available,
    NOT v.available AND NOT ${isOwn(now)} AS "isGone",
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

/**
 * The columns of a desk entry beside those of its car, of entry `w` and vehicle `v`.
 * @param now SQL expression of the time
 */
export const entryColumns = (
  now: string,
) => `w.id, w.fahrzeugid, w.group_id AS "groupId", w.image_ids AS "imageIds",
    w.note, w.mail_on_change AS "mailOnChange", w.datecreated, w.datemodified,
    w.marked_price::float8 AS "markedPrice", w.preparation::float8, w.transport::float8,
    w.sale_price::float8 AS "salePrice", coalesce(w.added_by_id, w.account_id) AS "userId",
    (SELECT email FROM account WHERE id = coalesce(w.added_by_id, w.account_id)) AS "userEmail",
    v.sold_at AS "soldAt", ${isOnlyReserved(now)} AS "isReserved",
    CASE WHEN ${isOwn(now)} THEN v.reserved_until END AS "reservedUntil"`

/** `isReserved`: not offered because of a reservation only; `reservedUntil`: the end of one for the company. */
export type EntryRow = MarkedRow &
  TradeCalculation &
  Pick<DeskEntry, 'fahrzeugid' | 'groupId' | 'markedPrice' | 'mailOnChange' | 'isReserved'> & {
    note: string | null
    soldAt: Date | null
    reservedUntil: Date | null
  }

type Amounts = Pick<Watch, 'preparation' | 'transport' | 'salePrice'>

export const calculationOf = ({ preparation, transport, salePrice }: Amounts): TradeCalculation => ({
  preparation: preparation?.toNumber() ?? null,
  transport: transport?.toNumber() ?? null,
  salePrice: salePrice?.toNumber() ?? null,
})

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

/** An entry on the wire, without the enquiry about its vehicle. @param car as dealers of the tier see it */
export function viewOfEntry(row: EntryRow, car: Car, tier: PriceTier): Omit<DeskEntry, 'enquiry'> {
  const { preparation, transport, salePrice } = row
  return {
    ...viewOfWatch(row, car),
    haendlerpreisnetto: netOf(car.haendlerpreisbrutto ?? 0, car.vatMode),
    markedPrice: markedPriceOf(row.markedPrice, car, tier),
    groupId: row.groupId,
    isReserved: row.isReserved,
    soldAt: row.soldAt?.toISOString() ?? null,
    reservedUntil: row.reservedUntil?.toISOString() ?? null,
    calculation: { preparation, transport, salePrice },
    ...viewOfNote(row),
  }
}
