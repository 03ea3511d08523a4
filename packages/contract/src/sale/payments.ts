import { dueStates } from '@portal/domain/sale/due'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { HandOverState } from './hand-overs.ts'
import { ofPurchase, purchaseUrl } from './purchase.ts'

/** Only for people who may see payments; the one answer to dealers that contains the account of the house. */
const Transfer = z.object({
  recipient: z.string(),
  /** In electronic form. */
  iban: z.string(),
  reference: z.string(),
})

/** What is due for a purchase, in cents. */
export const PurchasePayment = z.object({
  mayPay: z.literal(true),
  state: z.enum(dueStates),
  handOver: HandOverState,
  number: z.string().nullable(),
  issuedOn: z.iso.date().nullable(),
  dueOn: z.iso.date().nullable(),
  overdueDays: z.int(),
  billedCents: z.int(),
  paidCents: z.int(),
  /** Negative if too much was paid. */
  openCents: z.int(),
  /** What the house still has to pay back. */
  refundCents: z.int(),
  /** What it has paid back, oldest first. */
  refunds: z.array(z.object({ amountCents: z.int(), paidOn: z.iso.date() })),
  /** What was booked, oldest first; negative for what the bank has taken back. */
  payments: z.array(
    z.object({
      amountCents: z.int(),
      /** What the same transfer paid of the VAT deposit beside the amount. */
      depositCents: z.int(),
      bookedOn: z.iso.date(),
    }),
  ),
  /** The day of the last payment or of the cancellation. */
  settledOn: z.iso.date().nullable(),
  /** Null if nothing is to be paid, and while the house has no confirmed account. */
  transfer: Transfer.nullable(),
})
export type PurchasePayment = z.infer<typeof PurchasePayment>

/** For people of the company who may not see payments: the names of those who may. */
const OthersPay = z.object({ mayPay: z.literal(false), people: z.array(z.string()) })

export const readPurchasePayment = {
  method: 'GET',
  url: `${purchaseUrl}/payment`,
  config: { access: 'member', summary: 'Was für einen Kauf des eigenen Betriebs zu zahlen ist' },
  schema: {
    params: ofPurchase,
    response: { 200: z.discriminatedUnion('mayPay', [PurchasePayment, OthersPay]) },
  },
} satisfies Endpoint
