import { type Criteria, Criteria as CriteriaSchema } from '@portal/domain/search/criteria'
import { flagNames } from '@portal/domain/vehicles/attributes/criterion-rules'
import { equipmentBits } from '@portal/domain/vehicles/attributes/equipment'
import {
  kmFrom,
  kmTo,
  kwFrom,
  kwTo,
  priceFromHome,
  priceToHome,
} from '@portal/domain/vehicles/attributes/steps'
import type pg from 'pg'
import { seededRandom } from '../apps/api/src/testing/random-stock.ts'

type Sample = {
  hersteller: string
  modellgruppe: string
  transporter: boolean
  jahr: number
  kilometerstandvon: number
  preis: number
  kwvon: number | null
  kraftstoffart: string | null
  getriebe: string | null
  farbe: string | null
  schadstoffklassetyp: string | null
  fahrzeugtyp: string | null
  equipment: number
}

async function samples(pool: pg.Pool, count: number): Promise<Sample[]> {
  const { rows } = await pool.query<Sample>(
    `SELECT hersteller, modellgruppe, transporter, extract(year FROM erstzulassungvon)::int AS jahr, kilometerstandvon,
       planverkaufspreisprivatkundengeschaeftbrutto::float8 AS preis, kwvon, kraftstoffart, getriebe, farbe,
       schadstoffklassetyp, fahrzeugtyp, equipment
     FROM vehicle WHERE available AND planverkaufspreisprivatkundengeschaeftbrutto > 0
     ORDER BY draw(fahrzeugid, 'sample') LIMIT $1`,
    [count],
  )
  return rows
}

const below = (bounds: readonly number[], value: number) => bounds.findLast((bound) => bound <= value)
const above = (bounds: readonly number[], value: number) => bounds.find((bound) => bound >= value)

/** Realistic criteria that match this car, so no search is empty. */
function quick(car: Sample, chance: (share: number) => boolean): Record<string, unknown> {
  const hasMaker = chance(0.7)
  return {
    transporter: car.transporter,
    maker: hasMaker ? car.hersteller : undefined,
    car_model: hasMaker && chance(0.6) ? car.modellgruppe : undefined,
    first_reg_from: chance(0.4) ? car.jahr - 2 : undefined,
    km_stand_to: chance(0.4) ? above(kmTo, car.kilometerstandvon) : undefined,
    price_from: chance(0.2) ? below(priceFromHome, car.preis) : undefined,
    price_to: chance(0.5) ? above(priceToHome, car.preis) : undefined,
  }
}

function detailed(car: Sample, chance: (share: number) => boolean): Record<string, unknown> {
  const flags = equipmentBits.filter((_, bit) => (car.equipment >>> bit) & 1)
  const chosen = flags.filter((flag) => flagNames.some((known) => known === flag) && chance(0.3)).slice(0, 4)
  return {
    ...quick(car, chance),
    km_stand_from: chance(0.4) ? below(kmFrom, car.kilometerstandvon) : undefined,
    kraftstoffart: chance(0.7) && car.kraftstoffart ? [car.kraftstoffart, 'elektro'] : undefined,
    getriebe: chance(0.6) && car.getriebe ? [car.getriebe] : undefined,
    ausstattung: chance(0.4) && car.farbe ? [car.farbe, 'schwarz'] : undefined,
    fahrzeugtyp: chance(0.5) && car.fahrzeugtyp ? [car.fahrzeugtyp] : undefined,
    schadstoffklassetyp: chance(0.5) && /[56]/.test(car.schadstoffklassetyp ?? '') ? 'EURO_5' : undefined,
    leistung_from: chance(0.5) && car.kwvon ? below(kwFrom, car.kwvon) : undefined,
    leistung_to: chance(0.5) && car.kwvon ? above(kwTo, car.kwvon) : undefined,
    ...Object.fromEntries(chosen.map((flag) => [flag, true])),
  }
}

/** 50 quick and 50 detailed searches (6 to 12 criteria), deterministic for a stock. */
export async function makeQueries(pool: pg.Pool): Promise<{ q1: Criteria[]; q2: Criteria[] }> {
  const random = seededRandom(2026)
  const chance = (share: number) => random() < share
  const defined = (criteria: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))
  const cars = await samples(pool, 400)
  const all = cars.map((car) => defined(detailed(car, chance)))
  const fitting = all.filter(
    (criteria) => Object.keys(criteria).length >= 6 && Object.keys(criteria).length <= 12,
  )
  return {
    q1: cars.slice(0, 50).map((car) => CriteriaSchema.parse(defined(quick(car, chance)))),
    q2: fitting.slice(0, 50).map((criteria) => CriteriaSchema.parse(criteria)),
  }
}

/**
 * 50 searches by vehicle data that any shop can store: type, maker, group, fuel, and ranges of year, mileage, price.
 */
export async function makeShopQueries(pool: pg.Pool): Promise<Criteria[]> {
  const random = seededRandom(2027)
  const chance = (share: number) => random() < share
  return (await samples(pool, 50)).map((car) => {
    const criteria = {
      ...quick(car, chance),
      first_reg_to: chance(0.2) ? car.jahr + 1 : undefined,
      km_stand_from: chance(0.2) ? below(kmFrom, car.kilometerstandvon) : undefined,
      kraftstoffart: chance(0.3) && car.kraftstoffart ? [car.kraftstoffart, 'elektro'] : undefined,
    }
    return CriteriaSchema.parse(criteria)
  })
}

/** The criteria as a query string, as sent by a browser. */
export function queryOf(criteria: Criteria, more: Record<string, string | number> = {}): string {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries({ ...criteria, ...more }))
    for (const value of [values].flat()) if (value !== undefined) query.append(name, String(value))
  return query.toString()
}

/** A weight no vehicle exceeds makes the criteria unique, so that no response is cached. */
export const uniqueQuery = (queries: readonly Criteria[], turn: number) =>
  queryOf(queries[turn % queries.length] ?? {}, { zulaessigesgesamtgewichtbis: 90_000 + turn })

/** The criteria as a phrase for the search in words; each turn has another price, so that no response repeats. */
export function phraseOf({ maker, car_model, km_stand_to, first_reg_from }: Criteria, turn: number): string {
  const parts = [
    maker,
    car_model,
    km_stand_to && `unter ${km_stand_to / 1000} tkm`,
    first_reg_from && `ab ${first_reg_from}`,
    `bis ${10_000 + turn} €`,
  ]
  return parts.filter(Boolean).join(' ')
}

const unset = [
  'schiebetuer',
  'doors',
  'gwNummer',
  'car_model_detail',
  'seatsfrom',
  'seatsto',
  'psvon',
  'psbis',
  'leistung_from',
  'leistung_to',
  'mwst',
]

/**
 * The same criteria under a different address: adds empty fields, selected by the bits of `turn`, as a form may send
 * them.
 */
export const queryAnew = (criteria: Criteria, turn: number) =>
  [
    queryOf(criteria),
    ...unset.filter((name, bit) => (turn >>> bit) & 1 && !(name in criteria)).map((name) => `${name}=`),
  ].join('&')
