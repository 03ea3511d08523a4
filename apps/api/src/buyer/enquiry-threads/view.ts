import type { EnquiryThread, ThreadMessage } from '@portal/contract/buyer/enquiry-threads'
import { EnquiryEvent, enquiryEventText } from '@portal/domain/buyer/enquiry-events'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { ownEnquiry, withVehicle } from '../enquiries/view.ts'

export type ThreadRow = Prisma.EnquiryGetPayload<{ include: typeof withVehicle }>

/** The kinds of messages the asker may see, and their columns; notes are not selected. */
export const askersMessages = {
  where: { kind: { in: ['asker', 'house', 'system'] } },
  orderBy: { id: 'asc' },
  select: { kind: true, event: true, text: true, files: true, createdAt: true },
} as const satisfies Prisma.EnquiryMessageFindManyArgs

export const ownThreadParts = { ...withVehicle, messages: askersMessages }
type OwnThreadRow = Prisma.EnquiryGetPayload<{ include: typeof ownThreadParts }>

const senders: Record<string, ThreadMessage['from']> = { asker: 'asker', house: 'house' }

/** A stored event as a sentence in the language of the running request; null for messages, and notes before events. */
export const eventText = (stored: unknown) =>
  stored === null ? null : enquiryEventText(EnquiryEvent.parse(stored))

/** A thread for its asker. */
export const ownThread = ({ messages, ...row }: OwnThreadRow): EnquiryThread => ({
  ...ownEnquiry(row),
  messages: [
    { from: 'asker', event: null, text: row.bemerkungen, files: [], at: row.createdAt.toISOString() },
    ...messages.map(({ kind, event, text, files, createdAt }) => ({
      from: senders[kind] ?? 'system',
      ...{ event: eventText(event), text, files },
      at: createdAt.toISOString(),
    })),
  ],
})
