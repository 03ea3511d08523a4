import { t } from '../../values/text.ts'
import type { CriterionRule, FormSection } from './attribute.ts'
import { type Attributes, attributeNames, attributeOf, type CodeOf, type NamesWith } from './attributes.ts'

/** An attribute with search criteria. */
export type SearchedName = NamesWith<{ criteria: object }>

type RulesOf<Name extends SearchedName> = Attributes[Name]['criteria']
type Distributed<Rules> = Rules extends object ? keyof Rules : never

/** A search criterion by its wire name. */
export type CriterionName = Distributed<RulesOf<SearchedName>>

/** The rule of a criterion, with its literal types. */
export type RuleOf<Name extends CriterionName> = {
  [Searched in SearchedName]: Name extends keyof RulesOf<Searched> ? RulesOf<Searched>[Name] : never
}[SearchedName]

/** The criteria with one of these kinds of values. */
export type CriteriaTaking<Takes extends CriterionRule['takes']> = {
  [Name in CriterionName]: RuleOf<Name> extends { takes: Takes } ? Name : never
}[CriterionName]
export type BoundName = CriteriaTaking<'low' | 'high'>
export type GroupName = CriteriaTaking<'some'>

/** The value of a criterion: codes of its options, a number, a text (several: a sorted list), or a truth value. */
export type ValueOf<Rule> = Rule extends { takes: 'some'; options: infer Options }
  ? CodeOf<Options>[]
  : Rule extends { takes: 'one' | 'minimum' | 'span'; options: infer Options }
    ? CodeOf<Options>
    : Rule extends { takes: 'low' | 'high' }
      ? number
      : Rule extends { takes: 'texts' | 'words' }
        ? string | string[]
        : Rule extends { takes: 'text' }
          ? string
          : boolean

/** Absent or undefined = no filter. */
export type CriteriaValues = { [Name in CriterionName]?: ValueOf<RuleOf<Name>> | undefined }

export type SearchCriterion = { criterion: CriterionName; attribute: SearchedName; rule: CriterionRule }

/** Every criterion with its attribute, in the order of the attributes. */
export const searchCriteria = attributeNames.flatMap((attribute) =>
  Object.entries(attributeOf(attribute).criteria ?? {}).map(([criterion, rule]) => ({
    criterion,
    attribute,
    rule,
  })),
) as SearchCriterion[]

const byName = Object.fromEntries(searchCriteria.map((entry) => [entry.criterion, entry])) as Record<
  CriterionName,
  SearchCriterion
>

/** A criterion by its wire name. */
export const searchCriterion = (name: CriterionName): SearchCriterion => byName[name]

/** Whether a criterion is one of two bounds, or a minimum alone. */
export const isBound = (name: CriterionName): name is BoundName => {
  const { takes } = byName[name].rule
  return takes === 'low' || takes === 'high'
}

/** Whether a criterion takes any of several codes. */
export const isGroup = (name: CriterionName): name is GroupName => byName[name].rule.takes === 'some'

/** The pairs whose lower bound must not exceed the upper one. */
export const bounds: readonly (readonly [from: BoundName, to: BoundName])[] = searchCriteria.flatMap(
  ({ attribute, criterion, rule }) => {
    if (rule.takes !== 'low' || !isBound(criterion)) return []
    const upper = searchCriteria.find((other) => other.attribute === attribute && other.rule.takes === 'high')
    return upper && isBound(upper.criterion) ? [[criterion, upper.criterion] as const] : []
  },
)

/** The upper bound that belongs to a lower one; some numbers are searched by a minimum alone. */
export const upperBound = (criterion: CriterionName): BoundName | undefined =>
  bounds.find(([from]) => from === criterion)?.[1]

/** A criterion comes after the one it depends on: a model belongs to its maker. */
export const modelCriteria = ['maker', 'car_model', 'car_model_detail'] as const satisfies CriterionName[]

/** The criteria that are removed together with this one: the models of a maker. */
export function criteriaBelow(criterion: CriterionName): CriterionName[] {
  const models: readonly CriterionName[] = modelCriteria
  return models.includes(criterion) ? models.slice(models.indexOf(criterion) + 1) : []
}

/** The section of a criterion in the detailed search form; flags belong to the equipment. */
export function formSectionOf(criterion: CriterionName): FormSection {
  const { attribute, rule } = byName[criterion]
  return rule.takes === 'switch' ? 'ausst' : (attributeOf(attribute).form ?? 'ausst')
}

/** A flag criterion: a bit of the equipment, or a switch shown beside it. */
export type FlagName = CriteriaTaking<'bit' | 'switch'>
const isFlag = (name: CriterionName): name is FlagName => {
  const { takes } = byName[name].rule
  return takes === 'bit' || takes === 'switch'
}
export const flagNames = searchCriteria.map(({ criterion }) => criterion).filter(isFlag)

/** The name of a flag in the reader's language. */
export function flagLabel(name: FlagName): string {
  const { rule } = byName[name]
  return rule.takes === 'bit' || rule.takes === 'switch' ? t(rule.label) : name
}
