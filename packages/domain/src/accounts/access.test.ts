import { expect, test } from 'vitest'
import { type Access, accessRefusal } from './access.ts'
import { authoritiesOfRole, type CompanyRole } from './company-roles.ts'

const person = (authorities: readonly string[], role: CompanyRole | null = null) => ({
  ...{ activated: true, authorities, hasAgreedToTerms: true, company: role && { role } },
})
const dealer = ['ROLE_USER', 'ROLE_DEALER']

const callers = {
  visitor: null,
  applicant: { ...person(['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT']), activated: false },
  'deactivated dealer': { ...person(dealer, 'owner'), activated: false },
  owner: person(dealer, 'owner'),
  'dealer without a company': person(dealer),
  buyer: person(authoritiesOfRole.buyer, 'buyer'),
  reader: person(authoritiesOfRole.reader, 'reader'),
  accountant: person(authoritiesOfRole.accountant, 'accountant'),
  'sales office': person(['ROLE_USER', 'ROLE_AE_BACKOFFICE']),
  administrator: person(['ROLE_USER', 'ROLE_AE_ADMIN']),
  yard: person(['ROLE_USER', 'ROLE_AE_YARD']),
} as const
type Caller = keyof typeof callers
const names = Object.keys(callers) as Caller[]

const offers: Caller[] = [
  ...(['owner', 'dealer without a company', 'buyer', 'reader'] as const),
  ...(['sales office', 'administrator'] as const),
]
const allowed: Record<Access, Caller[]> = {
  public: names,
  session: names.filter((name) => name !== 'visitor'),
  inactive: ['applicant'],
  member: [...offers, 'accountant'],
  active: offers,
  buyer: offers.filter((name) => name !== 'reader'),
  dealer: ['owner', 'dealer without a company', 'buyer', 'reader'],
  trader: ['owner', 'dealer without a company', 'buyer'],
  owner: ['owner'],
  yard: ['sales office', 'administrator', 'yard'],
  backoffice: ['sales office', 'administrator'],
  admin: ['administrator'],
}

test.each(Object.keys(allowed) as Access[])('%s calls are for these callers only', (access) => {
  const passing = names.filter((name) => accessRefusal(access, callers[name]) === null)
  expect(passing.toSorted()).toEqual(allowed[access].toSorted())
  for (const name of names.filter((name) => !passing.includes(name)))
    expect([name, accessRefusal(access, callers[name])]).toEqual([
      name,
      name === 'visitor' ? 'unauthenticated' : 'forbidden',
    ])
})

test.each(Object.keys(allowed) as Access[])('%s calls demand the terms of activated accounts', (access) => {
  for (const name of allowed[access]) {
    const caller = callers[name]
    const refusal = accessRefusal(access, caller && { ...caller, hasAgreedToTerms: false })
    const isOpen = access === 'public' || access === 'session' || access === 'inactive'
    expect([name, refusal]).toEqual([name, isOpen ? null : 'terms-not-accepted'])
  }
})
