import { codesOf } from '../vehicles/attributes/attribute.ts'
import {
  type AttributeName,
  type AttributeValue,
  attributeOf,
  isVisibleTo,
} from '../vehicles/attributes/attributes.ts'
import {
  type CriterionName,
  type SearchCriterion,
  type SearchedName,
  searchCriteria,
} from '../vehicles/attributes/criterion-rules.ts'
import { bitOf, type EquipmentBit } from '../vehicles/attributes/equipment.ts'
import { isRange, type RangeField, spanOf, type ValueField } from '../vehicles/attributes/searched.ts'
import { choiceOf, holdsChoice, type WordChoice } from '../vehicles/description-words.ts'
import type { PriceTier } from '../vehicles/price-tier.ts'
import type { Criteria } from './criteria.ts'

type Searched<Name extends AttributeName> =
  AttributeValue<Name> extends infer Value ? (Value extends string ? string : Value) : never

/**
 * A vehicle as evaluated by the search. `preis` is that of one price tier; null = unknown, for the price: not offered.
 * `equipment` has the bits of `equipmentBits`.
 */
export type SearchedVehicle = { [Name in SearchedName]: Searched<Name> }

/**
 * A condition on a vehicle; a search requires all of its conditions. `anyOf` requires one of the values, `within` a
 * known number between the inclusive bounds, `withAny` at least one of the equipment bits, `withWords` one alternative
 * of the choice of each text. An unknown value satisfies no condition.
 */
export type Condition = { criterion: CriterionName } & (
  | { kind: 'anyOf'; field: ValueField; values: readonly (string | boolean)[] }
  | { kind: 'within'; field: RangeField; low?: number; high?: number }
  | { kind: 'withAny'; bits: readonly EquipmentBit[] }
  | { kind: 'withWords'; choices: readonly WordChoice[] }
)

const isBit = (code: string): code is EquipmentBit => bitOf(code) >= 0

/** The codes of a choice from a minimum upwards, in the order of its options. */
function reachedFrom(field: ValueField, minimum: string): string[] {
  const attribute = attributeOf(field)
  const codes = attribute.kind === 'choice' ? codesOf(attribute.options) : []
  return codes.slice(codes.indexOf(minimum))
}

function rangeOf({ rule }: SearchCriterion, value: Criteria[CriterionName]) {
  // Bounds are not negative: 'from 0' requires nothing, not even that the value is known.
  if (rule.takes === 'low' && typeof value === 'number') return value > 0 ? { low: value } : null
  if (rule.takes === 'high' && typeof value === 'number')
    return value < (rule.open ?? Number.POSITIVE_INFINITY) ? { high: value } : null
  if (rule.takes === 'switch' && value === true) return { low: rule.low }
  if (rule.takes !== 'span' || typeof value !== 'string') return null
  const [low, high] = spanOf(value)
  return { low, high }
}

/** The condition of a criterion's value; null where it filters nothing. */
function conditionOf(entry: SearchCriterion, value: Criteria[CriterionName]): Condition | null {
  const { criterion, attribute: field, rule } = entry
  if (value === undefined) return null
  if (isRange(field)) {
    const range = rangeOf(entry, value)
    return range && { ...range, criterion, kind: 'within', field }
  }
  const values = [value].flat().filter((one) => typeof one !== 'number')
  if (field === 'equipment') {
    const codes = rule.takes === 'bit' ? (value === true ? [criterion] : []) : values.map(String)
    const bits = codes.filter(isBit)
    return bits.length === 0 ? null : { criterion, kind: 'withAny', bits }
  }
  if (field === 'description')
    return { criterion, kind: 'withWords', choices: values.map((text) => choiceOf(String(text))) }
  const wanted = rule.takes === 'minimum' ? reachedFrom(field, String(value)) : values
  return { criterion, kind: 'anyOf', field, values: wanted }
}

/** Looked up by name, because a search has few of the criteria. */
const places = new Map<string, number>(searchCriteria.map(({ criterion }, place) => [criterion, place]))

/**
 * The meaning of the criteria (C-21, C-36, C-40, R-18, U-72). Every evaluation uses these conditions, so that counts,
 * pages, option counts and notifications always agree. Criteria on attributes that the tier may not see are ignored,
 * so that no search reveals their values.
 */
export const conditionsOf = (criteria: Criteria, tier: PriceTier): Condition[] =>
  Object.keys(criteria)
    .map((name) => places.get(name) ?? -1)
    .sort((a, b) => a - b)
    .flatMap((place) => {
      const entry = searchCriteria[place]
      const isKnown = entry !== undefined && isVisibleTo(entry.attribute, tier)
      return isKnown ? (conditionOf(entry, criteria[entry.criterion]) ?? []) : []
    })

/** Whether a vehicle satisfies a condition. */
export function satisfies(vehicle: SearchedVehicle, condition: Condition) {
  if (condition.kind === 'anyOf') {
    const value = vehicle[condition.field]
    return value !== null && condition.values.includes(value)
  }
  if (condition.kind === 'within') {
    const value = vehicle[condition.field]
    const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = condition
    return value !== null && value >= low && value <= high
  }
  if (condition.kind === 'withWords')
    return condition.choices.every((choice) => holdsChoice(vehicle.description ?? '', choice))
  return condition.bits.some((bit) => (vehicle.equipment & (1 << bitOf(bit))) !== 0)
}

/** Whether a vehicle, with the price of the tier, satisfies all criteria. */
export const matches = (criteria: Criteria, vehicle: SearchedVehicle, tier: PriceTier) =>
  conditionsOf(criteria, tier).every((condition) => satisfies(vehicle, condition))
