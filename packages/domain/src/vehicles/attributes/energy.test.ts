import { expect, test } from 'vitest'
import { appliesToFuel } from './energy.ts'

test.each([
  ['consumption', 'benzin', true],
  ['consumption', 'elektro', true],
  ['electricRangeKm', 'hybrid_benzin', true],
  ['electricRangeKm', 'benzin', false],
  ['electricRangeKm', 'elektro', false],
  ['weightedFuelConsumption', 'diesel', false],
  ['weightedPowerConsumption', 'diesel', false],
  ['emptyBatteryConsumption', 'diesel', false],
  ['emptyBatteryCo2Class', 'diesel', false],
  ['electricRangeKm', '', true],
  ['batteryKwh', 'elektro', true],
  ['batteryKwh', 'wasserstoff', true],
  ['batteryKwh', 'hybrid_diesel', true],
  ['batteryKwh', 'diesel', false],
  ['rangeKm', 'benzin', false],
  ['batteryHealthPercent', 'benzin', false],
])('%s of a vehicle with the fuel %j: %j', (name, fuel, applies) => {
  expect(appliesToFuel(name, fuel)).toBe(applies)
})
