import type { Colleague, NewColleague } from '@portal/contract/house/colleagues'
import { authorityOfHouseRole, type HouseRole } from '@portal/domain/accounts/house-roles'
import { t } from '@portal/domain/values/text'
import { createOfficeAccount, mailOfficeLink } from '../../accounts/admin-accounts/commands.ts'
import { endLockout } from '../../accounts/auth/commands.ts'
import { accountEntry, audit } from '../../audit/audit.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { endSessionsOf } from '../../plugins/session.ts'
import { endedMail, roleMail } from './mail.ts'
import { colleagueById } from './queries.ts'

/**
 * Creates an account of the house and mails the link to set its password.
 * @throws ProblemError email-already-used
 */
export async function invite(context: CommandContext, colleague: NewColleague): Promise<Colleague> {
  const { db, env, now, actorId, requestId } = context
  const { email, role, firstName, lastName } = colleague
  const creator = { actorId, requestId, firstName, lastName }
  const id = await createOfficeAccount(db, env, role, email, now, creator)
  if (id === null) throw new ProblemError('email-already-used')
  return colleagueById(db, id, now)
}

/** Serializes the changes of the house's accounts, so that one administrator always remains. */
async function lockedColleague(tx: Transaction, { actorId, now }: CommandContext, id: number) {
  await lockByName(tx, 'colleagues')
  if (id === actorId) throw conflict(t('Den eigenen Zugang kann nur ein anderer Administrator ändern.'))
  return colleagueById(tx, id, now)
}

/** @throws ProblemError last-administrator when no other one would remain */
async function keepAdministrator(tx: Transaction, { role }: Colleague) {
  if (role !== 'administrator') return
  const administrators = await tx.account.count({
    where: { activated: true, endedAt: null, authorities: { has: 'ROLE_AE_ADMIN' } },
  })
  if (administrators <= 1) throw new ProblemError('last-administrator')
}

/**
 * Sets the role of a colleague, which also restores an ended access. Ends the sessions and mails the colleague.
 * @throws ProblemError not-found, conflict for the own account, last-administrator
 */
export const setRole = (context: CommandContext, id: number, role: HouseRole) =>
  context.db.$transaction(async (tx) => {
    const colleague = await lockedColleague(tx, context, id)
    if (colleague.role === role) return
    await keepAdministrator(tx, colleague)
    const authorities = ['ROLE_USER', authorityOfHouseRole[role]]
    await tx.account.update({ where: { id }, data: { authorities, activated: true, endedAt: null } })
    await endSessionsOf(tx, id)
    const isBack = colleague.role === null
    await queueMail(tx, roleMail(context.env, colleague.email, role, { isBack }))
    await audit(tx, {
      ...accountEntry(context, 'colleague-role-changed', id),
      details: { before: colleague.role, after: role },
    })
  })

/**
 * Ends the access of a colleague on every instance; the account stays for the audit trail.
 * @throws ProblemError not-found, conflict for the own account, last-administrator
 */
export const endAccess = (context: CommandContext, id: number) =>
  context.db.$transaction(async (tx) => {
    const colleague = await lockedColleague(tx, context, id)
    if (colleague.role === null) throw new ProblemError('not-found')
    await keepAdministrator(tx, colleague)
    const authorities = ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT']
    await tx.account.update({
      where: { id },
      data: { authorities, activated: false, endedAt: context.now },
    })
    await tx.accountToken.deleteMany({ where: { accountId: id, usedAt: null } })
    await endSessionsOf(tx, id)
    await queueMail(tx, endedMail(context.env, colleague.email))
    await audit(tx, { ...accountEntry(context, 'colleague-ended', id), details: { role: colleague.role } })
  })

/**
 * Mails a colleague a new link to set the password; the earlier one becomes invalid.
 * @throws ProblemError not-found, also after the end of the access
 */
export const sendNewLink = (context: CommandContext, id: number) =>
  context.db.$transaction(async (tx) => {
    const { role, email } = await colleagueById(tx, id, context.now)
    if (role === null) throw new ProblemError('not-found')
    await mailOfficeLink(tx, context.env, role, { id, email }, context.now)
    await audit(tx, accountEntry(context, 'colleague-link-sent', id))
  })

/** Ends the lockout of a colleague. @throws ProblemError not-found, or conflict when the login is not locked */
export const unlockColleague = (context: CommandContext, id: number) =>
  context.db.$transaction(async (tx) => {
    const { role } = await colleagueById(tx, id, context.now)
    if (role === null) throw new ProblemError('not-found')
    await endLockout(tx, context, id)
  })
