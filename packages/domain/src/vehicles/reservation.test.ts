import { expect, test } from 'vitest'
import { isHeld, isHeldSql, isReserved, isReservedSql, reservedFilter } from './reservation.ts'

const now = new Date('2026-11-24T10:00:00Z')
const [before, after] = [new Date('2026-11-24T09:59:59Z'), new Date('2026-11-24T10:00:01Z')]

test.each([
  ['without a reservation', null, null, null, false],
  ['until a later time', after, null, null, true],
  ['until this instant', now, null, null, false],
  ['until an earlier time', before, null, null, false],
  ['but sold', after, before, null, false],
  ['but withdrawn', after, null, before, false],
])('a vehicle held %s', (_title, reservedUntil, soldAt, withdrawnAt, reserved) => {
  expect(isReserved({ reservedUntil, soldAt, withdrawnAt }, now)).toBe(reserved)
})

test('A reservation that was not read holds nothing', () => {
  expect(isHeld(undefined, now)).toBe(false)
  expect(isHeld(null, new Date(-1))).toBe(false)
})

test('SQL and filter say the same', () => {
  expect(isHeldSql('$1')).toBe('coalesce(v.reserved_until > $1, false)')
  expect(isReservedSql('$1')).toBe(
    '(coalesce(v.reserved_until > $1, false) AND v.sold_at IS NULL AND v.withdrawn_at IS NULL)',
  )
  expect(reservedFilter(now)).toEqual({ reservedUntil: { gt: now }, soldAt: null, withdrawnAt: null })
})
