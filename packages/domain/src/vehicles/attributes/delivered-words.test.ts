import { expect, test } from 'vitest'
import { bodyTypes } from './body.ts'
import { bodyText, carBodyTexts } from './body-texts.ts'
import { fuels } from './engine.ts'
import { fuelText, fuelTexts, isDeliveredFuel } from './fuel-texts.ts'

test('every fuel has its words for readers of other languages', () => {
  expect(Object.entries(fuelTexts)).toEqual(fuels.map(({ label }) => [label, label]))
  expect([fuelText('Diesel'), fuelText('Rapsöl'), fuelText(null)]).toEqual(['Diesel', 'Rapsöl', null])
  expect(['Diesel', 'Rapsöl', '', null, undefined].map(isDeliveredFuel)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
})

test('every body of a car has its words; "Coupé" is the same in all languages, "Andere" is a van’s code too', () => {
  const labels = bodyTypes
    .map(({ label }) => label)
    .filter((label) => label !== 'Coupé' && label !== 'Andere')
  expect(Object.entries(carBodyTexts)).toEqual(labels.map((label) => [label, label]))
  for (const body of ['Coupé', 'Andere', 'Kombi', 'Kastenwagen hoch + lang', 'Bauwagen'])
    expect(bodyText(body)).toBe(body)
  expect(bodyText(null)).toBeNull()
})
