import { mustUseProvider } from '@portal/domain/accounts/house-sign-in'
import { lockoutMinutes } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import { accountEntry, actedBy, audit } from '../../audit/audit.ts'
import { hashPassword, isHashOutdated, isPasswordRight } from '../../credentials/passwords.ts'
import { takeCode } from '../../credentials/second-factor.ts'
import { hashOf, tokenPattern } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import {
  clearTries,
  counterKey,
  networkLimit,
  returnTry,
  takeTry,
  type Window,
} from '../../http/rate-limit.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext, VisitorContext } from '../../plugins/access.ts'
import type { Db, Transaction } from '../../plugins/db.ts'
import { warnOwner } from '../account/commands.ts'
import { renewVerification } from '../registration/commands.ts'
import { lockedMail, unlockedMail } from './mail.ts'

type Given = { login: string; network: string; deviceToken?: string | undefined }
export type LoginAttempt = Given & { password: string; code?: string | null }
const window = (limit: number): Window => ({ limit, minutes: lockoutMinutes })
/** Failures in a row; beyond this limit an unknown device can log in only after a password reset. */
const streak: Window = { limit: 100, minutes: 30 * 24 * 60 }

type Counter = { key: string; window: Window }

/**
 * The counters of an attempt (U-22). A device with an earlier login has its own counter, so failures of other devices
 * cannot lock it out.
 */
function countersOf(env: Env, { login, network }: Given, deviceHash: string | null): Counter[] {
  if (deviceHash)
    return [{ key: counterKey(env, 'login-device', `${login} ${deviceHash}`), window: window(5) }]
  return [
    { key: counterKey(env, 'login-network', `${login} ${network}`), window: window(5) },
    { key: counterKey(env, 'login', login), window: window(20) },
    { key: counterKey(env, 'network', network), window: window(networkLimit(env, 100)) },
    { key: counterKey(env, 'login-streak', login), window: streak },
  ]
}

/** Takes a try from every counter, or from none when one of them is locked. */
async function takeTries({ db, now }: VisitorContext, counters: Counter[]) {
  const taken: string[] = []
  for (const { key, window } of counters) {
    const retryAfterSeconds = await takeTry(db, key, window, now)
    if (retryAfterSeconds > 0) {
      await returnTries(db, taken)
      throw new ProblemError('too-many-attempts', {
        retryAfterSeconds: Math.min(retryAfterSeconds, lockoutMinutes * 60),
      })
    }
    taken.push(key)
  }
  return taken
}

async function returnTries(db: Db, keys: string[]) {
  for (const key of keys) await returnTry(db, key)
}

/** Stores which counters lock the login of an account, for the people who can end it. */
async function rememberLocks(
  { db, now, requestId }: VisitorContext,
  accountId: number,
  locks: { key: string; until: Date }[],
) {
  await db.$transaction(async (tx) => {
    for (const { key, until } of locks)
      await tx.loginLock.upsert({
        where: { key },
        create: { key, accountId, until },
        update: { until },
      })
    await audit(tx, accountEntry({ actorId: null, requestId, now }, 'login-locked', accountId))
  })
}

/** Stores that one of the counters has locked the account, and warns its owner. */
async function reportLockout(
  context: VisitorContext,
  login: string,
  counters: Counter[],
  account: { id: number } | null,
) {
  const { db, env, now } = context
  const rows = await db.attemptCounter.findMany({ where: { key: { in: counters.map(({ key }) => key) } } })
  const locks = counters.flatMap(({ key, window }) => {
    const row = rows.find((one) => one.key === key && one.count >= window.limit)
    return row && !key.startsWith('network:') ? [{ key, until: row.expiresAt }] : []
  })
  if (locks.length === 0) return
  if (account) await rememberLocks(context, account.id, locks)
  await warnOwner(db, { login, emailVerifiedAt: { not: null } }, lockedMail(env, login), now)
}

/** A correct password for an unverified account sends a new link when the old one has expired. */
async function renewExpiredLink({ db, env, now }: VisitorContext, account: { id: number; email: string }) {
  const open = await db.accountToken.count({
    where: { accountId: account.id, purpose: 'verify-email', usedAt: null, expiresAt: { gt: now } },
  })
  if (open === 0) await renewVerification(db, env, account.email, now)
}

/** A try of a login that has been counted. */
type Attempt = { login: string; counters: Counter[]; taken: string[]; device: { tokenHash: string } | null }

/**
 * Counts a try before anything is verified, so parallel tries cannot exceed the limit.
 * @throws ProblemError too-many-attempts
 */
export async function beginAttempt(
  context: VisitorContext,
  given: Given,
  account: { id: number } | null,
): Promise<Attempt> {
  const { db, env } = context
  const { login, deviceToken } = given
  const deviceHash = deviceToken && tokenPattern.test(deviceToken) ? hashOf(deviceToken) : ''
  const device = await db.knownDevice.findFirst({
    where: { tokenHash: deviceHash, accountId: account?.id ?? 0 },
  })
  const counters = countersOf(env, given, device?.tokenHash ?? null)
  return { login, counters, taken: await takeTries(context, counters), device }
}

/** Whether an account may have sessions at all: its address is verified, and nobody has ended its access. */
export const mayEnter = ({
  emailVerifiedAt,
  endedAt,
}: {
  emailVerifiedAt: Date | null
  endedAt: Date | null
}) => emailVerifiedAt !== null && endedAt === null

/**
 * Ends a successful attempt: takes its tries back.
 * @throws ProblemError account-closed when all companies of the account are closed, provider-sign-in-needed for a
 * colleague who has to sign in at the identity provider
 */
export async function admit(
  { db, env }: VisitorContext,
  { login, taken }: Attempt,
  account: { id: number; email: string; authorities: string[] },
) {
  await refuseClosed(db, account.id)
  if (mustUseProvider(account, env)) throw new ProblemError('provider-sign-in-needed')
  const shared = taken.filter((key) => key.startsWith('login:') || key.startsWith('network:'))
  await returnTries(db, shared)
  const own = taken.filter((key) => !shared.includes(key))
  await clearTries(db, [...own, counterKey(env, 'login-streak', login)])
}

/**
 * Checks login, password and second factor. Unknown logins are counted and answered exactly like known ones.
 *
 * @returns the account that may have a session now
 * @throws ProblemError too-many-attempts, bad-credentials, second-factor-needed or account-closed
 */
export async function checkLogin(context: VisitorContext, given: LoginAttempt) {
  const { db, env, now } = context
  const { password, code } = given
  const account = await db.account.findUnique({ where: { login: given.login } })
  const attempt = await beginAttempt(context, given, account)

  let isRight: boolean
  try {
    isRight = await isPasswordRight(account?.passwordHash, password)
  } catch (error) {
    await returnTries(db, attempt.taken)
    throw error
  }
  if (account && isRight && account.emailVerifiedAt === null) await renewExpiredLink(context, account)
  if (!account || !isRight || !mayEnter(account)) return refuse(context, attempt, account)

  if (account.totpConfirmedAt !== null) {
    if (!code) {
      await returnTries(db, attempt.taken)
      throw new ProblemError('second-factor-needed')
    }
    if (!(await takeCode(db, env, account.id, code, now))) return refuse(context, attempt, account)
  }

  await admit(context, attempt, account)
  if (isHashOutdated(account.passwordHash))
    await db.account.update({
      where: { id: account.id },
      data: { passwordHash: await hashPassword(password) },
    })
  return { account, isKnownDevice: attempt.device !== null }
}

/** @throws ProblemError account-closed when all companies of the account are closed */
async function refuseClosed(db: Db, accountId: number) {
  const companies = await db.dealerMember.findMany({
    where: { accountId },
    select: { dealer: { select: { reviewState: true } } },
  })
  const isClosed = companies.every(({ dealer }) => dealer.reviewState === 'closed')
  if (companies.length > 0 && isClosed) throw new ProblemError('account-closed')
}

/** The audit trail names the account, never the login that was typed: it could be a password in the wrong field. */
export async function refuse(
  context: VisitorContext,
  { login, counters }: Attempt,
  account: { id: number } | null,
  problem: 'bad-credentials' | 'passkey-refused' = 'bad-credentials',
): Promise<never> {
  const subject = `account:${account?.id ?? 'unknown'}` as const
  const failed = { ...actedBy({ ...context, actorId: null }), action: 'login-failed', subject } as const
  await audit(context.db, failed)
  await reportLockout(context, login, counters, account)
  throw new ProblemError(problem)
}

/** Unlocks the login on all devices, after a completed password reset. */
export async function clearLockout(db: Db, env: Env, login: string, network: string) {
  const counters = countersOf(env, { login, network }, null)
  await clearTries(
    db,
    counters.map(({ key }) => key).filter((key) => !key.startsWith('network:')),
  )
}

/**
 * Ends the lockout of an account on every device and network, and mails its owner.
 * @throws ProblemError conflict when the login is not locked
 */
export async function endLockout(tx: Transaction, context: CommandContext, accountId: number) {
  const { env, now } = context
  const { login, email } = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  const locks = await tx.loginLock.findMany({ where: { accountId, until: { gt: now } } })
  if (locks.length === 0) throw conflict(t('Diese Anmeldung ist nicht gesperrt.'))
  const shared = ['login', 'login-streak'].map((kind) => counterKey(env, kind, login))
  // The rows of `login_lock` are deleted with their counters.
  await clearTries(tx, [...locks.map(({ key }) => key), ...shared])
  await queueMail(tx, unlockedMail(env, email))
  await audit(tx, accountEntry(context, 'lockout-ended', accountId))
}
