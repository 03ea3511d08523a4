import type { BlockedHours } from '@portal/contract/site/blocked-hours'
import { dateOfDay, dayOfDate, quarterHours } from '@portal/domain/buyer/appointment'
import type { Db } from '../../plugins/db.ts'

/** The blocked hours from a day on, in their order. */
export async function blockedHours(db: Db, from: string): Promise<BlockedHours[]> {
  const rows = await db.blockedHours.findMany({
    where: { date: { gte: dateOfDay(from) } },
    orderBy: [{ date: 'asc' }, { from: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ date, ...row }) => ({ ...row, date: dayOfDate(date) }))
}

/** Whether the house has blocked a time ('HH:MM') of a day. */
export async function isBlockedAt(db: Db, day: string, time: string): Promise<boolean> {
  const where = { date: dateOfDay(day), from: { lte: time }, until: { gt: time } }
  return (await db.blockedHours.count({ where })) > 0
}

/** The quarter hours ('HH:MM') within blocked hours. */
export const timesIn = ({ from, until }: BlockedHours) =>
  quarterHours().filter((time) => time >= from && time < until)
