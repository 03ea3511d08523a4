import type { Purchase, PurchaseCounts, PurchasePage } from '@portal/contract/purchases'
import type { Db } from '../../plugins/db.ts'
import { type PurchaseFilter, purchasesOfAccount } from './where.ts'

async function partnerNumberOf(db: Db, accountId: number) {
  const dealer = await db.dealer.findUnique({ where: { accountId }, select: { partner_number: true } })
  return dealer?.partner_number ?? null
}

/** A page of an account's purchases and their total number; equal dates in the order of their import. */
export async function purchasesOf(
  db: Db,
  accountId: number,
  { page, size, sort }: PurchasePage,
  filter?: PurchaseFilter,
): Promise<{ purchases: Purchase[]; total: number }> {
  const where = purchasesOfAccount(await partnerNumberOf(db, accountId), filter)
  const direction = sort === 'puchasesDate,asc' ? 'asc' : 'desc'
  const [total, rows] = await Promise.all([
    db.purchase.count({ where }),
    db.purchase.findMany({
      where,
      orderBy: [{ puchasesDate: direction }, { id: direction }],
      skip: page * size,
      take: size,
      omit: { id: true, partner_number: true, updatedAt: true },
    }),
  ])
  const purchases = rows.map((row) => ({ ...row, puchasesDate: row.puchasesDate.toISOString().slice(0, 10) }))
  return { purchases, total }
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
