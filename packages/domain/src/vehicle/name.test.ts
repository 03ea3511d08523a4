import { expect, test } from 'vitest'
import { vehicleName } from './name.ts'

test.each([
  ['Audi', 'A4', 'Audi A4'],
  ['Audi', 'Audi', 'Audi'],
  ['AUDI', 'Audi', 'Audi'],
  ['MINI', 'Mini Cooper', 'Mini Cooper'],
  ['Opel', 'Opelino', 'Opel Opelino'],
])('A vehicle of %s with the model "%s" is named "%s"', (maker, model, name) => {
  expect(vehicleName(maker, model)).toBe(name)
})
