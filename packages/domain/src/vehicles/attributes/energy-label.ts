import { figureText } from '../../values/formats.ts'
import { readerLanguage, t } from '../../values/text.ts'

/** The values of the label, by the names of their attributes. */
export type EnergyFacts = {
  consumption: string | null
  co2GramsPerKm: number | null
  co2Class: string | null
  weightedFuelConsumption: number | null
  weightedPowerConsumption: number | null
  emptyBatteryConsumption: number | null
  emptyBatteryCo2Class: string | null
  electricRangeKm: number | null
}

export const energyNames = [
  'consumption',
  'co2GramsPerKm',
  'co2Class',
  'weightedFuelConsumption',
  'weightedPowerConsumption',
  'emptyBatteryConsumption',
  'emptyBatteryCo2Class',
  'electricRangeKm',
] as const satisfies (keyof EnergyFacts)[]

const quantity = (value: number, unit: string) => `${figureText(value)}\u00a0${unit}`

/** A delivered consumption, such as '5,1 l/100 km (kombiniert)', in the reader's language. */
export function consumptionText(delivered: string): string {
  const text = delivered.replace('(kombiniert)', `(${t('kombiniert')})`)
  return readerLanguage() === 'en' ? text.replaceAll(/(\d),(\d)/g, '$1.$2') : text
}

/** The known values of a car in the wording of annex 1 Pkw-EnVKV, in one sentence. */
export function energyLabel(facts: EnergyFacts): string {
  const { weightedFuelConsumption: fuel, weightedPowerConsumption: power } = facts
  const weighted = [
    power !== null && quantity(power, 'kWh/100 km'),
    fuel !== null && quantity(fuel, 'l/100 km'),
  ]
  const isPlugIn = weighted.some(Boolean)
  const kind = isPlugIn ? t('gewichtet, kombiniert') : t('kombiniert')
  const { consumption, co2GramsPerKm, co2Class, emptyBatteryConsumption, emptyBatteryCo2Class } = facts
  return [
    isPlugIn
      ? t`Energieverbrauch ${weighted.filter(Boolean).join(t(' plus '))} (${kind})`
      : consumption && t`Verbrauch ${consumptionText(consumption)}`,
    co2GramsPerKm !== null && t`CO₂-Emission ${quantity(co2GramsPerKm, 'g/km')} (${kind})`,
    co2Class && t`CO₂-Klasse\u00a0${co2Class}`,
    emptyBatteryConsumption !== null &&
      t`bei entladener Batterie: Verbrauch ${quantity(emptyBatteryConsumption, 'l/100 km')} (kombiniert)`,
    emptyBatteryCo2Class && t`CO₂-Klasse bei entladener Batterie\u00a0${emptyBatteryCo2Class}`,
    facts.electricRangeKm !== null && t`elektrische Reichweite ${quantity(facts.electricRangeKm, 'km')}`,
  ]
    .filter(Boolean)
    .join(', ')
}
