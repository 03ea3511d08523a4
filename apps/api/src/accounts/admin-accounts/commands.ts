import { authorityOfHouseRole, type HouseRole } from '@portal/domain/accounts/house-roles'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { accountEntry, audit, bySystem } from '../../audit/audit.ts'
import { hashPassword } from '../../credentials/passwords.ts'
import { newToken } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { isUniqueViolation, type Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { clearSecondFactor, issueToken, newAccount } from '../account/commands.ts'
import { officeMail } from './mail.ts'

/** The operator's own kinds of account. */
const offices = {
  administrator: {
    authority: 'ROLE_AE_ADMIN',
    lastName: 'Verwaltung',
    event: 'administrator-created',
    access: 'Zugang zur Verwaltung',
  },
  backoffice: {
    authority: 'ROLE_AE_BACKOFFICE',
    lastName: 'Verkauf',
    event: 'sales-office-created',
    access: 'Zugang für den Verkauf',
  },
  yard: {
    authority: 'ROLE_AE_YARD',
    lastName: 'Hof',
    event: 'yard-created',
    access: 'Zugang für den Hof',
  },
} as const satisfies Record<HouseRole, object>

type Creator = { actorId: number | null; requestId: string | null; firstName?: string; lastName?: string }

/** Mails the link to set a password; earlier links become invalid. */
export async function mailOfficeLink(
  tx: Transaction,
  env: Env,
  role: HouseRole,
  { id, email }: { id: number; email: string },
  now: Date,
) {
  const { event: template, access } = offices[role]
  const token = await issueToken(tx, id, 'reset-password', now)
  await queueMail(tx, officeMail(env, { template, access }, email, token))
}

/**
 * Creates an account of the operator with a random, unknown password and mails the link to set one.
 * @returns its id, or null when the address already has an account
 */
export async function createOfficeAccount(
  db: PrismaClient,
  env: Env,
  role: HouseRole,
  email: string,
  now: Date,
  { actorId, requestId, firstName = 'Portal', lastName = offices[role].lastName }: Creator = bySystem(now),
): Promise<number | null> {
  const { authority, event } = offices[role]
  const authorities = ['ROLE_USER', authority] as const
  const passwordHash = await hashPassword(newToken())
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.account.create({
        data: {
          ...newAccount({ email, passwordHash, firstName, lastName, authorities }, now),
          ...{ activated: true, documentsUploaded: true, emailVerifiedAt: now },
        },
      })
      await mailOfficeLink(tx, env, role, { id, email }, now)
      await audit(tx, accountEntry({ actorId, requestId, now }, event, id))
      return id
    })
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/**
 * Removes a colleague's lost second factor and ends the sessions; the next login sets up a new one.
 * @returns false when no account of the operator has this address
 */
export async function resetSecondFactor(db: PrismaClient, email: string, now: Date): Promise<boolean> {
  const account = await db.account.findFirst({
    where: { email, authorities: { hasSome: Object.values(authorityOfHouseRole) } },
  })
  if (!account) return false
  const { id } = account
  await db.$transaction(async (tx) => {
    await clearSecondFactor(tx, id)
    await endSessionsOf(tx, id)
    await audit(tx, accountEntry(bySystem(now), 'second-factor-reset', id))
  })
  return true
}
