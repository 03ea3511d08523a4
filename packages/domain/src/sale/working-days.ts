import { addDays, isWeekend } from '../buyer/appointment.ts'

/** Working days of Europe/Berlin; days are ISO dates. */

/** Whether a day is no working day for another reason than the weekend. */
export type Holidays = { has: (day: string) => boolean }

/** Whether a day is no working day. */
export const isFree = (day: string, holidays: Holidays) => isWeekend(day) || holidays.has(day)

/** The working day so many working days after a day, which may itself be none. */
export function afterWorkingDays(day: string, count: number, holidays: Holidays): string {
  let reached = day
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1)
    if (!isFree(reached, holidays)) left--
  }
  return reached
}

/** The number of working days after a day, up to and with the last one. */
export function workingDaysLeft(day: string, last: string, holidays: Holidays): number {
  let count = 0
  for (let next = addDays(day, 1); next <= last; next = addDays(next, 1)) if (!isFree(next, holidays)) count++
  return count
}
