import type { CompanyRole } from './company-roles.ts'
import { has, isApplicant, isMember, isOffice, mayBuy, seesOffers } from './roles.ts'

type Caller = {
  activated: boolean
  authorities: readonly string[]
  hasAgreedToTerms: boolean
  company: { role: CompanyRole } | null
}

/** The whole permission model (specification section 6); null = a caller without a session. */
const rules = {
  public: () => true,
  session: (caller) => caller !== null,
  inactive: (caller) => isApplicant(caller),
  member: isMember,
  active: seesOffers,
  buyer: mayBuy,
  dealer: (caller) => has(caller, 'ROLE_DEALER'),
  trader: (caller) => has(caller, 'ROLE_DEALER') && mayBuy(caller),
  owner: (caller) => has(caller, 'ROLE_DEALER') && caller?.company?.role === 'owner',
  yard: (caller) => has(caller, 'ROLE_AE_YARD') || isOffice(caller),
  backoffice: isOffice,
  admin: (caller) => has(caller, 'ROLE_AE_ADMIN'),
} as const satisfies Record<string, (caller: Caller | null) => boolean>

/**
 * Who may call an endpoint; checked by one hook of the API before the handler runs.
 *
 * - `session` any login, `inactive` an applicant who is not activated yet
 * - `member` an activated account (not the yard), `active` one that works with vehicles (not accountants), `buyer` one that may also
 *   change what its company shares (not readers)
 * - `dealer` an activated dealer who works with vehicles, `trader` one who is not a reader, `owner` an owner of a company
 * - `admin`, `backoffice`, `yard` the house; an administrator passes all three, the back office also `yard`
 *
 * All except `public`, `session` and `inactive` demand agreement to the current terms of use.
 */
export type Access = keyof typeof rules

/** Calls for activated accounts demand agreement to the terms (N-06). */
const needsTerms = (access: Access) => !['public', 'session', 'inactive'].includes(access)

/** Why a caller may not call an endpoint, as the type of the problem; null = it may. */
export function accessRefusal(access: Access, caller: Caller | null) {
  const isAllowed: (caller: Caller | null) => boolean = rules[access]
  if (!isAllowed(caller)) return caller ? 'forbidden' : 'unauthenticated'
  return needsTerms(access) && !caller?.hasAgreedToTerms ? 'terms-not-accepted' : null
}
