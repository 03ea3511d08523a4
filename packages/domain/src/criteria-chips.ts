import type { Criteria } from './criteria.ts'
import { boundsText, boundText } from './criteria-summary.ts'
import { toTexts } from './criterion.ts'
import type { Option } from './vehicle/attribute.ts'
import { attributeOf } from './vehicle/attributes.ts'
import {
  type CriterionName,
  modelCriteria,
  type SearchCriterion,
  searchCriteria,
  upperBound,
} from './vehicle/criterion-rules.ts'
import { labelOf, textOf } from './vehicle/texts.ts'

/** A chosen value as text, its criterion, and the search without it. */
export type Chip = { criterion: CriterionName; label: string; without: Criteria }

const drop = (criteria: Criteria, ...names: readonly string[]): Criteria =>
  Object.fromEntries(
    Object.entries(criteria).filter(([name, value]) => value !== undefined && !names.includes(name)),
  )

function rangeChip(criteria: Criteria, entry: SearchCriterion): Chip[] {
  const { criterion, attribute } = entry
  const { chipPrefix, chipUnit } = attributeOf(attribute)
  const text = boundsText(entry, criteria, (value) =>
    chipUnit ? `${boundText(entry, value)} ${chipUnit}` : boundText(entry, value),
  )
  if (text === undefined) return []
  const label = chipPrefix ? `${chipPrefix} ${text}` : text
  return [{ criterion, label, without: drop(criteria, criterion, upperBound(criterion) ?? criterion) }]
}

/** More values than this have one chip: "kein BMW" is a search for all other makers, "kein Rot" for all other colours. */
const valueChipsMax = 8

const chipOfMany = ({ criterion, attribute }: SearchCriterion, count: number, without: Criteria): Chip[] => [
  { criterion, label: `${attributeOf(attribute).label}: ${count} ausgewählt`, without },
]

/** One chip per chosen code. */
function groupChips(criteria: Criteria, entry: SearchCriterion, options: readonly Option[]): Chip[] {
  const { criterion } = entry
  const chosen = criteria[criterion]
  if (!Array.isArray(chosen)) return []
  const without = drop(criteria, criterion)
  if (chosen.length > valueChipsMax) return chipOfMany(entry, chosen.length, without)
  return chosen.map((code) => {
    const rest = chosen.filter((one) => one !== code)
    return {
      criterion,
      label: labelOf(options, code),
      without: rest.length > 0 ? { ...without, [criterion]: rest } : without,
    }
  })
}

function singleLabel({ attribute, rule }: SearchCriterion, value: string | boolean): string {
  if (rule.takes === 'bit' || rule.takes === 'switch') return rule.label
  if (rule.takes === 'minimum') return `ab ${labelOf(rule.options, String(value))}`
  const text = 'options' in rule ? labelOf(rule.options, String(value)) : textOf(attribute, value)
  const { chipPrefix, chipUnit } = attributeOf(attribute)
  return [chipPrefix, text, chipUnit].filter(Boolean).join(' ')
}

/** One chip for each of several texts. A model may be of the removed maker, so the models go with it. */
function textChips(criteria: Criteria, entry: SearchCriterion, texts: readonly string[]): Chip[] {
  const { criterion } = entry
  const place = (modelCriteria as readonly CriterionName[]).indexOf(criterion)
  const below = place < 0 ? [] : modelCriteria.slice(place + 1)
  if (texts.length > valueChipsMax)
    return chipOfMany(entry, texts.length, drop(criteria, criterion, ...below))
  return texts.map((text) => ({
    criterion,
    label: singleLabel(entry, text),
    without: { ...drop(criteria, ...below), [criterion]: toTexts(texts.filter((one) => one !== text)) },
  }))
}

function chipsOfCriterion(criteria: Criteria, entry: SearchCriterion): Chip[] {
  const { criterion, rule } = entry
  if (rule.takes === 'low') return rangeChip(criteria, entry)
  if (rule.takes === 'some') return groupChips(criteria, entry, rule.options)
  const value = criteria[criterion]
  if ((rule.takes === 'texts' || rule.takes === 'words') && Array.isArray(value))
    return textChips(criteria, entry, value)
  if (typeof value !== 'string' && typeof value !== 'boolean') return []
  if (value === false && rule.takes !== 'truth') return []
  const place = (modelCriteria as readonly CriterionName[]).indexOf(criterion)
  const gone = place < 0 ? [criterion] : modelCriteria.slice(place)
  return [{ criterion, label: singleLabel(entry, value), without: drop(criteria, ...gone) }]
}

/** All criteria of a search as removable chips. */
export const chipsOf = (criteria: Criteria): Chip[] =>
  searchCriteria.flatMap((entry) => chipsOfCriterion(criteria, entry))
