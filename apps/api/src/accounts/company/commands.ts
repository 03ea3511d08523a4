import type { CompanyRole } from '@portal/domain/accounts/company-roles'
import { t } from '@portal/domain/values/text'
import { accountEntry, audit } from '../../audit/audit.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { type Db, lockByName, type Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { leftMail, removedMail } from './mail.ts'

/** The context of an account that acts for its company. */
export type CompanyContext = CommandContext & { companyId: number }

/** Serializes the changes of a company's people. */
export const lockCompany = (tx: Transaction, companyId: number) => lockByName(tx, `company ${companyId}`)

/**
 * Locks a company whose id may have changed since the caller read it, because it passed to another owner.
 * @throws ProblemError conflict when it has
 */
export async function lockCurrentCompany(tx: Transaction, companyId: number) {
  await lockCompany(tx, companyId)
  if ((await tx.dealer.count({ where: { accountId: companyId } })) === 0)
    throw conflict(t('Der Betrieb hat gerade den Inhaber gewechselt. Bitte versuchen Sie es noch einmal.'))
}

/**
 * Updates the rights of accounts that have registered no company: they are activated while they belong to an activated
 * one. The account of a registration and the accounts of the house are not changed.
 */
export const refreshRights = (tx: Transaction, accountIds: number[]) => tx.$executeRaw`
  UPDATE account a SET activated = r.roles IS NOT NULL, authorities = CASE
    WHEN r.roles IS NULL THEN ARRAY['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT']
    WHEN r.roles = ARRAY['accountant'] THEN ARRAY['ROLE_USER', 'ROLE_ACCOUNTANT']
    ELSE ARRAY['ROLE_USER', 'ROLE_DEALER'] END
  FROM (
    SELECT p.id, (
      SELECT array_agg(DISTINCT m.role) FROM dealer_member m JOIN account c ON c.id = m.dealer_id
      WHERE m.account_id = p.id AND c.activated
    ) AS roles FROM account p WHERE p.id = ANY(${accountIds})
  ) r
  WHERE r.id = a.id AND NOT EXISTS (SELECT 1 FROM dealer d WHERE d.account_id = a.id)
    AND NOT a.authorities && ARRAY['ROLE_AE_ADMIN', 'ROLE_AE_BACKOFFICE', 'ROLE_AE_YARD'] AND a.ended_at IS NULL`

/** Updates the rights of all accounts of a company after its state has changed. */
export async function refreshRightsOfCompany(tx: Transaction, companyId: number) {
  const people = await tx.dealerMember.findMany({
    where: { dealerId: companyId },
    select: { accountId: true },
  })
  await refreshRights(
    tx,
    people.map(({ accountId }) => accountId),
  )
}

/**
 * Moves a company from the account of its registration to another owner, who then receives its mails. Papers, people,
 * invitations and sessions follow by their foreign keys.
 * @throws ProblemError last-owner without another owner, conflict when each other owner has registered a company
 */
export async function handOver(tx: Transaction, companyId: number) {
  const owners = await tx.dealerMember.findMany({
    where: { dealerId: companyId, role: 'owner', accountId: { not: companyId } },
    orderBy: [{ joinedAt: 'asc' }, { accountId: 'asc' }],
    select: { accountId: true, account: { select: { dealer: { select: { accountId: true } } } } },
  })
  if (owners.length === 0) throw new ProblemError('last-owner')
  const next = owners.find(({ account }) => account.dealer === null)?.accountId
  if (next === undefined)
    throw conflict(
      t(
        'Die anderen Inhaber haben selbst einen Betrieb registriert. Bitte ernennen Sie einen weiteren Inhaber.',
      ),
    )
  const { activated, authorities, documentsUploaded } = await tx.account.findUniqueOrThrow({
    where: { id: companyId },
  })
  await tx.account.update({ where: { id: next }, data: { activated, authorities, documentsUploaded } })
  const ofFounder = { accountId: companyId, dealerId: null }
  await tx.session.updateMany({ where: ofFounder, data: { dealerId: companyId } })
  await tx.$executeRaw`UPDATE dealer SET account_id = ${next} WHERE account_id = ${companyId}`
  await tx.watch.deleteMany({ where: { accountId: next } })
  await tx.watchGroup.deleteMany({ where: { accountId: next } })
  await tx.watchGroup.updateMany({ where: { accountId: companyId }, data: { accountId: next } })
  await tx.watch.updateMany({
    where: { accountId: companyId, addedById: null },
    data: { addedById: companyId },
  })
  await tx.watch.updateMany({ where: { accountId: companyId }, data: { accountId: next } })
  return next
}

/**
 * Sets whether the owners of the company need a second factor; those without one must then set it up before anything
 * else. Only an owner who has one can demand it: otherwise the demand would lock that owner out.
 * @throws ProblemError conflict for an owner without a second factor
 */
export const demandSecondFactor = (context: CompanyContext, ownersNeedSecondFactor: boolean) =>
  context.db.$transaction(async (tx) => {
    const { actorId, companyId } = context
    await lockCurrentCompany(tx, companyId)
    const hasFactor = { id: actorId, totpConfirmedAt: { not: null } }
    if (ownersNeedSecondFactor && (await tx.account.count({ where: hasFactor })) === 0)
      throw conflict(t('Bitte richten Sie zuerst Ihren eigenen zweiten Faktor ein, unter „Mein Konto“.'))
    const { count } = await tx.dealer.updateMany({
      where: { accountId: companyId, ownersNeedSecondFactor: !ownersNeedSecondFactor },
      data: { ownersNeedSecondFactor },
    })
    const action = ownersNeedSecondFactor ? 'second-factor-demanded' : 'second-factor-not-demanded'
    if (count === 1) await audit(tx, accountEntry(context, action, companyId))
  })

type Member = { role: string; accountId: number }

/**
 * Prepares that a person loses their role: one owner has to remain, and if the person registered the company, it passes
 * to another owner.
 * @returns the company's id afterwards
 */
async function releaseRole(tx: Transaction, companyId: number, { role, accountId }: Member): Promise<number> {
  if (role !== 'owner') return companyId
  const owners = await tx.dealerMember.count({ where: { dealerId: companyId, role: 'owner' } })
  if (owners === 1) throw new ProblemError('last-owner')
  return accountId === companyId ? handOver(tx, companyId) : companyId
}

/** @throws ProblemError not-found for a person outside the company */
async function lockedPerson(tx: Transaction, { companyId }: CompanyContext, accountId: number) {
  await lockCompany(tx, companyId)
  const person = await tx.dealerMember.findUnique({
    where: { dealerId_accountId: { dealerId: companyId, accountId } },
    include: {
      account: { select: { email: true, firstName: true, lastName: true } },
      dealer: { select: { company_name: true } },
    },
  })
  if (!person)
    throw new ProblemError('not-found', { title: t('Diese Person gehört nicht zu Ihrem Betrieb.') })
  return person
}

/**
 * Changes the role of a person, with effect on every instance from the next call on.
 * @throws ProblemError not-found, last-owner
 */
export const changeRole = (context: CompanyContext, accountId: number, role: CompanyRole) =>
  context.db.$transaction(async (tx) => {
    const person = await lockedPerson(tx, context, accountId)
    if (person.role === role) return
    const { companyId } = context
    const dealerId = await releaseRole(tx, companyId, person)
    await tx.dealerMember.update({
      where: { dealerId_accountId: { dealerId, accountId } },
      data: { role },
    })
    await refreshRights(tx, [accountId])
    await audit(tx, {
      ...accountEntry(context, 'company-role-changed', accountId),
      details: { company: companyId, before: person.role, after: role },
    })
  })

/** Removes a person from the company. @returns the person, and the company's id afterwards */
async function endMembership(tx: Transaction, context: CompanyContext, accountId: number) {
  const person = await lockedPerson(tx, context, accountId)
  const dealerId = await releaseRole(tx, context.companyId, person)
  await tx.dealerMember.delete({ where: { dealerId_accountId: { dealerId, accountId } } })
  await refreshRights(tx, [accountId])
  return { person, dealerId }
}

/**
 * Removes a person from the company and ends their sessions; the person's own data stay with the account.
 * @throws ProblemError not-found, last-owner
 */
export const removePerson = (context: CompanyContext, accountId: number) =>
  context.db.$transaction(async (tx) => {
    const { person } = await endMembership(tx, context, accountId)
    await endSessionsOf(tx, accountId)
    await queueMail(tx, removedMail(context.env, person.account.email, person.dealer.company_name))
    await audit(tx, {
      ...accountEntry(context, 'company-person-removed', accountId),
      details: { company: context.companyId, role: person.role },
    })
  })

/**
 * Removes the caller from the company. The sessions then act for another company of the person, or end without one; the
 * owners get a mail.
 * @throws ProblemError not-found, last-owner
 */
export const leaveCompany = (context: CompanyContext) =>
  context.db.$transaction(async (tx) => {
    const { env, actorId: accountId } = context
    const { person, dealerId } = await endMembership(tx, context, accountId)
    const other = await tx.dealerMember.findFirst({
      where: { accountId },
      orderBy: [{ dealer: { account: { activated: 'desc' } } }, { joinedAt: 'asc' }],
    })
    if (other)
      await tx.session.updateMany({ where: { accountId, dealerId }, data: { dealerId: other.dealerId } })
    else await endSessionsOf(tx, accountId)
    const owners = await tx.dealerMember.findMany({
      where: { dealerId, role: 'owner' },
      select: { account: { select: { email: true } } },
    })
    for (const { account } of owners)
      await queueMail(tx, leftMail(env, account.email, person.dealer.company_name, person.account))
    await audit(tx, {
      ...accountEntry(context, 'company-left', accountId),
      details: { company: context.companyId, role: person.role },
    })
  })

/**
 * Selects the company that a session acts for.
 * @throws ProblemError not-found for a company the account does not belong to
 */
export async function chooseCompany(db: Db, tokenHash: string, accountId: number, companyId: number) {
  const isOwn = await db.dealerMember.count({ where: { dealerId: companyId, accountId } })
  if (isOwn === 0) throw new ProblemError('not-found')
  await db.session.updateMany({ where: { tokenHash, accountId }, data: { dealerId: companyId } })
}
