import { timeZone } from './constants.ts'
import { hourMs } from './durations.ts'

/**
 * Figures and dates of pages and mails: German, in German time, with non-breaking spaces before units. They are
 * formatted without `Intl`, because a browser takes 10 to 20 ms to create its first format, and every page shows figures
 * and dates first.
 */
function german(figure: string): string {
  const [whole = '', part] = figure.split('.')
  return part ? `${grouped(whole)},${part}` : grouped(whole)
}

/** A dot before every group of three digits. */
const grouped = (whole: string): string =>
  /\d{4}$/.test(whole) ? `${grouped(whole.slice(0, -3))}.${whole.slice(-3)}` : whole

/** Created on demand: a browser takes about 10 ms to create the first date format. */
function dateFormat(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return (instant: Date) => {
    made ??= new Intl.DateTimeFormat('de-DE', { ...options, timeZone })
    return made.format(instant)
  }
}
const earlyDay = dateFormat({ dateStyle: 'medium' })
const earlyMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** Since this year summer time has the same rule in the whole European Union (directive 94/21/EC). */
const ruleYear = 1996

/** 01:00 UTC on the last Sunday of a month with 31 days. */
function changeOfTime(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

/** The German wall clock as the UTC fields of a date; null before the rule of summer time, and for no valid date. */
function germanClock(instant: Date): Date | null {
  const year = instant.getUTCFullYear()
  if (!(year >= ruleYear)) return null
  const ms = instant.getTime()
  const isSummer = ms >= changeOfTime(year, 2) && ms < changeOfTime(year, 9)
  return new Date(ms + (isSummer ? 2 : 1) * hourMs)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const dayOf = (clock: Date) =>
  `${twoDigits(clock.getUTCDate())}.${twoDigits(clock.getUTCMonth() + 1)}.${clock.getUTCFullYear()}`

const momentOf = (clock: Date) =>
  `${dayOf(clock)}, ${twoDigits(clock.getUTCHours())}:${twoDigits(clock.getUTCMinutes())}`

/** @returns '1.284'. */
export const countText = (count: number) => german(count.toFixed())

/** @returns '123.456 km' (B-07). */
export const kmText = (km: number) => `${countText(km)}\u00a0km`

/** @returns '22.490 €'. */
export const euroText = (euro: number) => `${german(euro.toFixed())}\u00a0€`

/** @returns '22.490,00 €'. */
export const euroCentText = (euro: number) => `${german(euro.toFixed(2))}\u00a0€`

/** @returns '1,5' or '12.345': up to two decimals (E-28). */
export const figureText = (value: number) => german(String(Number(value.toFixed(2))))

/** @returns '7,99 %'. */
export const percentText = (value: number) => `${german(value.toFixed(2))}\u00a0%`

/** @returns '04 / 2022' for an ISO date (B-06). */
export const registrationText = (isoDate: string) => `${isoDate.slice(5, 7)} / ${isoDate.slice(0, 4)}`

/** @returns '17.06.2025' for an instant or an ISO date. */
export function dayText(instant: string | Date): string {
  const date = new Date(instant)
  const clock = germanClock(date)
  return clock ? dayOf(clock) : earlyDay(date)
}

/** @returns '17.06.2025, 10:30 Uhr' for an instant. */
export function momentText(instant: string | Date): string {
  const date = new Date(instant)
  const clock = germanClock(date)
  return `${clock ? momentOf(clock) : earlyMoment(date)} Uhr`
}
