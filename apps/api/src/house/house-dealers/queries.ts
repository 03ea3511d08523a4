import { CompanyRole } from '@portal/contract/accounts/company'
import { ReviewState } from '@portal/contract/accounts/documents'
import { DealerEvent, type HouseDealer, type HouseDealerEntry } from '@portal/contract/house/house-dealers'
import { personNameSql } from '@portal/domain/accounts/person-name'
import { dayMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { Prisma } from '../../../generated/prisma/client.ts'
import { lockedUntilOf } from '../../accounts/auth/queries.ts'
import { vatAnswersOf } from '../../accounts/vat-checks/queries.ts'
import { companyVatView, vatColumns } from '../../accounts/vat-checks/view.ts'
import { ownEnquiry, withVehicle } from '../../buyer/enquiries/view.ts'
import { purchasesOfAccount } from '../../buyer/purchases/where.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { dealersWhere } from './where.ts'

const personColumns = {
  ...{ id: true, firstName: true, lastName: true, email: true, createdAt: true, emailVerifiedAt: true },
  ...{ totpConfirmedAt: true, visitSeenAt: true },
} as const
const people = {
  orderBy: { joinedAt: 'asc' },
  select: { role: true, account: { select: personColumns } },
} as const satisfies Prisma.Dealer$membersArgs

const latestOf = (moments: (Date | null)[]) =>
  moments.reduce((last, moment) => (moment && (!last || moment > last) ? moment : last), null)

type Row = Prisma.DealerGetPayload<{ include: { members: typeof people } }>

const entryOf = ({ members, ...dealer }: Row): HouseDealerEntry => ({
  id: dealer.accountId,
  company_name: dealer.company_name,
  city: dealer.city,
  partner_number: dealer.partner_number,
  state: ReviewState.parse(dealer.reviewState),
  people: members.length,
  lastSeenAt: latestOf(members.map(({ account }) => account.visitSeenAt))?.toISOString() ?? null,
})

export const unknownDealer = () =>
  new ProblemError('dealer-unknown', { title: t('Diesen Händler gibt es nicht.') })

type Wanted = { state?: ReviewState; q?: string; page: number; size: number }

/** A page of the companies by name, and their total number. */
export async function houseDealers(db: Db, { state, q = '', page, size }: Wanted) {
  const where = dealersWhere(state, q)
  const [total, rows] = await Promise.all([
    db.dealer.count({ where }),
    db.dealer.findMany({
      where,
      include: { members: people },
      orderBy: [{ company_name: 'asc' }, { accountId: 'asc' }],
      skip: page * size,
      take: size,
    }),
  ])
  return { total, entries: rows.map(entryOf) }
}

const enquiriesShown = 5
const yearMs = 365 * dayMs

/** Number and turnover of purchases; those without a price are also counted separately. */
async function salesTo(db: Db, where: Prisma.PurchaseWhereInput) {
  const { _count, _sum } = await db.purchase.aggregate({
    where,
    _count: { _all: true, price: true },
    _sum: { price: true },
  })
  return {
    count: _count._all,
    unpriced: _count._all - _count.price,
    turnover: _sum.price?.toNumber() ?? null,
  }
}

type Counted = { dealerId: number; accounts: number[]; partner_number: string | null }

async function countsOf(db: Db, { dealerId, accounts, partner_number }: Counted, now: Date) {
  const ofPeople = { accountId: { in: accounts } }
  const ofCompany = purchasesOfAccount(partner_number)
  const sinceAYear = { gte: new Date(now.getTime() - yearMs) }
  const [sales, ofYear, watched, searches, notifications, enquiries] = await Promise.all([
    salesTo(db, ofCompany),
    salesTo(db, { ...ofCompany, puchasesDate: sinceAYear }),
    db.watch.count({ where: ofPeople }),
    db.savedSearch.count({ where: ofPeople }),
    db.searchNotification.count({ where: { ...ofPeople, state: { in: ['active', 'paused'] } } }),
    db.enquiry.count({ where: { dealerId } }),
  ])
  return {
    ...{ purchases: sales.count, purchasesOfYear: ofYear.count, unpriced: sales.unpriced },
    ...{ turnover: sales.turnover, turnoverOfYear: ofYear.turnover },
    ...{ watched, searches, notifications, enquiries },
  }
}

/** The file of a company. @throws ProblemError dealer-unknown */
export async function houseDealer(db: Db, accountId: number, now: Date): Promise<HouseDealer> {
  const row = await db.dealer.findUnique({
    where: { accountId },
    include: { members: people, account: { select: { createdAt: true } }, vatId: { select: vatColumns } },
  })
  if (!row) throw unknownDealer()
  const { people: _count, ...entry } = entryOf(row)
  const accounts = row.members.map(({ account }) => account.id)
  const locked = await lockedUntilOf(db, accounts, now)
  const enquiries = await db.enquiry.findMany({
    where: { dealerId: accountId },
    orderBy: { createdAt: 'desc' },
    take: enquiriesShown,
    include: withVehicle,
  })
  return {
    ...entry,
    ...companyVatView(row),
    vatAnswers: await vatAnswersOf(db, accountId),
    ...{ street: row.street, house_number: row.house_number, postal_code: row.postal_code },
    ...{ telephone: row.telephone, reviewNote: row.reviewNote },
    ...{ bussines_years: row.bussines_years, avg_sold_cars_per_year: row.avg_sold_cars_per_year },
    registeredAt: row.account.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    people: row.members.map(({ role, account }) => ({
      ...{
        id: account.id,
        firstName: account.firstName,
        lastName: account.lastName,
        email: account.email,
        role: CompanyRole.parse(role),
      },
      emailVerified: account.emailVerifiedAt !== null,
      hasSecondFactor: account.totpConfirmedAt !== null,
      lockedUntil: locked.get(account.id)?.toISOString() ?? null,
      lastSeenAt: account.visitSeenAt?.toISOString() ?? null,
    })),
    counts: await countsOf(db, { dealerId: accountId, accounts, partner_number: row.partner_number }, now),
    enquiries: enquiries.map((enquiry) => ownEnquiry(enquiry)),
  }
}

const name = (alias: string) => Prisma.raw(`nullif(${personNameSql(alias)}, '')`)
const EventRow = z.array(DealerEvent.extend({ at: z.date(), total: z.int() }))

/**
 * A page of the events of a company, newest first, and their total number: notes, enquiries, purchases with their
 * hand-overs, and the audit entries about its people.
 */
export async function dealerEvents(
  db: Db,
  dealerId: number,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; events: DealerEvent[] }> {
  const rows = await db.$queryRaw`
    WITH people AS (SELECT account_id FROM dealer_member WHERE dealer_id = ${dealerId} UNION SELECT ${dealerId}::int),
    bought AS (SELECT p.* FROM purchase p JOIN dealer d USING (partner_number) WHERE d.account_id = ${dealerId})
    SELECT at, kind, ref, text, who, count(*) OVER ()::int AS total FROM (
      SELECT n.created_at AS at, 'note' AS kind, NULL AS ref, n.text, ${name('a')} AS who, n.id
      FROM dealer_note n LEFT JOIN account a ON a.id = n.author_id WHERE n.dealer_id = ${dealerId}
      UNION ALL
      SELECT e.created_at, 'enquiry', e.public_id::text, e.gwnummer, ${name('e')}, e.id
      FROM enquiry e WHERE e.dealer_id = ${dealerId}
      UNION ALL
      SELECT p.purchases_date::timestamp AT TIME ZONE 'Europe/Berlin', 'purchase', p.public_id::text,
        concat_ws(' ', p.gwnummer, p.maker, p.model), ${name('a')}, p.id
      FROM bought p LEFT JOIN account a ON a.id = p.buyer_id
      UNION ALL
      SELECT c.at, 'hand-over', p.public_id::text, concat_ws(' ', c.after, p.gwnummer), ${name('a')}, c.id
      FROM bought p JOIN hand_over_change c ON c.purchase_id = p.id LEFT JOIN account a ON a.id = c.actor_id
      UNION ALL
      SELECT l.at, 'record', NULL, l.action, ${name('a')}, l.id
      FROM audit_entry l LEFT JOIN account a ON a.id = l.actor_id
      WHERE l.subject IN (SELECT 'account:' || account_id FROM people) AND l.action <> 'login'
    ) happened ORDER BY at DESC, id DESC LIMIT ${size} OFFSET ${page * size}`
  const events = EventRow.parse(rows)
  return {
    total: events[0]?.total ?? 0,
    events: events.map(({ total, ...event }) => ({ ...event, at: event.at.toISOString() })),
  }
}
