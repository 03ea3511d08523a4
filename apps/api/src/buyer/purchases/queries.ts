import type { Purchase, PurchaseCounts, PurchasePage } from '@portal/contract/buyer/purchases'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'
import { type PurchaseFilter, purchasesOfAccount } from './where.ts'

/** The partner number of an account's company; null without one. */
export async function partnerNumberOf(db: Db, accountId: number) {
  const dealer = await db.dealer.findUnique({ where: { accountId }, select: { partner_number: true } })
  return dealer?.partner_number ?? null
}

/** The query of a page of purchases; equal dates are in the order of their import. */
export function pageOfPurchases(
  partnerNumber: string | null,
  { page, size, sort }: PurchasePage,
  filter?: PurchaseFilter,
) {
  const direction = sort === 'puchasesDate,asc' ? ('asc' as const) : ('desc' as const)
  return {
    where: purchasesOfAccount(partnerNumber, filter),
    orderBy: [{ puchasesDate: direction }, { id: direction }],
    skip: page * size,
    take: size,
  }
}

/** The addresses of people of an activated company for mails about purchases, without those who have switched them off. */
export async function mailAddresses(
  db: Db,
  partner_number: string,
  people: Prisma.DealerMemberWhereInput,
): Promise<string[]> {
  const members = await db.dealerMember.findMany({
    where: {
      dealer: { partner_number, account: { activated: true } },
      account: { hasPurchaseMails: true },
      ...people,
    },
    orderBy: [{ joinedAt: 'asc' }, { accountId: 'asc' }],
    select: { account: { select: { email: true } } },
  })
  return members.map(({ account }) => account.email)
}

type Bought = { partner_number: string; gwnummer: string; buyerId: number | null }

/**
 * The addresses for mails about a purchase or a reservation: owners and accountants of the company, and the buyer of the
 * purchase or, if it has none, the buyers who have enquired about the vehicle.
 */
export function addressesOf(db: Db, { partner_number, gwnummer, buyerId }: Bought): Promise<string[]> {
  const bought =
    buyerId === null
      ? { role: 'buyer', account: { enquiries: { some: { gwnummer } } } }
      : { accountId: buyerId }
  return mailAddresses(db, partner_number, { OR: [{ role: { in: ['owner', 'accountant'] } }, bought] })
}

export const shownColumns = {
  ...{ gwnummer: true, maker: true, model: true, fin: true, color: true, puchasesDate: true },
  ...{ red: true, green: true, yellow: true },
} as const

type Row = Prisma.PurchaseGetPayload<{ select: typeof shownColumns }>

const wireOf = (row: Row): Purchase => ({ ...row, puchasesDate: dayOfDate(row.puchasesDate) })

/** A page of an account's purchases and their total number. */
export async function purchasesOf(
  db: Db,
  accountId: number,
  page: PurchasePage,
  filter?: PurchaseFilter,
): Promise<{ purchases: Purchase[]; total: number }> {
  const rowsOfPage = pageOfPurchases(await partnerNumberOf(db, accountId), page, filter)
  const [total, rows] = await Promise.all([
    db.purchase.count({ where: rowsOfPage.where }),
    db.purchase.findMany({ ...rowsOfPage, select: shownColumns }),
  ])
  return { purchases: rows.map(wireOf), total }
}

/** The purchases entered after one, oldest first, each with its row number. */
export async function purchasesAfter(db: Db, accountId: number, { id, size }: { id: number; size: number }) {
  const rows = await db.purchase.findMany({
    where: { AND: [purchasesOfAccount(await partnerNumberOf(db, accountId)), { id: { gt: id } }] },
    orderBy: { id: 'asc' },
    take: size,
    select: { ...shownColumns, id: true },
  })
  return {
    ids: rows.map((row) => row.id),
    purchases: rows.map(({ id: _, ...row }) => wireOf(row)),
  }
}

/** The number of an account's purchases by status. */
export async function purchaseCountsOf(db: Db, accountId: number): Promise<PurchaseCounts> {
  const partnerNumber = await partnerNumberOf(db, accountId)
  const count = (filter?: PurchaseFilter) =>
    db.purchase.count({ where: purchasesOfAccount(partnerNumber, filter) })
  const [all, red, yellow, green] = await Promise.all([
    count(),
    count('red'),
    count('yellow'),
    count('green'),
  ])
  return { all, red, yellow, green }
}

/** The addresses of the owners of a company who may approve a purchase or reservation of a buyer, without the buyer. */
export async function approversOf(db: Db, partner_number: string, buyerId: number | null): Promise<string[]> {
  const owners = await db.dealerMember.findMany({
    where: {
      dealer: { partner_number, account: { activated: true } },
      role: 'owner',
      ...(buyerId !== null && { accountId: { not: buyerId } }),
    },
    orderBy: [{ joinedAt: 'asc' }, { accountId: 'asc' }],
    select: { account: { select: { email: true } } },
  })
  return owners.map(({ account }) => account.email)
}
