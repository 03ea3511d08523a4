import type { Criteria } from '@portal/domain/search/criteria'
import type { Chip } from '@portal/domain/search/criteria-chips'
import { criterionOf } from '@portal/domain/search/criterion'
import { typedNumberOrNull } from '@portal/domain/values/typed-number'
import { attributeOf, isVisibleTo } from '@portal/domain/vehicles/attributes/attributes'
import {
  bounds,
  type CriterionName,
  formSectionOf,
  type SearchCriterion,
  searchCriterion,
} from '@portal/domain/vehicles/attributes/criterion-rules'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { inOrder, withoutMonth } from '../criteria/form.ts'
import { fieldsOf, sectionsOf } from '../detail-search/facts.ts'

/** The most used filters in their order; the others follow. A range is listed by its lower bound. */
const first: readonly CriterionName[] = [
  ...(['price_from', 'maker', 'car_model', 'first_reg_from', 'km_stand_from'] as const),
  ...(['kraftstoffart', 'getriebe', 'mwst', 'leistung_from', 'psvon', 'transporter'] as const),
  ...(['fahrzeugtyp', 'fahrzeugkategorietypnfz', 'ausstattung', 'airConditioning', 'headLights'] as const),
  ...(['schadstoffklassetyp', 'doors', 'seatsfrom', 'schiebetuer', 'zulaessigesgesamtgewichtvon'] as const),
  ...(['keysfrom', 'tyresfrom', 'repaircostfrom'] as const),
]

/** The filters for the kind of vehicle in the search; those of both kinds if it names none. */
export function filtersFor(criteria: Criteria, tier: PriceTier): SearchCriterion[] {
  const kinds =
    criteria.transporter === undefined
      ? (['pkw', 'lkw'] as const)
      : ([criteria.transporter ? 'lkw' : 'pkw'] as const)
  const sections = new Set(kinds.flatMap((kind) => [...sectionsOf(kind)]))
  const offered = first
    .map(searchCriterion)
    .filter(
      ({ criterion, attribute }) => isVisibleTo(attribute, tier) && sections.has(formSectionOf(criterion)),
    )
  const others = [...sections].flatMap((section) => fieldsOf(section, tier))
  return [...new Set([...offered, ...others])]
}

/** The heading of a filter: label and unit. */
export const titleOf = ({ attribute, rule }: SearchCriterion): string => {
  const entry = attributeOf(attribute)
  const own = 'label' in rule ? rule.label : undefined
  const unit = entry.kind === 'number' && attribute !== 'erstzulassungsjahr' ? entry.unit : undefined
  return [own ?? entry.label, unit && `(${unit})`].filter(Boolean).join(' ')
}

/** The chosen values of a filter, shown in its heading, a month with the years; undefined for none. */
export const chosenText = (chips: readonly Chip[], names: readonly CriterionName[]) =>
  chips
    .filter(({ criterion }) =>
      names.includes(criterion === 'first_reg_month_from' ? 'first_reg_from' : criterion),
    )
    .map(({ label }) => label)
    .join(', ') || undefined

/** The search with another value of one criterion; reversed bounds are swapped. */
export function withCriterion(criteria: Criteria, name: CriterionName, value: unknown): Criteria {
  const next = Object.entries({ ...withoutMonth(criteria, name), [name]: value }).filter(
    ([, one]) => one !== undefined,
  )
  return inOrder(Object.fromEntries(next), bounds)
}

/** Adds a value to a list of alternatives, or takes it out. */
export function withToggled(criteria: Criteria, name: CriterionName, value: string): Criteria {
  const chosen = [criteria[name] ?? []].flat().map(String)
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  const models = name === 'maker' ? { car_model: undefined, car_model_detail: undefined } : {}
  const below = name === 'car_model' ? { car_model_detail: undefined } : models
  return withCriterion({ ...criteria, ...below }, name, criterionOf(name, next))
}

/** A typed bound as a number; undefined for an empty field, null for what is no value of the criterion. */
export function boundIn(name: CriterionName, typed: string): number | undefined | null {
  const number = typedNumberOrNull(typed, 0)
  if (number === null) return undefined
  const value = criterionOf(name, String(number))
  return typeof value === 'number' ? value : null
}

/** Above this share of the vehicles the histogram has one last bar, so that a few expensive ones do not flatten the others. */
const shownShare = 0.95

export type Bar = {
  low: number
  count: number
  /** The next bound; undefined for the last bar, which has everything above. */
  high?: number
}

/** The vehicles between each offered bound and the next, from the numbers at or above each. */
export function barsOf(counts: Readonly<Record<string, number>>): Bar[] {
  const steps = Object.entries(counts)
    .map(([low, reached]) => ({ low: Number(low), reached }))
    .sort((a, b) => a.low - b.low)
  const total = steps[0]?.reached ?? 0
  const last = steps.findIndex(({ reached }) => reached <= total * (1 - shownShare))
  return (last < 0 ? steps : steps.slice(0, last + 1)).flatMap(({ low, reached }, at) => {
    const next = at === last ? undefined : steps[at + 1]
    if (!next) return reached > 0 ? { low, count: reached } : []
    return { low, count: reached - next.reached, high: next.low }
  })
}
