import { expect, test } from 'vitest'
import { holidaysBetween, holidaysFrom, holidaysOf } from './holidays.ts'

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

test('have their German names', async () => {
  expect((await holidaysOf(2027)).get('2027-10-03')).toBe('Tag der Deutschen Einheit')
})

test('are those of every year that a period touches', async () => {
  const years = async (found: Promise<Map<string, string>>) => [
    ...new Set([...(await found).keys()].map((day) => day.slice(0, 4))),
  ]
  expect(await years(holidaysBetween('2026-12-31', '2028-01-01'))).toEqual(['2026', '2027', '2028'])
  expect(await years(holidaysBetween('2027-01-01', '2027-12-31'))).toEqual(['2027'])
  // A period of working days lasts up to 200 days.
  expect(await years(holidaysFrom('2027-06-14'))).toEqual(['2027'])
  expect(await years(holidaysFrom('2027-06-15'))).toEqual(['2027', '2028'])
})
