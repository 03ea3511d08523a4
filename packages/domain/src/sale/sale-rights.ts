import type { CompanyRole } from '../accounts/company-roles.ts'

/** What the people of a company may do with a purchase, beside reading its state. */
export const saleRights = ['payment', 'pick-up', 'claim'] as const
export type SaleRight = (typeof saleRights)[number]

/** The roles in a company that have each right. */
export const rolesWithRight: Record<SaleRight, readonly CompanyRole[]> = {
  payment: ['owner', 'accountant'],
  'pick-up': ['owner', 'buyer'],
  claim: ['owner', 'buyer'],
}

/**
 * Whether a role may see invoices and payment data (`payment`), name who collects the vehicle (`pick-up`) or report a
 * defect (`claim`).
 */
export const hasSaleRight = (role: CompanyRole | undefined, right: SaleRight) =>
  role !== undefined && rolesWithRight[right].includes(role)
