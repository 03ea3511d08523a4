import type { Application, ApplicationEntry } from '@portal/contract/accounts/dealer-activation'
import { ReviewState } from '@portal/contract/accounts/documents'
import { isTradeRegistrationOutdated } from '@portal/domain/accounts/documents'
import { dayOfDate, today } from '@portal/domain/buyer/appointment'
import { dayMs } from '@portal/domain/values/durations'
import { momentText } from '@portal/domain/values/formats'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { ProblemError } from '../../http/problem.ts'
import { containing, type Db, wordsOf } from '../../plugins/db.ts'
import { paperView } from '../documents/queries.ts'
import { companyVatView, vatColumns } from '../vat-checks/view.ts'

const inList = {
  account: { omit: { passwordHash: true, totpSecret: true } },
  _count: { select: { documents: true } },
} satisfies Prisma.DealerInclude
type Row = Prisma.DealerGetPayload<{ include: typeof inList }>

/** Waiting for the operator: submitted and undecided; the address may still be unconfirmed. */
export const waitingApplications: Prisma.DealerWhereInput = {
  reviewState: 'submitted',
  account: { activated: false },
}

/** SQL: the same for dealer `d` and its account `a`. */
export const isWaitingApplicationSql = `d.review_state = 'submitted' AND NOT a.activated`

function entryOf({ account, ...dealer }: Row, now: Date): ApplicationEntry {
  const isWaiting = dealer.reviewState === 'submitted' && !account.activated
  const since = dealer.submittedAt ?? account.createdAt
  return {
    id: account.id,
    login: account.login,
    company_name: dealer.company_name,
    firstName: account.firstName,
    lastName: account.lastName,
    city: dealer.city,
    partner_number: dealer.partner_number,
    registeredWithPartnerNumber: dealer.registeredWithPartnerNumber,
    emailVerified: account.emailVerifiedAt !== null,
    activated: account.activated,
    reviewState: ReviewState.parse(dealer.reviewState),
    registeredAt: account.createdAt.toISOString(),
    submittedAt: dealer.submittedAt?.toISOString() ?? null,
    waitingDays: isWaiting ? Math.floor((now.getTime() - since.getTime()) / dayMs) : null,
    documentCount: dealer._count.documents,
  }
}

/** Applications that contain a word in name, company or login. */
function wordCondition(word: string): Prisma.DealerWhereInput {
  const part = containing(word)
  const inAccount = { OR: [{ firstName: part }, { lastName: part }, { login: part }] }
  return { OR: [{ company_name: part }, { account: inAccount }] }
}

type Page = { state?: ReviewState | 'all'; search?: string; page: number; size: number }

/** The applications of the review desk, longest waiting first. */
export async function applicationsOf(db: Db, { state, search = '', page, size }: Page, now: Date) {
  const inState = state === undefined ? waitingApplications : state === 'all' ? {} : { reviewState: state }
  const where: Prisma.DealerWhereInput = { AND: [inState, ...wordsOf(search).map(wordCondition)] }
  const rows = await db.dealer.findMany({
    where,
    include: inList,
    orderBy: [{ submittedAt: { sort: 'asc', nulls: 'last' } }, { accountId: 'asc' }],
    skip: page * size,
    take: size,
  })
  return { total: await db.dealer.count({ where }), entries: rows.map((row) => entryOf(row, now)) }
}

/** @throws ProblemError dealer-unknown */
export async function applicationById(db: Db, accountId: number, now: Date): Promise<Application> {
  const row = await db.dealer.findUnique({
    where: { accountId },
    include: { ...inList, vatId: { select: vatColumns }, documents: { orderBy: { createdAt: 'asc' } } },
  })
  if (!row) throw new ProblemError('dealer-unknown')
  const { salutation, title, telephone, street, house_number, postal_code, comments, reviewNote } = row
  const { bussines_years, avg_sold_cars_per_year } = row
  const tradeRegistrationDate = row.tradeRegistrationDate && dayOfDate(row.tradeRegistrationDate)
  return {
    ...entryOf(row, now),
    ...companyVatView(row),
    salutation,
    title,
    email: row.account.email,
    telephone,
    street,
    house_number,
    postal_code,
    bussines_years,
    avg_sold_cars_per_year,
    comments,
    reviewNote,
    tradeRegistrationDate,
    tradeRegistrationOutdated:
      tradeRegistrationDate !== null && isTradeRegistrationOutdated(tradeRegistrationDate, today(now)),
    identityConsentAt: row.identityConsentAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    documents: row.documents.map(paperView),
  }
}

/** The watermark of a displayed paper: the reader and the time of reading. */
export async function readerMark(db: Db, accountId: number, now: Date): Promise<string> {
  const { firstName, lastName } = await db.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { firstName: true, lastName: true },
  })
  return `KOPIE  ${firstName} ${lastName}  ${momentText(now)}`
}
