import type { Decision } from '@portal/contract/accounts/dealer-activation'
import { countryOf } from '@portal/domain/accounts/countries'
import { DocumentType, paperLabel } from '@portal/domain/accounts/documents'
import { dateOfDay } from '@portal/domain/buyer/appointment'
import { t } from '@portal/domain/values/text'
import { accountEntry, audit } from '../../audit/audit.ts'
import { endFeed } from '../../buyer/appointment-feed/commands.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { isUniqueViolation, type Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { refreshRightsOfCompany } from '../company/commands.ts'
import { activatedMail, deactivatedMail, paperMissingMail, refusedMail } from './mail.ts'

const alreadyActive = t('Der Händleraccount ist bereits aktiv.')
const alreadyInactive = t('Der Händleraccount ist bereits deaktiv.')

/** Locks the application, so that two administrators decide one after the other. */
async function lockedDealer(tx: Transaction, accountId: number) {
  await tx.$executeRaw`SELECT 1 FROM dealer WHERE account_id = ${accountId} FOR UPDATE`
  const dealer = await tx.dealer.findUnique({
    where: { accountId },
    include: { account: true, documents: true },
  })
  if (!dealer) throw new ProblemError('dealer-unknown')
  return dealer
}

/** Ends the sessions and calendar feeds of a company's people, with effect on every instance from the next request on. */
export async function endSessionsOfCompany(
  tx: Transaction,
  dealerId: number,
  members: readonly { accountId: number }[],
) {
  for (const { accountId } of members) {
    await endSessionsOf(tx, accountId)
    await endFeed(tx, accountId)
  }
  await tx.session.deleteMany({ where: { dealerId } })
}

async function activateIn(
  tx: Transaction,
  context: CommandContext,
  accountId: number,
  partner_number: string,
) {
  const { account, ...dealer } = await lockedDealer(tx, accountId)
  if (account.activated) throw new ProblemError('dealer-is-activated', { title: alreadyActive })
  if (account.emailVerifiedAt === null) throw new ProblemError('email-not-verified-exception')
  if (!account.documentsUploaded && !dealer.registeredWithPartnerNumber)
    throw new ProblemError('documents-missing')
  await tx.dealer.update({
    where: { accountId },
    data: { partner_number, reviewState: 'approved', reviewNote: null, decidedAt: context.now },
  })
  await tx.account.update({
    where: { id: accountId },
    data: { activated: true, authorities: ['ROLE_USER', 'ROLE_DEALER'] },
  })
  await endSessionsOf(tx, accountId)
  await refreshRightsOfCompany(tx, accountId)
  await queueMail(tx, activatedMail(context.env, account.email))
  await audit(tx, { ...accountEntry(context, 'dealer-activated', accountId), details: { partner_number } })
}

/**
 * Activates a dealer under a partner number; the dealer has to log in again to get the new rights.
 * @throws ProblemError dealer-is-activated, email-not-verified-exception, documents-missing,
 * partnernumber-already-assigned
 */
export async function activateDealer(context: CommandContext, accountId: number, partner_number: string) {
  try {
    await context.db.$transaction((tx) => activateIn(tx, context, accountId, partner_number))
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProblemError('partnernumber-already-assigned')
    throw error
  }
}

/** Revokes the dealer's rights; open sessions end with their next call. */
export async function deactivateDealer(context: CommandContext, accountId: number, reason?: string) {
  await context.db.$transaction(async (tx) => {
    const { account } = await lockedDealer(tx, accountId)
    if (!account.activated) throw new ProblemError('dealer-is-activated', { title: alreadyInactive })
    await tx.account.update({
      where: { id: accountId },
      data: { activated: false, authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'] },
    })
    await tx.dealer.update({
      where: { accountId },
      data: { reviewState: 'deactivated', reviewNote: reason ?? null, decidedAt: context.now },
    })
    const members = await tx.dealerMember.findMany({
      where: { dealerId: accountId },
      select: { accountId: true },
    })
    await endSessionsOfCompany(tx, accountId, members)
    await refreshRightsOfCompany(tx, accountId)
    await queueMail(tx, deactivatedMail(context.env, account.email, reason))
    await audit(tx, accountEntry(context, 'dealer-deactivated', accountId))
  })
}

/** Returns the applicant to the upload page with the reason, for one paper or for the whole application. */
async function sendBack(
  context: CommandContext,
  accountId: number,
  reviewState: 'needs-paper' | 'refused',
  reason: string,
) {
  await context.db.$transaction(async (tx) => {
    const { account, documents, country } = await lockedDealer(tx, accountId)
    if (account.activated) throw new ProblemError('dealer-is-activated', { title: alreadyActive })
    await tx.account.update({ where: { id: accountId }, data: { documentsUploaded: false } })
    await tx.dealer.update({
      where: { accountId },
      data: { reviewState, reviewNote: reason, decidedAt: reviewState === 'refused' ? context.now : null },
    })
    const rejected = documents
      .filter((paper) => paper.reviewState === 'rejected')
      .map((paper): [string, string] => [
        paperLabel(countryOf(country), DocumentType.parse(paper.documentType)),
        paper.reviewReason ?? '',
      ])
    const mail =
      reviewState === 'refused'
        ? refusedMail(context.env, account.email, reason)
        : paperMissingMail(context.env, account.email, reason, rejected)
    await queueMail(tx, mail)
    await audit(tx, {
      ...accountEntry(context, `application-${reviewState}`, accountId),
      details: { reason },
    })
  })
}

/** Carries out a decision of the review context. */
export function decide(context: CommandContext, accountId: number, decision: Decision): Promise<void> {
  switch (decision.decision) {
    case 'approve':
      return activateDealer(context, accountId, decision.partner_number)
    case 'deactivate':
      return deactivateDealer(context, accountId, decision.reason)
    case 'ask-again':
      return sendBack(context, accountId, 'needs-paper', decision.reason)
    case 'refuse':
      return sendBack(context, accountId, 'refused', decision.reason)
  }
}

type Verdict = { reviewState: 'accepted' } | { reviewState: 'rejected'; reason: string }

/**
 * Accepts or rejects one paper of an application. Locks the application, so that the mail of a concurrent decision
 * names every rejection.
 * @throws ProblemError dealer-unknown, not-found
 */
export async function judgePaper(context: CommandContext, accountId: number, id: string, verdict: Verdict) {
  const reviewReason = verdict.reviewState === 'rejected' ? verdict.reason : null
  await context.db.$transaction(async (tx) => {
    await lockedDealer(tx, accountId)
    const { count } = await tx.dealerDocument.updateMany({
      where: { id, accountId },
      data: { reviewState: verdict.reviewState, reviewReason },
    })
    if (count === 0) throw new ProblemError('not-found')
    await audit(tx, {
      ...accountEntry(context, `paper-${verdict.reviewState}`, accountId),
      details: { paper: id },
    })
  })
}

/** Stores the date of issue that an administrator has read from the paper (U-47). @throws ProblemError dealer-unknown */
export async function setTradeRegistrationDate(
  context: CommandContext,
  accountId: number,
  date: string | null,
) {
  const tradeRegistrationDate = date === null ? null : dateOfDay(date)
  await context.db.$transaction(async (tx) => {
    await lockedDealer(tx, accountId)
    await tx.dealer.update({ where: { accountId }, data: { tradeRegistrationDate } })
    await audit(tx, accountEntry(context, 'trade-registration-dated', accountId))
  })
}
