import type { AppointmentCalendar, Enquiry } from '@portal/contract/buyer/enquiries'
import {
  addDays,
  type appointmentMessages,
  dayOfWire,
  lastMinute,
  minuteOf,
  quarterHours,
  stepMinutes,
  wireOfDay,
} from '@portal/domain/buyer/appointment'
import { dateFormat, dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'

const allTimes = quarterHours()

export type Verdict = 'ok' | keyof typeof appointmentMessages

/** '24.12.2026' as '2026-12-24', as well with slashes; undefined while incomplete or invalid. */
export const isoDay = (typed: string) => dayOfWire(typed.trim().replaceAll(/[./]/g, '-'))

/** '2026-12-24' as '24.12.2026', as it is typed in every language. */
export const typedDay = (day: string) => wireOfDay(day).replaceAll('-', '.')

/** The quarter hours of a day that can still be booked. */
export const timesOf = (calendar: AppointmentCalendar, day: string) =>
  day === calendar.today ? calendar.timesToday : allTimes

/** The quarter hours of a day that are neither over nor fully booked. */
export const freeTimesOf = (calendar: AppointmentCalendar, day: string) =>
  timesOf(calendar, day).filter((time) => !calendar.full[day]?.includes(time))

/** The first free quarter hour of a day, preselected for a new day (F-19). */
export const earliestOf = (calendar: AppointmentCalendar, day: string) => freeTimesOf(calendar, day)[0] ?? ''

export const isBlocked = (calendar: AppointmentCalendar, day: string) =>
  day < calendar.today || day > calendar.lastDay || calendar.blocked.some(({ date }) => date === day)

/** The first day with a free time; undefined when there is none. */
export function firstFreeDay(calendar: AppointmentCalendar): string | undefined {
  for (let day = calendar.today; day <= calendar.lastDay; day = addDays(day, 1))
    if (!isBlocked(calendar, day)) return day
  return undefined
}

/** Validates day and time with the server's calendar; without the calendar, all are valid. */
export function verdictOf(calendar: AppointmentCalendar | undefined, day: string, time: string): Verdict {
  if (!calendar) return 'ok'
  if (isBlocked(calendar, day)) return 'blocked'
  const minute = minuteOf(time)
  if (minute === undefined || minute % stepMinutes !== 0) return 'invalid'
  if (minute > lastMinute) return 'tooLate'
  if (!timesOf(calendar, day).includes(time)) return 'tooEarly'
  return calendar.full[day]?.includes(time) ? 'full' : 'ok'
}

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' })

/** 'Dienstag, 17.06.2025 um 10:30 Uhr' */
export const appointmentText = (day: string, time: string) =>
  t`${weekday(`${day}T00:00:00Z`)}, ${dayText(day)} um ${time} Uhr`

export const stateLooks: Record<Enquiry['state'], string> = {
  open: 'warn',
  'in-work': 'warn',
  answered: 'ok',
  closed: '',
}

export const appointmentLabels: Record<Enquiry['appointmentState'], string> = {
  requested: t('Wunschtermin'),
  confirmed: t('Bestätigter Termin'),
  cancelled: t('Abgesagter Termin'),
}
