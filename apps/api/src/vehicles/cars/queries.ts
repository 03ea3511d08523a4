import type { Car, CarOfPage } from '@portal/contract/vehicles/cars'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { type EnergyFacts, energyLabel } from '@portal/domain/vehicles/attributes/energy-label'
import { isForDealers, type PriceTier } from '@portal/domain/vehicles/price-tier'
import { isReservedSql } from '@portal/domain/vehicles/reservation'
import { ProblemError } from '../../http/problem.ts'
import type { Db, RowSource } from '../../plugins/db.ts'
import { type CarRow, carColumns, carView, energyColumn } from './view.ts'

/** The prepared statement that reads car entries by id, in the order of the ids. */
export const carsStatement = (tier: PriceTier) => ({
  name: `cars-${tier}`,
  text: `SELECT ${carColumns[tier]} FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, place)
    JOIN vehicle v ON v.fahrzeugid = wanted.id ORDER BY wanted.place`,
})

/** Car entries with the columns of a tier, in the order of the ids; unknown ids are omitted. */
export async function carsByIds(from: RowSource, ids: readonly number[], tier: PriceTier): Promise<Car[]> {
  if (ids.length === 0) return []
  const { rows } = await from.query<CarRow>({ ...carsStatement(tier), values: [ids] })
  return rows.map((row) => carView(row, tier))
}

/** The vehicles on offer whose number follows one, in the order of their numbers. */
export async function offeredAfter(from: RowSource, fahrzeugid: number, size: number): Promise<number[]> {
  const { rows } = await from.query<{ fahrzeugid: number }>({
    name: 'offered-after',
    text: 'SELECT fahrzeugid FROM vehicle WHERE available AND fahrzeugid > $1 ORDER BY fahrzeugid LIMIT $2',
    values: [fahrzeugid, size],
  })
  return rows.map((row) => row.fahrzeugid)
}

/** The same by fahrzeugid, read through the database client. */
export async function carsOf(
  db: Db,
  ids: readonly number[],
  tier: PriceTier,
): Promise<ReadonlyMap<number, Car>> {
  if (ids.length === 0) return new Map()
  const rows = await db.$queryRawUnsafe<CarRow[]>(carsStatement(tier).text, ids)
  return new Map(rows.map((row) => [row.fahrzeugid, carView(row, tier)]))
}

/** Writes an energy label in the language in which it is called. */
export type EnergyText = () => string

/** The energy labels of those of the cars whose advertising must state them, by fahrzeugid. */
export async function energyLabelsOf(db: Db, ids: number[]): Promise<ReadonlyMap<number, EnergyText>> {
  const rows = await db.$queryRawUnsafe<{ fahrzeugid: number; energy: EnergyFacts | null }[]>(
    `SELECT v.fahrzeugid, ${energyColumn} FROM vehicle v WHERE v.fahrzeugid = ANY($1::int[])`,
    ids,
  )
  return new Map(
    rows.flatMap(({ fahrzeugid, energy }) => (energy ? [[fahrzeugid, () => energyLabel(energy)]] : [])),
  )
}

export type Key = 'fahrzeugid' | 'gwnummer'

const carStatement = (key: Key, tier: PriceTier) => ({
  name: `car-by-${key}-${tier}`,
  text: `SELECT ${carColumns[tier]} FROM vehicle v WHERE v.${key} = $1`,
})

/** A single car; this statement takes half the time of the one for many. */
async function carWhere(from: RowSource, key: Key, value: number | string, tier: PriceTier) {
  const { rows } = await from.query<CarRow>({ ...carStatement(key, tier), values: [value] })
  return rows.map((row) => carView(row, tier))[0]
}

/**
 * The version of a vehicle's row, of the stock, which every change of its files raises, and the day, on which the duty
 * to state its energy label depends; null if the vehicle is unknown. PostgreSQL gives each version of a row the number
 * of the transaction that wrote it.
 */
export async function versionOf(from: RowSource, key: Key, value: number | string): Promise<string | null> {
  if (key === 'gwnummer' && !isGwNumber(`${value}`)) return null
  const { rows } = await from.query<{ version: string }>({
    name: `car-version-by-${key}`,
    text: `SELECT concat(v.xmin, ' ', g.generation, ' ', current_date) AS version
      FROM vehicle v, stock_generation g WHERE v.${key} = $1 AND g.id = 1`,
    values: [value],
  })
  return rows[0]?.version ?? null
}

/** Whether a GW number from a link is possible. */
const isGwNumber = (gwnummer: string) => /^\d{6}$/.test(gwnummer)

/** A fahrzeugid from a link; 0 for an impossible one. */
export const idOf = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)

/** Whether everyone may see a car: it is available and has a photo. */
export const isPublished = (car: Car) => car.available && car.imageIds.length > 0

/** Whether a car was sold. A car never published or withdrawn counts as unknown. */
export async function isSold(from: RowSource, fahrzeugid: number): Promise<boolean> {
  const text = 'SELECT 1 FROM vehicle WHERE fahrzeugid = $1 AND sold_at IS NOT NULL AND NOT available'
  const { rows } = await from.query({ name: 'car-is-sold', text, values: [fahrzeugid] })
  return rows.length > 0
}

/** SQL: whether vehicle `v`, which was published, is unavailable only because it is reserved. */
const isOnlyReserved = (now: string) =>
  `NOT v.available AND v.published_at IS NOT NULL AND ${isReservedSql(now)}`

async function isReserved(from: RowSource, fahrzeugid: number, now: Date): Promise<boolean> {
  const text = `SELECT 1 FROM vehicle v WHERE v.fahrzeugid = $1 AND ${isOnlyReserved('$2')}`
  const { rows } = await from.query({ name: 'car-is-reserved', text, values: [fahrzeugid, now] })
  return rows.length > 0
}

/** `holderId`: the company of the caller; `own`: the primary database, because a reservation holds at once. */
export type Reader = { now: Date; holderId: number | null; own: RowSource }

/** Until when a car that was published is reserved for the caller's company; null when it is not. */
export async function ownReservation({ own, holderId, now }: Reader, id: string): Promise<Date | null> {
  if (holderId === null) return null
  const text = `SELECT v.reserved_until AS until FROM vehicle v JOIN dealer d ON d.partner_number = v.reserved_partner
    WHERE v.fahrzeugid = $1 AND d.account_id = $2 AND ${isOnlyReserved('$3')}`
  const { rows } = await own.query<{ until: Date }>({
    ...{ name: 'car-is-reserved-for', text },
    values: [idOf(id), holderId, now],
  })
  return rows[0]?.until ?? null
}

async function whyAbsent(from: RowSource, id: string, { now }: Reader, until: Date | null) {
  if (await isSold(from, idOf(id))) return new ProblemError('car-sold')
  if (!(await isReserved(from, idOf(id), now))) return new ProblemError('car-unknown')
  const title = until && t`Das Fahrzeug ist bis ${momentText(until)} für Sie reserviert.`
  return new ProblemError('car-reserved', title ? { title } : {})
}

/**
 * A published car by its id from a link; dealers also get a car that is reserved for their company, with its end.
 * @throws ProblemError car-sold, car-reserved, or car-unknown for every other car that is not published
 */
export async function carById(
  from: RowSource,
  id: string,
  tier: PriceTier,
  reader: Reader,
): Promise<CarOfPage> {
  const car = await carWhere(from, 'fahrzeugid', idOf(id), tier)
  if (car && isPublished(car)) return car
  const until = await ownReservation(reader, id)
  if (car && car.imageIds.length > 0 && until !== null && isForDealers(tier))
    return { ...car, reservedUntil: until.toISOString() }
  throw await whyAbsent(from, id, reader, until)
}

/** A published car by its GW number. Known but unpublished numbers and unknown ones get different errors (U-18). */
export async function carByGwNumber(from: RowSource, gwnummer: string, tier: PriceTier): Promise<Car> {
  if (!isGwNumber(gwnummer)) throw new ProblemError('gw-not-found')
  const car = await carWhere(from, 'gwnummer', gwnummer, tier)
  if (!car) throw new ProblemError('gw-not-found')
  if (!isPublished(car)) throw new ProblemError('404')
  return car
}
