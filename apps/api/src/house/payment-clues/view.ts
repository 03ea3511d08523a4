import type { PayablePurchase } from '@portal/contract/house/bank-statements'
import { today } from '@portal/domain/buyer/appointment'
import { dueOf } from '@portal/domain/sale/due'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { billedInvoices, bookedPayments, dueColumns } from '../../sale/payments/view.ts'

export const payableColumns = {
  ...dueColumns,
  ...{ id: true, publicId: true, gwnummer: true, maker: true, model: true, partner_number: true },
} as const satisfies Prisma.PurchaseSelect

type PayableRow = Prisma.PurchaseGetPayload<{ select: typeof payableColumns }>

/** A purchase that can be paid, with what is open; nothing before its first invoice. */
export type Payable = {
  purchaseId: number
  partnerNumber: string
  openCents: number
  shown: Omit<PayablePurchase, 'company'>
}

export function payableOf(row: PayableRow, now: Date): Payable | null {
  const { invoice, openCents, state } = dueOf(billedInvoices(row), bookedPayments(row), today(now))
  if (state === 'cancelled') return null
  return {
    purchaseId: row.id,
    partnerNumber: row.partner_number,
    openCents,
    shown: {
      ...{ invoiceId: invoice?.id ?? null, number: invoice?.number ?? null, purchaseId: row.publicId },
      ...{ gwnummer: row.gwnummer, vehicle: vehicleName(row.maker, row.model), state, openCents },
    },
  }
}
