import { expect, test } from 'vitest'
import { pageAbove } from './house-entries.ts'

test.each([
  ['/house', null],
  ['/house/vehicles', null],
  ['/house/vehicles/480988', '/house/vehicles'],
  ['/house/vehicles/new', '/house/vehicles'],
  ['/house/vehicles/480988/photos', '/house/vehicles/480988'],
  ['/house/vehicles/480988/condition', '/house/vehicles/480988'],
  ['/house/imports/runs/7', '/house/imports'],
  ['/house/jobs/new/price', '/house/jobs'],
  ['/house/dealers/12', '/house/dealers'],
])('Above the page %s is %s', (pathname, above) => {
  expect(pageAbove(pathname, true)).toBe(above)
})

test('The yard returns from a vehicle to its own list', () => {
  expect(pageAbove('/house/vehicles/480988/photos', false)).toBe('/house/yard')
})
