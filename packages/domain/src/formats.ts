import { timeZone } from './constants.ts'

/** How figures and dates read in pages and mails: German, in German time; spaces before units do not break. */
const grouped = new Intl.NumberFormat('de-DE')
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** A browser takes milliseconds to make a format of dates, which most pages do without. */
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
export const countText = (count: number) => grouped.format(count)

/** @returns '123.456 km' (B-07). */
export const kmText = (km: number) => `${grouped.format(km)}\u00a0km`

/** @returns '22.490 €'. */
export const euroText = (euro: number) => euros.format(euro)

/** @returns '22.490,00 €'. */
export const euroCentText = (euro: number) => cents.format(euro)

/** @returns '04 / 2022' for an ISO date (B-06). */
export const registrationText = (isoDate: string) => `${isoDate.slice(5, 7)} / ${isoDate.slice(0, 4)}`

/** @returns '17.06.2025' for an instant. */
export const dayText = (instant: string | Date) => day(instant)

/** @returns '17.06.2025, 10:30 Uhr' for an instant. */
export const momentText = (instant: string | Date) => `${moment(instant)} Uhr`
