import type { Criteria } from '@portal/domain/search/criteria'
import { type Chip, chipsOf } from '@portal/domain/search/criteria-chips'
import { typedGermanNumber } from '@portal/domain/values/german-number'
import type { FormSection } from '@portal/domain/vehicles/attributes/attribute'
import { formSectionOf } from '@portal/domain/vehicles/attributes/criterion-rules'

/** The titles of the form's sections. */
export const sectionTitles = {
  typ: 'Fahrzeug',
  eck: 'Eckdaten',
  karo: 'Karosserie',
  aufbau: 'Aufbau und Gewicht',
  motor: 'Motor und Getriebe',
  farbe: 'Außenfarbe',
  ausst: 'Ausstattung',
} as const satisfies Record<FormSection, string>

export type Vehicle = 'pkw' | 'lkw'
const sections: Record<Vehicle, readonly FormSection[]> = {
  pkw: ['typ', 'eck', 'karo', 'motor', 'farbe', 'ausst'],
  lkw: ['typ', 'eck', 'aufbau', 'motor', 'ausst'],
}
export const sectionsOf = (vehicle: Vehicle) => sections[vehicle]

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
  const number = typedGermanNumber(text, 0)
  if (number === null) return undefined
  return number >= 0 && number < 1e9 ? number : null
}
