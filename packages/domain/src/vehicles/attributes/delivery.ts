import { z } from 'zod'
import { t } from '../../values/text.ts'
import { type Attribute, codesOf } from './attribute.ts'
import {
  type AttributeName,
  type AttributeValue,
  attributeNames,
  attributeOf,
  type NamesWith,
} from './attributes.ts'
import {
  bits,
  type Cell,
  code,
  date,
  decimal,
  flag,
  list,
  matching,
  moment,
  optional,
  type Plain,
  type Read,
  refuse,
  required,
  text,
  whole,
  withDefault,
} from './cells.ts'
import { emissionClasses } from './emission.ts'

/**
 * The delivery format `vehicle.v1` (docs/stock-format.md): one CSV column per delivered attribute. Every cell is
 * converted from text to the stored value. Prices are gross euro, dates ISO dates, lists `;;;`-joined.
 */
type NotDelivered = NamesWith<{ origin: 'import' | 'query' }>
export type VehicleColumn = Exclude<AttributeName, NotDelivered>

const isDelivered = (name: AttributeName): name is VehicleColumn => attributeOf(name).origin === undefined
export const vehicleColumnNames = attributeNames.filter(isDelivered)

/** A file without one of these columns is not a stock delivery. */
export const requiredVehicleColumns = vehicleColumnNames.filter(
  (name) => attributeOf(name).required !== undefined,
)

const maximumEuro = 1_000_000

function readerOf(attribute: Attribute): Read<Plain> {
  switch (attribute.kind) {
    case 'text':
      return attribute.pattern
        ? matching(attribute.pattern, attribute.hint ?? t('Ungültiges Format.'))
        : text(attribute.maximum)
    case 'choice':
      return code(codesOf(attribute.options))
    case 'number': {
      const unit = attribute.unit ? ` ${attribute.unit}` : ''
      return (attribute.decimals ? decimal : whole)(attribute.from, attribute.to, unit)
    }
    case 'money':
      return decimal(0, maximumEuro, ' €')
    case 'date':
      return date(attribute.fromYear, attribute.toYear)
    case 'moment':
      return moment
    case 'flag':
      return flag
    case 'list':
      return list(attribute.maximum)
    case 'flags':
      return bits(codesOf(attribute.options))
  }
}

/** The number may be followed by the exact class: EURO_6D_TEMP counts as EURO_6 (U-37). */
const exactEmissionClass: Read<string> = (value) => {
  const exact = value.replaceAll('-', '_')
  return /^EURO_[1-6]([A-E](_TEMP)?)?$/.test(exact)
    ? exact
    : refuse(
        'code',
        t`Erlaubt sind: ${codesOf(emissionClasses).join(', ')}, bei Euro 5 und 6 mit Zusatz (EURO_6D-TEMP).`,
      )
}

function cellOf(name: VehicleColumn): Cell<Plain> {
  const attribute = attributeOf(name)
  const read = name === 'schadstoffklassetyp' ? exactEmissionClass : readerOf(attribute)
  if (attribute.required === 'value') return required(read)
  return attribute.initial === undefined ? optional(read) : withDefault(read, attribute.initial)
}

/** A delivered value; the exact emission class is split by `emissionOf`. */
type Delivered<Name extends VehicleColumn> = Name extends 'schadstoffklassetyp'
  ? string | null
  : AttributeValue<Name>

/** The schema and the reader of each column. */
export const vehicleColumns = Object.fromEntries(
  vehicleColumnNames.map((name) => [name, cellOf(name)]),
) as unknown as { [Name in VehicleColumn]: Cell<Delivered<Name>> }

const Cells = z.object(vehicleColumns)
type Cells = z.output<typeof Cells>

type Pair = {
  column: VehicleColumn
  hint: string
  isBroken: (vehicle: Paired) => boolean
}
export type Paired = Pick<
  Cells,
  | 'transporter'
  | 'kilometerstandvon'
  | 'kilometerstandbis'
  | 'kwvon'
  | 'kwbis'
  | 'fahrzeugkategorietypnfz'
  | 'publishedAt'
  | 'soldAt'
>

/** Rules between two columns. */
const pairs: Pair[] = [
  {
    column: 'kilometerstandbis',
    hint: t('Der Wert darf nicht kleiner sein als kilometerstandvon.'),
    isBroken: ({ kilometerstandvon, kilometerstandbis }) =>
      kilometerstandbis !== null && kilometerstandbis < kilometerstandvon,
  },
  {
    column: 'kwbis',
    hint: t('Der Wert darf nicht kleiner sein als kwvon.'),
    isBroken: ({ kwvon, kwbis }) => kwvon !== null && kwbis !== null && kwbis < kwvon,
  },
  {
    column: 'fahrzeugkategorietypnfz',
    hint: t('Nur Transporter haben eine Aufbauart.'),
    isBroken: ({ transporter, fahrzeugkategorietypnfz }) => !transporter && fahrzeugkategorietypnfz !== null,
  },
  {
    column: 'soldAt',
    hint: t('Ein Fahrzeug kann nicht vor seiner Veröffentlichung verkauft sein.'),
    isBroken: ({ publishedAt, soldAt }) => soldAt !== null && publishedAt !== null && soldAt < publishedAt,
  },
]

/** Whether two columns of a vehicle contradict each other. */
export const isInconsistent = (vehicle: Paired) => pairs.some(({ isBroken }) => isBroken(vehicle))

function checkPairs(vehicle: Cells, context: z.RefinementCtx) {
  for (const { column, hint: message, isBroken } of pairs)
    if (isBroken(vehicle))
      context.addIssue({
        code: 'custom',
        path: [column],
        message,
        params: { rule: 'consistency' },
        input: vehicle[column],
      })
}

/** The class and, if it is more specific, the exact class: EURO_6D_TEMP is EURO_6. */
export const emissionOf = (exact: string | null) => ({
  schadstoffklassetyp: exact?.slice(0, 6) ?? null,
  emissionDetail: exact !== null && exact.length > 6 ? exact : null,
})

/**
 * A row of a delivery: texts by column, absent columns as ''. A missing upper mileage equals the lower one (U-49). An
 * exact emission class is stored as class and detail.
 */
export const VehicleRecord = Cells.superRefine(checkPairs).transform((vehicle) => ({
  ...vehicle,
  kilometerstandbis: vehicle.kilometerstandbis ?? vehicle.kilometerstandvon,
  ...emissionOf(vehicle.schadstoffklassetyp),
}))
export type VehicleRecord = z.output<typeof VehicleRecord>
