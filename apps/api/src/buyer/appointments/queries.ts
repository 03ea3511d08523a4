import type { AppointmentCalendar, BlockedDate } from '@portal/contract/buyer/enquiries'
import {
  addDays,
  appointmentMessages,
  dateOfDay,
  dayOfDate,
  freeTimes,
  instantOf,
  isWeekend,
  timeOf,
  timesOn,
  today,
} from '@portal/domain/buyer/appointment'
import { timeZone } from '@portal/domain/values/constants'
import { holidaysBetween, holidaysOf } from '@portal/domain/values/holidays'
import { t } from '@portal/domain/values/text'
import type { Db } from '../../plugins/db.ts'
import { blockedHours, timesIn } from '../../site/blocked-hours/queries.ts'

/** How far in advance a viewing can be requested. */
const horizonDays = 180

export const lastBookableDay = (now: Date) => addDays(today(now), horizonDays)

/** The operator's own blocked days, oldest first (U-08). */
export async function blockedDates(db: Db): Promise<BlockedDate[]> {
  const rows = await db.blockedDate.findMany({ orderBy: { date: 'asc' } })
  return rows.map(({ date, reason }) => ({ date: dayOfDate(date), reason }))
}

/** Why a day is unavailable: weekend, public holiday of Hessen or blocked by the operator; undefined = available. */
export async function reasonAgainst(db: Db, day: string): Promise<string | undefined> {
  if (isWeekend(day)) return t('Am Wochenende sind keine Termine möglich.')
  const holiday = (await holidaysOf(Number(day.slice(0, 4)))).get(day)
  if (holiday) return t`Am Feiertag (${holiday}) sind keine Termine möglich.`
  const blocked = await db.blockedDate.findUnique({ where: { date: dateOfDay(day) } })
  return blocked ? appointmentMessages.blocked : undefined
}

/** The time of a cancelled appointment, and of one of a closed enquiry, is free again. */
const isBooked = { state: { not: 'closed' }, appointmentState: { not: 'cancelled' } }

/** Pick-ups of sold vehicles take the same times. */
const isCollected = { state: 'open' }

/** The number of appointments at an instant, pick-ups included. */
export const bookedAt = async (db: Db, appointmentAt: Date) =>
  (await db.enquiry.count({ where: { appointmentAt, ...isBooked } })) +
  (await db.pickUpPass.count({ where: { appointmentAt, ...isCollected } }))

const localFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** ISO date and 'HH:MM' of an instant in Germany. */
export function localDayAndTime(instant: Date) {
  const [day = '', time = ''] = localFormat.format(instant).split(' ')
  return { day, time }
}

/** Times that are fully booked or blocked, by day. */
async function fullTimes(db: Db, from: string, capacity: number) {
  const appointmentAt = { gte: instantOf(from, timeOf(0)) }
  const visits = await db.enquiry.groupBy({
    by: ['appointmentAt'],
    where: { appointmentAt, ...isBooked },
    _count: true,
  })
  const pickUps = await db.pickUpPass.groupBy({
    by: ['appointmentAt'],
    where: { appointmentAt, ...isCollected },
    _count: true,
  })
  const booked = new Map<number, number>()
  for (const { appointmentAt: at, _count } of [...visits, ...pickUps])
    if (at) booked.set(at.getTime(), (booked.get(at.getTime()) ?? 0) + _count)
  const full: Record<string, string[]> = {}
  for (const [at, count] of booked) {
    if (count < capacity) continue
    const { day, time } = localDayAndTime(new Date(at))
    full[day] = [...(full[day] ?? []), time]
  }
  for (const hours of await blockedHours(db, from))
    full[hours.date] = [...(full[hours.date] ?? []), ...timesIn(hours)]
  for (const [day, times] of Object.entries(full)) full[day] = [...new Set(times)].sort()
  return full
}

/** Gives the reason why a day between two ISO dates is closed, for display; undefined for an open day. */
export async function closedDays(db: Db, first: string, last: string) {
  const blocked = new Map((await blockedDates(db)).map(({ date, reason }) => [date, reason ?? 'Gesperrt']))
  const holidays = await holidaysBetween(first, last)
  return (day: string) => (isWeekend(day) ? 'Wochenende' : (holidays.get(day) ?? blocked.get(day)))
}

/**
 * The days and times of the next months by the server's clock. A day without a time left is blocked.
 * @param capacity appointments per quarter hour, an operator setting
 */
export async function appointmentCalendar(db: Db, now: Date, capacity: number): Promise<AppointmentCalendar> {
  const first = today(now)
  const lastDay = lastBookableDay(now)
  const reasonOf = await closedDays(db, first, lastDay)
  const full = await fullTimes(db, first, capacity)
  const blocked: AppointmentCalendar['blocked'] = []
  for (let day = first; day <= lastDay; day = addDays(day, 1)) {
    const reason =
      reasonOf(day) ?? (freeTimes(now, day, full[day]).length === 0 ? t('Keine Zeit frei') : undefined)
    if (reason) blocked.push({ date: day, reason })
  }
  return {
    today: first,
    lastDay,
    blocked,
    timesToday: timesOn(now, first),
    full,
  }
}
