import { HandOverState } from '@portal/contract/sale/hand-overs'
import type { PurchasePayment } from '@portal/contract/sale/payments'
import { personName } from '@portal/domain/accounts/person-name'
import { today } from '@portal/domain/buyer/appointment'
import { type Due, dueOf, isPayable, paymentReference } from '@portal/domain/sale/due'
import { hasSaleRight, rolesWithRight } from '@portal/domain/sale/sale-rights'
import { holderOf, type SignedIn } from '../../plugins/access.ts'
import type { Db } from '../../plugins/db.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import {
  billedInvoices,
  bookedPayments,
  dueColumns,
  paidByHand,
  refundColumns,
  refundView,
  shownPayments,
} from './view.ts'

/** The account of the house that two administrators have confirmed last; null before the first. */
export const bankAccountInForce = (db: Db) =>
  db.bankAccount.findFirst({
    where: { state: 'confirmed' },
    orderBy: { decidedAt: 'desc' },
    select: { holder: true, iban: true },
  })

/** The names of the people of a company who may see and make its payments. */
async function payerNames(db: Db, accountId: number) {
  const members = await db.dealerMember.findMany({
    where: { dealerId: accountId, role: { in: [...rolesWithRight.payment] } },
    orderBy: [{ joinedAt: 'asc' }, { accountId: 'asc' }],
    select: { account: { select: { firstName: true, lastName: true } } },
  })
  return members.map(({ account }) => personName(account))
}

/** What is due for a purchase. */
export async function dueOfPurchase(db: Db, id: number, now: Date): Promise<Due> {
  const row = await db.purchase.findUniqueOrThrow({ where: { id }, select: dueColumns })
  return dueOf(billedInvoices(row), bookedPayments(row), today(now))
}

/** The day on which the house set a purchase to paid by hand, without a booked payment; null if it did not. */
async function paidByHandOn(db: Db, purchaseId: number) {
  const change = await db.handOverChange.findFirst({
    where: { purchaseId, after: 'paid', before: 'open' },
    orderBy: { id: 'desc' },
    select: { at: true },
  })
  return change && today(change.at)
}

type RefundView = ReturnType<typeof refundView>

/** What is paid back for a vehicle the house has taken back. */
function takenBackPayment(
  { invoice }: Due,
  { owedCents, leftCents, refunds }: RefundView,
  takenBackAt: Date,
) {
  return {
    ...{ mayPay: true as const, state: 'cancelled' as const, handOver: 'open' as const, overdueDays: 0 },
    ...{ billedCents: 0, paidCents: owedCents, openCents: -leftCents, refundCents: leftCents, refunds },
    ...{ number: invoice?.number ?? null, issuedOn: invoice?.issuedOn ?? null, dueOn: null, transfer: null },
    settledOn: today(takenBackAt),
  }
}

/** What is due for a purchase, with the payment data, for people who may see them. */
export async function paymentOf(db: Db, id: number, now: Date): Promise<PurchasePayment> {
  const row = await db.purchase.findUniqueOrThrow({
    where: { id },
    select: { ...refundColumns, gwnummer: true },
  })
  const due = dueOf(billedInvoices(row), bookedPayments(row), today(now))
  const handOver = HandOverState.parse(row.handOver)
  const refund = refundView(row, now)
  const { leftCents: refundCents, refunds } = refund
  const payments = shownPayments(row)
  if (row.takenBackAt) return { ...takenBackPayment(due, refund, row.takenBackAt), payments }
  const byHand = paidByHand(row, due, refundCents)
  const { invoice, overdueDays, billedCents, paidCents } = due
  const shown = byHand ?? {
    state: due.state,
    openCents: due.state === 'cancelled' ? -refundCents : due.openCents,
  }
  const house = invoice && isPayable(shown.state) ? await bankAccountInForce(db) : null
  return {
    mayPay: true as const,
    ...{ ...shown, handOver, overdueDays, billedCents, paidCents, refundCents, refunds, payments },
    number: invoice?.number ?? null,
    issuedOn: invoice?.issuedOn ?? null,
    dueOn: invoice?.dueOn ?? null,
    settledOn: byHand ? await paidByHandOn(db, id) : due.settledOn,
    transfer:
      house && invoice
        ? {
            recipient: house.holder,
            iban: house.iban,
            reference: paymentReference(invoice.number, row.gwnummer),
          }
        : null,
  }
}

/**
 * What a person of the company sees about the payment of a purchase: everything with the right to pay, else who has it.
 * @throws ProblemError not-found
 */
export async function purchasePayment(db: Db, account: SignedIn, publicId: string, now: Date) {
  const id = await ownPurchaseId(db, account, publicId)
  if (!hasSaleRight(account.company?.role, 'payment'))
    return { mayPay: false as const, people: await payerNames(db, holderOf(account)) }
  return paymentOf(db, id, now)
}
