import type { ApiKey } from '@portal/contract/accounts/api-keys'
import { expect, test } from 'vitest'
import { creatorText, emptyKey, expiryBounds, usageText } from './facts.ts'

const key: ApiKey = {
  ...{ id: 1, name: 'Warenwirtschaft', lastFour: 'b81d', scopes: ['stock:read'], state: 'new' },
  ...{ createdAt: '2026-11-26T10:00:00Z', createdBy: 'Katrin Vogel', isCreatorHere: true },
  ...{ expiresAt: '2027-11-26T22:59:59.999Z', lastUsedAt: null, revokedAt: null },
}

test.each([
  ['Noch nie benutzt, gültig bis 26.11.2027', {}],
  ['Zuletzt benutzt am 01.06.2027, 12:30 Uhr, gültig bis 26.11.2027', { lastUsedAt: '2027-06-01T10:30:00Z' }],
  ['Noch nie benutzt, abgelaufen am 26.11.2027', { state: 'expired' as const }],
  [
    'Noch nie benutzt, gesperrt am 01.12.2026',
    { state: 'revoked' as const, revokedAt: '2026-12-01T10:00:00Z' },
  ],
])('A key says "%s"', (text, changes) => {
  expect(usageText({ ...key, ...changes })).toBe(text)
})

test.each([
  ['Angelegt am 26.11.2026 von Katrin Vogel', {}],
  ['Angelegt am 26.11.2026 von Katrin Vogel (nicht mehr dabei)', { isCreatorHere: false }],
  ['Angelegt am 26.11.2026 von einem gelöschten Konto', { createdBy: null, isCreatorHere: false }],
])('A key says who created it: "%s"', (text, changes) => {
  expect(creatorText({ ...key, ...changes })).toBe(text)
})

test('A new key ends after a year, at the latest after two, by German days', () => {
  const lateInTheEvening = new Date('2026-12-31T23:30:00Z')
  expect(emptyKey(lateInTheEvening).expiresOn).toBe('2028-01-01')
  expect(expiryBounds(lateInTheEvening)).toEqual({ min: '2027-01-01', max: '2029-01-01' })
})
