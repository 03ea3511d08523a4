import { expect, onTestFinished, test } from 'vitest'
import { translateBy } from '../../values/text.ts'
import { energyLabel } from './energy-label.ts'

const none = {
  consumption: null,
  co2GramsPerKm: null,
  co2Class: null,
  weightedFuelConsumption: null,
  weightedPowerConsumption: null,
  emptyBatteryConsumption: null,
  emptyBatteryCo2Class: null,
  electricRangeKm: null,
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('names consumption, CO2 emission and CO2 class', () => {
  const petrol = { ...none, consumption: '5,1 l/100 km (kombiniert)', co2GramsPerKm: 118, co2Class: 'D' }
  expect(plain(energyLabel(petrol))).toBe(
    'Verbrauch 5,1 l/100 km (kombiniert), CO₂-Emission 118 g/km (kombiniert), CO₂-Klasse D',
  )
})

test('names the weighted values of a plug-in hybrid and those with an empty battery', () => {
  const hybrid = {
    ...{ consumption: '6,4 l/100 km', co2GramsPerKm: 27, co2Class: 'B', weightedFuelConsumption: 1.2 },
    ...{ weightedPowerConsumption: 18.5, emptyBatteryConsumption: 6.4, emptyBatteryCo2Class: 'E' },
    electricRangeKm: 62,
  }
  expect(plain(energyLabel(hybrid))).toBe(
    'Energieverbrauch 18,5 kWh/100 km plus 1,2 l/100 km (gewichtet, kombiniert), ' +
      'CO₂-Emission 27 g/km (gewichtet, kombiniert), CO₂-Klasse B, ' +
      'bei entladener Batterie: Verbrauch 6,4 l/100 km (kombiniert), CO₂-Klasse bei entladener Batterie E, ' +
      'elektrische Reichweite 62 km',
  )
})

test('leaves unknown values out', () => {
  expect(energyLabel(none)).toBe('')
  expect(energyLabel({ ...none, co2GramsPerKm: 0 })).toBe('CO₂-Emission 0\u00a0g/km (kombiniert)')
})

test('writes decimals of a delivered consumption as English does', () => {
  translateBy(() => ({ language: 'en', find: () => undefined }))
  onTestFinished(() => translateBy(() => undefined))
  expect(energyLabel({ ...none, consumption: '5,1 l/100 km' })).toBe('Verbrauch 5.1 l/100 km')
})
