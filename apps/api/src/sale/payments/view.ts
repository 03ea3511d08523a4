import type { BilledInvoice, BookedPayment } from '@portal/domain/sale/due'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** The columns of a purchase that decide what is due. */
export const dueColumns = {
  invoices: {
    select: {
      ...{ id: true, kind: true, number: true, originalId: true, issuedOn: true, dueOn: true },
      grossCents: true,
    },
    orderBy: { createdAt: 'asc' },
  },
  payments: {
    where: { undoneAt: null },
    select: { amountCents: true, deductionCents: true, bookedOn: true },
    orderBy: { id: 'asc' },
  },
} as const satisfies Prisma.PurchaseSelect

type DueRow = Prisma.PurchaseGetPayload<{ select: typeof dueColumns }>

export const isoDay = (date: Date) => date.toISOString().slice(0, 10)

export const billedInvoices = ({ invoices }: Pick<DueRow, 'invoices'>): BilledInvoice[] =>
  invoices.map(({ issuedOn, dueOn, ...invoice }) => ({
    ...invoice,
    issuedOn: isoDay(issuedOn),
    dueOn: dueOn && isoDay(dueOn),
  }))

export const bookedPayments = ({ payments }: Pick<DueRow, 'payments'>): BookedPayment[] =>
  payments.map(({ amountCents, deductionCents, bookedOn }) => ({
    amountCents: Number(amountCents),
    deductionCents: Number(deductionCents),
    bookedOn: isoDay(bookedOn),
  }))
