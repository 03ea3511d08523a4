import type { BlockedHours } from '@portal/contract/blocked-hours'
import { quarterHours } from '@portal/domain/appointment'
import type { Db } from '../../plugins/db.ts'

/** The blocked hours from a day on, in their order. */
export async function blockedHours(db: Db, from: string): Promise<BlockedHours[]> {
  const rows = await db.blockedHours.findMany({
    where: { date: { gte: new Date(`${from}T00:00:00Z`) } },
    orderBy: [{ date: 'asc' }, { from: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ date, ...row }) => ({ ...row, date: date.toISOString().slice(0, 10) }))
}

/** Whether the house has blocked a time ('HH:MM') of a day. */
export async function isBlockedAt(db: Db, day: string, time: string): Promise<boolean> {
  const where = { date: new Date(`${day}T00:00:00Z`), from: { lte: time }, until: { gt: time } }
  return (await db.blockedHours.count({ where })) > 0
}

/** The quarter hours that blocked hours take away. */
export const timesIn = ({ from, until }: BlockedHours) =>
  quarterHours().filter((time) => time >= from && time < until)
