import {
  type AttributeName,
  type Attributes,
  type AttributeValue,
  attributeNames,
  attributeOf,
  columnName,
  type NamesWith,
} from '@portal/domain/vehicles/attributes/attributes'
import { searchedNames } from '@portal/domain/vehicles/attributes/searched'
import { isForDealers, type PriceTier } from '@portal/domain/vehicles/price-tier'
import { searchedNetSql } from '@portal/domain/vehicles/vat'

/**
 * Select lists of the table `vehicle v` and the types of their rows, derived from the attributes. Visibility is part of
 * the types: a public list cannot contain attributes for dealers.
 */
export type StoredName = Exclude<AttributeName, NamesWith<{ origin: 'query' }>>
export type PublicName = Extract<StoredName, NamesWith<{ visibleTo: 'everyone' }>>
export type DealerName = Extract<StoredName, NamesWith<{ visibleTo: 'everyone' | 'dealer' }>>

type Selected<Name extends StoredName> = Attributes[Name] extends { kind: 'moment' }
  ? Date | null
  : AttributeValue<Name>

/** A selected row: prices and decimals are numbers, dates are ISO strings, times are `Date`. */
export type VehicleRow<Name extends StoredName> = { [Key in Name]: Selected<Key> }

function columnOf(name: StoredName): string {
  const attribute = attributeOf(name)
  const column = `v.${columnName(name)}`
  const isDecimal = attribute.kind === 'money' || (attribute.kind === 'number' && attribute.decimals)
  const cast = isDecimal ? '::float8' : attribute.kind === 'date' ? '::text' : ''
  return `${column}${cast} AS "${name}"`
}

export const publicColumns = (names: readonly PublicName[]) => names.map(columnOf).join(', ')
export const dealerColumns = (names: readonly DealerName[]) => names.map(columnOf).join(', ')

const isStored = (name: AttributeName): name is StoredName => attributeOf(name).origin !== 'query'

/** The public attributes among the keys of a wire schema. */
export const publicIn = <Key extends string>(shape: Record<Key, unknown>) =>
  attributeNames.filter(
    (name): name is Extract<PublicName, Key> =>
      name in shape && isStored(name) && attributeOf(name).visibleTo === 'everyone',
  )

/** The attributes among the keys of a wire schema that are visible to dealers. */
export const visibleToDealersIn = <Key extends string>(shape: Record<Key, unknown>) =>
  attributeNames.filter(
    (name): name is Extract<DealerName, Key> =>
      name in shape && isStored(name) && attributeOf(name).visibleTo !== 'house',
  )

/** SQL: the attribute `description` as one text, never NULL. */
export const descriptionColumn = "concat_ws(' ', v.headlineinternet, v.ausstattungserie, v.ausstattungsonder)"

/** SQL: the searched price of vehicle `v` in a tier; NULL if it is not offered in it. */
export const priceColumns: Record<PriceTier, string> = {
  consumer: 'nullif(v.planverkaufspreisprivatkundengeschaeftbrutto, 0)::float8',
  dealer: 'nullif(v.haendlerpreisbrutto, 0)::float8',
  net: `nullif(${searchedNetSql}, 0)::float8`,
}

/** SQL: a stored moment in minutes since 1970; `extract` would compute with the slower `numeric`. */
export const minuteColumn = (column: string) => `floor(date_part('epoch', ${column}) / 60)::int`

/** SQL: the searchable facts of the recorded condition of vehicle `v`; flags are 1 or 0. */
const recordedColumns = {
  accidentFree: '(NOT v.accident)::int',
  damageFree: 'v.damage_free::int',
  fullServiceHistory: 'v.full_service_history::int',
  treadMm: 'v.tread_mm',
  repairCost: 'v.repair_cost',
}
/** SQL: year, and year and month in six digits, of the first registration of vehicle `v`. */
const registrationColumns = {
  erstzulassungsjahr: 'extract(year FROM v.erstzulassungvon)::int',
  erstzulassungsmonat: "to_char(v.erstzulassungvon, 'YYYYMM')::int",
}
const isOfRegistration = (name: AttributeName): name is keyof typeof registrationColumns =>
  name in registrationColumns
const isRecorded = (name: AttributeName): name is keyof typeof recordedColumns => name in recordedColumns

/** SQL: a searched number that is computed in the same way for every tier; undefined for other attributes. */
export const computedColumn = (name: AttributeName): string | undefined => {
  if (isOfRegistration(name)) return registrationColumns[name]
  return isRecorded(name) ? recordedColumns[name] : undefined
}

/** The searched moments, which are stored as times. */
const moments = {
  publishedMinute: () => 'published_at',
  priceDropMinute: (tier: PriceTier) => (isForDealers(tier) ? 'dealer_drop_at' : 'consumer_drop_at'),
  backMinute: () => 'back_at',
}
export const isMoment = (name: AttributeName): name is keyof typeof moments => name in moments

/** SQL: a searched moment in minutes since 1970, for the tier where tiers differ. */
export const momentColumn = (name: keyof typeof moments, tier: PriceTier) =>
  minuteColumn(`v.${moments[name](tier)}`)

/** The select list of a `SearchedVehicle`; its price is that of the tier, NULL if it is not offered to that tier. */
export const searchedColumns = (tier: PriceTier) =>
  searchedNames
    .map((name) => {
      if (name === 'preis') return `${priceColumns[tier]} AS preis`
      if (isMoment(name)) return `${momentColumn(name, tier)} AS "${name}"`
      if (name === 'description') return `${descriptionColumn} AS description`
      if (isOfRegistration(name) || isRecorded(name)) return `${computedColumn(name)} AS "${name}"`
      return columnOf(name)
    })
    .join(', ')
