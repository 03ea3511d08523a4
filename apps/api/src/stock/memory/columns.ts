import { dayMs } from '@portal/domain/durations'
import { attributeOf } from '@portal/domain/vehicle/attributes'
import { type Choice, choiceNames, fieldOf, perName, type Range, rangeNames } from './dimensions.ts'

/**
 * One typed array per attribute. The index is the place of a vehicle in the stock, or the line in a list of read rows.
 * Shared memory, so that a thread can fill or read it.
 */
export type Columns = {
  fahrzeugid: Int32Array
  eaktedokumentid: Int32Array
  /** -1 = not six digits. */
  gwnummer: Int32Array
  /** Catalogue entry: maker, model group and model. */
  entry: Uint32Array
  /** Days of the first registration since 1970. */
  day: Int32Array
  /** The day in Germany on which it came into stock, in days since 1970. */
  firstDay: Uint16Array
  equipment: Int32Array
  /** A hash of the text, which is in the inverted index (see texts.ts), so that a changed one is noticed. */
  description: Int32Array
  /** Position in `choices` plus one; 0 = unknown. */
  codes: Record<Choice, Uint8Array>
  /** Exact numbers, prices in cents; -1 = unknown. */
  values: Record<Range, Int32Array | Int16Array>
  /** Position in `ranges` of the highest bound that is not above the value; `unknownStep` = unknown. */
  steps: Record<Range, Uint8Array>
}

export const unknownStep = 255
/** The maximum value of a small column. */
export const largestSmall = 32_767

/** Whether all values of a range, and all bounds of a search, fit into a small column. */
export function isSmall(range: Range): boolean {
  const attribute = attributeOf(fieldOf(range))
  if (attribute.kind !== 'number') return false
  const named = Object.values(attribute.criteria ?? {}).map((rule) => ('maximum' in rule ? rule.maximum : 0))
  return Math.max(attribute.to, ...named) <= largestSmall
}

/** The year of a day since 1970. */
export const yearOf = (day: number) => new Date(day * dayMs).getUTCFullYear()
/** The month of a day since 1970, in months since year 0. */
export const monthOf = (day: number) => yearOf(day) * 12 + new Date(day * dayMs).getUTCMonth()

/** Columns for this number of vehicles; memory pages that are never written are not allocated. */
export function createColumns(capacity: number): Columns {
  const bytes = (each: number) => new SharedArrayBuffer(capacity * each)
  const whole = () => new Int32Array(bytes(4))
  return {
    fahrzeugid: whole(),
    eaktedokumentid: whole(),
    gwnummer: whole(),
    entry: new Uint32Array(bytes(4)),
    day: whole(),
    firstDay: new Uint16Array(bytes(2)),
    equipment: whole(),
    description: whole(),
    codes: perName(choiceNames, () => new Uint8Array(bytes(1))),
    values: perName(rangeNames, (name) => (isSmall(name) ? new Int16Array(bytes(2)) : whole())),
    steps: perName(rangeNames, () => new Uint8Array(bytes(1))),
  }
}

const arraysOf = ({ codes, values, steps, ...others }: Columns) => [
  ...Object.values(others),
  ...Object.values(codes),
  ...Object.values(values),
  ...Object.values(steps),
]

type Column = ReturnType<typeof arraysOf>[number]

function copyAll(from: Column, to: Column, lines: readonly number[], places: readonly number[]) {
  for (let item = 0; item < lines.length; item++)
    to[places[item] as number] = from[lines[item] as number] as number
}

/** Copies and compares lines of two sets of columns. */
export function between(source: Columns, target: Columns) {
  const sources = arraysOf(source)
  const targets = arraysOf(target)
  return {
    /**
     * Copies lines to the places beside them, column by column, because using all columns at once would exceed the CPU
     * cache.
     */
    copy(lines: readonly number[], places: readonly number[]) {
      for (const [index, from] of sources.entries()) copyAll(from, targets[index] ?? from, lines, places)
    },
    isSame: (line: number, place: number) =>
      sources.every((from, index) => from[line] === targets[index]?.[place]),
  }
}
