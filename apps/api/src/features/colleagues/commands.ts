import type { Colleague, NewColleague } from '@portal/contract/colleagues'
import { authorityOfHouseRole, type HouseRole } from '@portal/domain/house-roles'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { createOfficeAccount, mailOfficeLink } from '../admin-accounts/commands.ts'
import { audit } from '../audit/commands.ts'
import { endedMail, roleMail } from './mail.ts'
import { colleagueById } from './queries.ts'

/** An administrator acting on an account of the house. */
export type Management = { db: PrismaClient; env: Env; now: Date; actorId: number; requestId: string }

const recordOf = ({ actorId, requestId, now }: Management, action: string, id: number) => ({
  ...{ actorId, requestId, action, at: now },
  subject: `account:${id}`,
})

/**
 * Creates an account of the house and mails the link to set its password.
 * @throws ProblemError email-already-used
 */
export async function invite(management: Management, colleague: NewColleague): Promise<Colleague> {
  const { db, env, now, actorId } = management
  const { email, role, firstName, lastName } = colleague
  const id = await createOfficeAccount(db, env, role, email, now, { actorId, firstName, lastName })
  if (id === null) throw new ProblemError('email-already-used')
  return colleagueById(db, id)
}

/** Changes of the house's accounts happen one after the other, so that one administrator always remains. */
async function lockedColleague(tx: Transaction, { actorId }: Management, id: number) {
  await lockByName(tx, 'colleagues')
  if (id === actorId)
    throw new ProblemError('conflict', {
      title: 'Den eigenen Zugang kann nur ein anderer Administrator ändern.',
    })
  return colleagueById(tx, id)
}

async function keepAdministrator(tx: Transaction, { role }: Colleague) {
  if (role !== 'administrator') return
  const others = await tx.account.count({
    where: { activated: true, endedAt: null, authorities: { has: 'ROLE_AE_ADMIN' } },
  })
  if (others <= 1) throw new ProblemError('last-administrator')
}

/**
 * Sets the role of a colleague; an ended access begins again. The sessions end, and the colleague gets a mail.
 * @throws ProblemError not-found, conflict for the own account, last-administrator
 */
export const setRole = (management: Management, id: number, role: HouseRole) =>
  management.db.$transaction(async (tx) => {
    const colleague = await lockedColleague(tx, management, id)
    if (colleague.role === role) return
    await keepAdministrator(tx, colleague)
    const authorities = ['ROLE_USER', authorityOfHouseRole[role]]
    await tx.account.update({ where: { id }, data: { authorities, activated: true, endedAt: null } })
    await endSessionsOf(tx, id)
    const isBack = colleague.role === null
    await queueMail(tx, roleMail(management.env, colleague.email, role, { isBack }))
    await audit(tx, {
      ...recordOf(management, 'colleague-role-changed', id),
      details: { before: colleague.role, after: role },
    })
  })

/**
 * Ends the access of a colleague on every instance; the account stays for the audit trail.
 * @throws ProblemError not-found, conflict for the own account, last-administrator
 */
export const endAccess = (management: Management, id: number) =>
  management.db.$transaction(async (tx) => {
    const colleague = await lockedColleague(tx, management, id)
    if (colleague.role === null) throw new ProblemError('not-found')
    await keepAdministrator(tx, colleague)
    const authorities = ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT']
    await tx.account.update({
      where: { id },
      data: { authorities, activated: false, endedAt: management.now },
    })
    await tx.accountToken.deleteMany({ where: { accountId: id, usedAt: null } })
    await endSessionsOf(tx, id)
    await queueMail(tx, endedMail(management.env, colleague.email))
    await audit(tx, { ...recordOf(management, 'colleague-ended', id), details: { role: colleague.role } })
  })

/**
 * Mails a colleague a new link to set the password; the earlier one becomes invalid.
 * @throws ProblemError not-found, also after the end of the access
 */
export const sendNewLink = (management: Management, id: number) =>
  management.db.$transaction(async (tx) => {
    const { role, email } = await colleagueById(tx, id)
    if (role === null) throw new ProblemError('not-found')
    await mailOfficeLink(tx, management.env, role, { id, email }, management.now)
    await audit(tx, recordOf(management, 'colleague-link-sent', id))
  })
