import { eventData } from '@portal/contract/sale/webhook-events'
import { testEvent } from '@portal/domain/accounts/webhooks'
import { z } from 'zod'

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
  bodyOf('vehicle.price_changed', eventData['vehicle.price_changed'].extend(linked).strict()),
  bodyOf('vehicle.unavailable', eventData['vehicle.unavailable'].extend(linked).strict()),
  bodyOf(
    'search.match',
    z.strictObject({
      searchId: z.int(),
      vehicles: z.array(eventData['vehicle.price_changed'].extend(linked).strict()),
    }),
  ),
  bodyOf('import.finished', eventData['import.finished'].extend(linked).strict()),
  bodyOf(testEvent, z.strictObject(linked)),
])
