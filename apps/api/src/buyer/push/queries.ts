import { NoticeBy, type PushDevice } from '@portal/contract/buyer/push'
import type { Env } from '../../env.ts'
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

/** Whether the account has chosen notifications, mails or both. */
export async function noticeByOf(db: Db, accountId: number): Promise<NoticeBy> {
  const { noticeBy } = await db.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { noticeBy: true },
  })
  return NoticeBy.parse(noticeBy)
}

/** The devices that get a notification, and the delay of its mail in seconds, in which one of them may receive it. */
export type Notice = { deviceIds: number[]; mailDelayS: number }

export const mailOnly: Notice = { deviceIds: [], mailDelayS: 0 }

/** Long enough for some retries, short enough for a mail that is needed after all. */
const mailDelayS = 600

/** How an account is notified at present. Without a device, or without the operator's keys, by mail alone. */
export async function noticeOf(
  db: Db,
  { VAPID_PUBLIC_KEY }: Pick<Env, 'VAPID_PUBLIC_KEY'>,
  accountId: number,
): Promise<Notice> {
  const noticeBy = await noticeByOf(db, accountId)
  if (noticeBy === 'mail' || !VAPID_PUBLIC_KEY) return mailOnly
  const devices = await db.pushDevice.findMany({ where: { accountId }, select: { id: true } })
  if (devices.length === 0) return mailOnly
  return { deviceIds: devices.map(({ id }) => id), mailDelayS: noticeBy === 'push' ? mailDelayS : 0 }
}
