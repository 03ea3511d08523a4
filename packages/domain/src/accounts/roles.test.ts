import { expect, test } from 'vitest'
import type { Authority } from './roles.ts'
import { priceTierOf } from './roles.ts'

const viewer = (authorities: Authority[], changes: object = {}) => ({
  ...{ activated: true, authorities, hasAgreedToTerms: true, buysNet: false },
  ...changes,
})
const dealer: Authority[] = ['ROLE_USER', 'ROLE_DEALER']

test.each([
  ['a visitor', null, 'consumer'],
  ['a dealer', viewer(dealer), 'dealer'],
  ['a dealer who buys without German VAT', viewer(dealer, { buysNet: true }), 'net'],
  [
    'one who has not agreed to the terms',
    viewer(dealer, { buysNet: true, hasAgreedToTerms: false }),
    'consumer',
  ],
  ['one who is not activated', viewer(dealer, { buysNet: true, activated: false }), 'consumer'],
  [
    'an accountant of such a company',
    viewer(['ROLE_USER', 'ROLE_ACCOUNTANT'], { buysNet: true }),
    'consumer',
  ],
  ['the sales office', viewer(['ROLE_USER', 'ROLE_AE_BACKOFFICE']), 'dealer'],
])('%s sees the price of the tier', (_who, caller, tier) => {
  expect(priceTierOf(caller)).toBe(tier)
})
