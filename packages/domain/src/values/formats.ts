import type { Language } from '../site/language.ts'
import { timeZone } from './constants.ts'
import { germanDayText } from './german-day.ts'
import { readerLanguage, t } from './text.ts'

/**
 * Figures and dates of pages and mails in the reader's language, in German time. Numbers are formatted without
 * `Intl.NumberFormat`, because a browser takes about 20 ms to create the first one, and every page shows figures first; so are days.
 */

/** The sign between thousands and the decimal sign. */
const separators: Record<Language, string> = { de: '.,', en: ',.', pl: '\u00a0,', fr: '\u202f,', nl: '.,' }

/** The locale of the reader's language for `Intl`. */
export const readerLocale = () => (readerLanguage() === 'en' ? 'en-GB' : readerLanguage())

/** A sign before every group of three digits. */
const grouped = (whole: string, sign: string): string =>
  /\d{4}$/.test(whole) ? grouped(whole.slice(0, -3), sign) + sign + whole.slice(-3) : whole

function local(figure: string): string {
  const language = readerLanguage()
  const [whole = '', part] = figure.split('.')
  // Polish divides figures of five and more digits only.
  const isDivided = language !== 'pl' || /\d{5}/.test(whole)
  const [group = '', decimal] = separators[language]
  const divided = isDivided ? grouped(whole, group) : whole
  return part ? divided + decimal + part : divided
}

function euro(figure: string): string {
  const language = readerLanguage()
  if (language === 'en') return `€${local(figure)}`
  return language === 'nl' ? `€\u00a0${local(figure)}` : `${local(figure)}\u00a0€`
}

const spaceBeforePercent: Partial<Record<Language, string>> = { de: '\u00a0', fr: '\u202f' }

/** Created on demand: a browser takes milliseconds to create a date format, which most pages do not need. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (instant: string | Date) => {
    const locale = readerLocale()
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
    made.set(locale, format)
    return format.format(new Date(instant))
  }
}
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** @returns '1.284'. */
export const countText = (count: number) => local(count.toFixed())

/** @returns '1 Zeile' or '1.284 Zeilen'. */
export const countedText = (count: number, one: string, many: string) =>
  `${countText(count)} ${count === 1 ? one : many}`

/** @returns '123.456 km' (B-07). */
export const kmText = (km: number) => `${countText(km)}\u00a0km`

/** @returns '22.490 €'. */
export const euroText = (amount: number) => euro(amount.toFixed())

/** @returns '22.490,00 €'. */
export const euroCentText = (amount: number) => euro(amount.toFixed(2))

/** @returns '1,5' or '12.345': up to two decimals (E-28). */
export const figureText = (value: number) => local(String(Number(value.toFixed(2))))

/** @returns '7,99 %'. */
export const percentText = (value: number) =>
  `${local(value.toFixed(2))}${spaceBeforePercent[readerLanguage()] ?? ''}%`

/** @returns '04 / 2022' for an ISO date (B-06). */
export const registrationText = (isoDate: string) => `${isoDate.slice(5, 7)} / ${isoDate.slice(0, 4)}`

/** @returns '17.06.2025' for an instant or an ISO date. */
export const dayText = (instant: string | Date) => germanDayText(instant, readerLanguage())

/** @returns '17.06.2025, 10:30 Uhr' for an instant. */
export const momentText = (instant: string | Date) => t`${moment(instant)} Uhr`
