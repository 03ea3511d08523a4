import type { Account } from '@portal/contract/accounts/account'
import { describe, expect, test } from 'vitest'
import { applicationPlace, expiryWarning, mustChangePassword, placeAfterTerms } from './facts.ts'

const now = new Date('2026-06-30T10:00:00Z')
const lifetimeDays = 90

const changed = (daysAgo: number): Account => ({
  id: 1,
  login: 'k.vogel@haendler.example',
  email: 'k.vogel@haendler.example',
  authorities: ['ROLE_USER', 'ROLE_DEALER'],
  activated: true,
  documentsUploaded: true,
  lastPasswordChange: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
  imageUrl: null,
  firstName: 'Katrin',
  lastName: 'Vogel',
})

describe('Warnung vor dem Ablauf des Passworts', () => {
  test.each([
    [82, null],
    [83, 'Ihr Passwort läuft in 7 Tagen ab!'],
    [89, 'Ihr Passwort läuft in 1 Tagen ab!'],
    [91, null],
  ])('%i days after the last change', (daysAgo, warning) => {
    expect(expiryWarning({ account: changed(daysAgo), now, lifetimeDays })).toBe(warning)
  })

  test('is not shown when passwords do not expire', () => {
    expect(expiryWarning({ account: changed(400), now, lifetimeDays: 0 })).toBeNull()
    expect(mustChangePassword({ account: changed(400), now, lifetimeDays: 0 })).toBe(false)
  })

  test('is replaced by the forced change after 90 days', () => {
    expect(mustChangePassword({ account: changed(90), now, lifetimeDays })).toBe(false)
    expect(mustChangePassword({ account: changed(91), now, lifetimeDays })).toBe(true)
  })
})

describe('Ziel nach der Anmeldung', () => {
  test('is the document upload for an applicant, and the waiting page after the upload', () => {
    expect(applicationPlace({ ...changed(1), documentsUploaded: false })).toBe('/upload-documents')
    expect(applicationPlace({ ...changed(1), documentsUploaded: true })).toBe(
      '/upload-documents-approval-pending',
    )
  })

  test.each([
    ['/watchlist', '/watchlist'],
    ['/searchresults?maker=Audi', '/searchresults?maker=Audi'],
    ['/password-change/abc', '/home'],
    ['//fremd.example', '/home'],
    ['https://fremd.example', '/home'],
    ['/\\fremd.example', '/home'],
    ['/login?returnUrl=/watchlist', '/home'],
    ['', '/home'],
    [null, '/home'],
  ])('with returnUrl %s is %s', (returnUrl, place) => {
    expect(placeAfterTerms({ termsAccepted: true, returnUrl, storedUrl: null })).toBe(place)
  })

  test.each([
    [null, '/watchlist', '/watchlist'],
    ['/meine', '/watchlist', '/meine'],
    [null, '//fremd.example', '/home'],
  ])('with returnUrl %s and %s asked for before is %s', (returnUrl, storedUrl, place) => {
    expect(placeAfterTerms({ termsAccepted: true, returnUrl, storedUrl })).toBe(place)
  })

  test('is the terms page first when the terms are not accepted', () => {
    expect(placeAfterTerms({ termsAccepted: false, returnUrl: '/watchlist', storedUrl: null })).toBe(
      '/terms-of-use/%2Fwatchlist',
    )
  })

  test('is home when the acceptance of the terms cannot be read', () => {
    expect(placeAfterTerms({ termsAccepted: null, returnUrl: '/watchlist', storedUrl: null })).toBe('/home')
  })
})
