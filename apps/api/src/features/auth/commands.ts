import { lockoutMinutes } from '@portal/domain/constants'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { hashPassword, isHashOutdated, isPasswordRight } from '../../credentials/passwords.ts'
import { takeCode } from '../../credentials/second-factor.ts'
import { hashOf, newToken, tokenPattern } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import {
  clearTries,
  counterKey,
  networkLimit,
  returnTry,
  takeTry,
  type Window,
} from '../../http/rate-limit.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Db } from '../../plugins/db.ts'
import { warnOwner } from '../account/commands.ts'
import { audit } from '../audit/commands.ts'
import { renewVerification } from '../registration/commands.ts'
import { lockedMail, newDeviceMail } from './mail.ts'

export type LoginAttempt = {
  login: string
  password: string
  code?: string | null
  network: string
  deviceToken?: string
}
type Context = { db: PrismaClient; env: Env; now: Date }

const window = (limit: number): Window => ({ limit, minutes: lockoutMinutes })
/** Failures in a row; beyond this limit an unknown device can log in only after a password reset. */
const streak: Window = { limit: 100, minutes: 30 * 24 * 60 }

type Counter = { key: string; window: Window }

/**
 * The counters of an attempt (U-22). A device with an earlier login has its own counter, so failures of other devices
 * cannot lock it out.
 */
function countersOf(env: Env, { login, network }: LoginAttempt, deviceHash: string | null): Counter[] {
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
async function takeTries({ db, now }: Context, counters: Counter[]) {
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

/** Warns the owner when one of the counters has locked the account. */
async function mailLockout({ db, env, now }: Context, login: string, counters: Counter[]) {
  const rows = await db.attemptCounter.findMany({ where: { key: { in: counters.map(({ key }) => key) } } })
  const isLocked = counters.some(
    ({ key, window }) =>
      !key.startsWith('network:') && rows.some((row) => row.key === key && row.count >= window.limit),
  )
  if (!isLocked) return
  await warnOwner(db, { login, emailVerifiedAt: { not: null } }, lockedMail(env, login), now)
}

/** A correct password for an unverified account sends a new link when the old one has expired. */
async function renewExpiredLink({ db, env, now }: Context, account: { id: number; email: string }) {
  const open = await db.accountToken.count({
    where: { accountId: account.id, purpose: 'verify-email', usedAt: null, expiresAt: { gt: now } },
  })
  if (open === 0) await renewVerification(db, env, account.email, now)
}

/**
 * Checks login, password and second factor. A try is taken before the password is verified, so parallel tries cannot
 * exceed the limit. Unknown logins are counted and answered exactly like known ones.
 *
 * @returns the account that may have a session now
 * @throws ProblemError too-many-attempts, bad-credentials, second-factor-needed or account-closed
 */
export async function checkLogin(context: Context, attempt: LoginAttempt) {
  const { db, env, now } = context
  const { login, password, code, deviceToken } = attempt
  const account = await db.account.findUnique({ where: { login } })
  const deviceHash = deviceToken && tokenPattern.test(deviceToken) ? hashOf(deviceToken) : ''
  const device = await db.knownDevice.findFirst({
    where: { tokenHash: deviceHash, accountId: account?.id ?? 0 },
  })
  const counters = countersOf(env, attempt, device?.tokenHash ?? null)
  const taken = await takeTries(context, counters)

  let isRight: boolean
  try {
    isRight = await isPasswordRight(account?.passwordHash, password)
  } catch (error) {
    await returnTries(db, taken)
    throw error
  }
  if (account && isRight && account.emailVerifiedAt === null) await renewExpiredLink(context, account)
  if (!account || !isRight || account.emailVerifiedAt === null || account.endedAt !== null)
    return refuse(context, login, counters, account)

  if (account.totpConfirmedAt !== null) {
    if (!code) {
      await returnTries(db, taken)
      throw new ProblemError('second-factor-needed')
    }
    if (!(await takeCode(db, env, account.id, code, now))) return refuse(context, login, counters, account)
  }

  await refuseClosed(db, account.id)
  const shared = taken.filter((key) => key.startsWith('login:') || key.startsWith('network:'))
  await returnTries(db, shared)
  const own = taken.filter((key) => !shared.includes(key))
  await clearTries(db, [...own, counterKey(env, 'login-streak', login)])
  if (isHashOutdated(account.passwordHash))
    await db.account.update({
      where: { id: account.id },
      data: { passwordHash: await hashPassword(password) },
    })
  return { account, isKnownDevice: device !== null }
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
async function refuse(
  context: Context,
  login: string,
  counters: Counter[],
  account: { id: number } | null,
): Promise<never> {
  const subject = account ? `account:${account.id}` : 'account:unknown'
  await audit(context.db, { actorId: null, action: 'login-failed', subject, at: context.now })
  await mailLockout(context, login, counters)
  throw new ProblemError('bad-credentials')
}

const devicesKept = 20

/**
 * Stores the device of a successful login and informs the owner, except about the very first device.
 * @returns the token for its cookie
 */
export async function rememberDevice(
  { db, env, now }: Context,
  { id: accountId, email }: { id: number; email: string },
): Promise<string> {
  const token = newToken()
  await db.$transaction(async (tx) => {
    const known = await tx.knownDevice.findMany({
      where: { accountId },
      orderBy: { createdAt: 'desc' },
      select: { tokenHash: true },
    })
    const tooMany = known.slice(devicesKept - 1).map(({ tokenHash }) => tokenHash)
    await tx.knownDevice.deleteMany({ where: { tokenHash: { in: tooMany } } })
    await tx.knownDevice.create({
      data: { tokenHash: hashOf(token), accountId, createdAt: now, lastSeenAt: now },
    })
    if (known.length > 0) await queueMail(tx, newDeviceMail(env, email, now))
  })
  return token
}

/** Unlocks the login on all devices, after a completed password reset. */
export async function clearLockout(db: Db, env: Env, login: string, network: string) {
  const counters = countersOf(env, { login, network, password: '' }, null)
  await clearTries(
    db,
    counters.map(({ key }) => key).filter((key) => !key.startsWith('network:')),
  )
}
