import type { AppointmentCalendar } from '@portal/contract/buyer/enquiries'
import { type CalendarPickUp, CalendarPlace } from '@portal/contract/house/appointment-desk'
import { closingMinute } from '@portal/contract/site/blocked-hours'
import {
  firstMinute,
  lastMinute,
  minuteOf,
  quarterHours,
  stepMinutes,
} from '@portal/domain/buyer/appointment'
import { readerLocale } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { freeTimesOf, isBlocked } from '../../buyer/enquiries/facts.ts'

const choicesUntil = (minute: number) =>
  quarterHours(minute).map((value) => ({ value, label: t`${value} Uhr` }))

const bookableTimes = choicesUntil(lastMinute)

/**
 * The times offered for an appointment on a day: the free ones, and the one it has. All times without the calendar and
 * on a day without a free time, whose reason the server names.
 */
export function timeChoices(calendar: AppointmentCalendar | undefined, day: string, own?: string) {
  if (!calendar || isBlocked(calendar, day)) return bookableTimes
  const free = freeTimesOf(calendar, day)
  return bookableTimes.filter(({ value }) => value === own || free.includes(value))
}

/** The times at which a blocked period can begin or end. */
export const blockableTimes = choicesUntil(closingMinute)

const appointmentMinutes = 60

/** Whether an appointment, which takes an hour, overlaps a period of its day. @param time its start, 'HH:MM' */
export function overlaps(time: string, { from, until }: { from: string; until: string }): boolean {
  const begin = minuteOf(time) ?? 0
  return begin < (minuteOf(until) ?? 0) && begin + appointmentMinutes > (minuteOf(from) ?? 0)
}

/** The day and span named in an address; this week if they are invalid. */
export const placeOf = (query: URLSearchParams): CalendarPlace =>
  CalendarPlace.safeParse({
    day: query.get('day') ?? undefined,
    span: query.get('span') ?? undefined,
  }).data ?? { span: 'week' }

/** The row of the grid (from 1) where an appointment begins, one row for a quarter of an hour. */
export const rowOf = (time: string) =>
  Math.max(0, Math.floor(((minuteOf(time) ?? firstMinute) - firstMinute) / stepMinutes)) + 1

const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(readerLocale(), { timeZone: 'UTC', ...options })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** 'Mi., 25.11.' */
export const shortDay = dayFormat({ weekday: 'short', day: '2-digit', month: '2-digit' })
/** 'Mittwoch, 25. November 2026' */
export const longDay = dayFormat({ dateStyle: 'full' })

const dateText = dayFormat({ dateStyle: 'long' })

/** The shown period: a day, or the first and last day of the week; empty without days. */
export function spanText(days: readonly { date: string }[]): string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined) return ''
  if (first === last) return longDay(first)
  const [firstDay, month, year] = dateText(first).split(' ')
  const [, lastMonth, lastYear] = dateText(last).split(' ')
  const begin = [firstDay, ...(year !== lastYear ? [month, year] : month !== lastMonth ? [month] : [])]
  return t`${begin.join(' ')} bis ${dateText(last)}`
}

/** Label and look of a pick-up in the calendar. */
export function pickUpState({ isCollected, isPast }: Pick<CalendarPickUp, 'isCollected' | 'isPast'>) {
  if (isCollected) return { label: t('Abgeholt'), look: 'ok' }
  return isPast ? { label: t('Nicht abgeholt'), look: 'off' } : { label: t('Abholung'), look: 'run' }
}
