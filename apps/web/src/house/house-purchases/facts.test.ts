import type { HousePurchase } from '@portal/contract/house/house-purchases'
import { expect, test } from 'vitest'
import { vatText } from './facts.ts'

const vat = { vatId: 'PL1234567890', reason: null, stateAt: '2026-11-27T09:12:00Z', isChecking: false }
const numbers = { register_number: null, eori: null, numbersChangedAt: null }

test.each<[string, HousePurchase['companyVat']]>([
  ['–', null],
  ['Deutschland, keine nötig', { ...numbers, country: 'DE', vat: null, mayBuyNet: false }],
  [
    'PL1234567890, bestätigt',
    { ...numbers, country: 'PL', vat: { ...vat, state: 'confirmed' }, mayBuyNet: true },
  ],
  [
    'PL1234567890, ausstehend',
    { ...numbers, country: 'PL', vat: { ...vat, state: 'pending' }, mayBuyNet: false },
  ],
  ['Polen, keine', { ...numbers, country: 'PL', vat: null, mayBuyNet: false }],
  ['Schweiz, Ausfuhr', { ...numbers, country: 'CH', vat: null, mayBuyNet: true }],
])('a purchase names the VAT id of the buying company: %s', (text, company) => {
  expect(vatText(company)).toBe(text)
})
