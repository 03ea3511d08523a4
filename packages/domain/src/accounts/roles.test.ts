import { expect, test } from 'vitest'
import { authoritiesOfRole, buyingRoles, companyRoles } from './company-roles.ts'
import {
  type Authority,
  has,
  isAdministrator,
  isApplicant,
  isHouse,
  isMember,
  isOffice,
  isOwner,
  mayBuy,
  mayEnquire,
  priceTierOf,
  seesOffers,
} from './roles.ts'

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

const callers = {
  visitor: null,
  applicant: viewer(['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'], { activated: false }),
  'deactivated dealer': viewer(dealer, { activated: false }),
  owner: viewer(dealer),
  buyer: viewer([...authoritiesOfRole.buyer]),
  reader: viewer([...authoritiesOfRole.reader]),
  accountant: viewer([...authoritiesOfRole.accountant]),
  'sales office': viewer(['ROLE_USER', 'ROLE_AE_BACKOFFICE']),
  administrator: viewer(['ROLE_USER', 'ROLE_AE_ADMIN']),
  yard: viewer(['ROLE_USER', 'ROLE_AE_YARD']),
}
type Caller = keyof typeof callers
type Asked = (typeof callers)[Caller]

const rules: [rule: string, holds: (caller: Asked) => boolean, callers: Caller[]][] = [
  ['waits for activation', isApplicant, ['applicant']],
  [
    'is more than a colleague of the yard',
    isMember,
    ['owner', 'buyer', 'reader', 'accountant', 'sales office', 'administrator'],
  ],
  ['sees offers', seesOffers, ['owner', 'buyer', 'reader', 'sales office', 'administrator']],
  ['may buy', mayBuy, ['owner', 'buyer', 'sales office', 'administrator']],
  [
    'may enquire',
    mayEnquire,
    ['visitor', 'applicant', 'deactivated dealer', 'owner', 'buyer', 'sales office', 'administrator'],
  ],
  ['is the owner of a company', isOwner, ['owner']],
  ['is of the office', isOffice, ['sales office', 'administrator']],
  [
    'is of the house',
    (caller) => caller !== null && isHouse(caller),
    ['sales office', 'administrator', 'yard'],
  ],
  ['is an administrator', (caller) => caller !== null && isAdministrator(caller), ['administrator']],
  [
    'has one of two authorities',
    (caller) => has(caller, 'ROLE_READER', 'ROLE_ACCOUNTANT'),
    ['reader', 'accountant'],
  ],
]
test.each(rules)('Who %s', (_, holds, expected) => {
  const found = Object.entries(callers).filter(([, caller]) => holds(caller))
  expect(found.map(([name]) => name)).toEqual(expected)
})

test('An authority whose name only begins like one of the house is none of the house', () => {
  expect(isHouse({ authorities: ['ROLE_AE_ADMIN_OF_PARTNER'] })).toBe(false)
})

test('An administrator is one before the activation too', () => {
  expect(isAdministrator({ authorities: ['ROLE_AE_ADMIN'] })).toBe(true)
})

test('The roles of a company give these authorities', () => {
  expect(companyRoles).toEqual(['owner', 'buyer', 'accountant', 'reader'])
  expect(authoritiesOfRole).toEqual({
    owner: ['ROLE_USER', 'ROLE_DEALER'],
    buyer: ['ROLE_USER', 'ROLE_DEALER', 'ROLE_BUYER'],
    accountant: ['ROLE_USER', 'ROLE_ACCOUNTANT'],
    reader: ['ROLE_USER', 'ROLE_DEALER', 'ROLE_READER'],
  })
  expect(buyingRoles).toEqual(['owner', 'buyer'])
})
