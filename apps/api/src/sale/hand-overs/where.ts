import { type ArrivalNeed, arrivalNeeds, arrivalProofs, isCheckedProof } from '@portal/domain/sale/arrival'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { invoiceInForce } from '../../buyer/sale-terms/view.ts'

const unproven = (need: ArrivalNeed): Prisma.PurchaseWhereInput => ({
  invoices: { some: { ...invoiceInForce, file: { taxCase: need } } },
  papers: {
    none: {
      OR: [
        { kind: { in: arrivalProofs[need].filter((kind) => !isCheckedProof(kind)) } },
        { kind: { in: arrivalProofs[need].filter(isCheckedProof) }, acceptedAt: { not: null } },
      ],
    },
  },
})

/** Purchases invoiced without VAT whose proof that the vehicle left the country is missing, or not accepted yet. */
export const withoutArrivalProof: Prisma.PurchaseWhereInput = { OR: arrivalNeeds.map(unproven) }

const followUps = [
  ...['purchase_paper', 'invoice', 'payment', 'refund', 'vat_deposit'],
  ...['pick_up_pass', 'claim', 'claim_photo'],
]

/** SQL: whether something has been added to purchase `p`, so that an undo keeps it. */
export const hasFollowUp = `(${followUps
  .map((table) => `EXISTS (SELECT 1 FROM ${table} f WHERE f.purchase_id = p.id)`)
  .join(' OR ')})`
