import { type ClaimItem, ClaimState, type OwnClaim } from '@portal/contract/sale/claims'
import { personName } from '@portal/domain/accounts/person-name'
import { dayOfDate } from '@portal/domain/buyer/appointment'
import { ClaimEventName, claimEvents } from '@portal/domain/sale/claim-events'
import { claimAreas, claimNumber, claimTitle } from '@portal/domain/sale/claim-items'
import { t } from '@portal/domain/values/text'
import { codesOf } from '@portal/domain/vehicles/attributes/attribute'
import { panels } from '@portal/domain/vehicles/condition/panels'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'

const photoIds = { orderBy: { createdAt: 'asc' }, select: { id: true } } as const
const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id)

export const claimColumns = {
  ...{ id: true, publicId: true, state: true, version: true, km: true, wanted: true, amount: true },
  ...{ reason: true, dueAt: true, createdAt: true },
  items: { orderBy: { id: 'asc' }, include: { photos: photoIds } },
} as const satisfies Prisma.ClaimSelect

/** The kinds of events the buyer may see; notes are not selected. */
const buyersEvents = {
  where: { kind: { in: ['buyer', 'house', 'system'] } },
  orderBy: { id: 'asc' },
  select: {
    ...{ kind: true, event: true, text: true, amount: true, createdAt: true },
    photos: photoIds,
    author: { select: { firstName: true, lastName: true } },
  },
} as const satisfies Prisma.ClaimEventFindManyArgs

export const ownColumns = { ...claimColumns, events: buyersEvents } as const satisfies Prisma.ClaimSelect

type Row = Prisma.ClaimGetPayload<{ select: typeof claimColumns }>
type OwnRow = Prisma.ClaimGetPayload<{ select: typeof ownColumns }>

const Area = z.enum(codesOf(claimAreas))
const PanelCode = z.enum(codesOf(panels))

export const itemView = ({ photos, since, ...item }: Row['items'][number]): ClaimItem => ({
  area: Area.parse(item.area),
  panel: item.panel === null ? null : PanelCode.parse(item.panel),
  damageId: item.damageId,
  description: item.description,
  since: since && dayOfDate(since),
  photos: idsOf(photos),
})

/** The facts of a claim that both sides see. */
export function claimView(row: Row) {
  const items = row.items.map(itemView)
  return {
    ...{ id: row.publicId, version: row.version, km: row.km, reason: row.reason, items },
    number: claimNumber(row.id),
    title: claimTitle(items),
    state: ClaimState.parse(row.state),
    wanted: row.wanted?.toNumber() ?? null,
    amount: row.amount?.toNumber() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

type EventRow = Pick<OwnRow['events'][number], 'event' | 'text' | 'amount' | 'photos' | 'createdAt'>

export const eventView = ({ event, text, amount, photos, createdAt }: EventRow) => ({
  event: event === null ? null : t(claimEvents[ClaimEventName.parse(event)]),
  text,
  amount: amount?.toNumber() ?? null,
  photos: idsOf(photos),
  at: createdAt.toISOString(),
})

const senders: Record<string, OwnClaim['messages'][number]['from']> = { buyer: 'buyer', house: 'house' }

/** A claim for the company that filed it, in the language of the running request; colleagues of the house stay unnamed. */
export const ownClaim = ({ events, ...row }: OwnRow): OwnClaim => ({
  ...claimView(row),
  messages: events.map(({ kind, author, ...event }) => ({
    from: senders[kind] ?? 'system',
    author: kind === 'buyer' && author ? personName(author) : null,
    ...eventView(event),
  })),
})
