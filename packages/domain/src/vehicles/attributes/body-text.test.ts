import { expect, test } from 'vitest'
import { bodyTypes } from './body.ts'
import { bodyText, carBodies } from './body-text.ts'
import { fuels } from './engine.ts'
import { fuelTexts } from './fuel-text.ts'

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

test('Every fuel and every body that lists name in German has a text in the reader’s language', () => {
  expect(Object.keys(fuelTexts)).toEqual(labels(fuels))
  expect(Object.keys(carBodies)).toEqual(labels(bodyTypes))
})

test('A body that is not known is shown as it was delivered, none as unknown', () => {
  expect(bodyText('Kühlkoffer')).toBe('Kühlkoffer')
  expect(bodyText('Kutsche')).toBe('Kutsche')
  expect(bodyText(null)).toBe('-')
})
