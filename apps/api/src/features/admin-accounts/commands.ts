import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { hashPassword } from '../../credentials/passwords.ts'
import { newToken } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { isUniqueViolation } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { clearSecondFactor, issueToken } from '../account/commands.ts'
import { audit } from '../audit/commands.ts'
import { officeMail } from './mail.ts'

/** The operator's own kinds of account. */
const offices = {
  administrator: {
    authority: 'ROLE_AE_ADMIN',
    lastName: 'Verwaltung',
    event: 'administrator-created',
    access: 'Zugang zur Verwaltung',
  },
  'sales-office': {
    authority: 'ROLE_AE_BACKOFFICE',
    lastName: 'Verkauf',
    event: 'sales-office-created',
    access: 'Zugang für den Verkauf',
  },
} as const
export type Office = keyof typeof offices

/**
 * Creates an account of the operator with a random, unknown password and mails the link to set one.
 * @returns false when the address already has an account
 */
export async function createOfficeAccount(
  db: PrismaClient,
  env: Env,
  office: Office,
  email: string,
  now: Date,
): Promise<boolean> {
  const { authority, lastName, event, access } = offices[office]
  const passwordHash = await hashPassword(newToken())
  try {
    await db.$transaction(async (tx) => {
      const { id } = await tx.account.create({
        data: {
          login: email,
          email,
          passwordHash,
          firstName: 'Portal',
          lastName,
          authorities: ['ROLE_USER', authority],
          activated: true,
          documentsUploaded: true,
          emailVerifiedAt: now,
          lastPasswordChange: now,
          createdAt: now,
        },
      })
      const token = await issueToken(tx, id, 'reset-password', now)
      await queueMail(tx, officeMail(env, { template: event, access }, email, token))
      await audit(tx, { actorId: null, action: event, subject: `account:${id}`, at: now })
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/**
 * Removes an administrator's lost second factor and ends the sessions; the next login sets up a new one.
 * @returns false when there is no such administrator
 */
export async function resetSecondFactor(db: PrismaClient, email: string, now: Date): Promise<boolean> {
  const account = await db.account.findFirst({ where: { email, authorities: { has: 'ROLE_AE_ADMIN' } } })
  if (!account) return false
  const { id } = account
  await db.$transaction(async (tx) => {
    await clearSecondFactor(tx, id)
    await endSessionsOf(tx, id)
    await audit(tx, { actorId: null, action: 'second-factor-reset', subject: `account:${id}`, at: now })
  })
  return true
}
