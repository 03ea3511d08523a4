import { CalendarPlace } from '@portal/contract/appointment-desk'
import { closingMinute } from '@portal/contract/blocked-hours'
import { firstMinute, minuteOf, timeOf } from '@portal/domain/appointment'

const stepMinutes = 15

/** The quarter hours between which times can be blocked. */
export const blockableTimes = Array.from(
  { length: (closingMinute - firstMinute) / stepMinutes + 1 },
  (_, quarter) => {
    const value = timeOf(firstMinute + quarter * stepMinutes)
    return { value, label: `${value} Uhr` }
  },
)

const appointmentMinutes = 60

/** Whether an appointment, which takes an hour, overlaps a time of its day. @param time when it begins, 'HH:MM' */
export function overlaps(time: string, { from, until }: { from: string; until: string }): boolean {
  const begin = minuteOf(time) ?? 0
  return begin < (minuteOf(until) ?? 0) && begin + appointmentMinutes > (minuteOf(from) ?? 0)
}

/** The shown days in an address; what does not fit is ignored. */
export const placeOf = (query: URLSearchParams): CalendarPlace =>
  CalendarPlace.safeParse({
    day: query.get('day') ?? undefined,
    span: query.get('span') ?? undefined,
  }).data ?? { span: 'week' }

/** The row of the grid (from 1) where an appointment begins, one row for a quarter of an hour. */
export const rowOf = (time: string) =>
  Math.max(0, Math.floor(((minuteOf(time) ?? firstMinute) - firstMinute) / stepMinutes)) + 1

const writer = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', ...options })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** 'Mi., 25.11.' */
export const shortDay = writer({ weekday: 'short', day: '2-digit', month: '2-digit' })
/** 'Mittwoch, 25. November 2026' */
export const longDay = writer({ dateStyle: 'full' })

const dateParts = writer({ dateStyle: 'long' })

/** What the page shows in words: a day, or the first and last day of the week. */
export function spanText(days: readonly { date: string }[]): string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined) return ''
  if (first === last) return longDay(first)
  const [firstDay, month, year] = dateParts(first).split(' ')
  const [, lastMonth, lastYear] = dateParts(last).split(' ')
  const begin = [firstDay, ...(year !== lastYear ? [month, year] : month !== lastMonth ? [month] : [])]
  return `${begin.join(' ')} bis ${dateParts(last)}`
}
