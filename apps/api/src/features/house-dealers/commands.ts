import { createHash } from 'node:crypto'
import type { CompanyChange, DealerStateChange } from '@portal/contract/house-dealers'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { type Db, isUniqueViolation, type Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { clearSecondFactor, issueToken } from '../account/commands.ts'
import { audit } from '../audit/commands.ts'
import { refreshRightsOfCompany } from '../company/commands.ts'
import { deactivateDealer, endSessionsOfCompany } from '../dealer-activation/commands.ts'
import { verificationMail } from '../registration/mail.ts'
import {
  closedMail,
  companyChangedMail,
  emailChangedMail,
  secondFactorResetMail,
  unblockedMail,
} from './mail.ts'

const record = (
  tx: Db,
  { actorId, requestId, now: at }: CommandContext,
  action: string,
  accountId: number,
  details = {},
) => audit(tx, { actorId, requestId, action, subject: `account:${accountId}`, at, details })

/** The company, locked until the transaction ends. @throws ProblemError dealer-unknown */
async function lockedCompany(tx: Transaction, accountId: number) {
  await tx.$executeRaw`SELECT 1 FROM dealer WHERE account_id = ${accountId} FOR UPDATE`
  const dealer = await tx.dealer.findUnique({
    where: { accountId },
    include: { account: true, members: { include: { account: { select: { email: true } } } } },
  })
  if (!dealer) throw new ProblemError('dealer-unknown', { title: 'Diesen Händler gibt es nicht.' })
  return dealer
}

/** @throws ProblemError not-found for somebody of another company */
async function personOf(tx: Transaction, dealerId: number, accountId: number) {
  const member = await tx.dealerMember.findUnique({
    where: { dealerId_accountId: { dealerId, accountId } },
    include: { account: true },
  })
  if (!member) throw new ProblemError('not-found', { title: 'Diese Person gehört nicht zu diesem Händler.' })
  return member.account
}

/** @param key of the form; the same key again is not stored */
export async function noteOnDealer(
  desk: CommandContext,
  dealerId: number,
  text: string,
  key: string | undefined,
) {
  const keyHash =
    key === undefined ? null : createHash('sha256').update(`${dealerId} ${desk.actorId} ${key}`).digest('hex')
  await desk.db.$transaction(async (tx) => {
    await lockedCompany(tx, dealerId)
    if (keyHash !== null && (await tx.dealerNote.count({ where: { keyHash } })) > 0) return
    await tx.dealerNote.create({
      data: { dealerId, text, authorId: desk.actorId, keyHash, createdAt: desk.now },
    })
  })
}

const labels: Record<keyof CompanyChange, string> = {
  company_name: 'Firma',
  street: 'Straße',
  house_number: 'Hausnummer',
  postal_code: 'Postleitzahl',
  city: 'Ort',
  telephone: 'Telefon',
  partner_number: 'Partnernummer',
}
const columns: (keyof CompanyChange)[] = [
  'company_name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'telephone',
  'partner_number',
]

/**
 * Changes the data of a company and mails its people what was changed; nothing when all is as before.
 * @throws ProblemError dealer-unknown, partnernumber-already-assigned, validation-failed
 */
export async function changeCompany(desk: CommandContext, dealerId: number, change: CompanyChange) {
  const save = async (tx: Transaction) => {
    const dealer = await lockedCompany(tx, dealerId)
    const changed = columns.filter((column) => dealer[column] !== change[column])
    if (changed.length === 0) return
    if (dealer.partner_number !== null && change.partner_number === null)
      throw new ProblemError('validation-failed', {
        errors: [
          { path: 'partner_number', message: 'Die Partnernummer kann geändert, aber nicht entfernt werden.' },
        ],
      })
    await tx.dealer.update({ where: { accountId: dealerId }, data: change })
    const rows = changed.map((column): [string, string] => [labels[column], change[column] ?? '–'])
    for (const { account } of dealer.members)
      await queueMail(tx, companyChangedMail(desk.env, account.email, rows))
    await record(tx, desk, 'company-changed', dealerId, { changed })
  }
  try {
    await desk.db.$transaction(save)
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError('partnernumber-already-assigned') : error
  }
}

/**
 * Gives a person another address, which is also the login. It must be confirmed by the link mailed to it.
 * @throws ProblemError not-found, email-already-used
 */
export async function changePersonEmail(
  desk: CommandContext,
  dealerId: number,
  accountId: number,
  email: string,
) {
  const { env, now } = desk
  const save = async (tx: Transaction) => {
    await lockedCompany(tx, dealerId)
    const { email: old } = await personOf(tx, dealerId, accountId)
    if (old === email) return
    await tx.account.update({
      where: { id: accountId },
      data: { email, login: email, emailVerifiedAt: null },
    })
    await tx.searchNotification.updateMany({
      where: { accountId, user_email: old },
      data: { user_email: email },
    })
    // Links mailed to the old address become invalid.
    await tx.accountToken.deleteMany({ where: { accountId } })
    await endSessionsOf(tx, accountId)
    await queueMail(tx, emailChangedMail(env, old, email))
    const token = await issueToken(tx, accountId, 'verify-email', now)
    await queueMail(tx, verificationMail(env, email, token))
    await record(tx, desk, 'email-changed', accountId)
  }
  try {
    await desk.db.$transaction(save)
  } catch (error) {
    throw isUniqueViolation(error) ? new ProblemError('email-already-used') : error
  }
}

/** Removes a lost second factor and ends the person's sessions. @throws ProblemError not-found */
export async function resetPersonSecondFactor(desk: CommandContext, dealerId: number, accountId: number) {
  await desk.db.$transaction(async (tx) => {
    await lockedCompany(tx, dealerId)
    const { email, totpSecret } = await personOf(tx, dealerId, accountId)
    if (totpSecret === null) return
    await clearSecondFactor(tx, accountId)
    await endSessionsOf(tx, accountId)
    await queueMail(tx, secondFactorResetMail(desk.env, email))
    await record(tx, desk, 'second-factor-reset', accountId)
  })
}

/** Gives the company its rights back; its people have to log in again. @throws ProblemError dealer-is-activated */
async function unblock(desk: CommandContext, dealerId: number) {
  await desk.db.$transaction(async (tx) => {
    const { reviewState, partner_number, account } = await lockedCompany(tx, dealerId)
    if (!['deactivated', 'closed'].includes(reviewState))
      throw new ProblemError('dealer-is-activated', { title: 'Dieser Händler ist nicht gesperrt.' })
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
      data: { reviewState: isCompany ? 'approved' : 'new', reviewNote: null, decidedAt: desk.now },
    })
    await endSessionsOf(tx, dealerId)
    await refreshRightsOfCompany(tx, dealerId)
    await queueMail(tx, unblockedMail(desk.env, account.email))
    await record(tx, desk, 'dealer-unblocked', dealerId)
  })
}

/** Ends the company's use of the portal: nobody can act for it any more. @throws ProblemError dealer-is-activated */
async function close(desk: CommandContext, dealerId: number, reason: string) {
  await desk.db.$transaction(async (tx) => {
    const { reviewState, account, members } = await lockedCompany(tx, dealerId)
    if (reviewState === 'closed')
      throw new ProblemError('dealer-is-activated', { title: 'Dieser Händler ist bereits geschlossen.' })
    await tx.account.update({
      where: { id: dealerId },
      data: { activated: false, authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'] },
    })
    await tx.dealer.update({
      where: { accountId: dealerId },
      data: { reviewState: 'closed', reviewNote: reason, decidedAt: desk.now },
    })
    await endSessionsOfCompany(tx, dealerId, members)
    await refreshRightsOfCompany(tx, dealerId)
    await queueMail(tx, closedMail(desk.env, account.email, reason))
    await record(tx, desk, 'dealer-closed', dealerId, { reason })
  })
}

/** Carries out a change of a company's state. @throws ProblemError dealer-unknown, dealer-is-activated */
export async function changeDealerState(desk: CommandContext, dealerId: number, change: DealerStateChange) {
  switch (change.action) {
    case 'block':
      return deactivateDealer(desk, dealerId, change.reason)
    case 'unblock':
      return unblock(desk, dealerId)
    case 'close':
      return close(desk, dealerId, change.reason)
  }
}
