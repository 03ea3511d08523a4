import type { CompanyRole } from '@portal/domain/company-roles'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import { type Db, lockByName, type Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { audit } from '../audit/commands.ts'
import { leftMail, removedMail } from './mail.ts'

/** An owner acting for the company. */
export type OwnerDesk = {
  db: PrismaClient
  env: Env
  companyId: number
  actorId: number
  now: Date
  requestId: string
}

/** Changes of the people of a company happen one after the other. */
export const lockCompany = (tx: Transaction, companyId: number) => lockByName(tx, `company ${companyId}`)

/**
 * Locks a company that may have passed to another owner, and so to another id, since the caller read it.
 * @throws ProblemError conflict when it has
 */
export async function lockCurrentCompany(tx: Transaction, companyId: number) {
  await lockCompany(tx, companyId)
  if ((await tx.dealer.count({ where: { accountId: companyId } })) === 0)
    throw new ProblemError('conflict', {
      title: 'Der Betrieb hat gerade den Inhaber gewechselt. Bitte versuchen Sie es noch einmal.',
    })
}

const recordOf = ({ actorId, requestId, now }: OwnerDesk, action: string, accountId: number) => ({
  ...{ actorId, requestId, action, at: now },
  subject: `account:${accountId}`,
})

/**
 * Stores the rights of accounts that have no company of their own: activated while they belong to an activated one. The
 * account of a registration and the accounts of the house have rights of their own.
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

/** Updates the roles of all accounts of a company after its state has changed. */
export async function followCompanyState(tx: Transaction, companyId: number) {
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
 * @throws ProblemError last-owner without another owner, conflict when each has registered a company of their own
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
    throw new ProblemError('conflict', {
      title:
        'Die anderen Inhaber haben selbst einen Betrieb registriert. Bitte ernennen Sie einen weiteren Inhaber.',
    })
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
 * Ends what an owner is for the company: of its owners, one has to remain, and the registration stays with an owner.
 * @returns the company's id afterwards
 */
async function withoutOwner(tx: Transaction, companyId: number, accountId: number): Promise<number> {
  const owners = await tx.dealerMember.count({ where: { dealerId: companyId, role: 'owner' } })
  if (owners === 1) throw new ProblemError('last-owner')
  return accountId === companyId ? handOver(tx, companyId) : companyId
}

/** @throws ProblemError not-found for somebody who does not belong to the company */
async function lockedPerson(tx: Transaction, { companyId }: OwnerDesk, accountId: number) {
  await lockCompany(tx, companyId)
  const person = await tx.dealerMember.findUnique({
    where: { dealerId_accountId: { dealerId: companyId, accountId } },
    include: {
      account: { select: { email: true, firstName: true, lastName: true } },
      dealer: { select: { company_name: true } },
    },
  })
  if (!person) throw new ProblemError('not-found', { title: 'Diese Person gehört nicht zu Ihrem Betrieb.' })
  return person
}

/**
 * Changes the role of a person; it holds from the next call on every instance.
 * @throws ProblemError not-found, last-owner
 */
export const changeRole = (desk: OwnerDesk, accountId: number, role: CompanyRole) =>
  desk.db.$transaction(async (tx) => {
    const person = await lockedPerson(tx, desk, accountId)
    if (person.role === role) return
    const { companyId } = desk
    const dealerId = person.role === 'owner' ? await withoutOwner(tx, companyId, accountId) : companyId
    await tx.dealerMember.update({
      where: { dealerId_accountId: { dealerId, accountId } },
      data: { role },
    })
    await refreshRights(tx, [accountId])
    await audit(tx, {
      ...recordOf(desk, 'company-role-changed', accountId),
      details: { company: companyId, before: person.role, after: role },
    })
  })

/** Ends what a person is for the company. @returns the person, and the company's id afterwards */
async function endMembership(tx: Transaction, desk: OwnerDesk, accountId: number) {
  const person = await lockedPerson(tx, desk, accountId)
  const { companyId } = desk
  const dealerId = person.role === 'owner' ? await withoutOwner(tx, companyId, accountId) : companyId
  await tx.dealerMember.delete({ where: { dealerId_accountId: { dealerId, accountId } } })
  await refreshRights(tx, [accountId])
  return { person, dealerId }
}

/**
 * Removes a person from the company and ends their sessions; data that are the person's own stay with their account.
 * @throws ProblemError not-found, last-owner
 */
export const removePerson = (desk: OwnerDesk, accountId: number) =>
  desk.db.$transaction(async (tx) => {
    const { person } = await endMembership(tx, desk, accountId)
    await endSessionsOf(tx, accountId)
    await queueMail(tx, removedMail(desk.env, person.account.email, person.dealer.company_name))
    await audit(tx, {
      ...recordOf(desk, 'company-person-removed', accountId),
      details: { company: desk.companyId, role: person.role },
    })
  })

/**
 * Lets the caller leave the company. The sessions act for another company of the person from now on, or end without one;
 * the owners get a mail.
 * @throws ProblemError not-found, last-owner
 */
export const leaveCompany = (desk: OwnerDesk) =>
  desk.db.$transaction(async (tx) => {
    const { env, actorId: accountId } = desk
    const { person, dealerId } = await endMembership(tx, desk, accountId)
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
      ...recordOf(desk, 'company-left', accountId),
      details: { company: desk.companyId, role: person.role },
    })
  })

/**
 * Lets a session act for another company of its account.
 * @throws ProblemError not-found for a company the account does not belong to
 */
export async function chooseCompany(db: Db, tokenHash: string, accountId: number, companyId: number) {
  const isOwn = await db.dealerMember.count({ where: { dealerId: companyId, accountId } })
  if (isOwn === 0) throw new ProblemError('not-found')
  await db.session.updateMany({ where: { tokenHash, accountId }, data: { dealerId: companyId } })
}
