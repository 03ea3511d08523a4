import { readFileSync } from 'node:fs'
import { type VehicleColumn, vehicleColumnNames } from '@portal/domain/vehicle/delivery'
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

/** The names of the positions that are read. */
export function positionNames({ columns, equipment, vat }: PositionalFormat): Map<number, string> {
  const all = [...columns, ...equipment, vat.shown, vat.rate]
  return new Map(all.map(({ position: at, name }) => [at, name]))
}
