import type { PurchasePage } from '@portal/contract/buyer/purchases'
import type { HandOver } from '@portal/contract/sale/hand-overs'
import { personName } from '@portal/domain/accounts/person-name'
import type { PurchaseStatus } from '@portal/domain/buyer/purchase-status'
import { t } from '@portal/domain/values/text'
import { pageOfPurchases, partnerNumberOf } from '../../buyer/purchases/queries.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { handOverColumns, handOverView } from './view.ts'
import { withoutArrivalProof } from './where.ts'

export const unknownPurchase = () => new ProblemError('not-found', { title: t('Diesen Kauf gibt es nicht.') })

/** The names of the buyers by account id, without those who no longer belong to the company of the partner number. */
async function buyersOf(db: Db, partner_number: string | null, ids: (number | null)[]) {
  if (partner_number === null) return new Map<number, string>()
  const members = await db.dealerMember.findMany({
    where: { dealer: { partner_number }, accountId: { in: ids.filter((id) => id !== null) } },
    select: { accountId: true, account: { select: { firstName: true, lastName: true } } },
  })
  return new Map(members.map(({ accountId, account }) => [accountId, personName(account)]))
}

/** The hand-overs of a page of the account's purchases. */
export async function handOversOf(
  db: Db,
  accountId: number,
  page: PurchasePage,
  status?: PurchaseStatus,
): Promise<HandOver[]> {
  const partnerNumber = await partnerNumberOf(db, accountId)
  const rows = await db.purchase.findMany({
    ...pageOfPurchases(partnerNumber, page, status),
    select: handOverColumns,
  })
  const buyers = await buyersOf(
    db,
    partnerNumber,
    rows.map(({ buyerId }) => buyerId),
  )
  return rows.map((row) => handOverView(row, buyers))
}

/**
 * A paper of a purchase of the account's company.
 * @throws ProblemError file-unknown, papers-held for registration papers that wait for the proof of arrival
 */
export async function ownPaper(db: Db, env: Env, accountId: number, id: string) {
  const partner_number = await partnerNumberOf(db, accountId)
  const paper = partner_number
    ? await db.purchasePaper.findFirst({ where: { id, purchase: { partner_number } } })
    : null
  if (!paper) throw new ProblemError('file-unknown')
  if (env.ARRIVAL_HOLDS_PAPERS && paper.kind === 'registration') {
    const isHeld = await db.purchase.count({ where: { id: paper.purchaseId, ...withoutArrivalProof } })
    if (isHeld > 0) throw new ProblemError('papers-held')
  }
  return paper
}
