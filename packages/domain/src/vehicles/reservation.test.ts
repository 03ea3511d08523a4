import { expect, test } from 'vitest'
import { isHeld, isHeldSql, isReservedSql, reservedFilter } from './reservation.ts'

const now = new Date('2026-11-24T10:00:00Z')
const [before, after] = [new Date('2026-11-24T09:59:59Z'), new Date('2026-11-24T10:00:01Z')]

test.each([
  ['without a reservation', null, false],
  ['until a later time', after, true],
  ['until this instant', now, false],
  ['until an earlier time', before, false],
])('a vehicle held %s', (_title, reservedUntil, held) => {
  expect(isHeld(reservedUntil, now)).toBe(held)
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
