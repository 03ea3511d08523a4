import { type ArrivalNeed, arrivalNeeds, arrivalProofs } from '@portal/domain/sale/arrival'
import type { Prisma } from '../../../generated/prisma/client.ts'

const unproven = (need: ArrivalNeed): Prisma.PurchaseWhereInput => ({
  invoices: {
    some: { kind: 'invoice', file: { taxCase: need }, followers: { none: { kind: 'cancellation' } } },
  },
  papers: { none: { kind: { in: [...arrivalProofs[need]] } } },
})

/** Purchases invoiced without VAT whose proof that the vehicle left the country is missing. */
export const withoutArrivalProof: Prisma.PurchaseWhereInput = { OR: arrivalNeeds.map(unproven) }
