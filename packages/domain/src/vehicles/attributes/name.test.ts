import { expect, test } from 'vitest'
import { carName, plain, vehicleName } from './name.ts'

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

test.each([
  [{ hersteller: 'BMW', modellgruppe: '3er', modell: '320d' }, 'BMW 3er'],
  [{ hersteller: 'BMW', modellgruppe: 'andere', modell: '330e Limousine' }, 'BMW 330e Limousine'],
  [{ hersteller: 'BMW', modellgruppe: 'BMW', modell: '330e Limousine' }, 'BMW 330e Limousine'],
  [{ hersteller: 'BMW', modellgruppe: 'andere', modell: 'BMW' }, 'BMW'],
  [{ hersteller: 'BMW', modellgruppe: 'andere', modell: 'andere' }, 'BMW'],
  [{ hersteller: 'BMW', modellgruppe: 'andere' }, 'BMW'],
  [{ hersteller: 'BMW', modellgruppe: 'X1', modell: 'X1 sDrive' }, 'BMW X1'],
])('%j is named %s', (car, name) => {
  expect(carName(car)).toBe(name)
})

test('texts are compared in small letters without accents', () => {
  expect(plain('Škoda Citroën WEISS')).toBe('skoda citroen weiss')
})
