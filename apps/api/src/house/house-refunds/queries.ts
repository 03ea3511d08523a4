import type { DueRefund } from '@portal/contract/house/refunds'
import type { OpenRefund } from '@portal/domain/house/refund-matching'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { companiesByNumber } from '../../accounts/company/queries.ts'
import type { Db } from '../../plugins/db.ts'
import { refundColumns, refundView } from '../../sale/payments/view.ts'

/** Purchases for which something may have to be paid back: taken back, corrected, cancelled or paid too much. */
const candidates = (db: Db) => db.$queryRaw<{ id: number }[]>`
  SELECT id FROM purchase WHERE taken_back_at IS NOT NULL
  UNION SELECT purchase_id FROM invoice WHERE kind <> 'invoice'
  UNION SELECT y.purchase_id FROM payment y WHERE y.undone_at IS NULL
    GROUP BY y.purchase_id HAVING sum(y.amount_cents + y.deduction_cents) > (
      SELECT min(i.gross_cents) FROM invoice i WHERE i.purchase_id = y.purchase_id AND i.kind = 'invoice')`

const idsAtOnce = 1000

/** The purchases with something left to be paid back, oldest first. */
async function openRefundRows(db: Db, now: Date) {
  const ids = (await candidates(db)).map(({ id }) => id)
  const found = []
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const rows = await db.purchase.findMany({
      where: { id: { in: ids.slice(at, at + idsAtOnce) } },
      orderBy: { id: 'asc' },
      select: {
        ...refundColumns,
        ...{ id: true, publicId: true, gwnummer: true, maker: true, model: true, partner_number: true },
      },
    })
    for (const row of rows) {
      const { leftCents } = refundView(row, now)
      if (leftCents > 0) found.push({ ...row, leftCents })
    }
  }
  return found
}

/** What is left to be paid back, as statements are compared with. */
export const openRefunds = async (db: Db, now: Date): Promise<OpenRefund[]> =>
  (await openRefundRows(db, now)).map(({ id, leftCents, gwnummer, invoices }) => ({
    ...{ purchaseId: id, leftCents, gwnummer },
    numbers: invoices.map(({ number }) => number),
  }))

/** What is left to be paid back, as the office sees it. */
export async function dueRefunds(db: Db, now: Date): Promise<DueRefund[]> {
  const rows = await openRefundRows(db, now)
  const companies = await companiesByNumber(
    db,
    rows.map(({ partner_number }) => partner_number),
  )
  return rows.map(
    ({ publicId, gwnummer, maker, model, partner_number, invoices, takenBackAt, leftCents }) => ({
      ...{ purchaseId: publicId, gwnummer, vehicle: vehicleName(maker, model), leftCents },
      company: companies.get(partner_number)?.name ?? null,
      number: invoices.findLast(({ kind }) => kind === 'invoice')?.number ?? null,
      isTakenBack: takenBackAt !== null,
    }),
  )
}

/** What is left to be paid back for one purchase, in cents. */
export const leftOfPurchase = async (db: Db, id: number, now: Date) =>
  refundView(await db.purchase.findUniqueOrThrow({ where: { id }, select: refundColumns }), now).leftCents
