import { getHolidays } from 'feiertagejs'

/** Public holidays of Hessen in a year as ISO dates with their names. */
export const holidaysOf = (year: number): Map<string, string> =>
  new Map(
    getHolidays(year, 'HE').map((holiday) => [
      // Noon UTC; its `dateString` depends on the time zone of the process.
      holiday.date.toISOString().slice(0, 10),
      holiday.translate() ?? holiday.name,
    ]),
  )
