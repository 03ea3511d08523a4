import type { EnquiryThread, ThreadMessage } from '@portal/contract/buyer/enquiry-threads'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { ownEnquiry, withVehicle } from '../enquiries/view.ts'

export type ThreadRow = Prisma.EnquiryGetPayload<{ include: typeof withVehicle }>

/** The kinds of messages the asker may see, and their columns; notes are not selected. */
export const askersMessages = {
  where: { kind: { in: ['asker', 'house', 'system'] } },
  orderBy: { id: 'asc' },
  select: { kind: true, text: true, files: true, createdAt: true },
} as const satisfies Prisma.EnquiryMessageFindManyArgs

export const ownThreadParts = { ...withVehicle, messages: askersMessages }
type OwnThreadRow = Prisma.EnquiryGetPayload<{ include: typeof ownThreadParts }>

const senders: Record<string, ThreadMessage['from']> = { asker: 'asker', house: 'house' }

/** A thread for its asker. */
export const ownThread = ({ messages, ...row }: OwnThreadRow): EnquiryThread => ({
  ...ownEnquiry(row),
  messages: [
    { from: 'asker', text: row.bemerkungen, files: [], at: row.createdAt.toISOString() },
    ...messages.map(({ kind, text, files, createdAt }) => ({
      from: senders[kind] ?? 'system',
      ...{ text, files },
      at: createdAt.toISOString(),
    })),
  ],
})
