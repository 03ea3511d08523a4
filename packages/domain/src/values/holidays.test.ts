import { expect, test } from 'vitest'
import { holidaysOf } from './holidays.ts'

test('are exactly the public holidays of Hessen', async () => {
  expect([...(await holidaysOf(2027)).keys()]).toEqual([
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-05-27',
    '2027-10-03',
    '2027-12-25',
    '2027-12-26',
  ])
})
