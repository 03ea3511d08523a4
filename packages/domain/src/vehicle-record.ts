import { z } from 'zod'
import {
  bodyTypes,
  colours,
  emissionClasses,
  equipmentBits,
  fuels,
  gearboxes,
  type Option,
  slidingDoors,
  vanBodyTypes,
} from './options.ts'
import {
  bits,
  code,
  date,
  decimal,
  list,
  matching,
  moment,
  optional,
  refuse,
  required,
  text,
  truth,
  whole,
  withDefault,
} from './vehicle-cells.ts'

/**
 * The delivery format `vehicle.v1` (docs/stock-format.md): one CSV column per entry, in this order. Every cell
 * arrives as text and leaves as the value the stock keeps. Prices are gross euro, dates ISO dates, lists `;;;`-joined.
 */

const codes = <Value extends string>(options: readonly Option<Value>[]) => options.map(({ value }) => value)
const km = whole(0, 1_000_000, ' km')
const euro = decimal(0, 1_000_000, ' €')
const power = whole(1, 3000)

/** The exact class may follow the number: EURO_6D_TEMP counts as EURO_6 (U-37). */
const emission = (value: string) => {
  const exact = value.replaceAll('-', '_')
  return /^EURO_[1-6]([A-E](_TEMP)?)?$/.test(exact)
    ? exact
    : refuse(
        'code',
        `Erlaubt sind: ${emissionClasses.join(', ')}, bei Euro 5 und 6 mit Zusatz (EURO_6D-TEMP).`,
      )
}

const finHint =
  'Die FIN hat 17 Zeichen: Ziffern und Großbuchstaben ohne I, O und Q (gemeint sind meist die Ziffern 1 und 0).'

export const stickers = ['grün', 'gelb', 'rot', 'keine'] as const
export const vatModes = ['REGEL', 'DIFFERENZ'] as const

export const vehicleColumns = {
  gwnummer: required(matching(/^\d{6}$/, 'Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.')),
  fin: required(matching(/^[0-9A-HJ-NPR-Z]{17}$/, finHint)),
  hsn: optional(matching(/^[0-9A-Z]{4}$/, 'Die HSN hat 4 Zeichen.')),
  tsn: optional(matching(/^[0-9A-Z]{3,8}$/, 'Die TSN hat 3 bis 8 Zeichen.')),
  hersteller: required(text(80)),
  modellgruppe: required(text(80)),
  modell: required(text(120)),
  headlineinternet: optional(text(200)),
  transporter: withDefault(truth, false),
  kilometerstandvon: required(km),
  kilometerstandbis: optional(km),
  erstzulassungvon: required(date(1920, 2100)),
  planverkaufspreisprivatkundengeschaeftbrutto: withDefault(euro, 0),
  haendlerpreisbrutto: withDefault(euro, 0),
  vatMode: withDefault(code(vatModes), 'DIFFERENZ'),
  psvon: optional(power),
  kwvon: optional(power),
  kwbis: optional(power),
  kraftstoffart: optional(code(codes(fuels))),
  getriebe: optional(code(codes(gearboxes))),
  farbe: optional(code(codes(colours))),
  anzahlsitze: optional(whole(1, 60)),
  anzahltueren: optional(whole(1, 9)),
  hubraum: optional(whole(0, 30_000, ' cm³')),
  schadstoffklassetyp: optional(emission),
  feinstaubplakettetypdescription: optional(code(stickers)),
  fahrzeugtyp: optional(code(codes(bodyTypes))),
  fahrzeugkategorietypnfz: optional(code(vanBodyTypes)),
  schiebetuer: optional(code(codes(slidingDoors))),
  zulaessigesgesamtgewicht: optional(whole(100, 60_000, ' kg')),
  hu_faellig_am: optional(date(1990, 2100)),
  scheibe_gewechselt: optional(truth),
  winterraeder: optional(truth),
  minderwerte: optional(euro),
  ausstattungserie: optional(list(300)),
  ausstattungsonder: optional(list(300)),
  equipment: withDefault(bits(equipmentBits), 0),
  previousOwners: optional(whole(0, 50)),
  accident: optional(truth),
  keys: optional(whole(0, 20)),
  location: optional(text(80)),
  batteryKwh: optional(decimal(0, 1000, ' kWh')),
  batteryHealthPercent: optional(whole(0, 100, ' %')),
  rangeKm: optional(whole(0, 3000, ' km')),
  consumption: optional(text(120)),
  co2GramsPerKm: optional(whole(0, 1000, ' g/km')),
  co2Class: optional(code(['A', 'B', 'C', 'D', 'E', 'F', 'G'])),
  tradedIn: withDefault(truth, false),
  publishedAt: optional(moment),
  soldAt: optional(moment),
}
export type VehicleColumn = keyof typeof vehicleColumns
export const vehicleColumnNames = Object.keys(vehicleColumns) as VehicleColumn[]

/** A file without one of these is not a stock delivery. */
export const requiredVehicleColumns = [
  'gwnummer',
  'fin',
  'hersteller',
  'modellgruppe',
  'modell',
  'kilometerstandvon',
  'erstzulassungvon',
  'planverkaufspreisprivatkundengeschaeftbrutto',
  'haendlerpreisbrutto',
] as const satisfies readonly VehicleColumn[]

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

/** What two columns say about each other. */
const pairs: Pair[] = [
  {
    column: 'kilometerstandbis',
    hint: 'Der Wert darf nicht kleiner sein als kilometerstandvon.',
    isBroken: ({ kilometerstandvon, kilometerstandbis }) =>
      kilometerstandbis !== null && kilometerstandbis < kilometerstandvon,
  },
  {
    column: 'kwbis',
    hint: 'Der Wert darf nicht kleiner sein als kwvon.',
    isBroken: ({ kwvon, kwbis }) => kwvon !== null && kwbis !== null && kwbis < kwvon,
  },
  {
    column: 'fahrzeugkategorietypnfz',
    hint: 'Nur Transporter haben eine Aufbauart.',
    isBroken: ({ transporter, fahrzeugkategorietypnfz }) => !transporter && fahrzeugkategorietypnfz !== null,
  },
  {
    column: 'soldAt',
    hint: 'Ein Fahrzeug kann nicht vor seiner Veröffentlichung verkauft sein.',
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

/** Class and, where it says more, the exact class: EURO_6D_TEMP is EURO_6. */
export const emissionOf = (exact: string | null) => ({
  schadstoffklassetyp: exact?.slice(0, 6) ?? null,
  emissionDetail: exact !== null && exact.length > 6 ? exact : null,
})

/**
 * One row of a delivery: a record of texts by column, absent columns as ''. The mileage's upper bound is the lower
 * one where it is missing (U-49); of an exact emission class both the class and the detail are kept.
 */
export const VehicleRecord = Cells.superRefine(checkPairs).transform((vehicle) => ({
  ...vehicle,
  kilometerstandbis: vehicle.kilometerstandbis ?? vehicle.kilometerstandvon,
  ...emissionOf(vehicle.schadstoffklassetyp),
}))
export type VehicleRecord = z.output<typeof VehicleRecord>
