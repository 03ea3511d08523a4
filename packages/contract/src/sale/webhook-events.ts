import { testEvent, type WebhookEvent } from '@portal/domain/accounts/webhooks'
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

const linked = { link: z.url() }
const bodyOf = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime(), data })

/** The body of a webhook as it is sent: the stored data, with the address of the page about them. */
export const WebhookBody = z.discriminatedUnion('type', [
  bodyOf('purchase.created', eventData['purchase.created'].extend(linked).strict()),
  bodyOf('hand_over.changed', eventData['hand_over.changed'].extend(linked).strict()),
  bodyOf('invoice.issued', eventData['invoice.issued'].extend(linked).strict()),
  bodyOf('payment.changed', eventData['payment.changed'].extend(linked).strict()),
  bodyOf('pick_up.changed', eventData['pick_up.changed'].extend(linked).strict()),
  bodyOf('claim.changed', eventData['claim.changed'].extend(linked).strict()),
  bodyOf('vehicle.price_changed', vehicle.extend(linked).strict()),
  bodyOf('vehicle.unavailable', eventData['vehicle.unavailable'].extend(linked).strict()),
  bodyOf(
    'search.match',
    z.strictObject({ searchId: z.int(), vehicles: z.array(vehicle.extend(linked).strict()) }),
  ),
  bodyOf('import.finished', eventData['import.finished'].extend(linked).strict()),
  bodyOf(testEvent, z.strictObject(linked)),
])
