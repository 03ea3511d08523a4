import type { CarSort } from '@portal/contract/vehicles/cars'
import { type Condition, conditionsOf } from '@portal/domain/search/conditions'
import type { Criteria } from '@portal/domain/search/criteria'
import { columnName } from '@portal/domain/vehicles/attributes/attributes'
import { equipmentBits } from '@portal/domain/vehicles/attributes/equipment'
import type { RangeField } from '@portal/domain/vehicles/attributes/searched'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { searchedNetSql } from '@portal/domain/vehicles/vat'
import { computedColumn, isMoment, momentColumn } from '../vehicle-row.ts'

/**
 * The search of the index as a plain SQL statement: the reference for tests and measurements. Column names are fixed in
 * this file, values are always parameters.
 */
export type Statement = { text: string; values: unknown[] }

const priceColumns: Record<PriceTier, string> = {
  consumer: 'nullif(planverkaufspreisprivatkundengeschaeftbrutto, 0)',
  dealer: 'nullif(haendlerpreisbrutto, 0)',
  net: `nullif(${searchedNetSql}, 0)`,
}

const columnOf = (field: RangeField, tier: PriceTier) => {
  if (field === 'preis') return priceColumns[tier]
  if (isMoment(field)) return momentColumn(field, tier)
  return computedColumn(field) ?? columnName(field)
}

/** SQL: the words that `wordsIn` returns for the description, each between blanks. */
const foldedDescription = `' ' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(replace(
  lower(concat_ws(' ', headlineinternet, ausstattungserie, ausstattungsonder) COLLATE "und-x-icu") COLLATE "C", 'ß', 'ss'), NFD),
  '[\u0300-\u036f]', '', 'g'), '(?<![0-9.])(1[3-9]|2[0-4])(["″”]|'''')', '\\1 zoll', 'g'),
  '[^a-z0-9]+', ' ', 'g'), '([aou])e', '\\1', 'g') || ' '`

function clauseOf(condition: Condition, tier: PriceTier, parameter: (value: unknown) => string): string {
  if (condition.kind === 'anyOf') {
    return `${columnName(condition.field)}::text = ANY(${parameter(condition.values.map(String))}::text[])`
  }
  if (condition.kind === 'within') {
    const { low = 0, high = Number.MAX_SAFE_INTEGER } = condition
    return `${columnOf(condition.field, tier)} BETWEEN ${parameter(low)}::numeric AND ${parameter(high)}::numeric`
  }
  if (condition.kind === 'withWords') {
    const holdsAll = (beginnings: readonly string[]) =>
      `(${foldedDescription}) LIKE ALL (${parameter(beginnings.map((beginning) => `% ${beginning}%`))}::text[])`
    return condition.choices
      .map((choice) => `(${choice.map(holdsAll).join(' OR ') || 'false'})`)
      .join(' AND ')
  }
  const mask = condition.bits.reduce((bits, bit) => bits | (1 << equipmentBits.indexOf(bit)), 0)
  return `equipment & ${parameter(mask)}::int <> 0`
}

function whereOf(criteria: Criteria, tier: PriceTier, values: unknown[]): string {
  const parameter = (value: unknown) => `$${values.push(value)}`
  const clauses = conditionsOf(criteria, tier).map((condition) => clauseOf(condition, tier, parameter))
  return ['available', ...clauses].join(' AND ')
}

const german = 'COLLATE "de-x-icu"'
const orders: Record<CarSort, (price: string, tier: PriceTier) => string> = {
  'eaktedokumentid,desc': () => 'eaktedokumentid DESC',
  'hersteller,asc': () => `hersteller ${german}`,
  'modellgruppe,asc': () => `modellgruppe ${german}`,
  'preis,asc': (price) => `${price} ASC NULLS LAST`,
  'preis,desc': (price) => `${price} DESC NULLS LAST`,
  'kilometerstandvon,asc': () => 'kilometerstandvon',
  'kilometerstandvon,desc': () => 'kilometerstandvon DESC',
  'veroeffentlicht,desc': () => `${momentColumn('publishedMinute', 'consumer')} DESC NULLS LAST`,
  'preissenkung,desc': (_, tier) => `${momentColumn('priceDropMinute', tier)} DESC NULLS LAST`,
  'wiederda,desc': () => `${momentColumn('backMinute', 'consumer')} DESC NULLS LAST`,
  'erstzulassungvon,asc': () => 'erstzulassungvon',
  'erstzulassungvon,desc': () => 'erstzulassungvon DESC',
  'veroeffentlicht,asc': () => `${momentColumn('publishedMinute', 'consumer')} ASC NULLS LAST`,
}

/** Counts the available vehicles that satisfy the criteria. */
export function countStatement(criteria: Criteria, tier: PriceTier): Statement {
  const values: unknown[] = []
  return {
    text: `SELECT count(*)::int AS count FROM vehicle v WHERE ${whereOf(criteria, tier, values)}`,
    values,
  }
}

/** Selects the ids of these vehicles in the order of a sort. */
export function idsStatement(criteria: Criteria, tier: PriceTier, sort: CarSort): Statement {
  const values: unknown[] = []
  const where = whereOf(criteria, tier, values)
  const order = `${orders[sort](priceColumns[tier], tier)}, eaktedokumentid DESC`
  return { text: `SELECT fahrzeugid FROM vehicle v WHERE ${where} ORDER BY ${order}`, values }
}
