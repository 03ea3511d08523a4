import type { Criteria } from '@portal/domain/criteria'
import { type Chip, chipsOf } from '../search/facts.ts'
import type { Vehicle } from './form.ts'

/** The sections of the form and the number of criteria chosen in each. */
export const sectionTitles = {
  typ: 'Fahrzeug',
  eck: 'Eckdaten',
  karo: 'Karosserie',
  aufbau: 'Aufbau und Gewicht',
  motor: 'Motor und Getriebe',
  farbe: 'Außenfarbe',
  ausst: 'Ausstattung',
} as const
export type SectionId = keyof typeof sectionTitles

const sections: Record<Vehicle, readonly SectionId[]> = {
  pkw: ['typ', 'eck', 'karo', 'motor', 'farbe', 'ausst'],
  lkw: ['typ', 'eck', 'aufbau', 'motor', 'ausst'],
}
export const sectionsOf = (vehicle: Vehicle) => sections[vehicle]

/** The section of a criterion; criteria not listed here belong to equipment. */
const sectionOf: Partial<Record<keyof Criteria, SectionId>> = {
  maker: 'typ',
  car_model: 'typ',
  car_model_detail: 'typ',
  gwNummer: 'typ',
  first_reg_from: 'eck',
  first_reg_to: 'eck',
  km_stand_from: 'eck',
  km_stand_to: 'eck',
  price_from: 'eck',
  price_to: 'eck',
  seatsfrom: 'eck',
  seatsto: 'eck',
  doors: 'eck',
  mwst: 'eck',
  fahrzeugtyp: 'karo',
  fahrzeugkategorietypnfz: 'aufbau',
  zulaessigesgesamtgewichtvon: 'aufbau',
  zulaessigesgesamtgewichtbis: 'aufbau',
  schiebetuer: 'aufbau',
  kraftstoffart: 'motor',
  getriebe: 'motor',
  leistung_from: 'motor',
  leistung_to: 'motor',
  psvon: 'motor',
  psbis: 'motor',
  ausstattung: 'farbe',
}

const names = (criteria: Criteria) => Object.keys(criteria) as (keyof Criteria)[]

/** The chips without the vehicle type, which is always set. */
export const chosen = (criteria: Criteria): Chip[] =>
  chipsOf(criteria).filter(({ without }) => without.transporter !== undefined)

/** The number of chips per section. A chip belongs to the section of the criterion it would change. */
export function sectionCounts(criteria: Criteria): Map<SectionId, number> {
  const counts = new Map<SectionId, number>()
  for (const { without } of chosen(criteria)) {
    const changed = names(criteria).find((name) => String(criteria[name]) !== String(without[name]))
    const section = (changed && sectionOf[changed]) ?? 'ausst'
    counts.set(section, (counts.get(section) ?? 0) + 1)
  }
  return counts
}
