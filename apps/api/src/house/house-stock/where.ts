import {
  fieldOf,
  isOwnField,
  type OwnField,
  type StockField,
  stockFieldOf,
} from '@portal/domain/house/stock-fields'
import { type StockFilter, stockFilterOf } from '@portal/domain/house/stock-filters'
import { columnName } from '@portal/domain/vehicles/attributes/attributes'
import {
  type HiddenReasonCode,
  hiddenReasons,
  offerStateSql,
} from '@portal/domain/vehicles/attributes/visibility'
import { likeText, wordsOf } from '../../plugins/db.ts'
import { internalNumberSql } from '../stock-sources/where.ts'

/** The parameters of a statement; `add` returns the placeholder of a value. */
export class Parameters {
  readonly values: unknown[]

  /** @param now the moment that decides reservations and days in stock; it is `$1` */
  constructor(now: Date) {
    this.values = [now]
  }

  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

const now = '$1::timestamptz'
const since30Days = `${now} - interval '30 days'`
const soldOrNow = `least(v.sold_at, ${now})`

/** SQL: `bit` if the reason hides vehicle `v`, else 0. The bits are in the order of the options of `missing`. */
const bitWhen = (code: HiddenReasonCode, bit: number) =>
  `CASE WHEN ${hiddenReasons[code].holds(now)} THEN ${bit} ELSE 0 END`

/** SQL: the values of the fields that are not columns of `vehicle v`. */
const ownValues: Record<OwnField, string> = {
  state: offerStateSql(now),
  days: `greatest(0, extract(epoch FROM ${soldOrNow} - least(v.published_at, v.created_at)) / 86400)::int`,
  photos: `(SELECT count(*)::int FROM vehicle_file f
    WHERE f.fahrzeugid = v.fahrzeugid AND f.eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD')`,
  watchers: '(SELECT count(*)::int FROM watch w WHERE w.fahrzeugid = v.fahrzeugid)',
  views: `(SELECT coalesce(sum(s.count), 0)::int FROM vehicle_views s
    WHERE s.fahrzeugid = v.fahrzeugid AND s.day > (${now} AT TIME ZONE 'Europe/Berlin')::date - 30)`,
  enquiries: `(SELECT count(*)::int FROM enquiry e
    WHERE e.fahrzeugid = v.fahrzeugid AND e.created_at > ${since30Days})`,
  priceChangedAt: `(SELECT max(p.changed_at) FROM price_change p WHERE p.fahrzeugid = v.fahrzeugid
    AND EXISTS (SELECT FROM price_change q WHERE q.fahrzeugid = p.fahrzeugid AND q.id < p.id))`,
  priced: '(v.planverkaufspreisprivatkundengeschaeftbrutto > 0 OR v.haendlerpreisbrutto > 0)',
  missing: `nullif(${bitWhen('photo', 1)} | ${bitWhen('price', 2)} | ${bitWhen('energy', 4)}, 0)`,
  promotion: 'v.promotion',
  reservedUntil: 'v.reserved_until',
  withdrawnAt: 'v.withdrawn_at',
  createdAt: 'v.created_at',
  internalNumber: internalNumberSql('v'),
}

/** SQL: the value of a field of vehicle `v`. */
export const fieldSql = (field: StockField) =>
  isOwnField(field) ? ownValues[field] : `v."${columnName(field)}"`

function valuesCondition(field: StockField, values: string[], parameters: Parameters): string {
  const attribute = fieldOf(field)
  const value = fieldSql(field)
  // Offered is what searches find; this condition has an index and statistics, the derived state has neither.
  if (field === 'state' && values.join() === 'offered') return 'v.available'
  if (attribute.kind === 'choice') return `${value} = ANY(${parameters.add(values)}::text[])`
  if (attribute.kind === 'flags') {
    const bits = values.map((code) => attribute.options.findIndex((choice) => choice.value === code))
    const mask = parameters.add(bits.reduce((sum, bit) => sum | (1 << bit), 0))
    return `${value} & ${mask}::int = ${mask}::int`
  }
  return `${value} ILIKE ANY(${parameters.add(values.map((text) => `%${likeText(text)}%`))}::text[])`
}

function conditionOf(filter: StockFilter, parameters: Parameters): string {
  const value = fieldSql(filter.field)
  if (filter.test === 'missing') return `${value} IS NULL`
  if (filter.test === 'flag') return `${value} = ${parameters.add(filter.value)}::boolean`
  if (filter.test === 'values') return valuesCondition(filter.field, filter.values, parameters)
  const { kind } = fieldOf(filter.field)
  const isMoment = kind === 'moment'
  const type = isMoment || kind === 'date' ? 'date' : 'numeric'
  const at = isMoment ? `(${value} AT TIME ZONE 'Europe/Berlin')::date` : value
  const bounds = [
    filter.from === null ? null : `${at} >= ${parameters.add(filter.from)}::${type}`,
    filter.to === null ? null : `${at} <= ${parameters.add(filter.to)}::${type}`,
  ]
  return bounds.filter((bound) => bound !== null).join(' AND ')
}

const isFin = /^[0-9A-HJ-NPR-Z]{17}$/i
const isGroupedFin = /^[0-9A-HJ-NPR-Z]{13}\d{4}$/i
/** A GW number, or the end of a FIN as it is written on papers; the last four characters of a FIN are digits. */
const isNumber = /^[0-9A-HJ-NPR-Z]{2,4}\d{4}$/i
const isGroupedNumber = /^\d{6,8}$/

/** The words of the search field. The blanks and hyphens that group a FIN or a number are left out. */
function searchedWords(q: string): string[] {
  const joined = q.replace(/[\s-]/g, '')
  if (isGroupedFin.test(joined) || isGroupedNumber.test(joined)) return [joined]
  return wordsOf(q)
}

/** SQL: the reversed FIN, which has an index, for searches by its end. */
const reversedFin = (vehicle: string) => `reverse(${vehicle}.fin) COLLATE "C"`
const reverse = (text: string) => [...text.toUpperCase()].toReversed().join('')

/** SQL: the word is a part of the GW number, the FIN, or make and model. */
function partCondition(vehicle: string, word: string, parameters: Parameters): string {
  const part = parameters.add(`%${likeText(word)}%`)
  const partOfFin = parameters.add(`%${likeText(word.replaceAll('-', ''))}%`)
  return `(${vehicle}.gwnummer ILIKE ${part} OR ${vehicle}.fin ILIKE ${partOfFin}
    OR concat_ws(' ', ${vehicle}.hersteller, ${vehicle}.modell) ILIKE ${part}
    OR ${vehicle}.gwnummer IN (SELECT n.gwnummer FROM stock_number n WHERE n.internal_number ILIKE ${part}))`
}

/** SQL: as `partCondition`; digits are found in the FIN alone, whose index is smaller than the table. */
function insideCondition(vehicle: string, word: string, parameters: Parameters): string {
  const digits = word.replaceAll('-', '')
  return isGroupedNumber.test(digits)
    ? `${vehicle}.fin LIKE ${parameters.add(`%${digits}%`)}`
    : partCondition(vehicle, word, parameters)
}

/**
 * SQL: the word is a whole FIN, a GW number, the end of a FIN, or a part of a number or of make and model. Parts of a
 * number are searched only if no vehicle has the whole number, because that search reads all vehicles.
 */
function wordCondition(word: string, parameters: Parameters): string {
  const bare = word.replaceAll('-', '')
  if (isFin.test(bare)) return `${reversedFin('v')} = ${parameters.add(reverse(bare))}`
  if (!isNumber.test(bare)) return partCondition('v', word, parameters)
  const number = parameters.add(bare)
  const start = parameters.add(reverse(bare))
  const internal = parameters.add(word)
  const exact = `SELECT x.fahrzeugid FROM vehicle x
    WHERE x.gwnummer = ${number} OR ${reversedFin('x')} BETWEEN ${start} AND ${start} || '~'
    UNION ALL SELECT x.fahrzeugid FROM stock_number n JOIN vehicle x USING (gwnummer)
    WHERE n.internal_number = ${internal}`
  return `v.fahrzeugid IN (${exact} UNION ALL SELECT x.fahrzeugid FROM vehicle x
    WHERE NOT EXISTS (${exact}) AND ${insideCondition('x', word, parameters)})`
}

export type Wanted = { q?: string | undefined; filter?: string[] | undefined }

/** SQL: the conditions of a query on `vehicle v`. The schema has refused texts that are no conditions. */
export function whereOf({ q = '', filter = [] }: Wanted, parameters: Parameters): string {
  const filters = filter.map(stockFilterOf).filter((read) => read !== undefined)
  const all = [
    ...searchedWords(q).map((word) => wordCondition(word, parameters)),
    ...filters.map((read) => conditionOf(read, parameters)),
  ]
  return all.length === 0 ? 'true' : all.map((condition) => `(${condition})`).join(' AND ')
}

/** SQL: the sort order; equal vehicles are sorted newest first, so that pages never overlap. */
export function orderOf(sort: string | undefined): string {
  const [name = '', direction] = sort?.split(',') ?? []
  const field = stockFieldOf(name)
  const newest = 'v.eaktedokumentid DESC'
  if (field === undefined) return newest
  return `${fieldSql(field)} ${direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST, ${newest}`
}
