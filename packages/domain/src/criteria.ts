import { z } from 'zod'
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
} from './options.ts'

/**
 * Search criteria: one meaning for the query string, the JSON body, the stored parameters, the saved search and the
 * search notification (specification section 3, ledger C-36, C-40, U-72).
 *
 * A group is an array, its values are OR; groups are AND; an equipment flag is a boolean, each AND;
 * `schadstoffklassetyp` is a minimum; bounds are inclusive. Absent or one of the words below = no filter.
 * Units: km, gross euro of the caller's own price tier, kW, PS, kg, four-digit years.
 */
const noFilter = new Set(['', 'any', 'all', 'Alle', 'beliebig', 'BELIEBIG', 'Von', 'Bis'])

const absent = (value: unknown) => (typeof value === 'string' && noFilter.has(value) ? undefined : value)

/** A query string carries numbers as text; only plain decimal digits count as one. */
const toNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value

const toBoolean = (value: unknown) => {
  if (value === 'true' || value === '1') return true
  if (value === 'false' || value === '0') return false
  return value
}

const toGroup = (value: unknown) => {
  const values = (Array.isArray(value) ? value : [value]).map(absent).filter((item) => item !== undefined)
  return values.length === 0 ? undefined : [...new Set(values)].sort()
}

const number = (maximum: number) =>
  z.preprocess((value) => toNumber(absent(value)), z.int().min(0).max(maximum).optional())
const flag = z.preprocess((value) => toBoolean(absent(value)), z.boolean().optional())
const text = z.preprocess(absent, z.string().max(80).optional())

function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.preprocess(absent, z.enum(values).optional())
}

function groupOf<const Values extends readonly string[]>(values: Values) {
  return z.preprocess(toGroup, z.array(z.enum(values)).max(40).optional())
}

const codes = <Value extends string>(options: readonly Option<Value>[]) => options.map(({ value }) => value)

const year = number(2100)
const equipment = Object.fromEntries(equipmentFlags.map((name) => [name, flag])) as Record<
  (typeof equipmentFlags)[number],
  typeof flag
>

export const criteriaShape = {
  maker: text,
  car_model: text,
  car_model_detail: z.preprocess(absent, z.string().max(120).optional()),
  first_reg_from: year,
  first_reg_to: year,
  km_stand_from: number(1_000_000),
  km_stand_to: number(1_000_000),
  price_from: number(1_000_000),
  price_to: number(1_000_000),
  transporter: flag,
  gwNummer: z.preprocess(
    absent,
    z
      .string()
      .regex(/^\d{6}$/, 'Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.')
      .optional(),
  ),
  fahrzeugtyp: groupOf(codes(bodyTypes)),
  kraftstoffart: groupOf(codes(fuels)),
  getriebe: groupOf(codes(gearboxes)),
  leistung_from: number(10_000),
  leistung_to: number(10_000),
  psvon: number(10_000),
  psbis: number(10_000),
  ausstattung: groupOf(codes(colours)),
  airConditioning: groupOf(codes(airConditionings)),
  headLights: groupOf(codes(headlights)),
  schadstoffklassetyp: oneOf(codes(emissionMinimums)),
  seatsfrom: number(99),
  seatsto: number(99),
  doors: oneOf(codes(doorGroups)),
  fahrzeugkategorietypnfz: groupOf(vanBodyTypes),
  schiebetuer: oneOf(codes(slidingDoors)),
  zulaessigesgesamtgewichtvon: number(100_000),
  zulaessigesgesamtgewichtbis: number(100_000),
  ...equipment,
}

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

type Bounds = { [Name in (typeof bounds)[number][number]]?: number | undefined }

/** Reports each reversed pair at its lower bound; for `superRefine` on any object that contains the criteria. */
export function checkBounds(criteria: Bounds, context: z.RefinementCtx) {
  for (const [from, to] of bounds) {
    const low = criteria[from]
    const high = criteria[to]
    if (low !== undefined && high !== undefined && low > high)
      context.addIssue({ code: 'custom', path: [from], message: '„Von“ darf nicht größer sein als „Bis“.' })
  }
}

export const Criteria = z.strictObject(criteriaShape).superRefine(checkBounds)
export type Criteria = z.output<typeof Criteria>
