import { openMaximumPower } from '../constants.ts'
import { type Attribute, option } from './attribute.ts'
import { kwFrom, kwTo, psFrom, psTo } from './steps.ts'

export const fuels = [
  option('benzin', 'Benzin', 'Benziner', 'Otto', 'Super'),
  option('diesel', 'Diesel', 'TDI', 'CDI'),
  option('elektro', 'Elektro', 'Elektroauto', 'E-Auto', 'Stromer', 'elektrisch', 'BEV'),
  option('ethanol', 'Ethanol', 'E85', 'Flexfuel'),
  option('hybrid_benzin_elektro', 'Hybrid (Benzin/Elektro)', 'Hybrid', 'Benzin-Hybrid', 'Plug-in', 'PHEV'),
  option('hybrid_diesel_elektro', 'Hybrid (Diesel/Elektro)', 'Hybrid', 'Diesel-Hybrid'),
  option('autogas', 'Autogas', 'LPG', 'Gas'),
  option('erdgas', 'Erdgas', 'CNG', 'Gas'),
  option('wasserstoff', 'Wasserstoff', 'Brennstoffzelle'),
  option('andere', 'Andere'),
] as const

export const gearboxes = [
  option('SCHALT_GETRIEBE', 'Schaltgetriebe', 'Schalter', 'Handschaltung', 'manuell', 'geschaltet'),
  option('AUTOMATIK', 'Automatik', 'Automat', 'Automatikgetriebe', 'DSG'),
] as const

const maximumPower = 10_000
const power = { kind: 'number', from: 1, to: 3000, label: 'Leistung', visibleTo: 'everyone' } as const

export const engine = {
  kraftstoffart: {
    kind: 'choice',
    options: fuels,
    label: 'Kraftstoff',
    visibleTo: 'everyone',
    criteria: { kraftstoffart: { takes: 'some', options: fuels } },
    form: 'motor',
    synonyms: ['Antrieb', 'Treibstoff', 'Motor'],
  },
  getriebe: {
    kind: 'choice',
    options: gearboxes,
    label: 'Getriebe',
    visibleTo: 'everyone',
    criteria: { getriebe: { takes: 'some', options: gearboxes } },
    form: 'motor',
    synonyms: ['Schaltung'],
  },
  kwvon: {
    ...power,
    unit: 'kW',
    criteria: {
      leistung_from: { takes: 'low', maximum: maximumPower, steps: kwFrom },
      leistung_to: { takes: 'high', maximum: maximumPower, steps: kwTo, open: openMaximumPower },
    },
    form: 'motor',
    synonyms: ['kW', 'Kilowatt', 'Motorleistung'],
  },
  kwbis: { ...power, unit: 'kW', label: 'Leistung bis', note: 'not below `kwvon`' },
  psvon: {
    ...power,
    unit: 'PS',
    criteria: {
      psvon: { takes: 'low', maximum: maximumPower, steps: psFrom },
      psbis: { takes: 'high', maximum: maximumPower, steps: psTo, open: openMaximumPower },
    },
    form: 'motor',
    synonyms: ['PS', 'Pferdestärken', 'Motorleistung'],
  },
  hubraum: {
    kind: 'number',
    from: 0,
    to: 30_000,
    unit: 'cm³',
    label: 'Hubraum',
    visibleTo: 'everyone',
    facts: 'engine',
  },
} as const satisfies Record<string, Attribute>
