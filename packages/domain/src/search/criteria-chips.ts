import { filled, t } from '../values/text.ts'
import { attributeOf } from '../vehicles/attributes/attributes.ts'
import {
  type CriterionName,
  criteriaBelow,
  type SearchCriterion,
  searchCriteria,
  upperBound,
} from '../vehicles/attributes/criterion-rules.ts'
import { labelOf, textOf } from '../vehicles/attributes/texts.ts'
import type { Criteria } from './criteria.ts'
import { boundsText, boundText } from './criteria-summary.ts'
import { toGroup, toTexts } from './criterion.ts'

/** A chosen value as text, its criterion, and the search without it. */
export type Chip = { criterion: CriterionName; label: string; without: Criteria }

const drop = (criteria: Criteria, ...names: readonly string[]): Criteria =>
  Object.fromEntries(
    Object.entries(criteria).filter(([name, value]) => value !== undefined && !names.includes(name)),
  )

const valueText = (chipValue: string | undefined, text: string) =>
  chipValue ? filled(t(chipValue), [text]) : text

function rangeChip(criteria: Criteria, entry: SearchCriterion): Chip[] {
  const { criterion, attribute } = entry
  const { chipPrefix, chipValue } = attributeOf(attribute)
  const text = boundsText(entry, criteria, (value) => valueText(chipValue, boundText(entry, value)))
  if (text === undefined) return []
  const label = chipPrefix ? `${t(chipPrefix)} ${text}` : text
  return [{ criterion, label, without: drop(criteria, criterion, upperBound(criterion) ?? criterion) }]
}

function singleLabel({ attribute, rule }: SearchCriterion, value: string | boolean): string {
  if (rule.takes === 'bit' || rule.takes === 'switch') return t(rule.label)
  if (rule.takes === 'minimum') return t`ab ${labelOf(rule.options, String(value))}`
  const text = 'options' in rule ? labelOf(rule.options, String(value)) : textOf(attribute, value)
  const { chipPrefix, chipValue } = attributeOf(attribute)
  return [chipPrefix && t(chipPrefix), valueText(chipValue, text)].filter(Boolean).join(' ')
}

/** More values than this have one chip: "kein BMW" is a search for all other makers, "kein Rot" for all other colours. */
const valueChipsMax = 8

/** One chip for each of several values. A model may be of the removed maker, so the models go with it. */
function valueChips(criteria: Criteria, entry: SearchCriterion, values: readonly string[]): Chip[] {
  const { criterion, rule } = entry
  const below = criteriaBelow(criterion)
  if (values.length > valueChipsMax) {
    const label = t`${t(attributeOf(entry.attribute).label)}: ${values.length} ausgewählt`
    return [{ criterion, label, without: drop(criteria, criterion, ...below) }]
  }
  const listed = rule.takes === 'some' ? toGroup : toTexts
  return values.map((value) => ({
    criterion,
    label: singleLabel(entry, value),
    without: drop({ ...criteria, [criterion]: listed(values.filter((one) => one !== value)) }, ...below),
  }))
}

function chipsOfCriterion(criteria: Criteria, entry: SearchCriterion): Chip[] {
  const { criterion, rule } = entry
  if (rule.takes === 'low') return rangeChip(criteria, entry)
  const value = criteria[criterion]
  if (Array.isArray(value)) return valueChips(criteria, entry, value)
  if (typeof value !== 'string' && typeof value !== 'boolean') return []
  if (value === false && rule.takes !== 'truth') return []
  return [
    {
      criterion,
      label: singleLabel(entry, value),
      without: drop(criteria, criterion, ...criteriaBelow(criterion)),
    },
  ]
}

/** All criteria of a search as removable chips. */
export const chipsOf = (criteria: Criteria): Chip[] =>
  searchCriteria.flatMap((entry) => chipsOfCriterion(criteria, entry))
