import type { CarSort } from '@portal/contract/vehicles/cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { criterionNames, criterionOf } from '@portal/domain/search/criterion'
import {
  type CriterionName,
  type FlagName,
  flagNames,
  formSectionOf,
  type GroupName,
} from '@portal/domain/vehicles/attributes/criterion-rules'
import {
  carEquipmentFlags,
  carInteriorFlags,
  vanEquipmentFlags,
} from '@portal/domain/vehicles/attributes/equipment'
import { conditionFlags } from '@portal/domain/vehicles/attributes/recorded'
import {
  kwFrom,
  kwTo,
  priceFrom,
  priceTo,
  priceVan,
  psFrom,
  psTo,
} from '@portal/domain/vehicles/attributes/steps'
import { type Unit, withoutMonth } from '../criteria/form.ts'
import { sectionsOf, type Vehicle } from './facts.ts'

export const vehicleOf = ({ transporter }: Criteria): Vehicle => (transporter ? 'lkw' : 'pkw')

const flagsOf = (vehicle: Vehicle): readonly FlagName[] => [
  ...(vehicle === 'lkw' ? vanEquipmentFlags : [...carInteriorFlags, ...carEquipmentFlags]),
  ...conditionFlags,
]

/** Euro steps of the price lists (R-13 to R-15, U-17). */
export const pricesOf = (vehicle: Vehicle) =>
  vehicle === 'lkw' ? { from: priceVan, to: priceVan } : { from: priceFrom, to: priceTo }

export const powerOf = (unit: Unit) =>
  unit === 'kw'
    ? ({ from: kwFrom, to: kwTo, lower: 'leistung_from', upper: 'leistung_to' } as const)
    : ({ from: psFrom, to: psTo, lower: 'psvon', upper: 'psbis' } as const)

/** Removes undefined criteria, so equal searches have equal cache keys and addresses. */
export function tidy(criteria: Criteria): Criteria {
  const set = Object.entries(criteria).filter(([, value]) => value !== undefined && value !== false)
  return { ...Object.fromEntries(set), transporter: criteria.transporter ?? false }
}

/**
 * Changes the vehicle type. Criteria common to both types are kept; maker, model and other criteria are cleared.
 */
export function withVehicle(criteria: Criteria, vehicle: Vehicle): Criteria {
  const prices = pricesOf(vehicle)
  const offered = flagsOf(vehicle)
  const flags = flagNames.filter((flag) => !offered.includes(flag))
  const sections = sectionsOf(vehicle)
  const others = criterionNames.filter((name) => !sections.includes(formSectionOf(name)))
  const cleared = Object.fromEntries([...flags, ...others].map((name) => [name, undefined]))
  return tidy({
    ...criteria,
    ...cleared,
    maker: undefined,
    car_model: undefined,
    car_model_detail: undefined,
    price_from: prices.from.find((step) => step === criteria.price_from),
    price_to: prices.to.find((step) => step === criteria.price_to),
    transporter: vehicle === 'lkw',
  })
}

/** A single name, several as a list, undefined for none. */
const oneOrMany = (names: readonly string[]) => (names.length > 1 ? [...names] : names[0])

/** Adding a maker keeps the models; replacing or removing one clears them, because its models would find nothing. */
export function withMakers(criteria: Criteria, makers: readonly string[]): Criteria {
  const isAddition = [criteria.maker ?? []].flat().every((maker) => makers.includes(maker))
  const models = isAddition ? {} : { car_model: undefined, car_model_detail: undefined }
  return tidy({ ...criteria, ...models, maker: oneOrMany(makers) })
}

export const withModels = (criteria: Criteria, groups: readonly string[]) =>
  tidy({ ...criteria, car_model: oneOrMany(groups), car_model_detail: undefined })

export const withValue = <Name extends keyof Criteria>(
  criteria: Criteria,
  name: Name,
  value: Criteria[Name],
) => tidy({ ...withoutMonth(criteria, name), [name]: value })

/** Sets a criterion to the value in a text; undefined removes it. */
export const withText = (criteria: Criteria, name: CriterionName, text: string | undefined): Criteria =>
  tidy({ ...withoutMonth(criteria, name), [name]: text === undefined ? undefined : criterionOf(name, text) })

/** Adds or removes a value of a group; an empty group means 'beliebig' (C-29, C-30). */
export function toggled(criteria: Criteria, group: GroupName, value: string): Criteria {
  const chosen: readonly string[] = criteria[group] ?? []
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort()
  return tidy({ ...criteria, [group]: next.length === 0 ? undefined : next })
}

/** Converts the power bounds to the other unit's steps and wire names; kW and PS steps are pairs (C-28). */
export function withUnit(criteria: Criteria, unit: Unit): Criteria {
  const now = powerOf(unit)
  const was = powerOf(unit === 'kw' ? 'ps' : 'kw')
  const same = (value: number | undefined) =>
    value === undefined ? undefined : now.to[was.to.indexOf(value)]
  const lower = same(criteria[was.lower])
  const upper = same(criteria[was.upper])
  return tidy({
    ...criteria,
    [was.lower]: undefined,
    [was.upper]: undefined,
    [now.lower]: lower,
    [now.upper]: upper,
  })
}

/** The criteria of the form, and the sort order of the results from which it was opened. */
export type Draft = { criteria: Criteria; unit: Unit; sort: CarSort }

/** The number of cars an option would leave, given all other criteria; undefined until loaded. */
export type CountOf = (criterion: keyof Criteria | 'equipment', value: string | number) => number | undefined

/** Props of every section of the form. */
export type SectionProps = {
  draft: Draft
  countOf: CountOf
  /** Changes the latest criteria, which can be newer than those of `draft`. */
  change: (next: (before: Criteria) => Criteria, unit?: Unit) => void
}
