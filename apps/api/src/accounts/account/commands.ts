import type { Profile } from '@portal/contract/accounts/account'
import { type Authority, isHouse } from '@portal/domain/accounts/roles'
import { dayMs, minuteMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { type Actor, accountEntry, audit } from '../../audit/audit.ts'
import { isPasswordRight } from '../../credentials/passwords.ts'
import { issueRecoveryCodes } from '../../credentials/recovery-codes.ts'
import { newSecondFactor, takeCode } from '../../credentials/second-factor.ts'
import { hashOf, newToken, tokenPattern } from '../../credentials/secrets.ts'
import type { Env } from '../../env.ts'
import { conflict, invalidField, ProblemError } from '../../http/problem.ts'
import type { Letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext, SignedIn } from '../../plugins/access.ts'
import type { Db, Transaction } from '../../plugins/db.ts'
import { handOver, lockCompany } from '../company/commands.ts'
import { offersSecondFactor } from './queries.ts'

type NewAccount = {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  authorities: readonly Authority[]
}

/** The columns of a new account. The login is the address. */
export const newAccount = ({ authorities, ...person }: NewAccount, now: Date) => ({
  ...person,
  login: person.email,
  authorities: [...authorities],
  lastPasswordChange: now,
  createdAt: now,
})

/** A new account may do nothing until it is activated. */
export const inactiveAuthorities = ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'] as const

export type TokenPurpose = 'verify-email' | 'reset-password' | 'registration'
/** How long a link is valid. */
const tokenMinutes: Record<TokenPurpose, number> = {
  'verify-email': 48 * 60,
  'reset-password': 60,
  registration: 60,
}

/**
 * Creates a single-use link token. Earlier unused links become invalid, except those that verify an address: its mails
 * may be opened in any order.
 */
export async function issueToken(
  db: Db,
  accountId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + tokenMinutes[purpose] * minuteMs)
  if (purpose !== 'verify-email')
    await db.accountToken.deleteMany({ where: { accountId, purpose, usedAt: null } })
  await db.accountToken.create({
    data: { tokenHash: hashOf(token), accountId, purpose, expiresAt, createdAt: now },
  })
  return token
}

/**
 * Consumes a token: of parallel calls exactly one gets the account.
 * @returns the account's id, or null for a used, expired or unknown token
 */
export async function takeToken(
  db: Db,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  if (!tokenPattern.test(token)) return null
  const tokenHash = hashOf(token)
  const { count } = await db.accountToken.updateMany({
    where: { tokenHash, purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  })
  if (count === 0) return null
  const { accountId } = await db.accountToken.findUniqueOrThrow({ where: { tokenHash } })
  return accountId
}

/** Warns the owner of an account, at most once a day regardless of the number of causes. */
export const warnOwner = (db: PrismaClient, where: Prisma.AccountWhereInput, warning: Letter, now: Date) =>
  db.$transaction(async (tx) => {
    const yesterday = new Date(now.getTime() - dayMs)
    const { count } = await tx.account.updateMany({
      where: { AND: [where, { OR: [{ lastNoticeAt: null }, { lastNoticeAt: { lt: yesterday } }] }] },
      data: { lastNoticeAt: now },
    })
    if (count === 1) await queueMail(tx, warning)
  })

/** Updates the profile's permitted fields; roles, login and states in the body are ignored. */
export async function updateAccountProfile(db: Db, id: number, profile: Profile) {
  const { firstName, lastName, imageUrl, langKey, hasSingleKeys, hasPurchaseMails } = profile
  await db.account.update({
    where: { id },
    data: { firstName, lastName, imageUrl, langKey, hasSingleKeys, hasPurchaseMails },
  })
}

/**
 * Ends one session of an account, effective on every instance with the next request, and forgets its device.
 * @throws ProblemError not-found, also for another account's session
 */
export const endSessionOn = (db: PrismaClient, accountId: number, id: number) =>
  db.$transaction(async (tx) => {
    const session = await tx.session.findFirst({ where: { id, accountId } })
    if (!session) throw new ProblemError('not-found')
    await tx.session.delete({ where: { id } })
    // Its notifications end with it.
    await tx.knownDevice.deleteMany({ where: { tokenHash: session.deviceHash ?? '', accountId } })
  })

/**
 * Starts the set-up of a second factor, replacing an unfinished one. It is inactive until confirmed.
 * @throws ProblemError conflict when a second factor is confirmed or switched off (`ADMIN_TOTP`)
 */
export async function enrol(db: Db, env: Env, account: SignedIn) {
  const { id, login } = account
  if (!offersSecondFactor(env, account))
    throw conflict(t('Der zweite Faktor ist in diesem Portal abgeschaltet.'))
  const { sealed, secret, otpauthUrl } = newSecondFactor(env, login)
  const { count } = await db.account.updateMany({
    where: { id, totpConfirmedAt: null },
    data: { totpSecret: sealed, totpLastStep: null },
  })
  if (count === 0) throw conflict(t('Der zweite Faktor ist bereits eingerichtet.'))
  return { secret, otpauthUrl }
}

export type FactorChange = 'second-factor-confirmed' | 'second-factor-removed' | 'recovery-codes-renewed'

/**
 * Confirms or removes the second factor or renews its recovery codes, with one of its codes.
 * @returns the new recovery codes; none after a removal
 * @throws ProblemError validation-failed for a wrong or used code
 */
export async function changeSecondFactor(
  context: CommandContext,
  action: FactorChange,
  code: string,
): Promise<string[]> {
  const { db, env, now, actorId: id } = context
  // Outside the transaction, so a rollback does not make the code valid again.
  if (!(await takeCode(db, env, id, code, now)))
    throw invalidField('code', t('Der Code ist falsch oder bereits benutzt.'))
  return db.$transaction(async (tx) => {
    await audit(tx, accountEntry(context, action, id))
    if (action === 'second-factor-removed') {
      await clearSecondFactor(tx, id)
      return []
    }
    if (action === 'second-factor-confirmed')
      await tx.account.update({ where: { id }, data: { totpConfirmedAt: now } })
    return issueRecoveryCodes(tx, env, id, now)
  })
}

/** Removes the second factor of an account and its recovery codes. */
export async function clearSecondFactor(tx: Transaction, id: number) {
  await tx.account.update({
    where: { id },
    data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
  })
  await tx.recoveryCode.deleteMany({ where: { accountId: id } })
}

/**
 * Deletes an account and all its data. Purchases stay in the operator's records without a name; a company with other
 * people passes to another owner.
 * @returns storage keys of the papers, to be deleted after the commit
 * @throws ProblemError validation-failed for a wrong password, last-owner when the company has no other owner
 */
export async function eraseOwnAccount(context: CommandContext, password: string): Promise<string[]> {
  const { db, env, actorId: id } = context
  const account = await db.account.findUniqueOrThrow({
    where: { id },
    include: { dealer: { include: { documents: true } } },
  })
  if (!(await isPasswordRight(account.passwordHash, password)))
    throw invalidField('password', t('Das Passwort ist falsch.'))
  if (isHouse(account))
    throw new ProblemError('forbidden', {
      title: t('Ein Konto der Verwaltung kann nur der Betreiber löschen.'),
    })
  return db.$transaction(async (tx) => {
    await lockCompany(tx, id)
    const isShared = (await tx.dealerMember.count({ where: { dealerId: id, accountId: { not: id } } })) > 0
    if (isShared) await handOver(tx, id)
    await eraseAccounts(tx, [id], context)
    await tx.mail.deleteMany({ where: { recipient: account.email, sender: env.MAIL_FROM } })
    await tx.inboundMail.deleteMany({ where: { sender: account.email } })
    return isShared ? [] : (account.dealer?.documents.map(({ storageKey }) => storageKey) ?? [])
  })
}

/**
 * Deletes accounts with their sessions, devices, papers, watches and searches; enquiries are kept without the account.
 */
export async function eraseAccounts(
  tx: Transaction,
  ids: number[],
  { now, requestId }: Pick<Actor, 'now' | 'requestId'>,
) {
  await tx.account.deleteMany({ where: { id: { in: ids } } })
  for (const id of ids) await audit(tx, accountEntry({ actorId: null, requestId, now }, 'account-erased', id))
}
