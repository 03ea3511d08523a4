import {
  CalendarEntry,
  type CalendarPickUp,
  type CalendarPlace,
  type HouseCalendar,
} from '@portal/contract/house/appointment-desk'
import { addDays, dateOfDay, instantOf, isWeekend, today } from '@portal/domain/buyer/appointment'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { closedDays, localDayAndTime } from '../../buyer/appointments/queries.ts'
import { withVehicle } from '../../buyer/enquiries/view.ts'
import type { Db } from '../../plugins/db.ts'
import { blockedHours } from '../../site/blocked-hours/queries.ts'

const weekdays = 5
const daysOfWeek = 7

/** 0 = Monday. */
const weekdayOf = (day: string) => (dateOfDay(day).getUTCDay() + 6) % daysOfWeek

/** The days of a week or a day, and the first days of the spans before and after. */
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

/** Excludes appointments whose time is free again: cancelled ones, and future ones of closed enquiries. */
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
    const { day: date, time } = localDayAndTime(appointmentAt)
    const { hersteller, modellgruppe, modell } = vehicle
    const entry: CalendarEntry = {
      ...{ id: row.publicId, gwnummer: row.gwnummer, hersteller, modellgruppe, modell, time },
      state: CalendarEntry.shape.state.parse(row.appointmentState),
      isPast: appointmentAt < now,
      ...{ firstName: row.firstName, lastName: row.lastName },
      company: dealer?.company_name ?? null,
    }
    return [{ date, entry }]
  })
}

/** Pick-ups that are expected or done; those that were called off or replaced are not among them. */
async function pickUpsBetween(db: Db, first: string, last: string, now: Date) {
  const rows = await db.pickUpPass.findMany({
    where: {
      state: { in: ['open', 'used'] },
      appointmentAt: { gte: instantOf(first, '00:00'), lt: instantOf(addDays(last, 1), '00:00') },
    },
    orderBy: [{ appointmentAt: 'asc' }, { id: 'asc' }],
    select: {
      ...{ appointmentAt: true, state: true, name: true, firm: true },
      purchase: { select: { publicId: true, gwnummer: true, maker: true, model: true } },
    },
  })
  return rows.flatMap(({ appointmentAt, state, name, firm, purchase }) => {
    if (appointmentAt === null) return []
    const { day: date, time } = localDayAndTime(appointmentAt)
    const pickUp: CalendarPickUp = {
      ...{ id: purchase.publicId, gwnummer: purchase.gwnummer, time, isPast: appointmentAt < now },
      title: vehicleName(purchase.maker, purchase.model),
      isCollected: state === 'used',
      collector: [name, firm].filter(Boolean).join(', ') || null,
    }
    return [{ date, pickUp }]
  })
}

/** The appointments and pick-ups of a week or a day, and why days are closed. @param capacity appointments per quarter hour */
export async function houseCalendar(
  db: Db,
  place: CalendarPlace,
  now: Date,
  capacity: number,
): Promise<HouseCalendar> {
  const { days, previous, next } = daysOf(place, now)
  const [first = '', last = first] = [days[0], days.at(-1)]
  const entries = await entriesBetween(db, first, last, now)
  const pickUps = await pickUpsBetween(db, first, last, now)
  const hours = await blockedHours(db, first)
  const reasonOf = await closedDays(db, first, last)
  return {
    ...{ today: today(now), previous, next, capacity },
    days: days.map((day) => ({
      date: day,
      blockedHours: hours.filter(({ date }) => date === day),
      closed: reasonOf(day) ?? null,
      entries: entries.filter(({ date }) => date === day).map(({ entry }) => entry),
      pickUps: pickUps.filter(({ date }) => date === day).map(({ pickUp }) => pickUp),
    })),
  }
}
