import { CalendarEntry, type CalendarPlace, type HouseCalendar } from '@portal/contract/appointment-desk'
import { instantOf, isWeekend, today } from '@portal/domain/appointment'
import { timeZone } from '@portal/domain/constants'
import { holidaysBetween } from '@portal/domain/holidays'
import type { Db } from '../../plugins/db.ts'
import { addDays, blockedDates } from '../appointments/queries.ts'
import { blockedHours } from '../blocked-hours/queries.ts'
import { withVehicle } from '../enquiries/view.ts'

const weekdays = 5
const daysOfWeek = 7

/** 0 = Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % daysOfWeek

const localTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** The shown days, and the first ones of the spans before and after. */
function daysOf({ day, span }: CalendarPlace, now: Date) {
  const from = day ?? today(now)
  // At the weekend there are no appointments.
  const wanted = day === undefined && isWeekend(from) ? addDays(from, daysOfWeek - weekdayOf(from)) : from
  if (span === 'day') return { days: [wanted], previous: addDays(wanted, -1), next: addDays(wanted, 1) }
  const monday = addDays(wanted, -weekdayOf(wanted))
  return {
    days: Array.from({ length: weekdays }, (_, index) => addDays(monday, index)),
    previous: addDays(monday, -daysOfWeek),
    next: addDays(monday, daysOfWeek),
  }
}

/** Cancelled appointments and those of closed enquiries to come are free again. */
async function entriesBetween(db: Db, first: string, last: string, now: Date) {
  const rows = await db.enquiry.findMany({
    where: {
      appointmentAt: { gte: instantOf(first, '00:00'), lt: instantOf(addDays(last, 1), '00:00') },
      appointmentState: { not: 'cancelled' },
      OR: [{ state: { not: 'closed' } }, { appointmentAt: { lt: now } }],
    },
    orderBy: [{ appointmentAt: 'asc' }, { id: 'asc' }],
    include: { ...withVehicle, dealer: { select: { company_name: true } } },
  })
  return rows.flatMap(({ appointmentAt, vehicle, dealer, ...row }) => {
    if (appointmentAt === null) return []
    const [date = '', time = ''] = localTime.format(appointmentAt).split(' ')
    const { hersteller, modellgruppe } = vehicle
    const entry: CalendarEntry = {
      ...{ id: row.publicId, gwnummer: row.gwnummer, hersteller, modellgruppe, time },
      state: CalendarEntry.shape.state.parse(row.appointmentState),
      isPast: appointmentAt < now,
      ...{ firstName: row.firstName, lastName: row.lastName },
      company: dealer?.company_name ?? null,
    }
    return [{ date, entry }]
  })
}

/** The appointments of a week or a day with the days that are closed. */
export async function houseCalendar(
  db: Db,
  place: CalendarPlace,
  now: Date,
  capacity: number,
): Promise<HouseCalendar> {
  const { days, previous, next } = daysOf(place, now)
  const [first = '', last = first] = [days[0], days.at(-1)]
  const entries = await entriesBetween(db, first, last, now)
  const blocked = new Map((await blockedDates(db)).map(({ date, reason }) => [date, reason ?? 'Gesperrt']))
  const hours = await blockedHours(db, first)
  const holidays = await holidaysBetween(first, last)
  const closedBy = (day: string) =>
    isWeekend(day) ? 'Wochenende' : (holidays.get(day) ?? blocked.get(day) ?? null)
  return {
    ...{ today: today(now), previous, next, capacity },
    days: days.map((day) => ({
      date: day,
      blockedHours: hours.filter(({ date }) => date === day),
      closed: closedBy(day),
      entries: entries.filter(({ date }) => date === day).map(({ entry }) => entry),
    })),
  }
}
