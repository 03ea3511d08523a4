import { type Attribute, option } from './attribute.ts'

const co2Classes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** Consumption in the wording of the labelling rules, and the battery of electric vehicles. */
export const energy = {
  consumption: {
    kind: 'text',
    maximum: 120,
    label: 'Verbrauch',
    visibleTo: 'everyone',
    facts: 'energy',
  },
  co2GramsPerKm: {
    kind: 'number',
    from: 0,
    to: 1000,
    unit: 'g/km',
    label: 'CO₂-Emission (kombiniert)',
    visibleTo: 'everyone',
    facts: 'energy',
  },
  co2Class: {
    kind: 'choice',
    options: co2Classes.map((name) => option(name)),
    label: 'CO₂-Klasse',
    visibleTo: 'everyone',
    facts: 'energy',
  },
  rangeKm: {
    kind: 'number',
    from: 0,
    to: 3000,
    unit: 'km',
    label: 'Reichweite',
    visibleTo: 'everyone',
    facts: 'energy',
  },
  batteryKwh: {
    kind: 'number',
    from: 0,
    to: 1000,
    unit: 'kWh',
    decimals: 2,
    label: 'Batteriekapazität',
    visibleTo: 'everyone',
    facts: 'energy',
  },
  batteryHealthPercent: {
    kind: 'number',
    from: 0,
    to: 100,
    unit: '%',
    label: 'Batteriezustand',
    visibleTo: 'everyone',
    facts: 'energy',
    synonyms: ['SoH', 'Akkuzustand'],
  },
} as const satisfies Record<string, Attribute>
