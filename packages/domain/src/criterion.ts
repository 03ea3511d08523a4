import {
  airConditionings,
  bodyTypes,
  colours,
  doorGroups,
  emissionMinimums,
  equipmentFlags,
  fuels,
  gearboxes,
  headlights,
  type Option,
  slidingDoors,
  vanBodyTypes,
  vatModes,
} from './options.ts'

/**
 * What the value of one criterion may be. The schemas of criteria.ts are made of these tables; `criterionOf` reads by
 * them without a schema library, because every result page reads its address.
 */
const noFilter = new Set(['', 'any', 'all', 'Alle', 'beliebig', 'BELIEBIG', 'Von', 'Bis'])

/** Words that mean "no filter" are the absence of a value (C-40). */
export const absent = (value: unknown) =>
  typeof value === 'string' && noFilter.has(value) ? undefined : value

/** A query string carries numbers as text; only plain decimal digits count as one. */
export const toNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value

export const toBoolean = (value: unknown) => {
  if (value === 'true' || value === '1') return true
  if (value === 'false' || value === '0') return false
  return value
}

/** One value or many as a sorted list without duplicates; undefined for none. */
export const toGroup = (value: unknown) => {
  const values = (Array.isArray(value) ? value : [value]).map(absent).filter((item) => item !== undefined)
  return values.length === 0 ? undefined : [...new Set(values)].sort()
}

const codes = <Value extends string>(options: readonly Option<Value>[]) => options.map(({ value }) => value)

export const maxima = {
  first_reg_from: 2100,
  first_reg_to: 2100,
  km_stand_from: 1_000_000,
  km_stand_to: 1_000_000,
  price_from: 1_000_000,
  price_to: 1_000_000,
  leistung_from: 10_000,
  leistung_to: 10_000,
  psvon: 10_000,
  psbis: 10_000,
  seatsfrom: 99,
  seatsto: 99,
  zulaessigesgesamtgewichtvon: 100_000,
  zulaessigesgesamtgewichtbis: 100_000,
} as const

export const groups = {
  fahrzeugtyp: codes(bodyTypes),
  kraftstoffart: codes(fuels),
  getriebe: codes(gearboxes),
  ausstattung: codes(colours),
  airConditioning: codes(airConditionings),
  headLights: codes(headlights),
  fahrzeugkategorietypnfz: vanBodyTypes,
}
export const groupMax = 40

export const choices = {
  schadstoffklassetyp: codes(emissionMinimums),
  doors: codes(doorGroups),
  schiebetuer: codes(slidingDoors),
  mwst: codes(vatModes),
}

export const lengths = { maker: 80, car_model: 80, car_model_detail: 120 } as const
export const gwPattern = /^\d{6}$/

/** The pairs whose lower bound must not exceed the upper one. */
export const bounds = [
  ['first_reg_from', 'first_reg_to'],
  ['km_stand_from', 'km_stand_to'],
  ['price_from', 'price_to'],
  ['leistung_from', 'leistung_to'],
  ['psvon', 'psbis'],
  ['seatsfrom', 'seatsto'],
  ['zulaessigesgesamtgewichtvon', 'zulaessigesgesamtgewichtbis'],
] as const

type Read<Value> = (value: unknown) => Value | undefined

const number =
  (maximum: number): Read<number> =>
  (value) => {
    const read = toNumber(absent(value))
    return Number.isInteger(read) && Number(read) >= 0 && Number(read) <= maximum ? Number(read) : undefined
  }

const flag: Read<boolean> = (value) => {
  const read = toBoolean(absent(value))
  return typeof read === 'boolean' ? read : undefined
}

const text =
  (fits: (text: string) => boolean): Read<string> =>
  (value) => {
    const read = absent(value)
    return typeof read === 'string' && fits(read) ? read : undefined
  }

const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (value) =>
    values.find((one) => one === value)

const groupOf =
  <Value extends string>(values: readonly Value[]): Read<Value[]> =>
  (value) => {
    const given = toGroup(value)
    const read = values.filter((one) => given?.includes(one)).sort()
    return given && given.length <= groupMax && read.length === given.length ? read : undefined
  }

/** A reader for each entry of a table. */
const each = <Name extends string, Rule, Value>(
  table: Record<Name, Rule>,
  reader: (rule: Rule) => Read<Value>,
) =>
  Object.fromEntries(Object.entries<Rule>(table).map(([name, rule]) => [name, reader(rule)])) as Record<
    Name,
    Read<Value>
  >

const readers: Record<string, Read<unknown>> = {
  ...each(lengths, (length) => text((read) => read.length <= length)),
  ...each(maxima, number),
  ...each<string, readonly string[], string[]>(groups, groupOf),
  ...each<string, readonly string[], string>(choices, oneOf),
  transporter: flag,
  gwNummer: text((read) => gwPattern.test(read)),
  ...Object.fromEntries(equipmentFlags.map((name) => [name, flag])),
}

/** Every criterion by its wire name. */
export const criterionNames = Object.keys(readers)

/** The value of a criterion out of anything that was stored or typed into an address; undefined where it is none. */
export const criterionOf = (name: string, value: unknown): unknown => readers[name]?.(value)
