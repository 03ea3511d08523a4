import { type ClaimEntry, ClaimEvent } from '@portal/contract/house/claim-desk'
import { ClaimState } from '@portal/contract/sale/claims'
import { personName } from '@portal/domain/accounts/person-name'
import { claimNumber, claimTitle } from '@portal/domain/sale/claim-items'
import { isHousesTurn } from '@portal/domain/sale/claim-states'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { collectionColumns } from '../../sale/claims/queries.ts'
import { claimColumns, eventView, itemView } from '../../sale/claims/view.ts'

const person = { select: { id: true, firstName: true, lastName: true } } as const

export const entryColumns = {
  ...{ id: true, publicId: true, state: true, dueAt: true, createdAt: true },
  items: claimColumns.items,
  holder: person,
  purchase: { select: { gwnummer: true, partner_number: true } },
} as const satisfies Prisma.ClaimSelect

export const deskColumns = {
  ...claimColumns,
  ...{ purchaseId: true, holder: person, filedBy: person },
  invoice: { select: { number: true } },
  purchase: {
    select: {
      ...{
        id: true,
        publicId: true,
        gwnummer: true,
        partner_number: true,
        fin: true,
        maker: true,
        model: true,
      },
      ...{ price: true, conditionVersion: true },
      ...collectionColumns,
    },
  },
  events: { orderBy: { id: 'asc' }, include: { author: person, photos: { select: { id: true } } } },
} as const satisfies Prisma.ClaimSelect

type EntryRow = Prisma.ClaimGetPayload<{ select: typeof entryColumns }>
export type DeskRow = Prisma.ClaimGetPayload<{ select: typeof deskColumns }>

/** A claim in the list of the house. */
export function entryView(
  row: Pick<EntryRow, Exclude<keyof EntryRow, 'purchase'>> & { purchase: { gwnummer: string } },
  company: string | null,
  now: Date,
): ClaimEntry {
  const state = ClaimState.parse(row.state)
  return {
    id: row.publicId,
    number: claimNumber(row.id),
    title: claimTitle(row.items.map(itemView)),
    state,
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    isOverdue: isHousesTurn(state) && row.dueAt !== null && row.dueAt < now,
    gwnummer: row.purchase.gwnummer,
    company,
    holder: row.holder && { id: row.holder.id, name: personName(row.holder) },
  }
}

export const deskEvent = ({ id, kind, author, ...event }: DeskRow['events'][number]): ClaimEvent => ({
  ...{ id, kind: ClaimEvent.shape.kind.parse(kind), author: author && personName(author) },
  ...eventView(event),
})
