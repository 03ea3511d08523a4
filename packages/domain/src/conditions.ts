import { openMaximumEuro, openMaximumKm, openMaximumPower } from './constants.ts'
import type { Criteria } from './criteria.ts'
import { type EquipmentBit, emissionClasses, equipmentBits, equipmentFlags } from './options.ts'

/** A vehicle as the search sees it. `preis` is gross euro of one price tier; null = unknown, for the price: not offered. */
export type SearchedVehicle = {
  gwnummer: string
  hersteller: string
  modellgruppe: string
  modell: string
  transporter: boolean
  fahrzeugtyp: string | null
  fahrzeugkategorietypnfz: string | null
  kraftstoffart: string | null
  getriebe: string | null
  farbe: string | null
  schadstoffklassetyp: string | null
  schiebetuer: string | null
  vatMode: string
  erstzulassungsjahr: number
  kilometerstandvon: number
  preis: number | null
  kwvon: number | null
  psvon: number | null
  anzahlsitze: number | null
  anzahltueren: number | null
  zulaessigesgesamtgewicht: number | null
  /** Bits as in `equipmentBits`. */
  equipment: number
}

export type RangeField =
  | 'erstzulassungsjahr'
  | 'kilometerstandvon'
  | 'preis'
  | 'kwvon'
  | 'psvon'
  | 'anzahlsitze'
  | 'anzahltueren'
  | 'zulaessigesgesamtgewicht'
export type ValueField = Exclude<keyof SearchedVehicle, RangeField | 'equipment'>

/** The criterion a condition comes from, by its wire name. */
export type Criterion = keyof Criteria

/**
 * One thing a vehicle must satisfy; a search is all of them. `anyOf` wants one of the values, `within` a known number
 * between the bounds (inclusive), `withAny` at least one of the equipment bits. An unknown value satisfies nothing.
 */
export type Condition =
  | { criterion: Criterion; kind: 'anyOf'; field: ValueField; values: readonly (string | boolean)[] }
  | { criterion: Criterion; kind: 'within'; field: RangeField; low?: number; high?: number }
  | { criterion: Criterion; kind: 'withAny'; bits: readonly EquipmentBit[] }

const valueCriteria = {
  transporter: 'transporter',
  maker: 'hersteller',
  car_model: 'modellgruppe',
  car_model_detail: 'modell',
  gwNummer: 'gwnummer',
  fahrzeugtyp: 'fahrzeugtyp',
  fahrzeugkategorietypnfz: 'fahrzeugkategorietypnfz',
  kraftstoffart: 'kraftstoffart',
  getriebe: 'getriebe',
  ausstattung: 'farbe',
  schiebetuer: 'schiebetuer',
  mwst: 'vatMode',
} as const satisfies Partial<Record<Criterion, ValueField>>

export const lowCriteria = {
  first_reg_from: 'erstzulassungsjahr',
  km_stand_from: 'kilometerstandvon',
  price_from: 'preis',
  leistung_from: 'kwvon',
  psvon: 'psvon',
  seatsfrom: 'anzahlsitze',
  zulaessigesgesamtgewichtvon: 'zulaessigesgesamtgewicht',
} as const satisfies Partial<Record<Criterion, RangeField>>

export const highCriteria = {
  first_reg_to: 'erstzulassungsjahr',
  km_stand_to: 'kilometerstandvon',
  price_to: 'preis',
  leistung_to: 'kwvon',
  psbis: 'psvon',
  seatsto: 'anzahlsitze',
  zulaessigesgesamtgewichtbis: 'zulaessigesgesamtgewicht',
} as const satisfies Partial<Record<Criterion, RangeField>>

/** A form sends these for an upper bound nobody set: no filter, so cars with an unknown value stay in. */
const openMaximum: Partial<Record<Criterion, number>> = {
  km_stand_to: openMaximumKm,
  price_to: openMaximumEuro,
  leistung_to: openMaximumPower,
  psbis: openMaximumPower,
}

/** More than 6 seats (C-21). */
const manySeats = 7

const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][]

function* values(criteria: Criteria): Generator<Condition> {
  for (const [criterion, field] of entriesOf(valueCriteria)) {
    const wanted = criteria[criterion]
    if (wanted !== undefined)
      yield { criterion, kind: 'anyOf', field, values: Array.isArray(wanted) ? wanted : [wanted] }
  }
  const minimum = criteria.schadstoffklassetyp
  if (minimum !== undefined) {
    const reached = emissionClasses.slice(emissionClasses.indexOf(minimum))
    yield { criterion: 'schadstoffklassetyp', kind: 'anyOf', field: 'schadstoffklassetyp', values: reached }
  }
}

function* ranges(criteria: Criteria): Generator<Condition> {
  for (const [criterion, field] of entriesOf(lowCriteria)) {
    const low = criteria[criterion]
    if (low !== undefined) yield { criterion, kind: 'within', field, low }
  }
  for (const [criterion, field] of entriesOf(highCriteria)) {
    const high = criteria[criterion]
    if (high !== undefined && high < (openMaximum[criterion] ?? Number.POSITIVE_INFINITY))
      yield { criterion, kind: 'within', field, high }
  }
  if (criteria.doors !== undefined) {
    const [low, high] = criteria.doors.split('/').map(Number)
    yield { criterion: 'doors', kind: 'within', field: 'anzahltueren', low, high }
  }
  if (criteria.sitze) yield { criterion: 'sitze', kind: 'within', field: 'anzahlsitze', low: manySeats }
}

function* equipment(criteria: Criteria): Generator<Condition> {
  for (const criterion of ['airConditioning', 'headLights'] as const) {
    const bits = criteria[criterion]
    if (bits !== undefined) yield { criterion, kind: 'withAny', bits }
  }
  for (const flag of equipmentFlags) {
    if (flag !== 'sitze' && criteria[flag]) yield { criterion: flag, kind: 'withAny', bits: [flag] }
  }
}

/**
 * What the criteria mean (C-21, C-36, C-40, R-18, U-72): the list every evaluation works from, so that the count, the
 * page, the counts beside the options and the notification can never disagree.
 */
export const conditionsOf = (criteria: Criteria): Condition[] => [
  ...values(criteria),
  ...ranges(criteria),
  ...equipment(criteria),
]

/** Whether one vehicle satisfies one condition. */
export function satisfies(vehicle: SearchedVehicle, condition: Condition) {
  if (condition.kind === 'anyOf') {
    const value = vehicle[condition.field]
    return value !== null && condition.values.includes(value)
  }
  if (condition.kind === 'within') {
    const value = vehicle[condition.field]
    const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = condition
    return value !== null && value >= low && value <= high
  }
  return condition.bits.some((bit) => (vehicle.equipment & (1 << equipmentBits.indexOf(bit))) !== 0)
}

/** Whether one vehicle, with the price of one tier, satisfies all criteria. */
export const matches = (criteria: Criteria, vehicle: SearchedVehicle) =>
  conditionsOf(criteria).every((condition) => satisfies(vehicle, condition))
