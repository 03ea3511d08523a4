import { expect, test } from 'vitest'
import { bandKey, cockpitListNames, cockpitLists, dayBands } from './cockpit.ts'

const lists = cockpitLists('2027-03-09', '2027-02-07')

test.each([
  ['offered', ['state:offered']],
  ['unpublished', ['state:unpublished']],
  ['reserved', ['state:reserved']],
  ['withdrawn', ['state:withdrawn']],
  ['soldThisMonth', ['state:sold', 'soldAt:2027-03-01..']],
  ['endingToday', ['state:reserved', 'reservedUntil:..2027-03-09']],
  ['noPhoto', ['state:offered|unpublished|reserved', 'photos:..0']],
  ['noPrice', ['state:offered|unpublished|reserved', 'priced:nein']],
  ['overGoal', ['state:offered', 'days:61..']],
  ['seenNotAsked', ['state:offered', 'views:30..', 'enquiries:..0']],
  ['repriced', ['state:offered', 'priceChangedAt:2027-02-07..']],
  ['band-0', ['state:offered', 'days:0..15']],
  ['band-2', ['state:offered', 'days:31..60']],
  ['band-5', ['state:offered', 'days:121..']],
] as const)('The figure %s counts %j', (name, conditions) => {
  expect(lists[name]).toEqual(conditions)
})

test('The bands of days follow on each other, the last one open', () => {
  for (const [index, { from }] of dayBands.entries()) {
    const before = dayBands[index - 1]
    expect(from).toBe(before ? (before.to ?? Number.NaN) + 1 : 0)
  }
  expect(dayBands.at(-1)?.to).toBeNull()
})

test('The names are those of the lists', () => {
  expect(cockpitListNames).toEqual(Object.keys(lists))
  expect(dayBands.map((_, band) => bandKey(band)).filter((name) => !cockpitListNames.includes(name))).toEqual(
    [],
  )
})
