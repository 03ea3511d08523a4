import type { PayablePurchase } from '@portal/contract/house/bank-statements'
import { today } from '@portal/domain/buyer/appointment'
import { arrivalNeedOf } from '@portal/domain/sale/arrival'
import { dueOf } from '@portal/domain/sale/due'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { billedInvoices, bookedPayments, dueColumns } from '../../sale/payments/view.ts'

export const payableColumns = {
  ...dueColumns,
  invoices: {
    ...dueColumns.invoices,
    select: { ...dueColumns.invoices.select, file: { select: { taxCase: true } } },
  },
  vatDeposit: { select: { amountCents: true, receivedAt: true } },
  ...{ id: true, publicId: true, gwnummer: true, maker: true, model: true, partner_number: true },
} as const satisfies Prisma.PurchaseSelect

type PayableRow = Prisma.PurchaseGetPayload<{ select: typeof payableColumns }>

/** A purchase that can be paid, with what is open; nothing before its first invoice. */
export type Payable = {
  purchaseId: number
  partnerNumber: string
  openCents: number
  depositCents: number
  shown: Omit<PayablePurchase, 'company'>
}

/** The deposit that an invoice without VAT asks for and that was not received. */
function openDeposit({ invoices, vatDeposit }: PayableRow, invoiceId: string | undefined) {
  const taxCase = invoices.find(({ id }) => id === invoiceId)?.file?.taxCase ?? null
  if (!vatDeposit || vatDeposit.receivedAt || arrivalNeedOf(taxCase) === null) return 0
  return vatDeposit.amountCents
}

export function payableOf(row: PayableRow, now: Date): Payable | null {
  const { invoice, openCents, state } = dueOf(billedInvoices(row), bookedPayments(row), today(now))
  if (state === 'cancelled') return null
  const depositCents = openDeposit(row, invoice?.id)
  return {
    purchaseId: row.id,
    partnerNumber: row.partner_number,
    openCents,
    depositCents,
    shown: {
      ...{ invoiceId: invoice?.id ?? null, number: invoice?.number ?? null, purchaseId: row.publicId },
      ...{
        gwnummer: row.gwnummer,
        vehicle: vehicleName(row.maker, row.model),
        state,
        openCents,
        depositCents,
      },
    },
  }
}
