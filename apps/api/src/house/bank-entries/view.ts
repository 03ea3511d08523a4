import { type BankEntry, entryStates } from '@portal/contract/house/bank-statements'
import { personName } from '@portal/domain/accounts/person-name'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import { paymentFindings, paymentUndoHours } from '@portal/domain/house/payment-matching'
import { maskedIban } from '@portal/domain/sale/iban-texts'
import { hourMs } from '@portal/domain/values/durations'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'

const person = { select: { firstName: true, lastName: true } } as const
export const whoOf = (account: { firstName: string; lastName: string } | null) =>
  account && personName(account)

export const entryColumns = {
  decidedBy: person,
  payments: {
    where: { undoneAt: null },
    select: {
      ...{ deductionCents: true, deductionReason: true, depositCents: true },
      purchase: { select: { publicId: true, gwnummer: true } },
    },
  },
} as const satisfies Prisma.BankEntryInclude

export type EntryRow = Prisma.BankEntryGetPayload<{ include: typeof entryColumns }>

const State = z.enum(entryStates)
const Finding = z.enum(paymentFindings)

/** Whether a decision can still be undone; only bookings have a limit. */
export const isUndoable = ({ state, decidedAt }: Pick<EntryRow, 'state' | 'decidedAt'>, now: Date) =>
  state === 'booked'
    ? decidedAt !== null && now.getTime() - decidedAt.getTime() <= paymentUndoHours * hourMs
    : state !== 'open'

export function entryView(row: EntryRow, proposals: BankEntry['proposals'], now: Date): BankEntry {
  const [payment] = row.payments
  return {
    ...{ id: row.publicId, revision: row.revision, isReturn: row.isReturn, payer: row.payer },
    ...{ reference: row.reference, amountCents: Number(row.amountCents), proposals },
    maskedIban: row.payerIban && maskedIban(row.payerIban),
    bookedOn: dayOfDate(row.bookedOn),
    valueOn: dayOfDate(row.valueOn),
    state: State.parse(row.state),
    finding: Finding.parse(row.finding),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    who: whoOf(row.decidedBy),
    isUndoable: isUndoable(row, now),
    booked: payment
      ? {
          ...{ purchaseId: payment.purchase.publicId, gwnummer: payment.purchase.gwnummer },
          ...{ deductionCents: Number(payment.deductionCents), deductionReason: payment.deductionReason },
          depositCents: Number(payment.depositCents),
        }
      : null,
  }
}
