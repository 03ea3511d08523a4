import { dayMs } from './durations.ts'

/**
 * Public holidays of Hessen in a year as ISO dates with their names. Server only. The calendars of all countries take
 * some 15 MiB, so they are loaded when first needed.
 */
export async function holidaysOf(year: number): Promise<Map<string, string>> {
  const { default: Holidays } = await import('date-holidays')
  const hessen = new Holidays('DE', 'HE', { types: ['public'] })
  return new Map(hessen.getHolidays(year, 'de').map(({ date, name }) => [date.slice(0, 10), name]))
}

/** The holidays of all years from one ISO date to another. */
export async function holidaysBetween(first: string, last: string): Promise<Map<string, string>> {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  const years = await Promise.all(
    Array.from({ length: to - from + 1 }, (_, index) => holidaysOf(from + index)),
  )
  return new Map(years.flatMap((year) => [...year]))
}

/** More than the longest period in working days that can be set, with all days off in it. */
const horizonMs = 200 * dayMs

/** The holidays that a period in working days can meet. @param day the ISO date it begins on */
export const holidaysFrom = (day: string) =>
  holidaysBetween(day, new Date(Date.parse(day) + horizonMs).toISOString().slice(0, 10))
