import { t } from '../../values/text.ts'
import { type Attribute, option } from './attribute.ts'

const co2Classes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** Consumption in the wording of the labelling rules, and the battery of electric vehicles. */
export const energy = {
  consumption: {
    kind: 'text',
    maximum: 120,
    label: t('Verbrauch'),
    visibleTo: 'everyone',
    facts: 'energy',
  },
  co2GramsPerKm: {
    kind: 'number',
    from: 0,
    to: 1000,
    unit: 'g/km',
    label: t('CO₂-Emission (kombiniert)'),
    visibleTo: 'everyone',
    facts: 'energy',
  },
  co2Class: {
    kind: 'choice',
    options: co2Classes.map((name) => option(name)),
    label: t('CO₂-Klasse'),
    visibleTo: 'everyone',
    facts: 'energy',
  },
  weightedFuelConsumption: {
    kind: 'number',
    from: 0,
    to: 100,
    unit: 'l/100 km',
    decimals: 2,
    label: t('Kraftstoffverbrauch (gewichtet, kombiniert)'),
    visibleTo: 'everyone',
    facts: 'energy',
    note: 'plug-in hybrids, which need all five of these values when they count as new',
  },
  weightedPowerConsumption: {
    kind: 'number',
    from: 0,
    to: 100,
    unit: 'kWh/100 km',
    decimals: 2,
    label: t('Stromverbrauch (gewichtet, kombiniert)'),
    visibleTo: 'everyone',
    facts: 'energy',
  },
  emptyBatteryConsumption: {
    kind: 'number',
    from: 0,
    to: 100,
    unit: 'l/100 km',
    decimals: 2,
    label: t('Verbrauch bei entladener Batterie'),
    visibleTo: 'everyone',
    facts: 'energy',
  },
  emptyBatteryCo2Class: {
    kind: 'choice',
    options: co2Classes.map((name) => option(name)),
    label: t('CO₂-Klasse bei entladener Batterie'),
    visibleTo: 'everyone',
    facts: 'energy',
  },
  electricRangeKm: {
    kind: 'number',
    from: 0,
    to: 1000,
    unit: 'km',
    label: t('Elektrische Reichweite'),
    visibleTo: 'everyone',
    facts: 'energy',
  },
  rangeKm: {
    kind: 'number',
    from: 0,
    to: 3000,
    unit: 'km',
    label: t('Reichweite'),
    visibleTo: 'everyone',
    facts: 'energy',
  },
  batteryKwh: {
    kind: 'number',
    from: 0,
    to: 1000,
    unit: 'kWh',
    decimals: 2,
    label: t('Batteriekapazität'),
    visibleTo: 'everyone',
    facts: 'energy',
  },
  batteryHealthPercent: {
    kind: 'number',
    from: 0,
    to: 100,
    unit: '%',
    label: t('Batteriezustand'),
    visibleTo: 'everyone',
    facts: 'energy',
    synonyms: ['SoH', 'Akkuzustand'],
  },
} as const satisfies Record<string, Attribute>

const plugInOnly = [
  'weightedFuelConsumption',
  'weightedPowerConsumption',
  'emptyBatteryConsumption',
  'emptyBatteryCo2Class',
  'electricRangeKm',
]
const electricOnly = ['rangeKm', 'batteryKwh', 'batteryHealthPercent']

/** Whether vehicles of a fuel can have a fact; true for facts of any fuel, and while the fuel is unknown. */
export function appliesToFuel(name: string, kraftstoffart: string): boolean {
  if (kraftstoffart === '' || kraftstoffart.startsWith('hybrid')) return true
  if (plugInOnly.includes(name)) return false
  return !electricOnly.includes(name) || kraftstoffart === 'elektro' || kraftstoffart === 'wasserstoff'
}
