import { describe, expect, test } from 'vitest'
import { companyRoles } from '../accounts/company-roles.ts'
import { hasSaleRight, type SaleRight } from './sale-rights.ts'

describe('Of the people of a company', () => {
  test.each<[SaleRight, string[]]>([
    ['payment', ['owner', 'accountant']],
    ['pick-up', ['owner', 'buyer']],
    ['claim', ['owner', 'buyer']],
  ])('%s is for %j', (right, expected) => {
    expect(companyRoles.filter((role) => hasSaleRight(role, right))).toEqual(expected)
  })

  test('an account without a company has no right', () => {
    expect(hasSaleRight(undefined, 'payment')).toBe(false)
  })
})
