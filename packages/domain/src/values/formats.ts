import { timeZone } from './constants.ts'

/**
 * Figures and dates of pages and mails: German, in German time, with non-breaking spaces before units. Numbers are
 * formatted without `Intl.NumberFormat`, because a browser takes about 20 ms to create the first one, and every page
 * shows figures first.
 */
function german(figure: string): string {
  const [whole = '', part] = figure.split('.')
  return part ? `${grouped(whole)},${part}` : grouped(whole)
}

/** A dot before every group of three digits. */
const grouped = (whole: string): string =>
  /\d{4}$/.test(whole) ? `${grouped(whole.slice(0, -3))}.${whole.slice(-3)}` : whole

/** Created on demand: a browser takes milliseconds to create a date format, which most pages do not need. */
function dateFormat(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return (instant: string | Date) => {
    made ??= new Intl.DateTimeFormat('de-DE', { ...options, timeZone })
    return made.format(new Date(instant))
  }
}
const day = dateFormat({ dateStyle: 'medium' })
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** @returns '1.284'. */
export const countText = (count: number) => german(count.toFixed())

/** @returns '1 Zeile' or '1.284 Zeilen'. */
export const countedText = (count: number, one: string, many: string) =>
  `${countText(count)} ${count === 1 ? one : many}`

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
export const dayText = (instant: string | Date) => day(instant)

/** @returns '17.06.2025, 10:30 Uhr' for an instant. */
export const momentText = (instant: string | Date) => `${moment(instant)} Uhr`
