import type { PushDevice } from '@portal/contract/push'
import type { Db } from '../../plugins/db.ts'

/** The devices of an account that get notifications, newest first. */
export async function devicesOf(db: Db, accountId: number, deviceHash: string | null): Promise<PushDevice[]> {
  const rows = await db.pushDevice.findMany({
    where: { accountId },
    orderBy: { id: 'desc' },
    select: { id: true, name: true, deviceHash: true, createdAt: true, lastSentAt: true },
  })
  return rows.map(({ id, name, createdAt, lastSentAt, ...row }) => ({
    id,
    name,
    isThisDevice: row.deviceHash === deviceHash,
    createdAt: createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
  }))
}
