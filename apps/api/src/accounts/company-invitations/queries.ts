import { CompanyRole } from '@portal/contract/accounts/company'
import type { ReceivedInvitation } from '@portal/contract/accounts/company-invitations'
import { hashOf, tokenPattern } from '../../credentials/secrets.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'

/**
 * The invitation a link leads to. Tokens have 256 random bits and are looked up by their hash.
 * @throws ProblemError invitation-unknown, invitation-used, invitation-expired
 */
export async function openInvitation(db: Db, token: string, now: Date) {
  const invitation = tokenPattern.test(token)
    ? await db.dealerInvitation.findUnique({
        where: { tokenHash: hashOf(token) },
        include: { dealer: { select: { company_name: true } } },
      })
    : null
  if (!invitation) throw new ProblemError('invitation-unknown')
  if (invitation.usedAt) throw new ProblemError('invitation-used')
  if (invitation.expiresAt <= now) throw new ProblemError('invitation-expired')
  return invitation
}

/** An open invitation with the fields shown to its recipient. @throws ProblemError as `openInvitation` */
export async function receivedInvitation(db: Db, token: string, now: Date): Promise<ReceivedInvitation> {
  const { email, role, expiresAt, dealer } = await openInvitation(db, token, now)
  return {
    email,
    role: CompanyRole.parse(role),
    expiresAt: expiresAt.toISOString(),
    company: dealer.company_name,
    hasAccount: (await db.account.count({ where: { email } })) > 0,
  }
}
