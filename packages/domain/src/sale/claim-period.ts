import { instantOf, timeOf, today } from '../buyer/appointment.ts'
import { minuteMs } from '../values/durations.ts'
import { t } from '../values/text.ts'
import { afterWorkingDays, type Holidays, isFree } from './working-days.ts'

/** Periods of claims in working days of Europe/Berlin; days are ISO dates. */

export type ClaimPeriod =
  | { state: 'off' | 'waiting'; lastDay: null }
  /** A defect can be reported up to the end of `lastDay`. */
  | { state: 'open' | 'over'; lastDay: string }

type Collected = {
  /** The day of the collection; null while the vehicle has not been collected. */
  collectedOn: string | null
  /** Working days; 0 = no claims. */
  days: number
  holidays: Holidays
  now: Date
}

/** Whether defects of a vehicle can be reported. */
export function claimPeriod({ collectedOn, days, holidays, now }: Collected): ClaimPeriod {
  if (days === 0) return { state: 'off', lastDay: null }
  if (collectedOn === null) return { state: 'waiting', lastDay: null }
  const lastDay = afterWorkingDays(collectedOn, days, holidays)
  return { state: today(now) > lastDay ? 'over' : 'open', lastDay }
}

const answerTime = '12:00'

/** When the house answers at the latest: at noon, some working days after today. */
export const answerDue = (now: Date, days: number, holidays: Holidays) =>
  instantOf(afterWorkingDays(today(now), days, holidays), answerTime)

const minuteOfDay = (instant: Date, day: string) =>
  Math.floor((instant.getTime() - instantOf(day, timeOf(0)).getTime()) / minuteMs)

/** The end of a period that was stopped with some time left and goes on now; never on a day off. */
export function resumedDue(now: Date, leftMs: number, holidays: Holidays): Date {
  const due = new Date(now.getTime() + leftMs)
  const day = today(due)
  if (!isFree(day, holidays)) return due
  return instantOf(afterWorkingDays(day, 1, holidays), timeOf(minuteOfDay(due, day)))
}

/** Why no defect can be reported; null while it can. */
export function claimPeriodText({ state, lastDay }: Pick<ClaimPeriod, 'state' | 'lastDay'>): string | null {
  if (state === 'open') return null
  if (state === 'over' && lastDay)
    return t`Die Frist ist am ${lastDay.slice(8)}.${lastDay.slice(5, 7)}. abgelaufen. Bitte anrufen.`
  return state === 'waiting'
    ? t('Das Fahrzeug ist noch nicht abgeholt. Danach können Sie hier Mängel melden.')
    : t('Im Portal werden keine Reklamationen angenommen. Bitte anrufen.')
}
