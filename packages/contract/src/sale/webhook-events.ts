import type { WebhookEvent } from '@portal/domain/accounts/webhooks'
import { invoiceKinds } from '@portal/domain/sale/invoice'
import { pickUpSteps } from '@portal/domain/sale/pick-up'
import { z } from 'zod'
import { ClaimState } from './claims.ts'
import { HandOverState } from './hand-overs.ts'

const vehicle = z.object({ fahrzeugid: z.int(), gwnummer: z.string() })
const purchase = z.object({ purchaseId: z.uuid(), gwnummer: z.string() })

/** The stored data of each event: ids and states only. Neither prices nor names are part of any. */
export const eventData = {
  'purchase.created': purchase,
  'hand_over.changed': purchase.extend({ state: HandOverState }),
  'invoice.issued': purchase.extend({ invoiceId: z.uuid(), kind: z.enum(invoiceKinds) }),
  'payment.changed': purchase.extend({
    change: z.enum(['booked', 'returned', 'undone', 'refunded', 'refund-undone']),
  }),
  'pick_up.changed': purchase.extend({ step: z.enum(pickUpSteps) }),
  'claim.changed': purchase.extend({ claimId: z.uuid(), state: ClaimState }),
  'vehicle.price_changed': vehicle,
  'vehicle.unavailable': vehicle.extend({ isReserved: z.boolean() }),
  'search.match': z.object({ searchId: z.int(), vehicles: z.array(vehicle) }),
  'import.finished': z.object({
    importRunId: z.int(),
    state: z.enum(['done', 'refused', 'failed']),
    generation: z.int().nullable(),
  }),
} as const satisfies Record<WebhookEvent, z.ZodType>
