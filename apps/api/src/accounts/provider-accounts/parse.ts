import type { HouseRole } from '@portal/domain/accounts/house-roles'
import { roleOfGroups } from '@portal/domain/accounts/house-sign-in'
import { emailMax, emailPattern, normalEmail } from '@portal/domain/values/email-address'
import { z } from 'zod'
import type { Env } from '../../env.ts'

/** What the portal reads of an ID token and the answer of the userinfo endpoint. */
const Claims = z.object({
  iss: z.string().max(500),
  sub: z.string().min(1).max(255),
  sid: z.string().max(255).optional().catch(undefined),
  email: z.string().max(emailMax).optional().catch(undefined),
  /** Some providers send a text. */
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
})

/** A provider with a single group may send it as text. */
const Groups = z.union([z.array(z.string()), z.string().transform((name) => [name])]).catch([])

/** A person as the identity provider vouches for it. */
export type Person = {
  issuer: string
  subject: string
  sid: string | null
  /** Only one that the provider has verified. */
  email: string | null
  firstName: string
  lastName: string
  role: HouseRole | null
}

const nameMax = 50
/** Without control characters and markup, which no name has. */
const clean = (text = '') =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}<>]/gu, ' ')
    .trim()
    .slice(0, nameMax)

/** Reads the checked claims of a person. */
export function personIn(claims: Readonly<Record<string, unknown>>, env: Env): Person {
  const { iss, sub, sid, email, email_verified, given_name, family_name, name } = Claims.parse(claims)
  const address = email_verified === true && email !== undefined ? normalEmail(email) : ''
  const words = clean(name).split(' ')
  return {
    ...{ issuer: iss, subject: sub, sid: sid ?? null },
    email: emailPattern.test(address) ? address : null,
    firstName: clean(given_name) || words.slice(0, -1).join(' ') || 'Portal',
    lastName: clean(family_name) || words.at(-1) || 'Haus',
    role: roleOfGroups(Groups.parse(claims[env.OIDC_GROUPS_CLAIM]), env),
  }
}

/** Whether the ID token alone says everything, so that the userinfo endpoint need not be asked. */
export const isComplete = (claims: Readonly<Record<string, unknown>>, { OIDC_GROUPS_CLAIM }: Env) =>
  'email' in claims && 'email_verified' in claims && OIDC_GROUPS_CLAIM in claims
