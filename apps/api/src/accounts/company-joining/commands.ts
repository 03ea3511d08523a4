import type { NewPerson } from '@portal/contract/accounts/company-invitations'
import { isHouse } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { accountEntry, audit } from '../../audit/audit.ts'
import { hashPassword, refuseCommonPassword } from '../../credentials/passwords.ts'
import type { Env } from '../../env.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import type { SignedIn } from '../../plugins/access.ts'
import { isUniqueViolation, type Transaction } from '../../plugins/db.ts'
import { inactiveAuthorities, newAccount } from '../account/commands.ts'
import { lockCurrentCompany, refreshRights } from '../company/commands.ts'
import { openInvitation } from '../company-invitations/queries.ts'

type Joining = { db: PrismaClient; env: Env; now: Date; requestId: string; token: string }
type Invitation = Awaited<ReturnType<typeof openInvitation>>

/** Uses up an invitation for an account; of parallel calls one succeeds. */
async function join(tx: Transaction, { now, requestId }: Joining, invitation: Invitation, accountId: number) {
  const { id, dealerId, role } = invitation
  await lockCurrentCompany(tx, dealerId)
  const { count } = await tx.dealerInvitation.updateMany({
    where: { id, tokenHash: invitation.tokenHash, usedAt: null },
    data: { usedAt: now },
  })
  if (count === 0) throw new ProblemError('invitation-used')
  await tx.dealerMember.create({ data: { dealerId, accountId, role, joinedAt: now } })
  await refreshRights(tx, [accountId])
  await audit(tx, {
    ...accountEntry({ actorId: accountId, requestId, now }, 'company-joined', accountId),
    details: { company: dealerId, role },
  })
}

/**
 * Accepts an invitation with a signed-in account, whose session then acts for the company.
 * @throws ProblemError invitation-unknown, invitation-used, invitation-expired, invitation-for-another, conflict for an
 * account of the house, for a person who belongs to the company, and while the company changes its owner
 */
export async function accept(joining: Joining, account: SignedIn, sessionHash: string) {
  const { db, now, token } = joining
  const invitation = await openInvitation(db, token, now)
  if (invitation.email !== account.email) throw new ProblemError('invitation-for-another')
  if (isHouse(account)) throw conflict(t('Ein Konto der Verwaltung kann keinem Betrieb beitreten.'))
  await db.$transaction(async (tx) => {
    const { dealerId } = invitation
    if ((await tx.dealerMember.count({ where: { dealerId, accountId: account.id } })) > 0)
      throw conflict(t('Sie gehören bereits zu diesem Betrieb.'))
    await join(tx, joining, invitation, account.id)
    await tx.session.updateMany({ where: { tokenHash: sessionHash }, data: { dealerId } })
  })
}

/**
 * Creates the account of an invited person; the link proves that the address is theirs.
 * @returns its id
 * @throws ProblemError as `accept`, and validation-failed for a common password
 */
export async function joinWithNewAccount(joining: Joining, person: NewPerson): Promise<number> {
  const { db, env, now, token } = joining
  const invitation = await openInvitation(db, token, now)
  const { email } = invitation
  const { firstName, lastName, password } = person
  refuseCommonPassword(password, [env.BRAND_NAME, email, firstName, lastName], 'password')
  const passwordHash = await hashPassword(password)
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.account.create({
        data: {
          ...newAccount({ email, passwordHash, firstName, lastName, authorities: inactiveAuthorities }, now),
          ...{ documentsUploaded: true, emailVerifiedAt: now },
        },
      })
      await join(tx, joining, invitation, id)
      return id
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict(t('Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich damit an.'))
    throw error
  }
}
