import { readFileSync } from 'node:fs'
import { type VehicleColumn, vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import { z } from 'zod'

/** The cells of a vehicle by column of `vehicle.v1`, as written in a delivery. */
export type Texts = Partial<Record<VehicleColumn, string>>

/**
 * A format without header row, described by a data file in `adapters/`: which position is which attribute. A difference
 * between exporters is an edit of that file, not of the code.
 */
const position = z.int().min(0)
const Column = z.enum(vehicleColumnNames)

export const PositionalFormat = z.strictObject({
  separator: z.enum([';', ',']),
  /** A shorter row has lost columns. */
  minimumColumns: z.int(),
  writtenColumns: z.int(),
  /** The name of each position. */
  names: z.array(z.string()),
  /** Written where the stock has no value for a required column. */
  constants: z.array(z.strictObject({ position, name: z.string(), value: z.string() })),
  /** Positions whose values have an unmistakable form; they reveal files with shifted columns. */
  anchors: z.array(z.strictObject({ position, name: z.string(), pattern: z.string() })),
  /** A row with another value at one of these positions is refused; an empty cell is accepted. */
  allowed: z.array(z.strictObject({ position, name: z.string(), pattern: z.string(), hint: z.string() })),
  columns: z.array(
    z.strictObject({
      position,
      name: z.string(),
      to: Column,
      /** Portal value by value of the file. */
      values: z.record(z.string(), z.string()).optional(),
      /** Portal value of all other values; otherwise they are not translated. */
      others: z.string().optional(),
      /** Only the text after the last such character is read. */
      after: z.string().optional(),
      /** Appended to a value. */
      suffix: z.string().optional(),
    }),
  ),
  /** A flag of `equipment` is set by this value of a position. */
  equipment: z.array(z.strictObject({ position, name: z.string(), value: z.string(), flag: z.string() })),
  /** VAT can be shown if `shown` has its value and `rate` is the regular rate; both must agree. */
  vat: z.strictObject({
    shown: z.strictObject({ position, name: z.string(), value: z.string() }),
    rate: z.strictObject({ position, name: z.string(), regular: z.string() }),
  }),
})
export type PositionalFormat = z.infer<typeof PositionalFormat>

/** Files for the vehicle marketplace mobile.de. */
export const mobileDe: PositionalFormat = PositionalFormat.parse(
  JSON.parse(readFileSync(new URL('./adapters/mobile-de.json', import.meta.url), 'utf8')),
)

/** The name of a position; positions behind the known ones are numbered. */
export const positionName = ({ names }: PositionalFormat, at: number) => names[at] ?? `Spalte ${at + 1}`

/** The attribute that the format reads at each position; a position read as several counts as the first. */
export function attributesByPosition({
  columns,
  equipment,
  vat,
}: PositionalFormat): Map<number, VehicleColumn> {
  const all = new Map<number, VehicleColumn>()
  for (const { position: at, to } of columns) if (!all.has(at)) all.set(at, to)
  for (const { position: at } of equipment) all.set(at, 'equipment')
  for (const { position: at } of [vat.shown, vat.rate]) all.set(at, 'vatMode')
  return all
}

/** Whether a person may map the position to another attribute. Both facts about VAT are read together. */
export const isMappable = ({ vat }: PositionalFormat, at: number) =>
  at !== vat.shown.position && at !== vat.rate.position

/**
 * The format with the mapping of a person: attribute by name of the position, '' for a position that is not read. An
 * attribute is read from one position only, the mapped one.
 */
export function withMapping(
  format: PositionalFormat,
  mapping: Readonly<Record<string, string>>,
): PositionalFormat {
  const usual = attributesByPosition(format)
  const changed = Object.entries(mapping).flatMap(([name, attribute]) => {
    const at = positionOf(format, name)
    const isChanged = at !== null && isMappable(format, at) && attribute !== (usual.get(at) ?? '')
    return isChanged ? [{ position: at, name, to: Column.safeParse(attribute).data }] : []
  })
  if (changed.length === 0) return format
  const positions = new Set(changed.map(({ position: at }) => at))
  const attributes = new Set(changed.map(({ to }) => to))
  const isKept = ({ position: at }: { position: number }) => !positions.has(at)
  const added = changed.flatMap(({ to, ...column }) => (to ? [{ ...column, to }] : []))
  return {
    ...format,
    columns: [...format.columns.filter((column) => isKept(column) && !attributes.has(column.to)), ...added],
    equipment: format.equipment.filter(isKept),
  }
}

export function positionOf({ names }: PositionalFormat, name: string): number | null {
  const at = names.indexOf(name)
  if (at >= 0) return at
  const number = /^Spalte (\d{1,4})$/.exec(name)?.[1]
  return number === undefined ? null : Number(number) - 1
}
