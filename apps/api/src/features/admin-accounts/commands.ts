import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import { hashPassword } from '../../credentials/passwords.ts'
import { newToken } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { queueMail } from '../../mail/mail.ts'
import { issueToken } from '../account/commands.ts'
import { audit } from '../audit/commands.ts'
import { administratorMail } from './mail.ts'

/**
 * Creates an administrator with a random, unknown password and mails the link to set one.
 * @returns false when the address already has an account
 */
export async function createAdministrator(
  db: PrismaClient,
  env: Env,
  email: string,
  now: Date,
): Promise<boolean> {
  const passwordHash = await hashPassword(newToken())
  try {
    await db.$transaction(async (tx) => {
      const { id } = await tx.account.create({
        data: {
          login: email,
          email,
          passwordHash,
          firstName: 'Portal',
          lastName: 'Verwaltung',
          authorities: ['ROLE_USER', 'ROLE_AE_ADMIN'],
          activated: true,
          documentsUploaded: true,
          emailVerifiedAt: now,
          lastPasswordChange: now,
          createdAt: now,
        },
      })
      await queueMail(tx, administratorMail(env, email, await issueToken(tx, id, 'reset-password', now)))
      await audit(tx, { actorId: null, action: 'administrator-created', subject: `account:${id}`, at: now })
    })
    return true
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return false
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
    await tx.account.update({
      where: { id },
      data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
    })
    await tx.session.deleteMany({ where: { accountId: id } })
    await audit(tx, { actorId: null, action: 'second-factor-reset', subject: `account:${id}`, at: now })
  })
  return true
}
