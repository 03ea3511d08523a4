import { CompanyChange, type DealerStateChange } from '@portal/contract/house/house-dealers'
import { countryOf, homeCountry, postalCodeFlaw } from '@portal/domain/accounts/countries'
import { t } from '@portal/domain/values/text'
import { clearSecondFactor, issueToken } from '../../accounts/account/commands.ts'
import {
  closedMail,
  companyChangedMail,
  companyLabels,
  emailChangedMail,
  secondFactorResetMail,
  unblockedMail,
} from '../../accounts/account/mail.ts'
import { endLockout } from '../../accounts/auth/commands.ts'
import { refreshRightsOfCompany } from '../../accounts/company/commands.ts'
import { deactivateDealer, endSessionsOfCompany } from '../../accounts/dealer-activation/commands.ts'
import { verificationMail } from '../../accounts/registration/mail.ts'
import { accountEntry, audit } from '../../audit/audit.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { isUniqueViolation, type Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { unknownDealer } from './queries.ts'

/** The company, locked until the transaction ends. @throws ProblemError dealer-unknown */
async function lockedCompany(tx: Transaction, accountId: number) {
  await tx.$executeRaw`SELECT 1 FROM dealer WHERE account_id = ${accountId} FOR UPDATE`
  const dealer = await tx.dealer.findUnique({
    where: { accountId },
    include: { account: true, members: { include: { account: { select: { email: true } } } } },
  })
  if (!dealer) throw unknownDealer()
  return dealer
}

/** A person of the company. @throws ProblemError not-found for a person of another company */
async function personOf(tx: Transaction, dealerId: number, accountId: number) {
  const member = await tx.dealerMember.findUnique({
    where: { dealerId_accountId: { dealerId, accountId } },
    include: { account: true },
  })
  if (!member)
    throw new ProblemError('not-found', { title: t('Diese Person gehört nicht zu diesem Händler.') })
  return member.account
}

/**
 * Adds a note to the file of a dealer.
 * @param key idempotency key of the form: two requests with the same key add one note
 */
export async function noteOnDealer(
  context: CommandContext,
  dealerId: number,
  text: string,
  key: string | undefined,
) {
  const keyHash = key === undefined ? null : sha256Of(`${dealerId} ${context.actorId} ${key}`)
  await context.db.$transaction(async (tx) => {
    await lockedCompany(tx, dealerId)
    if (keyHash !== null && (await tx.dealerNote.count({ where: { keyHash } })) > 0) return
    await tx.dealerNote.create({
      data: { dealerId, text, authorId: context.actorId, keyHash, createdAt: context.now },
    })
  })
}

const columns = CompanyChange.keyof().options

/**
 * Changes the data of a company and mails the changes to its people. Equal data change and mail nothing.
 * @throws ProblemError dealer-unknown, partnernumber-already-assigned, validation-failed
 */
export async function changeCompany(context: CommandContext, dealerId: number, change: CompanyChange) {
  const save = async (tx: Transaction) => {
    const dealer = await lockedCompany(tx, dealerId)
    const country = countryOf(dealer.country)
    const flaw = country === homeCountry ? null : postalCodeFlaw(country, change.postal_code)
    if (flaw !== null) throw invalidField('postal_code', flaw)
    const changed = columns.filter((column) => dealer[column] !== change[column])
    if (changed.length === 0) return
    if (dealer.partner_number !== null && change.partner_number === null)
      throw invalidField('partner_number', t('Die Partnernummer kann geändert, aber nicht entfernt werden.'))
    await tx.dealer.update({ where: { accountId: dealerId }, data: change })
    const rows = changed.map((column): [string, string] => [companyLabels[column], change[column] ?? '–'])
    for (const { account } of dealer.members)
      await queueMail(tx, companyChangedMail(context.env, account.email, rows))
    await audit(tx, { ...accountEntry(context, 'company-changed', dealerId), details: { changed } })
  }
  try {
    await context.db.$transaction(save)
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError('partnernumber-already-assigned') : error
  }
}

/**
 * Changes the address of a person, which is also the login. It must be confirmed by the link mailed to it.
 * @throws ProblemError not-found, email-already-used
 */
export async function changePersonEmail(
  context: CommandContext,
  dealerId: number,
  accountId: number,
  email: string,
) {
  const { env, now } = context
  const save = async (tx: Transaction) => {
    await lockedCompany(tx, dealerId)
    const before = await personOf(tx, dealerId, accountId)
    if (before.email === email) return
    await tx.account.update({
      where: { id: accountId },
      data: { email, login: email, emailVerifiedAt: null },
    })
    await tx.searchNotification.updateMany({
      where: { accountId, user_email: before.email },
      data: { user_email: email },
    })
    // Links mailed to the old address become invalid.
    await tx.accountToken.deleteMany({ where: { accountId } })
    await endSessionsOf(tx, accountId)
    await queueMail(tx, emailChangedMail(env, before, email))
    const token = await issueToken(tx, accountId, 'verify-email', now)
    await queueMail(tx, verificationMail(env, email, token))
    await audit(tx, accountEntry(context, 'email-changed', accountId))
  }
  try {
    await context.db.$transaction(save)
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError('email-already-used') : error
  }
}

/** Removes a lost second factor and ends the person's sessions. @throws ProblemError not-found */
export async function resetPersonSecondFactor(context: CommandContext, dealerId: number, accountId: number) {
  await context.db.$transaction(async (tx) => {
    await lockedCompany(tx, dealerId)
    const { email, totpSecret } = await personOf(tx, dealerId, accountId)
    if (totpSecret === null) return
    await clearSecondFactor(tx, accountId)
    await endSessionsOf(tx, accountId)
    await queueMail(tx, secondFactorResetMail(context.env, email))
    await audit(tx, accountEntry(context, 'second-factor-reset', accountId))
  })
}

/** Ends a person's lockout. @throws ProblemError not-found, or conflict when the login is not locked */
export async function unlockPerson(context: CommandContext, dealerId: number, accountId: number) {
  await context.db.$transaction(async (tx) => {
    await lockedCompany(tx, dealerId)
    await personOf(tx, dealerId, accountId)
    await endLockout(tx, context, accountId)
  })
}

/**
 * Restores the rights of a blocked or closed company; its people have to log in again.
 * @throws ProblemError dealer-is-activated
 */
async function unblock(context: CommandContext, dealerId: number) {
  await context.db.$transaction(async (tx) => {
    const { reviewState, partner_number, account } = await lockedCompany(tx, dealerId)
    if (!['deactivated', 'closed'].includes(reviewState))
      throw new ProblemError('dealer-is-activated', { title: t('Dieser Händler ist nicht gesperrt.') })
    // A company that was never activated becomes an applicant again.
    const isCompany = partner_number !== null
    await tx.account.update({
      where: { id: dealerId },
      data: isCompany
        ? { activated: true, authorities: ['ROLE_USER', 'ROLE_DEALER'] }
        : { activated: false, authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'] },
    })
    await tx.dealer.update({
      where: { accountId: dealerId },
      data: { reviewState: isCompany ? 'approved' : 'new', reviewNote: null, decidedAt: context.now },
    })
    await endSessionsOf(tx, dealerId)
    await refreshRightsOfCompany(tx, dealerId)
    await queueMail(tx, unblockedMail(context.env, account.email))
    await audit(tx, accountEntry(context, 'dealer-unblocked', dealerId))
  })
}

/** Closes the account of a company, so that nobody can act for it. @throws ProblemError dealer-is-activated */
async function close(context: CommandContext, dealerId: number, reason: string) {
  await context.db.$transaction(async (tx) => {
    const { reviewState, account, members } = await lockedCompany(tx, dealerId)
    if (reviewState === 'closed')
      throw new ProblemError('dealer-is-activated', { title: t('Dieser Händler ist bereits geschlossen.') })
    await tx.account.update({
      where: { id: dealerId },
      data: { activated: false, authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'] },
    })
    await tx.dealer.update({
      where: { accountId: dealerId },
      data: { reviewState: 'closed', reviewNote: reason, decidedAt: context.now },
    })
    await endSessionsOfCompany(tx, dealerId, members)
    await refreshRightsOfCompany(tx, dealerId)
    await queueMail(tx, closedMail(context.env, account.email, reason))
    await audit(tx, { ...accountEntry(context, 'dealer-closed', dealerId), details: { reason } })
  })
}

/** Carries out a change of a company's state. @throws ProblemError dealer-unknown, dealer-is-activated */
export async function changeDealerState(
  context: CommandContext,
  dealerId: number,
  change: DealerStateChange,
) {
  switch (change.action) {
    case 'block':
      return deactivateDealer(context, dealerId, change.reason)
    case 'unblock':
      return unblock(context, dealerId)
    case 'close':
      return close(context, dealerId, change.reason)
  }
}
