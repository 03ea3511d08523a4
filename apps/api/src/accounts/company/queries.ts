import {
  type Company,
  type CompanyInvitation,
  CompanyRole,
  type OwnCompany,
} from '@portal/contract/accounts/company'
import type { DealerInvitation, Prisma } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import type { SignedIn } from '../../plugins/access.ts'
import { containing, type Db, wordsOf } from '../../plugins/db.ts'
import { companyVatView, numberColumns, vatColumns } from '../vat-checks/view.ts'

const oldestFirst: Prisma.DealerMemberOrderByWithRelationInput[] = [{ joinedAt: 'asc' }, { accountId: 'asc' }]

/** The companies of an account, its own first. */
export async function companiesOf(db: Db, { id, company }: SignedIn): Promise<OwnCompany[]> {
  const rows = await db.dealerMember.findMany({
    where: { accountId: id },
    orderBy: oldestFirst,
    select: {
      dealerId: true,
      role: true,
      dealer: { select: { company_name: true, account: { select: { activated: true } } } },
    },
  })
  return rows
    .map(({ dealerId, role, dealer }) => ({
      id: dealerId,
      name: dealer.company_name,
      role: CompanyRole.parse(role),
      activated: dealer.account.activated,
      isCurrent: dealerId === company?.id,
    }))
    .toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
}

export type NamedCompany = { id: number; name: string }

/** The companies with these partner numbers, by number. */
export async function companiesByNumber(db: Db, numbers: string[]): Promise<Map<string, NamedCompany>> {
  const dealers = await db.dealer.findMany({
    where: { partner_number: { in: numbers } },
    select: { partner_number: true, accountId: true, company_name: true },
  })
  return new Map(
    dealers.map(({ partner_number, accountId: id, company_name: name }) => [
      partner_number ?? '',
      { id, name },
    ]),
  )
}

/** A word of a search, with the partner numbers of the companies whose name contains it. */
export type SearchedWord = { word: string; numbers: string[] }

const companiesMaximum = 1000

export const searchedWords = (db: Db, q: string): Promise<SearchedWord[]> =>
  Promise.all(
    wordsOf(q).map(async (word) => {
      const found = await db.dealer.findMany({
        where: { company_name: containing(word), partner_number: { not: null } },
        select: { partner_number: true },
        take: companiesMaximum,
      })
      return { word, numbers: found.flatMap(({ partner_number }) => partner_number ?? []) }
    }),
  )

export const invitationView = (
  { id, email, role, expiresAt }: DealerInvitation,
  now: Date,
): CompanyInvitation => ({
  id,
  email,
  role: CompanyRole.parse(role),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt <= now,
})

/**
 * The people of the caller's current company, owners with its open invitations.
 * @throws ProblemError not-found for an account without a company
 */
export async function companyOf(db: Db, { company }: SignedIn, now: Date): Promise<Company> {
  if (!company) throw new ProblemError('not-found')
  const { company_name, ownersNeedSecondFactor, members, invitations, ...dealer } =
    await db.dealer.findUniqueOrThrow({
      where: { accountId: company.id },
      select: {
        company_name: true,
        ownersNeedSecondFactor: true,
        ...{ country: true, ...numberColumns },
        vatId: { select: vatColumns },
        members: {
          orderBy: oldestFirst,
          include: { account: { select: { firstName: true, lastName: true, email: true } } },
        },
        invitations: { where: { usedAt: null }, orderBy: { id: 'asc' } },
      },
    })
  return {
    ...companyVatView(dealer),
    name: company_name,
    role: company.role,
    ownersNeedSecondFactor,
    people: members.map(({ accountId, account, role, joinedAt }) => ({
      ...account,
      id: accountId,
      role: CompanyRole.parse(role),
      joinedAt: joinedAt.toISOString(),
    })),
    invitations:
      company.role === 'owner' ? invitations.map((invitation) => invitationView(invitation, now)) : [],
  }
}
