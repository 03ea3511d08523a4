import { type CompanyInvitation, CompanyRole, type NewInvitation } from '@portal/contract/accounts/company'
import { companyPeopleMaximum, invitationDays } from '@portal/domain/accounts/company-roles'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import { dayMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import { accountEntry, audit } from '../../audit/audit.ts'
import { hashOf, newToken } from '../../credentials/secrets.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'
import { type CompanyContext, lockCurrentCompany } from '../company/commands.ts'
import { invitationView } from '../company/queries.ts'
import { invitationMail } from './mail.ts'

const entryOf = (context: CompanyContext, action: AuditAction, role: string) => ({
  ...accountEntry(context, action, context.companyId),
  details: { role },
})

/** A new link: its token for the mail, its hash for the database. */
function newLink(now: Date) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs)
  return { token, data: { tokenHash: hashOf(token), expiresAt } }
}

type Mailed = { email: string; role: NewInvitation['role']; token: string }

async function mailInvitation(
  tx: Transaction,
  { env, companyId, actorId }: CompanyContext,
  { email, role, token }: Mailed,
) {
  const { company_name: company } = await tx.dealer.findUniqueOrThrow({
    where: { accountId: companyId },
    select: { company_name: true },
  })
  const { langKey: language } = await tx.account.findUniqueOrThrow({
    where: { id: actorId },
    select: { langKey: true },
  })
  await queueMail(tx, invitationMail(env, { recipient: email, language, company, role, token }))
}

/**
 * Invites an address into a company by mail; an expired invitation of the address is replaced.
 * @throws ProblemError conflict when it is invited already, belongs to the company, or the company is full
 */
export const invite = (context: CompanyContext, { email, role }: NewInvitation): Promise<CompanyInvitation> =>
  context.db.$transaction(async (tx) => {
    const { companyId: dealerId, now } = context
    await lockCurrentCompany(tx, dealerId)
    const open = { dealerId, usedAt: null, expiresAt: { gt: now } }
    if ((await tx.dealerInvitation.count({ where: { ...open, email } })) > 0)
      throw conflict(t`${email} ist bereits eingeladen. Sie können die Einladung noch einmal senden.`)
    const people = await tx.dealerMember.findMany({
      where: { dealerId },
      select: { account: { select: { email: true } } },
    })
    if (people.some(({ account }) => account.email === email))
      throw conflict(t`${email} gehört bereits zu Ihrem Betrieb.`)
    if (people.length + (await tx.dealerInvitation.count({ where: open })) >= companyPeopleMaximum)
      throw conflict(t`Ein Betrieb kann höchstens ${companyPeopleMaximum} Personen haben.`)
    const { token, data } = newLink(now)
    await tx.dealerInvitation.deleteMany({ where: { dealerId, email } })
    const invitation = await tx.dealerInvitation.create({
      data: { ...data, dealerId, email, role, createdAt: now },
    })
    await mailInvitation(tx, context, { email, role, token })
    await audit(tx, entryOf(context, 'company-person-invited', role))
    return invitationView(invitation, now)
  })

const openById = ({ companyId }: CompanyContext, id: number) => ({ id, dealerId: companyId, usedAt: null })

/**
 * Mails an open or expired invitation again with a new link; the earlier link becomes invalid.
 * @throws ProblemError not-found, also for another company's invitation
 */
export const resend = (context: CompanyContext, id: number) =>
  context.db.$transaction(async (tx) => {
    await lockCurrentCompany(tx, context.companyId)
    const { token, data } = newLink(context.now)
    const invitation = await tx.dealerInvitation.findFirst({ where: openById(context, id) })
    if (!invitation) throw new ProblemError('not-found')
    await tx.dealerInvitation.update({ where: { id }, data })
    const role = CompanyRole.parse(invitation.role)
    await mailInvitation(tx, context, { email: invitation.email, role, token })
    await audit(tx, entryOf(context, 'company-invitation-resent', role))
  })

/** @throws ProblemError not-found, also for another company's invitation and for an accepted one */
export const withdraw = (context: CompanyContext, id: number) =>
  context.db.$transaction(async (tx) => {
    const invitation = await tx.dealerInvitation.findFirst({ where: openById(context, id) })
    const { count } = await tx.dealerInvitation.deleteMany({ where: openById(context, id) })
    if (!invitation || count === 0) throw new ProblemError('not-found')
    await audit(tx, entryOf(context, 'company-invitation-withdrawn', invitation.role))
  })
