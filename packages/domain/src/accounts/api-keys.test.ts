import { describe, expect, test } from 'vitest'
import {
  apiKeyState,
  apiKeyStates,
  companyScopes,
  endOfDay,
  houseScopes,
  isHouseScope,
  isLive,
  yearsLater,
} from './api-keys.ts'

const now = new Date('2026-06-15T10:00:00Z')
const used = new Date('2026-06-01T10:00:00Z')
const key = { expiresAt: new Date('2027-06-15T21:59:59.999Z'), lastUsedAt: null, revokedAt: null }

describe('The state of a key', () => {
  test.each([
    ['new', key],
    ['active', { ...key, lastUsedAt: used }],
    ['active', { ...key, lastUsedAt: used, expiresAt: new Date('2026-07-15T10:00:00Z') }],
    ['expiring', { ...key, expiresAt: new Date('2026-07-15T09:59:59Z') }],
    ['expiring', { ...key, lastUsedAt: used, expiresAt: now }],
    ['expired', { ...key, expiresAt: new Date('2026-06-15T09:59:59.999Z') }],
    ['revoked', { ...key, revokedAt: used }],
    ['revoked', { ...key, revokedAt: used, expiresAt: used }],
  ])('is %s', (state, dates) => {
    expect(apiKeyState(dates, now)).toBe(state)
  })

  test('lets it be used until it has expired or is revoked', () => {
    expect(apiKeyStates.filter(isLive)).toEqual(['new', 'active', 'expiring'])
  })
})

test('A scope is of the house or of companies', () => {
  expect(houseScopes.filter(isHouseScope)).toEqual(houseScopes)
  expect(companyScopes.filter(isHouseScope)).toEqual([])
})

test.each([
  ['2026-06-15', '2026-06-15T21:59:59.999Z'],
  ['2026-12-31', '2026-12-31T22:59:59.999Z'],
  ['2027-03-28', '2027-03-28T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
])('A key valid until %s is valid until the end of that German day', (day, end) => {
  expect(endOfDay(day).toISOString()).toBe(end)
})

test.each([
  ['2026-11-26', 1, '2027-11-26'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 2, '2030-02-28'],
])('The day of %s in %i years is %s', (day, years, later) => {
  expect(yearsLater(day, years)).toBe(later)
})
