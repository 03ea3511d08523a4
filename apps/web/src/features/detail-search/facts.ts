import type { Criteria } from '@portal/domain/criteria'
import {
  airConditionings,
  bodyTypes,
  colours,
  emissionMinimums,
  equipmentFlags,
  equipmentLabels,
  fuels,
  gearboxes,
  headlights,
  type Option,
  vanBodyTypes,
} from '@portal/domain/options'
import {
  type Bound,
  type Group,
  tidy,
  toggled,
  type Vehicle,
  vehicleOf,
  withMaker,
  withModel,
} from './form.ts'

/** What the chosen criteria read like: the chips of the result panel and the counters of the section list. */
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

/** One chosen criterion; `without` are the criteria once it is taken away. */
export type Chip = { section: SectionId; label: string; without: Criteria }

const number = new Intl.NumberFormat('de-DE')
const year = (value: number) => String(value)
const withUnit = (unit: string) => (value: number) => `${number.format(value)} ${unit}`

type Range = {
  section: SectionId
  low: Bound
  high: Bound
  format: (value: number) => string
  prefix?: string
}
const ranges: readonly Range[] = [
  { section: 'eck', low: 'first_reg_from', high: 'first_reg_to', format: year, prefix: 'EZ ' },
  { section: 'eck', low: 'km_stand_from', high: 'km_stand_to', format: withUnit('km') },
  { section: 'eck', low: 'price_from', high: 'price_to', format: withUnit('€') },
  { section: 'eck', low: 'seatsfrom', high: 'seatsto', format: withUnit('Sitze') },
  {
    section: 'aufbau',
    low: 'zulaessigesgesamtgewichtvon',
    high: 'zulaessigesgesamtgewichtbis',
    format: withUnit('kg'),
  },
  { section: 'motor', low: 'leistung_from', high: 'leistung_to', format: withUnit('kW') },
  { section: 'motor', low: 'psvon', high: 'psbis', format: withUnit('PS') },
]

const vanBodies = vanBodyTypes.map((value) => ({ value, label: value }))
const groups: readonly { section: SectionId; group: Group; options: readonly Option[] }[] = [
  { section: 'karo', group: 'fahrzeugtyp', options: bodyTypes },
  { section: 'aufbau', group: 'fahrzeugkategorietypnfz', options: vanBodies },
  { section: 'motor', group: 'kraftstoffart', options: fuels },
  { section: 'motor', group: 'getriebe', options: gearboxes },
  { section: 'farbe', group: 'ausstattung', options: colours },
  { section: 'ausst', group: 'airConditioning', options: airConditionings },
  { section: 'ausst', group: 'headLights', options: headlights },
]

function rangeText(low: number | undefined, high: number | undefined, format: (value: number) => string) {
  if (low === undefined) return high === undefined ? undefined : `bis ${format(high)}`
  if (high === undefined) return `ab ${format(low)}`
  return low === high ? format(low) : `${format(low)} bis ${format(high)}`
}

function* vehicleChips(criteria: Criteria): Generator<Chip> {
  const { maker, car_model, car_model_detail } = criteria
  if (maker) yield { section: 'typ', label: maker, without: withMaker(criteria, undefined) }
  if (car_model) yield { section: 'typ', label: car_model, without: withModel(criteria, undefined) }
  if (car_model_detail)
    yield {
      section: 'typ',
      label: car_model_detail,
      without: tidy({ ...criteria, car_model_detail: undefined }),
    }
}

function* rangeChips(criteria: Criteria): Generator<Chip> {
  for (const { section, low, high, format, prefix = '' } of ranges) {
    const text = rangeText(criteria[low], criteria[high], format)
    const without = tidy({ ...criteria, [low]: undefined, [high]: undefined })
    if (text) yield { section, label: prefix + text, without }
  }
  const { doors } = criteria
  if (doors)
    yield { section: 'eck', label: `${doors} Türen`, without: tidy({ ...criteria, doors: undefined }) }
}

function* groupChips(criteria: Criteria): Generator<Chip> {
  for (const { section, group, options } of groups) {
    const chosen: readonly string[] = criteria[group] ?? []
    for (const { value, label } of options)
      if (chosen.includes(value)) yield { section, label, without: toggled(criteria, group, value) }
  }
  const { schiebetuer, schadstoffklassetyp } = criteria
  if (schiebetuer)
    yield {
      section: 'aufbau',
      label: `Schiebetür ${schiebetuer}`,
      without: tidy({ ...criteria, schiebetuer: undefined }),
    }
  const emission = emissionMinimums.find(({ value }) => value === schadstoffklassetyp)
  if (emission)
    yield {
      section: 'ausst',
      label: emission.value === 'EURO_5' ? `ab ${emission.label}` : emission.label,
      without: tidy({ ...criteria, schadstoffklassetyp: undefined }),
    }
}

function* flagChips(criteria: Criteria): Generator<Chip> {
  for (const flag of equipmentFlags)
    if (criteria[flag])
      yield {
        section: 'ausst',
        label: equipmentLabels[flag],
        without: tidy({ ...criteria, [flag]: undefined }),
      }
}

/** The chosen criteria in the order of the form. */
export function chipsOf(criteria: Criteria): Chip[] {
  const order = sectionsOf(vehicleOf(criteria))
  return [
    ...vehicleChips(criteria),
    ...rangeChips(criteria),
    ...groupChips(criteria),
    ...flagChips(criteria),
  ].sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section))
}

/** The label of the results button (B-22, B-23). */
export const resultLabel = (count: number) =>
  `${number.format(count)} ${count === 0 ? 'Ergebnis' : 'Ergebnisse'}`
