import type { AppointmentCalendar, BlockedDate } from '@portal/contract/enquiries'
import { appointmentMessages, instantOf, isWeekend, timeOf, timesOn, today } from '@portal/domain/appointment'
import { timeZone } from '@portal/domain/constants'
import { dayMs } from '@portal/domain/durations'
import { holidaysBetween, holidaysOf } from '@portal/domain/holidays'
import type { Db } from '../../plugins/db.ts'
import { blockedHours, timesIn } from '../blocked-hours/queries.ts'

/** How far in advance a viewing can be requested. */
const horizonDays = 180

const isoDay = (date: Date) => date.toISOString().slice(0, 10)
/** The ISO day some days later. */
export const addDays = (day: string, days: number) =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))

export const lastBookableDay = (now: Date) => addDays(today(now), horizonDays)

/** The operator's own blocked days, oldest first (U-08). */
export async function blockedDates(db: Db): Promise<BlockedDate[]> {
  const rows = await db.blockedDate.findMany({ orderBy: { date: 'asc' } })
  return rows.map(({ date, reason }) => ({ date: isoDay(date), reason }))
}

/** Why a day is unavailable: weekend, public holiday of Hessen or blocked by the operator; undefined = available. */
export async function reasonAgainst(db: Db, day: string): Promise<string | undefined> {
  if (isWeekend(day)) return 'Am Wochenende sind keine Termine möglich.'
  const holiday = (await holidaysOf(Number(day.slice(0, 4)))).get(day)
  if (holiday) return `Am Feiertag (${holiday}) sind keine Termine möglich.`
  const blocked = await db.blockedDate.findUnique({ where: { date: new Date(`${day}T00:00:00Z`) } })
  return blocked ? appointmentMessages.blocked : undefined
}

/** Cancelled appointments and those of closed enquiries are free again. */
const isBooked = { state: { not: 'closed' }, appointmentState: { not: 'cancelled' } }

/** The number of appointments at an instant. */
export const bookedAt = (db: Db, appointmentAt: Date) =>
  db.enquiry.count({ where: { appointmentAt, ...isBooked } })

const localParts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** Times that are fully booked or blocked, by day. */
async function fullTimes(db: Db, from: string, capacity: number) {
  const taken = await db.enquiry.groupBy({
    by: ['appointmentAt'],
    where: { appointmentAt: { gte: instantOf(from, timeOf(0)) }, ...isBooked },
    _count: true,
  })
  const full: Record<string, string[]> = {}
  for (const { appointmentAt, _count } of taken) {
    if (!appointmentAt || _count < capacity) continue
    const [day = '', time = ''] = localParts.format(appointmentAt).split(' ')
    full[day] = [...(full[day] ?? []), time]
  }
  for (const hours of await blockedHours(db, from))
    full[hours.date] = [...(full[hours.date] ?? []), ...timesIn(hours)]
  for (const [day, times] of Object.entries(full)) full[day] = [...new Set(times)].sort()
  return full
}

/**
 * The days and times of the next months by the server's clock.
 * @param capacity appointments per quarter hour, an operator setting
 */
export async function appointmentCalendar(db: Db, now: Date, capacity: number): Promise<AppointmentCalendar> {
  const first = today(now)
  const lastDay = lastBookableDay(now)
  const own = new Map((await blockedDates(db)).map(({ date, reason }) => [date, reason ?? 'Gesperrt']))
  const holidays = await holidaysBetween(first, lastDay)
  const blocked: AppointmentCalendar['blocked'] = []
  for (let day = first; day <= lastDay; day = addDays(day, 1)) {
    const reason = isWeekend(day) ? 'Wochenende' : (holidays.get(day) ?? own.get(day))
    if (reason) blocked.push({ date: day, reason })
  }
  return {
    today: first,
    lastDay,
    blocked,
    timesToday: timesOn(now, first),
    full: await fullTimes(db, first, capacity),
  }
}
