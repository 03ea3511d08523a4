import { TZDate } from '@date-fns/tz'
import { timeZone } from '../values/constants.ts'
import { dayMs } from '../values/durations.ts'
import { t } from '../values/text.ts'

/**
 * When a viewing may begin (specification sections 4 and 5, requirements F-16 to F-28). All rules use the local time of
 * Europe/Berlin; `now` is the server's instant. Times are 'HH:MM', days ISO dates, minutes count from midnight.
 */
export const firstMinute = 10 * 60
export const lastMinute = 16 * 60
export const stepMinutes = 15

export const paymentOptions = [
  { value: 'BELIEBIG', label: t('Beliebig') },
  { value: 'UEBERWEISUNG', label: t('Überweisung') },
  { value: 'BARZAHLUNG', label: t('Barzahlung') },
] as const

const two = (value: number) => String(value).padStart(2, '0')

export const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** 'HH:MM' as minutes from midnight; undefined for anything else. */
export function minuteOf(time: string): number | undefined {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** The quarter hours of a day from 10:00 as 'HH:MM'. @param until the last one, in minutes from midnight */
export const quarterHours = (until = lastMinute) =>
  Array.from({ length: (until - firstMinute) / stepMinutes + 1 }, (_, step) =>
    timeOf(firstMinute + step * stepMinutes),
  )

/** Today's date in Germany. */
export function today(now: Date): string {
  const local = new TZDate(now, timeZone)
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
}

/**
 * The earliest minute of a day: 10:00, and on the same day at least three hours ahead, rounded up to the next quarter
 * (from minute 46 on that is the full hour four hours ahead). A result after the last minute means that no time is
 * left.
 */
export function earliestMinute(now: Date, day: string): number {
  if (day !== today(now)) return firstMinute
  const local = new TZDate(now, timeZone)
  const ahead = (local.getHours() + 3) * 60 + Math.ceil(local.getMinutes() / stepMinutes) * stepMinutes
  return Math.max(firstMinute, ahead)
}

/** The quarter hours still offered on a day. */
export function timesOn(now: Date, day: string): string[] {
  const times: string[] = []
  for (let minute = earliestMinute(now, day); minute <= lastMinute; minute += stepMinutes)
    times.push(timeOf(minute))
  return times
}

/** The quarter hours of a day that can still be booked: at least three hours ahead and not in `full`. */
export const freeTimes = (now: Date, day: string, full: readonly string[] = []): string[] =>
  timesOn(now, day).filter((time) => !full.includes(time))

/** The possible errors of a day or time, for the form and the server. */
export const appointmentMessages = {
  blocked: t('An diesem Tag sind keine Termine möglich.'),
  invalid: t('Bitte wählen Sie eine Uhrzeit im Abstand von 15 Minuten.'),
  tooEarly: t('Die Uhrzeit ist zu früh. Bitte beachten Sie die Öffnungszeiten und 3 Stunden Vorlauf.'),
  tooLate: t('Die Uhrzeit ist zu spät. Termine sind bis 16:00 Uhr möglich.'),
  full: t('Diese Uhrzeit ist bereits ausgebucht. Bitte wählen Sie eine andere.'),
} as const

export type TimeVerdict = 'ok' | 'invalid' | 'tooEarly' | 'tooLate'

/** Validates a time of day; only quarter hours are valid. */
export function judgeTime(now: Date, day: string, time: string): TimeVerdict {
  const minute = minuteOf(time)
  if (minute === undefined || minute % stepMinutes !== 0) return 'invalid'
  if (minute > lastMinute) return 'tooLate'
  return minute < earliestMinute(now, day) ? 'tooEarly' : 'ok'
}

/** An ISO date as the instant that `date` columns are read and written with. */
export const dateOfDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** The ISO date of a value of a `date` column. */
export const dayOfDate = (date: Date) => date.toISOString().slice(0, 10)

/** The ISO date some days after another; before it for a negative number. */
export const addDays = (day: string, days: number) =>
  dayOfDate(new Date(dateOfDay(day).getTime() + days * dayMs))

/** The wire's 'dd-mm-yyyy' (F-27) as an ISO date; undefined when there is no such day. */
export function dayOfWire(wire: string): string | undefined {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(wire)
  if (!match) return undefined
  const iso = `${match[3]}-${match[2]}-${match[1]}`
  const date = dateOfDay(iso)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** An ISO date as 'dd-mm-yyyy'. */
export const wireOfDay = (day: string) => day.split('-').reverse().join('-')

/** Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = dateOfDay(day).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** The instant of a German local day and time. */
export function instantOf(day: string, time: string): Date {
  const minute = minuteOf(time) ?? 0
  const [year, month, date] = day.split('-').map(Number)
  const local = new TZDate(
    year ?? 0,
    (month ?? 1) - 1,
    date ?? 1,
    Math.floor(minute / 60),
    minute % 60,
    timeZone,
  )
  return new Date(local.getTime())
}
