import { figureText, registrationText } from '../values/formats.ts'
import { t } from '../values/text.ts'
import type { Attribute } from '../vehicles/attributes/attribute.ts'
import { labelOf } from '../vehicles/attributes/texts.ts'
import { fieldOf, type StockField, stockFieldOf } from './stock-fields.ts'

/**
 * A condition on one field of the house's table. As text, in addresses, calls and stored views, it is
 * `field:condition`:
 * - `kilometerstandvon:10000..50000`, `erstzulassungvon:2019-01-01..`: inclusive bounds, one may be absent,
 * - `state:offered|reserved`, `hersteller:Audi`: one of several values; texts contain the value in any case,
 * - `tradedIn:ja`, `tradedIn:nein`,
 * - `hu_faellig_am:fehlt`: no value.
 */
export type StockFilter =
  | { field: StockField; test: 'missing' }
  | { field: StockField; test: 'flag'; value: boolean }
  | { field: StockField; test: 'values'; values: string[] }
  | { field: StockField; test: 'range'; from: string | null; to: string | null }

const missing = 'fehlt'
const isoDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const plainNumber = /^\d{1,8}(\.\d{1,2})?$/

/** The pattern of a bound; undefined for fields without an order. */
function boundOf({ kind }: Attribute): RegExp | undefined {
  if (kind === 'number' || kind === 'money') return plainNumber
  return kind === 'date' || kind === 'moment' ? isoDay : undefined
}

/** Days that do not exist, as 2026-02-30, would be errors of the database. */
const exists = (bound: string) =>
  !isoDay.test(bound) || new Date(`${bound}T00:00:00Z`).toISOString().startsWith(bound)

function rangeOf(field: StockField, bound: RegExp, condition: string): StockFilter | undefined {
  const [from = '', to = '', ...more] = condition.split('..')
  const isBound = (text: string) => text === '' || (bound.test(text) && exists(text))
  if (!condition.includes('..') || more.length > 0 || !isBound(from) || !isBound(to)) return undefined
  return from || to ? { field, test: 'range', from: from || null, to: to || null } : undefined
}

function valuesOf(field: StockField, attribute: Attribute, condition: string): StockFilter | undefined {
  const values = condition.split('|').map((value) => value.trim())
  if (values.some((value) => value === '') || values.length > 60) return undefined
  const isCoded = attribute.kind === 'choice' || attribute.kind === 'flags'
  const isKnown = (value: string) => !isCoded || attribute.options.some((choice) => choice.value === value)
  return values.every(isKnown) ? { field, test: 'values', values } : undefined
}

/** @returns undefined for a text that is no condition */
export function stockFilterOf(text: string): StockFilter | undefined {
  const colon = text.indexOf(':')
  const field = stockFieldOf(text.slice(0, colon))
  if (!field || colon < 0) return undefined
  const attribute = fieldOf(field)
  const condition = text.slice(colon + 1)
  if (condition === missing) return { field, test: 'missing' }
  if (attribute.kind === 'flag')
    return condition === 'ja' || condition === 'nein'
      ? { field, test: 'flag', value: condition === 'ja' }
      : undefined
  const bound = boundOf(attribute)
  return bound ? rangeOf(field, bound, condition) : valuesOf(field, attribute, condition)
}

/** The text of a condition, the inverse of `stockFilterOf`. */
export function textOfFilter(filter: StockFilter): string {
  if (filter.test === 'missing') return `${filter.field}:${missing}`
  if (filter.test === 'flag') return `${filter.field}:${filter.value ? 'ja' : 'nein'}`
  if (filter.test === 'values') return `${filter.field}:${filter.values.join('|')}`
  return `${filter.field}:${filter.from ?? ''}..${filter.to ?? ''}`
}

function boundText(attribute: Attribute, bound: string): string {
  if (isoDay.test(bound))
    return attribute.kind === 'date'
      ? registrationText(bound)
      : `${bound.slice(8)}.${bound.slice(5, 7)}.${bound.slice(0, 4)}`
  const unit = attribute.kind === 'money' ? '€' : attribute.kind === 'number' ? attribute.unit : undefined
  return unit ? `${figureText(Number(bound))}\u00a0${unit}` : figureText(Number(bound))
}

/** Label and value of a condition for its chip: 'Standzeit' and 'ab 60 Tage'. */
export function chipOf(filter: StockFilter): { label: string; value: string } {
  const attribute = fieldOf(filter.field)
  const { label } = attribute
  if (filter.test === 'missing') return { label, value: t('fehlt') }
  if (filter.test === 'flag') return { label, value: filter.value ? t('ja') : t('nein') }
  if (filter.test === 'values') {
    const options = 'options' in attribute ? attribute.options : []
    return { label, value: filter.values.map((value) => labelOf(options, value)).join(', ') }
  }
  const { from, to } = filter
  if (from && to && from === to) return { label, value: boundText(attribute, from) }
  const first = from && boundText(attribute, from)
  const last = to && boundText(attribute, to)
  if (first && last) return { label, value: t`ab ${first} bis ${last}` }
  return { label, value: first ? t`ab ${first}` : `${t('bis')} ${last ?? ''}` }
}
