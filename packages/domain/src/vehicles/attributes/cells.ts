import { z } from 'zod'
import { countText } from '../../values/formats.ts'
import { t } from '../../values/text.ts'

/**
 * How one cell of a delivery file is read. Every refusal names a rule and a German hint, which the import report
 * repeats beside row, column and value. An empty cell is `null` where the column is optional.
 */
export type Rule = 'required' | 'format' | 'range' | 'code' | 'date' | 'length' | 'markup' | 'formula'

export type Refusal = { rule: Rule; hint: string }
/** What a cell can hold. */
export type Plain = string | number | boolean | null
export type Read<Value> = (text: string) => Value | Refusal

export const refuse = (rule: Rule, hint: string): Refusal => ({ rule, hint })

export const isRefusal = (value: Plain | Refusal): value is Refusal =>
  typeof value === 'object' && value !== null

/** A schema for records of cells; `read` takes a trimmed text and is used by imports, which read millions of cells. */
export type Cell<Value> = z.ZodPipe<z.ZodString, z.ZodTransform<Value, string>> & { read: Read<Value> }

const cell = <Value extends Plain>(read: Read<Value>): Cell<Value> => {
  const schema = z.string().transform((raw, context): Value => {
    const value = read(raw.trim())
    if (!isRefusal(value)) return value
    context.addIssue({ code: 'custom', message: value.hint, params: { rule: value.rule }, input: raw })
    return z.NEVER
  })
  return Object.assign(schema, { read })
}

/** A cell that may be empty (`null`). */
export const optional = <Value extends Plain>(read: Read<Value>) =>
  cell((text): Value | null | Refusal => (text === '' ? null : read(text)))

/** A cell that must hold a value. */
export const required = <Value extends Plain>(read: Read<Value>) =>
  cell((text): Value | Refusal =>
    text === '' ? refuse('required', t('Hier muss ein Wert stehen.')) : read(text),
  )

/** A cell with a default value. */
export const withDefault = <Value extends Plain>(read: Read<Value>, standard: Value) =>
  cell((text): Value | Refusal => (text === '' ? standard : read(text)))

function numberWithin(value: number, from: number, to: number, unit: string): number | Refusal {
  if (value >= from && value <= to) return value
  const [least, most] = [countText(from), countText(to)]
  return refuse('range', t`Erlaubt sind ${least} bis ${most}${unit}.`)
}

/** German thousands separators are refused, because 12.345 could mean 12,345. */
export const whole =
  (from: number, to: number, unit = ''): Read<number> =>
  (text) => {
    if (!/^-?\d{1,12}$/.test(text))
      return refuse('format', t('Bitte eine ganze Zahl ohne Punkt und Komma angeben.'))
    return numberWithin(Number(text), from, to, unit)
  }

/** Up to two decimals after a point. */
export const decimal =
  (from: number, to: number, unit = ''): Read<number> =>
  (text) => {
    if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(text))
      return refuse('format', t('Bitte eine Zahl mit höchstens zwei Nachkommastellen angeben.'))
    return numberWithin(Number(text), from, to, unit)
  }

export const code =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (text) =>
    values.find((value) => value === text) ??
    refuse('code', t`Erlaubt sind: ${values.slice(0, 14).join(', ')}${values.length > 14 ? ' …' : ''}.`)

const booleans = new Map([
  ['true', true],
  ['1', true],
  ['ja', true],
  ['false', false],
  ['0', false],
  ['nein', false],
])

export const flag: Read<boolean> = (text) =>
  booleans.get(text.toLowerCase()) ?? refuse('code', t('Erlaubt sind: true, false, ja, nein, 1, 0.'))

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this rule looks for
const controls = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff\ufffd]/
const markup = /<[a-z!/?]|&(#|[a-z]+;)/i
/** Texts a spreadsheet would execute: `=`, `@`, or a sign before a call or a pipe. */
const formula = /^(=|@|[+-].*[(|!])/
/** A text without any of these satisfies all three rules; this single check suffices for nearly all texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this rule looks for
const suspicious = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff\ufffd<&]|^[=@+-]/

/** Refuses markup, control characters and spreadsheet formulas; everything else is text. */
function refusedText(text: string, maximum: number) {
  if (text.length > maximum) return refuse('length', t`Höchstens ${countText(maximum)} Zeichen.`)
  if (!suspicious.test(text)) return null
  if (controls.test(text)) return refuse('markup', t('Steuerzeichen und Zeilenumbrüche sind nicht erlaubt.'))
  if (markup.test(text)) return refuse('markup', t('HTML ist nicht erlaubt.'))
  if (formula.test(text)) return refuse('formula', t('Der Text beginnt wie eine Tabellenformel.'))
  return null
}

export const text =
  (maximum: number): Read<string> =>
  (value) =>
    refusedText(value, maximum) ?? value

/** A `;;;`-joined list; blanks around entries and empty entries are removed. */
export const list =
  (maximumEntries: number): Read<string> =>
  (value) => {
    const entries = listEntries(value)
    if (entries.length > maximumEntries) return refuse('length', t`Höchstens ${maximumEntries} Einträge.`)
    for (const entry of entries) {
      const refusal = refusedText(entry, 200)
      if (refusal) return refusal
    }
    return entries.join(';;;')
  }

export const listEntries = (value: string) =>
  value
    .split(';;;')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Entries of a closed list, joined by `;;;`, as a bit set: entry n is bit n. */
export const bits =
  (names: readonly string[]): Read<number> =>
  (value) => {
    let set = 0
    for (const entry of listEntries(value)) {
      const bit = names.indexOf(entry)
      if (bit < 0) return refuse('code', t`„${entry.slice(0, 40)}“ ist kein bekanntes Ausstattungsmerkmal.`)
      set |= 1 << bit
    }
    return set
  }

/** Whether year, month and day exist in the calendar. */
function isRealDate(year: number, month: number, day: number) {
  if (day >= 1 && day <= 28 && month >= 1 && month <= 12) return true
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether a text is a date as written in German that the calendar does not have: `13.2019`. */
function isImpossible(text: string) {
  const written = /^(?:(\d{1,2})\.)?(\d{1,2})[./](\d{4})$/.exec(text)
  return written !== null && !isRealDate(Number(written[3]), Number(written[2]), Number(written[1] ?? 1))
}

/** `YYYY-MM-DD` or `YYYY-MM` (first of the month), as an ISO date. */
export const date =
  (fromYear: number, toYear: number): Read<string> =>
  (value) => {
    const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value)
    if (!match)
      return isImpossible(value)
        ? refuse('date', t('Dieses Datum gibt es nicht.'))
        : refuse('format', t('Bitte als JJJJ-MM-TT oder JJJJ-MM angeben.'))
    const [, year = '', month = '', day = '01'] = match
    if (!isRealDate(Number(year), Number(month), Number(day)))
      return refuse('date', t('Dieses Datum gibt es nicht.'))
    return Number(year) >= fromYear && Number(year) <= toYear
      ? `${year}-${month}-${day}`
      : refuse('range', t`Erlaubt sind die Jahre ${fromYear} bis ${toYear}.`)
  }

/** The portal's own format of a time; such a text is returned unchanged when its parts are valid. */
const canonical = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

/** A time with its offset, as ISO text in UTC. */
export const moment: Read<string> = (value) => {
  const parts = canonical.exec(value)
  if (parts && isRealDate(Number(parts[1]), Number(parts[2]), Number(parts[3]))) return value
  const match = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.exec(value)
  const time = Date.parse(value)
  if (!match || Number.isNaN(time)) return refuse('format', t('Bitte als JJJJ-MM-TTThh:mm:ssZ angeben.'))
  return isRealDate(Number(match[1]), Number(match[2]), Number(match[3]))
    ? new Date(time).toISOString()
    : refuse('date', t('Dieses Datum gibt es nicht.'))
}

export const matching =
  (pattern: RegExp, hint: string): Read<string> =>
  (value) =>
    pattern.test(value) ? value : refuse('format', hint)
