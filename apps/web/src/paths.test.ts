import { carPath } from '@portal/domain/vehicles/car-path'
import { expect, test } from 'vitest'
import { loginPath } from './paths.ts'

test('a car route names the car and where it was opened', () => {
  const car = { fahrzeugid: 7, hersteller: 'Mercedes-Benz', modellgruppe: 'C/CL Klasse' }
  expect(carPath(car, 'newCars')).toBe('/cardetailsview/7/Mercedes-Benz/C-CL%20Klasse/vname/newCars')
  expect(carPath({ ...car, modellgruppe: ' ' }, 'watchlist')).toBe(
    '/cardetailsview/7/Mercedes-Benz/-/vname/watchlist',
  )
})

test.each([
  ['/detailsearch', '/login?returnUrl=%2Fdetailsearch'],
  ['/searchresults?maker=BMW', '/login?returnUrl=%2Fsearchresults%3Fmaker%3DBMW'],
  ['/login?returnUrl=%2Fmeine', '/login?returnUrl=%2Fmeine'],
  ['/login', '/login'],
])('the login link of %s is %s', (current, login) => {
  expect(loginPath(current)).toBe(login)
})
