import {
  NotificationRhythm,
  NotificationState,
  type SearchNotification,
} from '@portal/contract/search/notifications'
import { Criteria } from '@portal/domain/search/criteria'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'

export const withMatchCount = { _count: { select: { matches: true } } } as const
type Row = Prisma.SearchNotificationGetPayload<{ include: typeof withMatchCount }>

/** A search notification for its owner. */
export const notificationView = (row: Row): SearchNotification => ({
  id: row.id,
  name: row.name,
  user_email: row.user_email,
  state: NotificationState.parse(row.state),
  rhythm: NotificationRhythm.parse(row.rhythm),
  criteria: Criteria.parse(row.criteria),
  createdAt: row.createdAt.toISOString(),
  matches: row._count.matches,
})

/** The caller's search notifications that are not cancelled, latest first. */
export async function notificationsOf(db: Db, accountId: number): Promise<SearchNotification[]> {
  const rows = await db.searchNotification.findMany({
    where: { accountId, state: { not: 'cancelled' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: withMatchCount,
  })
  return rows.map(notificationView)
}

/** The current generation of the stock; 0 before the first delivery. */
export async function stockGenerationOf(db: Db): Promise<number> {
  const row = await db.stockGeneration.findUnique({ where: { id: 1 }, select: { generation: true } })
  return row?.generation ?? 0
}
