import { passwordUnchanged } from '@portal/domain/accounts/password'
import { isPasswordExpired } from '@portal/domain/accounts/password-lifetime'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import { minuteMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import { accountEntry, audit } from '../../audit/audit.ts'
import { hashPassword, isPasswordRight, refuseCommonPassword } from '../../credentials/passwords.ts'
import { hashOf, tokenPattern } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import { counterKey, limitTries, takeTry } from '../../http/rate-limit.ts'
import { queueMail } from '../../mail/mail.ts'
import type { VisitorContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { issueToken, takeToken } from '../account/commands.ts'
import { clearLockout } from '../auth/commands.ts'
import { passwordChangedMail, resetMail } from './mail.ts'

/**
 * More "unknown" answers in an hour indicate address harvesting; from then on unknown addresses get the success answer.
 */
const unknownAnswers = { limit: 300, minutes: 60 }
const mailsPerAddress = { limit: 3, minutes: 60 }

/**
 * Queues the reset mail to the account's own address. Unknown and inactive accounts get the errors of the specification
 * or the success answer if the operator chose not to reveal them (U-43).
 * @throws ProblemError too-many-attempts, email-not-found or user-not-activated
 */
export async function requestReset({ db, env, now }: VisitorContext, email: string) {
  // Counted before the look-up, so known and unknown addresses have the same limit.
  await limitTries(db, counterKey(env, 'reset-address', email), mailsPerAddress, now)

  const account = await db.account.findUnique({ where: { email } })
  if (account?.activated) {
    await db.$transaction(async (tx) =>
      queueMail(tx, resetMail(env, account.email, await issueToken(tx, account.id, 'reset-password', now))),
    )
    return
  }
  if (env.RESET_ANSWER === 'generic') return
  if (account) throw new ProblemError('user-not-activated')
  if ((await takeTry(db, counterKey(env, 'reset-unknown', 'all'), unknownAnswers, now)) === 0)
    throw new ProblemError('email-not-found')
}

/** @throws ProblemError validation-failed when the password is common or the old one */
async function refuseBadChoice(
  env: Env,
  account: { email: string; firstName: string; lastName: string; passwordHash: string },
  password: string,
  path: string,
) {
  refuseCommonPassword(password, [env.BRAND_NAME, account.email, account.firstName, account.lastName], path)
  if (await isPasswordRight(account.passwordHash, password)) throw invalidField(path, passwordUnchanged)
}

async function setPassword(
  tx: Transaction,
  context: VisitorContext,
  account: { id: number; email: string },
  passwordHash: string,
  action: AuditAction,
) {
  const { env, now } = context
  const { id, email } = account
  await tx.account.update({ where: { id }, data: { passwordHash, lastPasswordChange: now } })
  await tx.accountToken.deleteMany({ where: { accountId: id, purpose: 'reset-password', usedAt: null } })
  await endSessionsOf(tx, id)
  await queueMail(tx, passwordChangedMail(env, email))
  await audit(tx, accountEntry({ ...context, actorId: id }, action, id))
}

/**
 * Sets a new password with the token of the mail; ends all sessions and the lockout.
 * @throws ProblemError password-token-unknown, password-token-expired, password-token-used or validation-failed
 */
export async function finishReset(context: VisitorContext, key: string, password: string, network: string) {
  const { db, env, now } = context
  const row = tokenPattern.test(key)
    ? await db.accountToken.findFirst({
        where: { tokenHash: hashOf(key), purpose: 'reset-password' },
        include: { account: true },
      })
    : null
  if (!row) throw new ProblemError('password-token-unknown')
  const { account } = row
  if (row.usedAt) throw new ProblemError('password-token-used')
  if (row.expiresAt.getTime() <= now.getTime()) throw new ProblemError('password-token-expired')
  await refuseBadChoice(env, account, password, 'newPassword')
  const passwordHash = await hashPassword(password)
  await db.$transaction(async (tx) => {
    if ((await takeToken(tx, key, 'reset-password', now)) === null)
      throw new ProblemError('password-token-used')
    await setPassword(tx, context, account, passwordHash, 'password-reset')
    await clearLockout(tx, env, account.login, network)
  })
}

const recentLoginMs = 10 * minuteMs
const currentPasswordTries = { limit: 5, minutes: 30 }

type Change = { accountId: number; authenticatedAt: Date; password: string; currentPassword?: string | null }

/**
 * Changes the password of a signed-in account and ends all its sessions; the caller opens a new one (U-59).
 * @throws ProblemError login-too-old when the login is not recent, the password has not expired and the current
 * password is missing
 */
export async function changeOwnPassword(
  context: VisitorContext,
  { accountId, authenticatedAt, password, currentPassword }: Change,
) {
  const { db, env, now } = context
  const account = await db.account.findUniqueOrThrow({ where: { id: accountId } })
  if (currentPassword) {
    const key = counterKey(env, 'current-password', String(accountId))
    await limitTries(db, key, currentPasswordTries, now)
    if (!(await isPasswordRight(account.passwordHash, currentPassword)))
      throw invalidField('currentPassword', t('Das bisherige Passwort ist falsch.'))
    await db.attemptCounter.deleteMany({ where: { key } })
  } else if (
    now.getTime() - authenticatedAt.getTime() > recentLoginMs &&
    !isPasswordExpired(account.lastPasswordChange, now, env.PASSWORD_LIFETIME_DAYS)
  )
    throw new ProblemError('login-too-old')
  await refuseBadChoice(env, account, password, 'password')
  const passwordHash = await hashPassword(password)
  await db.$transaction((tx) => setPassword(tx, context, account, passwordHash, 'password-changed'))
}
