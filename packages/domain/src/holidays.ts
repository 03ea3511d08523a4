import Holidays from 'date-holidays'

const hessen = new Holidays('DE', 'HE', { types: ['public'] })

/**
 * Public holidays of Hessen in a year as ISO dates with their names. Server only, because the calendar data is large.
 */
export function holidaysOf(year: number): Map<string, string> {
  return new Map(hessen.getHolidays(year, 'de').map(({ date, name }) => [date.slice(0, 10), name]))
}
