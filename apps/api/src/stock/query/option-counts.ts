import { recordOf } from '@portal/domain/values/records'
import type { CriterionRule } from '@portal/domain/vehicles/attributes/attribute'
import { isVisibleTo } from '@portal/domain/vehicles/attributes/attributes'
import {
  type CriterionName,
  type FlagName,
  flagNames,
  modelCriteria,
  type SearchCriterion,
  searchCriteria,
  searchCriterion,
} from '@portal/domain/vehicles/attributes/criterion-rules'
import { bitOf } from '@portal/domain/vehicles/attributes/equipment'
import {
  isChoice,
  isRange,
  offeredBounds,
  type RangeField,
  rangeFields,
  spanOf,
} from '@portal/domain/vehicles/attributes/searched'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { type Choice, choices, rangeOf, scaleOf } from '../memory/dimensions.ts'
import { stepOf } from '../memory/steps.ts'
import type { Stock } from '../memory/stock.ts'
import type { Searched } from './evaluate.ts'
import type { Term } from './plan.ts'
import { Result } from './result.ts'

/** The input of a count. Plain data, so that it can be sent to a thread. */
export type CountOrder = {
  terms: Term[]
  tier: PriceTier
  /** The years of first registration to count. */
  years: number[]
  /** Maker number by catalogue entry. */
  makerOf: Uint32Array
  /** The number of makers. */
  makers: number
  /** Model groups are counted for a chosen maker, models for a chosen maker and group. */
  levels: readonly ('car_model' | 'car_model_detail')[]
}

/** Counts by criterion and option; makers by number, groups and models by catalogue entry (empty = not counted). */
export type Counted = {
  total: number
  options: Record<string, Record<string, number>>
  makers: Uint32Array
  car_model: Uint32Array
  car_model_detail: Uint32Array
}

type Counts = Record<string, number>

const record = <Key extends string | number>(
  keys: readonly Key[],
  count: (key: Key, index: number) => number,
): Counts => Object.fromEntries(keys.map((key, index) => [String(key), count(key, index)]))

const codesOf = ({ options }: Extract<CriterionRule, { options: unknown }>) =>
  options.map(({ value }) => value)

const equipmentSet = (stock: Stock, bit: string) => stock.layout.equipment + bitOf(bit)

/** The number of vehicles of a result with a flag. */
function flagCount(base: Result, stock: Stock, name: FlagName): number {
  const entry = searchCriterion(name)
  if (entry.rule.takes !== 'switch' || !isRange(entry.attribute)) return base.with(equipmentSet(stock, name))
  const range = rangeOf(entry.attribute, 'consumer')
  return base.atLeast(range)[stepOf(range, entry.rule.low)] ?? 0
}

/** The number of vehicles of a result with each code of a choice; for a minimum, with this code or a later one. */
function choiceCounts(base: Result, choice: Choice, rule: CriterionRule): Counts {
  const counts = base.choice(choice)
  const countOf = (code: string) => counts[choices[choice].indexOf(code) + 1] ?? 0
  if (rule.takes !== 'minimum') return record(choices[choice], countOf)
  const reached = (code: string) => choices[choice].slice(choices[choice].indexOf(code))
  return record(codesOf(rule), (code) => reached(code).reduce((sum, one) => sum + countOf(one), 0))
}

const offered = recordOf(rangeFields, offeredBounds)

/** The number of vehicles of a result within each offered bound or span. */
function rangeCounts(base: Result, field: RangeField, rule: CriterionRule, order: CountOrder): Counts {
  const range = rangeOf(field, order.tier)
  const reached = (value: number) => base.atLeast(range)[stepOf(range, value)] ?? 0
  const from = (bound: number) => reached(bound * scaleOf(range))
  const beyond = (bound: number) => reached(bound * scaleOf(range) + 1)
  if (rule.takes === 'span')
    return record(codesOf(rule), (code) => {
      const [low, high] = spanOf(code)
      return from(low) - beyond(high)
    })
  const { low, high } = offered[field]
  const steps = (bounds: number[]) => (field === 'erstzulassungsjahr' ? order.years : bounds)
  return rule.takes === 'low'
    ? record(steps(low), (bound) => (bound > 0 ? from(bound) : base.count))
    : record(steps(high), (bound) => reached(0) - beyond(bound))
}

/**
 * Counts the matches, and for each option of both search forms the matches if it is chosen. The chosen values of the
 * option's own criterion are ignored; for makers also the chosen group and model, for groups also the model. Equipment
 * flags are counted in addition to all criteria.
 */
export function countOptions(searched: Searched, order: CountOrder): Counted {
  const { stock } = searched
  const { terms } = order
  const all = new Result(searched, terms, 2)
  const without = (...criteria: CriterionName[]) => {
    const others = terms.filter(({ criterion }) => criterion === null || !criteria.includes(criterion))
    return others.length === terms.length ? all : new Result(searched, others, 3)
  }
  const countsOf = ({ criterion, attribute, rule }: SearchCriterion): Counts | null => {
    if (rule.takes === 'text' || rule.takes === 'words' || rule.takes === 'bit' || rule.takes === 'switch')
      return null
    const base = without(criterion)
    if (isRange(attribute)) return rangeCounts(base, attribute, rule, order)
    if (isChoice(attribute)) return choiceCounts(base, attribute, rule)
    return rule.takes === 'some' ? record(codesOf(rule), (bit) => base.with(equipmentSet(stock, bit))) : null
  }
  const options: Record<string, Counts> = {}
  for (const entry of searchCriteria) {
    const counts = isVisibleTo(entry.attribute, order.tier) && countsOf(entry)
    if (counts) options[entry.criterion] = counts
  }
  const flags = flagNames.filter((name) => isVisibleTo(searchCriterion(name).attribute, order.tier))
  options.equipment = record(flags, (name) => flagCount(all, stock, name))

  const entries = (base: Result) => base.tally(stock.columns.entry, order.makerOf.length)
  const none = new Uint32Array()
  const [, ...models] = modelCriteria
  return {
    total: all.count,
    options,
    makers: without(...modelCriteria).makers(order.makerOf, order.makers),
    car_model: order.levels.includes('car_model') ? entries(without(...models)) : none,
    car_model_detail: order.levels.includes('car_model_detail') ? entries(without('car_model_detail')) : none,
  }
}
