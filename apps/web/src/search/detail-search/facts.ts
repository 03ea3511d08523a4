import type { Criteria } from '@portal/domain/search/criteria'
import { type Chip, chipsOf } from '@portal/domain/search/criteria-chips'
import { t } from '@portal/domain/values/text'
import { typedNumberOrNull } from '@portal/domain/values/typed-number'
import type { CriterionRule, FormSection } from '@portal/domain/vehicles/attributes/attribute'
import { attributeOf, isVisibleTo } from '@portal/domain/vehicles/attributes/attributes'
import {
  bounds,
  type CriterionName,
  formSectionOf,
  type SearchCriterion,
  type SearchedName,
  searchCriteria,
} from '@portal/domain/vehicles/attributes/criterion-rules'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'

/** The titles of the form's sections. */
export const sectionTitles = {
  typ: t('Fahrzeug'),
  eck: t('Eckdaten'),
  karo: t('Karosserie'),
  aufbau: t('Aufbau und Gewicht'),
  motor: t('Motor und Getriebe'),
  farbe: t('Außenfarbe'),
  ausst: t('Ausstattung'),
} as const satisfies Record<FormSection, string>

export type Vehicle = 'pkw' | 'lkw'
const sections: Record<Vehicle, readonly FormSection[]> = {
  pkw: ['typ', 'eck', 'karo', 'motor', 'farbe', 'ausst'],
  lkw: ['typ', 'eck', 'aufbau', 'motor', 'ausst'],
}
export const sectionsOf = (vehicle: Vehicle) => sections[vehicle]

const isUpperBound = (name: CriterionName) => bounds.some(([, upper]) => upper === name)

/** The fields of a section in the order of the attributes; a range has one, named by its lower bound. */
export const fieldsOf = (section: FormSection, tier: PriceTier): SearchCriterion[] =>
  searchCriteria.filter(
    ({ criterion, attribute, rule }) =>
      rule.field !== undefined &&
      formSectionOf(criterion) === section &&
      isVisibleTo(attribute, tier) &&
      !isUpperBound(criterion),
  )

/** Whether the control of a rule is a select or two, and no group of checkboxes. */
export const isCell = ({ takes }: CriterionRule, isOpen = false) =>
  takes === 'low' || ((takes === 'one' || takes === 'span') && !isOpen)

export const labelOf = ({ attribute, rule }: SearchCriterion) =>
  ('label' in rule ? rule.label : undefined) ?? attributeOf(attribute).label

/** The unit of the numbers of an attribute; none for years. */
export function unitOf(name: SearchedName): string | undefined {
  const attribute = attributeOf(name)
  if (attribute.kind === 'money') return '€'
  return attribute.kind === 'number' ? attribute.unit : undefined
}

/** 'Reifen mindestens (mm)'. */
export function minimumLabelOf({ attribute }: SearchCriterion): string {
  const { shortLabel, chipPrefix, label } = attributeOf(attribute)
  const unit = unitOf(attribute)
  return [t`${shortLabel ?? chipPrefix ?? label} mindestens`, unit && `(${unit})`].filter(Boolean).join(' ')
}

/** The chips without the vehicle type, which is always set. */
export const chosen = (criteria: Criteria): Chip[] =>
  chipsOf(criteria).filter(({ criterion }) => criterion !== 'transporter')

/** The number of chips per section. */
export function sectionCounts(criteria: Criteria): Map<FormSection, number> {
  const counts = new Map<FormSection, number>()
  for (const { criterion } of chosen(criteria)) {
    const section = formSectionOf(criterion)
    counts.set(section, (counts.get(section) ?? 0) + 1)
  }
  return counts
}

/** @returns the whole number in a text like "12.500 km"; undefined for an empty text, null for anything else */
export function numberIn(text: string): number | null | undefined {
  const number = typedNumberOrNull(text, 0)
  if (number === null) return undefined
  return number >= 0 && number < 1e9 ? number : null
}
