import { recordOf } from '@portal/domain/values/records'
import type { CriterionRule } from '@portal/domain/vehicles/attributes/attribute'
import { isVisibleTo } from '@portal/domain/vehicles/attributes/attributes'
import {
  type CriterionName,
  type FlagName,
  flagNames,
  type SearchCriterion,
  type SearchedName,
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
import { type Choice, choices, type Range, rangeOf, scaleOf } from '../memory/dimensions.ts'
import { stepOf } from '../memory/steps.ts'
import type { Result } from './result.ts'

/** For whom options are counted, and the years of first registration in the stock. */
export type Form = { tier: PriceTier; years: readonly number[] }

/** The options of a criterion in the forms, and the number of vehicles of a result with each, in the same order. */
export type OptionList = {
  criterion: CriterionName
  attribute: SearchedName
  options: (form: Form) => readonly (string | number)[]
  count: (base: Result, form: Form) => number[]
}

type Counting = Pick<OptionList, 'options' | 'count'>

const codesOf = ({ options }: Extract<CriterionRule, { options: unknown }>) =>
  options.map(({ value }) => value)

/** Each code of a choice; for a minimum, each offered code or a later one of the choice. */
function choiceList(choice: Choice, rule: CriterionRule): Counting {
  const codes = choices[choice]
  if (rule.takes !== 'minimum')
    return { options: () => codes, count: (base) => Array.from(base.choice(choice).subarray(1)) }
  const offered = codesOf(rule)
  const first = offered.map((code) => codes.indexOf(code) + 1)
  const sum = (counts: Uint32Array, from: number) =>
    counts.subarray(from).reduce((total, count) => total + count, 0)
  return {
    options: () => offered,
    count: (base) => {
      const counts = base.choice(choice)
      return first.map((from) => sum(counts, from))
    },
  }
}

/** The steps of bounds in a range. They are found once, because each form counts the same bounds. */
function stepFinder(numberOf: (bound: number, scale: number) => number) {
  const known = new WeakMap<readonly number[], Map<Range, number[]>>()
  return (bounds: readonly number[], range: Range): number[] => {
    const ofBounds = known.get(bounds) ?? new Map<Range, number[]>()
    known.set(bounds, ofBounds)
    const steps = ofBounds.get(range) ?? bounds.map((bound) => stepOf(range, numberOf(bound, scaleOf(range))))
    ofBounds.set(range, steps)
    return steps
  }
}
const stepsFrom = stepFinder((bound, scale) => bound * scale)
const stepsBeyond = stepFinder((bound, scale) => bound * scale + 1)

const offered = recordOf(rangeFields, offeredBounds)

/** Each offered bound or span; years are those of the stock. */
function rangeList(field: RangeField, rule: CriterionRule): Counting {
  const boundsOf = (bounds: readonly number[], { years }: Form) =>
    field === 'erstzulassungsjahr' ? years : bounds
  if (rule.takes === 'span') {
    const spans = codesOf(rule).map(spanOf)
    const [lows, highs] = [spans.map(([low]) => low), spans.map(([, high]) => high)]
    const codes = codesOf(rule)
    return {
      options: () => codes,
      count: (base, { tier }) => {
        const range = rangeOf(field, tier)
        const reached = base.atLeast(range)
        const beyond = stepsBeyond(highs, range)
        return stepsFrom(lows, range).map(
          (step, index) => (reached[step] as number) - (reached[beyond[index] as number] as number),
        )
      },
    }
  }
  const { low, high } = offered[field]
  const listed = rule.takes === 'low' ? low : high
  return {
    options: (form) => boundsOf(listed, form),
    count: (base, form) => {
      const range = rangeOf(field, form.tier)
      const reached = base.atLeast(range)
      const bounds = boundsOf(listed, form)
      if (rule.takes !== 'low')
        return stepsBeyond(bounds, range).map((step) => (reached[0] as number) - (reached[step] as number))
      return stepsFrom(bounds, range).map((step, index) =>
        bounds[index] === 0 ? base.count : (reached[step] as number),
      )
    },
  }
}

/** The vehicles with a flag; some flags are a minimum of a number. */
function flagCount(base: Result, name: FlagName, { tier }: Form): number {
  const { rule, attribute } = searchCriterion(name)
  if (rule.takes !== 'switch' || !isRange(attribute)) return base.withEquipment(bitOf(name))
  const range = rangeOf(attribute, tier)
  return base.atLeast(range)[stepOf(range, rule.low)] ?? 0
}

/** Codes that are bits of the equipment. */
function equipmentList(rule: Extract<CriterionRule, { options: unknown }>): Counting {
  const codes = codesOf(rule)
  const bits = codes.map(bitOf)
  return { options: () => codes, count: (base) => bits.map((bit) => base.withEquipment(bit)) }
}

function countingOf({ attribute, rule }: SearchCriterion): Counting | null {
  if (rule.takes === 'text' || rule.takes === 'words' || rule.takes === 'bit' || rule.takes === 'switch')
    return null
  if (isRange(attribute)) return rangeList(attribute, rule)
  if (isChoice(attribute)) return choiceList(attribute, rule)
  return rule.takes === 'some' ? equipmentList(rule) : null
}

const lists = searchCriteria.flatMap((entry): OptionList[] => {
  const counting = countingOf(entry)
  return counting ? [{ ...entry, ...counting }] : []
})

/** The lists of the criteria that this tier may see. */
export const optionLists = (tier: PriceTier) => lists.filter(({ attribute }) => isVisibleTo(attribute, tier))

/** The flags that this tier may see. They are one list, counted in addition to all criteria. */
export const flagList = {
  options: ({ tier }: Form) => flagNames.filter((name) => isVisibleTo(searchCriterion(name).attribute, tier)),
  count: (base: Result, form: Form) => flagList.options(form).map((name) => flagCount(base, name, form)),
}
