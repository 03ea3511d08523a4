import { expect, test } from 'vitest'
import { carPath } from './car-path.ts'

test.each([
  ['Audi', 'A4 Avant', '/cardetailsview/7/Audi/A4%20Avant/vname/newCars'],
  ['Citroën', 'C3/C4', '/cardetailsview/7/Citro%C3%ABn/C3-C4/vname/newCars'],
  ['VW', ' ', '/cardetailsview/7/VW/-/vname/newCars'],
])('The page of a %s %j is %s', (hersteller, modellgruppe, path) => {
  expect(carPath({ fahrzeugid: 7, hersteller, modellgruppe }, 'newCars')).toBe(path)
})
