import { expect, test } from 'vitest'
import { hasAgreedToTerms } from './terms.ts'

const dealer = { authorities: ['ROLE_USER', 'ROLE_DEALER'], termsofuseagreed: true, termsVersion: '2026-07' }
const yard = { authorities: ['ROLE_AE_YARD'], termsofuseagreed: false, termsVersion: null }

test.each([
  ['a dealer who agreed to the current version', dealer],
  ['the house, which needs no agreement', yard],
])('The terms do not stop %s', (_, account) => {
  expect(hasAgreedToTerms(account, '2026-07')).toBe(true)
})

test.each([
  ['to an earlier version', { ...dealer, termsVersion: '2025-01' }],
  ['to no version', { ...dealer, termsVersion: null }],
  ['and took it back', { ...dealer, termsofuseagreed: false }],
])('The terms stop a dealer who agreed %s', (_, account) => {
  expect(hasAgreedToTerms(account, '2026-07')).toBe(false)
})
