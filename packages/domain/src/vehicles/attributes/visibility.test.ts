import { describe, expect, test } from 'vitest'
import { isNewCarSql } from './new-car.ts'
import {
  hiddenReasonCodes,
  hiddenReasons,
  hiddenReasonsSql,
  isVisibleSql,
  offerStateSql,
} from './visibility.ts'

/** What the statements find in the database is tested in the API; here, that they name the same conditions. */
const now = 'now()'

describe('Searches find a vehicle', () => {
  test.each(hiddenReasonCodes)('unless this reason holds, which is then named: %s', (code) => {
    const condition = hiddenReasons[code].holds(now)
    expect(condition).not.toBe('')
    expect(isVisibleSql(now)).toContain(`NOT ${condition}`)
    expect(hiddenReasonsSql(now)).toContain(`CASE WHEN ${condition} THEN '${code}' END`)
  })

  test('if none of them holds', () => {
    const none = hiddenReasonCodes.map((code) => `NOT ${hiddenReasons[code].holds(now)}`)
    expect(isVisibleSql(now)).toBe(`(${none.join('\n  AND ')})`)
    const each = hiddenReasonCodes.map(
      (code) => `CASE WHEN ${hiddenReasons[code].holds(now)} THEN '${code}' END`,
    )
    expect(hiddenReasonsSql(now)).toBe(`array_remove(ARRAY[${each.join(', ')}]::text[], NULL)`)
  })
})

test('The state of the offer is sold before withdrawn, withdrawn before reserved, reserved before offered', () => {
  const { sold, withdrawn, reserved } = hiddenReasons
  const conditions = [sold.holds(), withdrawn.holds(), reserved.holds(now), 'v.available']
  const states = [...offerStateSql(now).matchAll(/WHEN (.+?) THEN '(\w+)'/g)].map(([, when, then]) => [
    when,
    then,
  ])
  expect(states).toEqual(
    conditions.map((condition, at) => [condition, ['sold', 'withdrawn', 'reserved', 'offered'][at]]),
  )
})

test('A car counts as new up to eight months and 1,000 km, and lacks values only if it is new', () => {
  expect(isNewCarSql(now)).toContain("v.erstzulassungvon >= (now())::date - interval '8 months'")
  expect(isNewCarSql(now)).toContain('v.kilometerstandvon <= 1000')
  expect(hiddenReasons.energy.holds(now)).toContain(`(${isNewCarSql(now)} AND (`)
})
