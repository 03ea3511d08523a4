import { type HandOver, HandOverState } from '@portal/contract/hand-overs'
import type { PurchasePage } from '@portal/contract/purchases'
import type { PurchaseStatus } from '@portal/domain/purchase-status'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { pageOfPurchases, partnerNumberOf } from '../purchases/queries.ts'
import { shownPaper, stepsOf } from './view.ts'

const inOrder = [{ id: 'asc' }] as const

/** The hand-overs of a page of the account's purchases. */
export async function handOversOf(
  db: Db,
  accountId: number,
  page: PurchasePage,
  status?: PurchaseStatus,
): Promise<HandOver[]> {
  const rows = await db.purchase.findMany({
    ...pageOfPurchases(await partnerNumberOf(db, accountId), page, status),
    select: {
      ...{ fin: true, puchasesDate: true, price: true, handOver: true },
      changes: { orderBy: [...inOrder] },
      papers: { orderBy: { createdAt: 'asc' } },
    },
  })
  return rows.map(({ fin, puchasesDate, price, handOver, changes, papers }) => {
    const state = HandOverState.parse(handOver)
    return {
      ...{ fin, state },
      ...(price && { price: price.toNumber() }),
      puchasesDate: puchasesDate.toISOString().slice(0, 10),
      steps: stepsOf(state, changes).map(({ step, change }) => ({
        step,
        at: change?.at.toISOString() ?? null,
      })),
      papers: papers.map(shownPaper),
    }
  })
}

/** A paper of a purchase of the account's company. @throws ProblemError file-unknown */
export async function ownPaper(db: Db, accountId: number, id: string) {
  const partner_number = await partnerNumberOf(db, accountId)
  const paper = partner_number
    ? await db.purchasePaper.findFirst({ where: { id, purchase: { partner_number } } })
    : null
  if (!paper) throw new ProblemError('file-unknown')
  return paper
}
