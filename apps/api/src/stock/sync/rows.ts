import { once } from 'node:events'
import { timeZone } from '@portal/domain/values/constants'
import { recordOf } from '@portal/domain/values/records'
import { columnName } from '@portal/domain/vehicles/attributes/attributes'
import { searchedNetSql } from '@portal/domain/vehicles/vat'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Catalogue } from '../memory/catalogue.ts'
import { type Columns, largestOf, monthOf, unknownIn } from '../memory/columns.ts'
import { Dictionary } from '../memory/dictionary.ts'
import {
  centsPerEuro,
  choiceNames,
  choices,
  fieldOf,
  isPrice,
  type Range,
  rangeNames,
} from '../memory/dimensions.ts'
import { stepOf, unknownStep } from '../memory/steps.ts'
import { computedColumn, descriptionColumn, minuteColumn } from '../vehicle-row.ts'

/**
 * Reads vehicles from the database into columns, without an object or a string per vehicle. Uses PostgreSQL's binary
 * COPY format, in which every field is its length and its bytes.
 */

/** The maximum stored price, so that cents fit into 32 bits; no used car is more expensive. */
const highestEuro = 20_000_000
const cents = (column: string) => `(least(${column}, ${highestEuro}) * ${centsPerEuro})::int`

const largest = recordOf(rangeNames, largestOf)
const ofRegistration: readonly Range[] = ['erstzulassungsjahr', 'erstzulassungsmonat']
const numbers = rangeNames.filter((range) => !ofRegistration.includes(range))
const texts = choiceNames.filter((choice) => choice !== 'transporter')

const special: Partial<Record<Range, string>> = {
  consumerPrice: cents('planverkaufspreisprivatkundengeschaeftbrutto'),
  dealerPrice: cents('haendlerpreisbrutto'),
  netPrice: cents(searchedNetSql),
  publishedMinute: minuteColumn('published_at'),
  consumerDrop: minuteColumn('consumer_drop_at'),
  dealerDrop: minuteColumn('dealer_drop_at'),
  backMinute: minuteColumn('back_at'),
}
const numberColumn = (range: Range) =>
  special[range] ?? computedColumn(fieldOf(range)) ?? columnName(fieldOf(range))

/**
 * Position of each field in a row. The four fields of the model are adjacent: their bytes identify the catalogue entry.
 */
const [idField, documentField, gwField, dayField, firstDayField, equipmentField, textField] = [
  0, 1, 2, 3, 4, 5, 6,
]
const firstNumber = 7
const firstText = firstNumber + numbers.length
const modelField = firstText + texts.length
const fields = modelField + 4
const columns = [
  "fahrzeugid, eaktedokumentid, gwnummer, erstzulassungvon - date '1970-01-01'",
  `(coalesce(published_at, created_at) AT TIME ZONE '${timeZone}')::date - date '1970-01-01', equipment`,
  `hashtext(${descriptionColumn})`,
  ...numbers.map(numberColumn),
  ...texts.map(columnName),
  'hersteller, modellgruppe, modell, transporter',
].join(', ')

/** The last day that fits into the column, in 2059. */
const latestDay = 2 ** 15 - 1
const headerBytes = 19
const zero = 0x30

/** The number that six digits represent, or -1 for any other text, which cannot be searched. */
function gwNumber(buffer: Buffer, from: number, length: number) {
  if (length !== 6) return -1
  let number = 0
  for (let at = from; at < from + 6; at++) {
    const digit = (buffer[at] as number) - zero
    if (digit < 0 || digit > 9) return -1
    number = number * 10 + digit
  }
  return number
}

/** Parses the binary COPY format and writes its rows to columns. */
class Reader {
  /** The number of lines written and not yet consumed. */
  count = 0
  #rest: Buffer = Buffer.alloc(0)
  #isHeaderRead = false
  readonly #starts = new Int32Array(fields)
  readonly #lengths = new Int32Array(fields)
  readonly #columns: Columns
  readonly #entries: Dictionary<number>
  readonly #codes: Dictionary<number>[]
  readonly #catalogue: Catalogue
  readonly #months = new Map<number, number>()

  constructor(target: Columns, catalogue: Catalogue) {
    this.#columns = target
    this.#catalogue = catalogue
    // The key is the bytes of the four fields of the model, with their length prefixes in between.
    this.#entries = new Dictionary(() => this.#entryOf())
    this.#codes = texts.map((name) => {
      const codes: readonly string[] = choices[name]
      return new Dictionary((text) => codes.indexOf(text) + 1)
    })
  }

  #source: Buffer = this.#rest

  #entryOf() {
    const [hersteller = '', modellgruppe = '', modell = ''] = [0, 1, 2].map((field) => {
      const start = this.#starts[modelField + field] as number
      return this.#source.toString('utf8', start, start + (this.#lengths[modelField + field] as number))
    })
    const transporter = this.#source[this.#starts[modelField + 3] as number] === 1
    return this.#catalogue.numberOf({ hersteller, modellgruppe, modell, transporter })
  }

  /**
   * Reads rows until the target is full.
   *
   * @returns whether the target is full; then rows may remain for the next call
   */
  push(chunk: Buffer): boolean {
    const buffer = this.#joined(chunk)
    let at = 0
    if (!this.#isHeaderRead) {
      if (buffer.length < headerBytes) {
        this.#rest = buffer
        return false
      }
      at = headerBytes
      this.#isHeaderRead = true
    }
    this.#source = buffer
    const room = this.#columns.fahrzeugid.length
    while (this.count < room) {
      const next = this.#find(buffer, at)
      if (next === at) break
      this.#write(buffer, this.count++)
      at = next
    }
    this.#rest = buffer.subarray(at)
    return this.count === room
  }

  #joined(chunk: Buffer) {
    if (this.#rest.length === 0) return chunk
    return chunk.length === 0 ? this.#rest : Buffer.concat([this.#rest, chunk])
  }

  /** Finds the fields of the row at `at`; returns the start of the next row, or `at` when the row is incomplete. */
  #find(buffer: Buffer, at: number): number {
    let next = at + 2
    if (next > buffer.length || buffer.readInt16BE(at) < 0) return at
    for (let field = 0; field < fields; field++) {
      if (next + 4 > buffer.length) return at
      const length = wordAt(buffer, next)
      this.#starts[field] = next + 4
      this.#lengths[field] = length
      next += 4 + Math.max(0, length)
    }
    return next > buffer.length ? at : next
  }

  #number(buffer: Buffer, field: number) {
    return (this.#lengths[field] as number) < 0 ? -1 : wordAt(buffer, this.#starts[field] as number)
  }

  /** Year and month in six digits. */
  #monthOf(day: number) {
    const known = this.#months.get(day)
    if (known !== undefined) return known
    const months = monthOf(day)
    const month = Math.floor(months / 12) * 100 + (months % 12) + 1
    this.#months.set(day, month)
    return month
  }

  #setValue(range: Range, line: number, value: number) {
    const column = this.#columns.values[range]
    const stored = value < 0 ? unknownIn[range] : Math.min(value, largest[range])
    // Writing an unchanged zero would allocate its memory page.
    if (column[line] !== stored) column[line] = stored
    const steps = this.#columns.steps[range]
    if (steps) steps[line] = value < 0 ? unknownStep : stepOf(range, value)
  }

  #write(buffer: Buffer, line: number) {
    const target = this.#columns
    const [starts, lengths] = [this.#starts, this.#lengths]
    target.fahrzeugid[line] = this.#number(buffer, idField)
    target.eaktedokumentid[line] = this.#number(buffer, documentField)
    target.gwnummer[line] = gwNumber(buffer, starts[gwField] as number, lengths[gwField] as number)
    const day = wordAt(buffer, starts[dayField] as number)
    target.day[line] = Math.min(day, latestDay)
    target.firstDay[line] = Math.max(0, this.#number(buffer, firstDayField))
    target.equipment[line] = this.#number(buffer, equipmentField)
    target.description[line] = this.#number(buffer, textField)
    const month = this.#monthOf(day)
    this.#setValue('erstzulassungsjahr', line, Math.floor(month / 100))
    this.#setValue('erstzulassungsmonat', line, month)
    for (let index = 0; index < numbers.length; index++) {
      const range = numbers[index] as (typeof numbers)[number]
      const value = this.#number(buffer, firstNumber + index)
      const isNone = value === 0 && isPrice(range)
      this.#setValue(range, line, isNone ? -1 : value)
    }
    for (let index = 0; index < texts.length; index++) {
      const start = starts[firstText + index] as number
      const length = lengths[firstText + index] as number
      const code = length < 0 ? 0 : (this.#codes[index]?.valueOf(buffer, start, start + length) ?? 0)
      target.codes[texts[index] as (typeof texts)[number]][line] = code
    }
    const end = (starts[modelField + 3] as number) + 1
    target.entry[line] = this.#entries.valueOf(buffer, starts[modelField] as number, end)
    target.codes.transporter[line] = (buffer[end - 1] as number) + 1
  }
}

/** A signed integer of 32 bits, big-endian. */
const wordAt = (buffer: Buffer, at: number) =>
  ((buffer[at] as number) << 24) |
  ((buffer[at + 1] as number) << 16) |
  ((buffer[at + 2] as number) << 8) |
  (buffer[at + 3] as number)

type Wanted = {
  /** Restricts the result to vehicles listed as changed between two generations. */
  changed?: { after: number; until: number }
  /** Called when the target is full and at the end, with the number of lines read; they are overwritten afterwards. */
  take: (count: number) => void | Promise<void>
}

const nothing = Buffer.alloc(0)

/**
 * Reads available vehicles, by ascending fahrzeugid.
 *
 * @param target buffer for at least one row; each batch starts at line 0
 * @param catalogue new models are added to it
 * @throws RangeError when the target has no room for a row
 */
export async function readRows(
  client: ClientBase,
  target: Columns,
  catalogue: Catalogue,
  { changed, take }: Wanted,
) {
  if (target.fahrzeugid.length === 0) throw new RangeError('The target has no room for a row.')
  const reader = new Reader(target, catalogue)
  const taken = async () => {
    await take(reader.count)
    reader.count = 0
  }
  // With an array, PostgreSQL looks up a list of any length in one pass over the index.
  const among = changed
    ? `AND fahrzeugid = ANY(ARRAY(SELECT fahrzeugid FROM stock_change
         WHERE generation > ${Number(changed.after)} AND generation <= ${Number(changed.until)}))`
    : ''
  const source = client.query(
    copyTo(
      `COPY (SELECT ${columns} FROM vehicle v WHERE available ${among} ORDER BY fahrzeugid) TO STDOUT (FORMAT binary)`,
    ),
  )
  // The stream ends before the client is ready for the next statement.
  const isFree = once(client, 'drain')
  isFree.catch(() => {})
  for await (const chunk of source)
    for (let isFull = reader.push(chunk); isFull; isFull = reader.push(nothing)) await taken()
  await taken()
  await isFree
}
