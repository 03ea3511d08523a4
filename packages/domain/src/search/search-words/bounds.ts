import { euroText, kmText } from '../../values/formats.ts'
import { t } from '../../values/text.ts'
import { bounds } from '../../vehicles/attributes/criterion-rules.ts'
import { grossOf } from '../../vehicles/vat.ts'
import type { Criteria } from '../criteria.ts'
import { criterionOf } from '../criterion.ts'
import type { Quantity } from './quantities.ts'
import type { Dimension } from './units.ts'
import type { Reading } from './words-read.ts'
import { asMonth, isYear } from './years.ts'

/** Criteria of a number, or the ways to read it when it can mean several things; both empty where it means nothing. */
export type Bounds = { criteria: Criteria; choices: { label: string; criteria: Criteria }[] }

const ranges = {
  price: ['price_from', 'price_to'],
  km: ['km_stand_from', 'km_stand_to'],
  year: ['first_reg_from', 'first_reg_to'],
  month: ['first_reg_month_from', 'first_reg_month_to'],
  ps: ['psvon', 'psbis'],
  kw: ['leistung_from', 'leistung_to'],
  kg: ['zulaessigesgesamtgewichtvon', 'zulaessigesgesamtgewichtbis'],
  seats: ['seatsfrom', 'seatsto'],
  // By a minimum alone.
  treadMm: ['tyresfrom', null],
  keys: ['keysfrom', null],
  repairCost: ['repaircostfrom', 'repaircostto'],
} as const satisfies Partial<Record<Dimension, readonly [keyof Criteria, keyof Criteria | null]>>

/** What a number without comparing word bounds: a budget from above, an engine from below, seats and years exactly. */
const plainBounds: Record<keyof typeof ranges, 'low' | 'high' | 'both'> = {
  ...{ price: 'high', km: 'high', kg: 'high' },
  ...{
    ps: 'low',
    kw: 'low',
    treadMm: 'low',
    keys: 'low',
    repairCost: 'high',
    year: 'both',
    month: 'both',
    seats: 'both',
  },
}

const nothing: Bounds = { criteria: {}, choices: [] }
/** A price or mileage that nothing names; smaller numbers are no bound. */
const leastBound = 500
/** Bounds from here on are mileages: hardly any vehicle costs as much. */
const leastMileage = 100_000
/** Smaller numbers without any word are types: "Sprinter 906". */
const leastUnnamed = 1000

/** The criteria of a pair of bounds; none when one of them is no value of its criterion. */
function within(dimension: keyof typeof ranges, low: number | undefined, high: number | undefined): Criteria {
  const [from, to] = ranges[dimension]
  if (to === null && high !== undefined) return {}
  const pair: Criteria = {}
  if (low !== undefined) pair[from] = Math.round(low)
  if (to !== null && high !== undefined) pair[to] = Math.round(high)
  const isValid = (name: keyof Criteria | null) =>
    name === null || pair[name] === undefined || criterionOf(name, pair[name]) !== undefined
  return isValid(from) && isValid(to) ? pair : {}
}

/** Whole years are searched by year, because the forms show years. */
function ofMonths({ low, high, plain }: Quantity): Criteria {
  const [from, to] = plain === undefined ? [low, high] : [plain, plain]
  const isWhole = (from ?? 1) % 100 === 1 && (to ?? 12) % 100 === 12
  const yearOf = (month: number | undefined) => (month === undefined ? undefined : Math.floor(month / 100))
  return isWhole ? within('year', yearOf(from), yearOf(to)) : within('month', from, to)
}

function ofDimension(dimension: keyof typeof ranges, quantity: Quantity): Criteria {
  if (dimension === 'month') return ofMonths(quantity)
  const meant = (value: number | undefined) =>
    value !== undefined && quantity.isNet && dimension === 'price' ? grossOf(value) : value
  const [from, high, plain] = [meant(quantity.low), meant(quantity.high), meant(quantity.plain)]
  // "0-50.000 km"
  const low = from === 0 ? undefined : from
  if (plain === undefined) return within(dimension, low, high)
  const bound = plainBounds[dimension]
  return within(dimension, bound === 'high' ? undefined : plain, bound === 'low' ? undefined : plain)
}

/** "Höchstens 5 Jahre alt" is a first registration from five years ago on. */
function ofAge({ low, high, plain }: Quantity, thisYear: number): Criteria {
  const yearBefore = (years: number | undefined) => (years === undefined ? undefined : thisYear - years)
  return plain === undefined
    ? within('year', yearBefore(high), yearBefore(low))
    : within('year', thisYear - plain, thisYear - plain)
}

const doorGroups: Record<number, Criteria['doors']> = {
  2: '2/3',
  3: '2/3',
  4: '4/5',
  5: '4/5',
  6: '6/7',
  7: '6/7',
}

/** A number that no unit and no word names. */
function unnamed(plain: number, text: string, thisYear: number): Bounds {
  const digits = text.replaceAll(/\D/g, '')
  if (digits.length === 6 && plain % 1000 !== 0) return { criteria: { gwNummer: digits }, choices: [] }
  if (plain < leastUnnamed) return nothing
  return {
    criteria: {},
    choices: [
      ...(isYear(plain, thisYear)
        ? [{ label: t`Erstzulassung ${plain}`, criteria: within('year', plain, plain) }]
        : []),
      { label: t`Preis bis ${euroText(plain)}`, criteria: within('price', undefined, plain) },
      { label: t`bis ${kmText(plain)}`, criteria: within('km', undefined, plain) },
      ...(digits.length === 6 ? [{ label: t`GW-Nummer ${digits}`, criteria: { gwNummer: digits } }] : []),
    ].filter(({ criteria }) => Object.keys(criteria).length > 0),
  }
}

/**
 * What a quantity of a phrase means as criteria.
 *
 * @param text the number as it was typed
 * @param thisYear the calendar year of today
 */
export function boundsOf(quantity: Quantity, text: string, thisYear: number): Bounds {
  const { dimension, low, high, plain } = quantity
  if (dimension === 'gw') {
    const digits = text.replaceAll(/\D/g, '')
    return /^\d{6}$/.test(digits) ? { criteria: { gwNummer: digits }, choices: [] } : nothing
  }
  if (dimension === 'other' || dimension === 'inch') return nothing
  if (dimension === 'age') return { criteria: ofAge(quantity, thisYear), choices: [] }
  if (dimension === 'doors') {
    const doors = doorGroups[plain ?? low ?? high ?? 0]
    // "3 oder 5 Türen" is no single group.
    const isOne = low === undefined || high === undefined || doorGroups[high] === doors
    return doors && isOne ? { criteria: { doors }, choices: [] } : nothing
  }
  if (dimension !== null) return { criteria: ofDimension(dimension, quantity), choices: [] }
  if (plain !== undefined) return unnamed(plain, text, thisYear)
  const greatest = Math.max(low ?? 0, high ?? 0)
  if (greatest < leastBound) return nothing
  return { criteria: within(greatest < leastMileage ? 'price' : 'km', low, high), choices: [] }
}

/**
 * The only remaining reading of an unnamed number, when the rest of the phrase bounds everything else: "Golf 2019 bis 15.000 € unter
 * 80.000 km". Undefined where several readings are left, or none.
 */
function onlyReading(
  choices: Bounds['choices'],
  criteria: Criteria,
  namesCar: boolean,
): Criteria | undefined {
  const open = choices.filter(
    (choice) =>
      choice.criteria.gwNummer === undefined &&
      !Object.keys(choice.criteria).some((name) => name in criteria),
  )
  const year = open.find(({ criteria: read }) => read.first_reg_from !== undefined)
  // "2019" is hardly a mileage where the price is known, and "Golf 2019" names no price; "Golf 2000" may.
  const isUneven = namesCar && (year?.criteria.first_reg_from ?? 0) % 100 !== 0
  if (year && (criteria.price_to !== undefined || isUneven)) return year.criteria
  const [only] = open
  return open.length === 1 && only?.criteria.car_model === undefined ? only?.criteria : undefined
}

/**
 * Adds what an unnamed number must mean to the criteria.
 *
 * @param namesCar whether the phrase names a maker or model
 * @returns the readings that stay open
 */
export const stillOpen = (readings: readonly Reading[], criteria: Criteria, namesCar: boolean) =>
  readings.filter(({ choices }) => {
    const only = onlyReading(choices, criteria, namesCar)
    Object.assign(criteria, only)
    return only === undefined
  })

const byLower = new Map<string, (typeof bounds)[number]>(bounds.map((pair) => [pair[0], pair]))

/** Swaps reversed bounds. */
export function putInOrder(criteria: Criteria) {
  for (const name of Object.keys(criteria)) {
    const pair = byLower.get(name)
    if (!pair) continue
    const { [pair[0]]: low, [pair[1]]: high } = criteria
    if ((low ?? 0) > (high ?? Number.POSITIVE_INFINITY))
      Object.assign(criteria, { [pair[0]]: high, [pair[1]]: low })
  }
}

/** A year as the other bound of a month: "ab 03/2019 bis 2021". */
export function joinMonths(criteria: Criteria) {
  const { first_reg_from: from, first_reg_to: to } = criteria
  if (criteria.first_reg_month_from !== undefined && to !== undefined) {
    criteria.first_reg_month_to = asMonth(to, true)
    delete criteria.first_reg_to
  }
  if (criteria.first_reg_month_to !== undefined && from !== undefined) {
    criteria.first_reg_month_from = asMonth(from, false)
    delete criteria.first_reg_from
  }
}
