import { dayMs } from '@portal/domain/values/durations'
import { recordOf } from '@portal/domain/values/records'
import { attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { type Choice, choiceNames, fieldOf, isMinute, type Range, rangeNames, ranges } from './dimensions.ts'

/**
 * One typed array per attribute, indexed by the place of a vehicle in the stock, or by the line of a read row. The
 * arrays are in shared memory, so that a thread can fill or read them.
 */
export type Columns = {
  fahrzeugid: Int32Array
  eaktedokumentid: Int32Array
  /** -1 = not six digits. */
  gwnummer: Int32Array
  /** Catalogue entry: maker, model group and model. */
  entry: Uint32Array
  /** Days of the first registration since 1970. */
  day: Int16Array
  /** The day in Germany on which the vehicle was published or, if that is unknown, created; in days since 1970. */
  firstDay: Uint16Array
  equipment: Int32Array
  /** A hash of the text, to detect changes; the words are in the inverted index (see texts.ts). */
  description: Int32Array
  /** Position in `choices` plus one; 0 = unknown. */
  codes: Record<Choice, Uint8Array>
  /** Numbers, limited to `largestOf`; prices in cents; numbers up to `unknownIn` = unknown. */
  values: Record<Range, Values>
  /** For the ranges in `steppedRanges`: the step of the value (see steps.ts), because finding it takes time. */
  steps: Partial<Record<Range, Uint8Array>>
}

export type Values = Int32Array | Int16Array | Int8Array

const [largestTiny, largestSmall, largestWhole] = [127, 32_767, 2 ** 31 - 1]

/** The maximum value of a range's column, whose type is the smallest for all values and bounds of a search. */
export function largestOf(range: Range): number {
  const attribute = attributeOf(fieldOf(range))
  if (attribute.kind !== 'number') return largestWhole
  const named = Object.values(attribute.criteria ?? {}).map((rule) => ('maximum' in rule ? rule.maximum : 0))
  const most = Math.max(attribute.to, ...named)
  return [largestTiny, largestSmall].find((largest) => most <= largest) ?? largestWhole
}

/**
 * The highest number that stands for an unknown value. For minutes it is 0, the initial value, so that memory pages
 * without a known minute (for example without price reductions) are never written.
 */
export const unknownIn: Record<Range, number> = recordOf(rangeNames, (range) => (isMinute(range) ? 0 : -1))

const isSmall = (range: Range) => largestOf(range) <= largestSmall

/** Up to this number of bounds, finding a step is fast enough without a column. */
const fewBounds = 16
/** Without small values, whose steps are found in a table, and minutes, whose bounds are not counted for a form. */
const steppedRanges = rangeNames.filter(
  (range) => !isSmall(range) && !isMinute(range) && ranges[range].length > fewBounds,
)

/** The year of a day since 1970. */
const yearOf = (day: number) => new Date(day * dayMs).getUTCFullYear()
/** The month of a day since 1970, in months since year 0. */
export const monthOf = (day: number) => yearOf(day) * 12 + new Date(day * dayMs).getUTCMonth()

/** Creates columns for this number of vehicles; memory pages that are never written are not allocated. */
export function createColumns(capacity: number): Columns {
  const bytes = (each: number) => new SharedArrayBuffer(capacity * each)
  const whole = () => new Int32Array(bytes(4))
  const valuesOf = (range: Range): Values => {
    if (!isSmall(range)) return whole()
    return largestOf(range) <= largestTiny ? new Int8Array(bytes(1)) : new Int16Array(bytes(2))
  }
  return {
    fahrzeugid: whole(),
    eaktedokumentid: whole(),
    gwnummer: whole(),
    entry: new Uint32Array(bytes(4)),
    day: new Int16Array(bytes(2)),
    firstDay: new Uint16Array(bytes(2)),
    equipment: whole(),
    description: whole(),
    codes: recordOf(choiceNames, () => new Uint8Array(bytes(1))),
    values: recordOf(rangeNames, valuesOf),
    steps: recordOf(steppedRanges, () => new Uint8Array(bytes(1))),
  }
}

/** The same memory as signed integers: the engine optimizes loops for few types of arrays only. */
function signed({
  buffer,
  byteOffset,
  length,
  BYTES_PER_ELEMENT,
}: Values | Uint32Array | Uint16Array | Uint8Array) {
  if (BYTES_PER_ELEMENT === 4) return new Int32Array(buffer, byteOffset, length)
  if (BYTES_PER_ELEMENT === 2) return new Int16Array(buffer, byteOffset, length)
  return new Int8Array(buffer, byteOffset, length)
}

/** All columns, as signed integers. */
const arraysOf = ({ codes, values, steps, ...others }: Columns) =>
  [...Object.values(others), ...Object.values(codes), ...Object.values(values), ...Object.values(steps)].map(
    signed,
  )

function copyAll(from: Values, to: Values, lines: readonly number[], places: readonly number[]) {
  for (let item = 0; item < lines.length; item++)
    to[places[item] as number] = from[lines[item] as number] as number
}

/** Moves the values of the first places: place p receives those of place `sources[p]`. */
export function reorder(columns: Columns, sources: Uint32Array) {
  for (const column of arraysOf(columns)) {
    const before = column.slice(0, sources.length)
    for (let place = 0; place < sources.length; place++) {
      const value = before[sources[place] as number] as number
      // Writing an unchanged zero would allocate its memory page.
      if (column[place] !== value) column[place] = value
    }
  }
}

/** Copies and compares lines of two sets of columns. */
export function between(source: Columns, target: Columns) {
  const sources = arraysOf(source)
  const targets = arraysOf(target)
  return {
    /**
     * Copies the lines to the places at the same positions of the list; column by column, because using all columns at
     * once would exceed the CPU cache.
     */
    copy(lines: readonly number[], places: readonly number[]) {
      for (const [index, from] of sources.entries()) copyAll(from, targets[index] ?? from, lines, places)
    },
    /** Whether a line of the source equals a place of the target in all columns. */
    isSame: (line: number, place: number) =>
      sources.every((from, index) => from[line] === targets[index]?.[place]),
  }
}
