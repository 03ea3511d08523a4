import { expect, test } from 'vitest'
import { bodyTypes } from './body.ts'
import { bodyText, carBodyTexts } from './body-texts.ts'
import { fuels } from './engine.ts'
import { fuelTexts } from './fuel-texts.ts'

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

test('Every fuel and every body that lists name in German has a text in the reader’s language', () => {
  expect(Object.keys(fuelTexts)).toEqual(labels(fuels))
  expect(Object.keys(carBodyTexts)).toEqual(labels(bodyTypes))
})

test('A body that is not known is shown as it was delivered', () => {
  expect(bodyText('Kühlkoffer')).toBe('Kühlkoffer')
  expect(bodyText('Kutsche')).toBe('Kutsche')
  expect(bodyText(null)).toBeNull()
})
