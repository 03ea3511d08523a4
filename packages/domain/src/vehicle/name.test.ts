import { expect, test } from 'vitest'
import { vehicleName } from './name.ts'

test.each([
  ['Audi', 'A4', 'Audi A4'],
  ['Audi', 'Audi', 'Audi'],
  ['AUDI', 'Audi', 'AUDI'],
  ['MINI', 'Mini Cooper', 'MINI Cooper'],
  ['Škoda', 'Skoda Fabia', 'Škoda Fabia'],
  ['Škoda', 'SKODA', 'Škoda'],
  ['Citroën', 'Citroen C3', 'Citroën C3'],
  ['Škoda', 'Skodas', 'Škoda Skodas'],
  ['Opel', 'Opelino', 'Opel Opelino'],
])('A vehicle of %s with the model "%s" is named "%s"', (maker, model, name) => {
  expect(vehicleName(maker, model)).toBe(name)
})
