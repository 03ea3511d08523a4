import { normalEmail } from '../values/email-address.ts'
import type { HouseRole } from './house-roles.ts'
import { isHouse } from './roles.ts'

/** The names in a list separated by commas. */
const namesIn = (list: string) => list.split(',').flatMap((name) => name.trim() || [])

type Groups = Readonly<
  Record<'OIDC_GROUPS_ADMINISTRATOR' | 'OIDC_GROUPS_BACKOFFICE' | 'OIDC_GROUPS_YARD', string>
>

/** The highest role that one of the groups of a person gives; null = none. Names are compared as they are written. */
export function roleOfGroups(groups: readonly string[], settings: Groups): HouseRole | null {
  const gives = (list: string) => namesIn(list).some((name) => groups.includes(name))
  if (gives(settings.OIDC_GROUPS_ADMINISTRATOR)) return 'administrator'
  if (gives(settings.OIDC_GROUPS_BACKOFFICE)) return 'backoffice'
  return gives(settings.OIDC_GROUPS_YARD) ? 'yard' : null
}

type Rule = {
  OIDC_ISSUER?: string | undefined
  HOUSE_SIGN_IN: 'any' | 'provider'
  EMERGENCY_ADMIN: string
}

/** Whether this is the one administrator whose sign-in never depends on the identity provider. */
export const isEmergencyAdmin = (email: string, { EMERGENCY_ADMIN }: Pick<Rule, 'EMERGENCY_ADMIN'>) =>
  EMERGENCY_ADMIN !== '' && normalEmail(email) === EMERGENCY_ADMIN

/**
 * Whether an account has to sign in at the identity provider. Nobody has to while there is no provider, or no
 * administrator who could come in without it.
 */
export const mustUseProvider = (account: { email: string; authorities: readonly string[] }, rule: Rule) =>
  rule.OIDC_ISSUER !== undefined &&
  rule.HOUSE_SIGN_IN === 'provider' &&
  rule.EMERGENCY_ADMIN !== '' &&
  isHouse(account) &&
  !isEmergencyAdmin(account.email, rule)

/** Why the identity provider's answer opened no session. */
export type SignInRefusal =
  | 'expired'
  | 'provider-refused'
  | 'provider-down'
  | 'no-group'
  | 'mail-unverified'
  | 'not-of-house'
  | 'access-ended'
  | 'emergency-account'
  | 'linked-otherwise'
