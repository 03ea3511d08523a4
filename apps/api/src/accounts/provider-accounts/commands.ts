import { authorityOfHouseRole, type HouseRole, houseRoles } from '@portal/domain/accounts/house-roles'
import { isEmergencyAdmin, type SignInRefusal } from '@portal/domain/accounts/house-sign-in'
import { isHouse } from '@portal/domain/accounts/roles'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { accountEntry, audit } from '../../audit/audit.ts'
import { hashPassword } from '../../credentials/passwords.ts'
import { newToken } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import type { VisitorContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { inactiveAuthorities, newAccount } from '../account/commands.ts'
import type { Person } from './parse.ts'

/** The sign-in that changes accounts. */
type Cause = Pick<VisitorContext, 'now' | 'requestId'>

const entryOf = (cause: Cause, action: AuditAction, accountId: number) =>
  accountEntry({ ...cause, actorId: null }, action, accountId)

const columns = {
  ...{ id: true, email: true, authorities: true, activated: true, endedAt: true, emailVerifiedAt: true },
  memberships: { take: 1, select: { dealerId: true } },
  dealer: { select: { accountId: true } },
} as const satisfies Prisma.AccountSelect
type Account = Prisma.AccountGetPayload<{ select: typeof columns }>

/** An account of the house, also one whose access has ended; never one of a company. */
const isOfHouse = (account: Account) =>
  (isHouse(account) || account.endedAt !== null) &&
  account.dealer === null &&
  account.memberships.length === 0

const roleOf = ({ authorities }: Account): HouseRole | null =>
  houseRoles.find((role) => authorities.includes(authorityOfHouseRole[role])) ?? null

async function createAccount(
  tx: Transaction,
  person: Person & { email: string; role: HouseRole },
  cause: Cause,
) {
  const { now } = cause
  const { email, firstName, lastName, role } = person
  const authorities = ['ROLE_USER', authorityOfHouseRole[role]] as const
  const passwordHash = await hashPassword(newToken())
  const account = await tx.account.create({
    data: {
      ...newAccount({ email, passwordHash, firstName, lastName, authorities }, now),
      ...{ activated: true, documentsUploaded: true, emailVerifiedAt: now },
    },
    select: columns,
  })
  await audit(tx, { ...entryOf(cause, 'colleague-from-provider', account.id), details: { role } })
  return account
}

/** Gives an account the role of its person's groups; another one than before ends all its sessions. */
async function followRole(tx: Transaction, account: Account, role: HouseRole | null, cause: Cause) {
  const before = roleOf(account)
  if (before === role && account.activated) return
  const authorities = role === null ? [...inactiveAuthorities] : ['ROLE_USER', authorityOfHouseRole[role]]
  await tx.account.update({
    where: { id: account.id },
    data: { authorities, activated: role !== null, endedAt: role === null ? cause.now : null },
  })
  if (role === null) await tx.accountToken.deleteMany({ where: { accountId: account.id, usedAt: null } })
  await endSessionsOf(tx, account.id)
  await audit(tx, {
    ...entryOf(cause, 'colleague-role-changed', account.id),
    details: { before, after: role },
  })
}

type Found = { identity: { id: number; groupsLostAt: Date | null } | null; account: Account | null }

/** The account of a person: the one it signed in to before, or that with its verified mail address. */
async function findAccount(tx: Transaction, { issuer, subject, email }: Person): Promise<Found> {
  const known = await tx.providerIdentity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    select: { id: true, groupsLostAt: true, account: { select: columns } },
  })
  if (known) return { identity: known, account: known.account }
  if (email === null) return { identity: null, account: null }
  return { identity: null, account: await tx.account.findUnique({ where: { email }, select: columns }) }
}

/** Why a person may not sign in to an account; null = it may. */
async function refusalOf(tx: Transaction, env: Env, { identity, account }: Found, { issuer }: Person) {
  if (!account) return null
  if (isEmergencyAdmin(account.email, env)) return 'emergency-account'
  if (!isOfHouse(account)) return 'not-of-house'
  if (account.endedAt !== null && !identity?.groupsLostAt) return 'access-ended'
  const isTaken =
    !identity && (await tx.providerIdentity.count({ where: { issuer, accountId: account.id } })) > 0
  return isTaken ? 'linked-otherwise' : null
}

async function link(tx: Transaction, { issuer, subject }: Person, account: Account, cause: Cause) {
  const { now } = cause
  const { id: accountId } = account
  const { id } = await tx.providerIdentity.create({
    data: { issuer, subject, accountId, createdAt: now, lastUsedAt: now },
    select: { id: true },
  })
  if (account.emailVerifiedAt === null)
    await tx.account.update({ where: { id: accountId }, data: { emailVerifiedAt: now } })
  await audit(tx, entryOf(cause, 'colleague-linked', accountId))
  return id
}

type Admitted = { account: { id: number; email: string; authorities: string[] }; identityId: number }
type Refused = { refusal: SignInRefusal; accountId: number | null }

/**
 * Finds, links or creates the account of a person and gives it the role of the person's groups. Without such a group the
 * account is closed; one that an administrator closed stays so.
 */
export const admitPerson = (context: VisitorContext, person: Person): Promise<Admitted | Refused> =>
  context.db.$transaction(async (tx) => {
    const { env, now } = context
    await lockByName(tx, 'colleagues')
    const found = await findAccount(tx, person)
    const { identity } = found
    const accountId = found.account?.id ?? null
    const refusal = await refusalOf(tx, env, found, person)
    if (refusal) return { refusal, accountId }
    const { role, email } = person
    if (role === null) {
      if (identity && found.account && found.account.endedAt === null) {
        await followRole(tx, found.account, null, context)
        await tx.providerIdentity.update({ where: { id: identity.id }, data: { groupsLostAt: now } })
      }
      return { refusal: 'no-group', accountId }
    }
    const account =
      found.account ?? (email === null ? null : await createAccount(tx, { ...person, email, role }, context))
    if (!account) return { refusal: 'mail-unverified', accountId }
    const identityId = identity?.id ?? (await link(tx, person, account, context))
    await followRole(tx, account, role, context)
    await tx.providerIdentity.update({
      where: { id: identityId },
      data: { groupsLostAt: null, lastUsedAt: now },
    })
    const { authorities } = await tx.account.findUniqueOrThrow({ where: { id: account.id } })
    return { account: { id: account.id, email: account.email, authorities }, identityId }
  })
