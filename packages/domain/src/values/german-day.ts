import type { Language } from '../site/language.ts'
import { dayMs } from './durations.ts'

const hourMs = dayMs / 24

/** Since 1996 summer time begins and ends on the last Sundays of March and October, at one o'clock of UTC. */
function changeIn(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs
}

function isSummerTime(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear()
  return instant >= changeIn(year, 2) && instant < changeIn(year, 9)
}

/** The months in a date of medium length. German dates have figures only. */
const months: Record<Exclude<Language, 'de'>, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  nl: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
}

/**
 * The German day of an instant or an ISO date, '17.06.2025', as `Intl.DateTimeFormat` writes it with `dateStyle: 'medium'`.
 * A browser takes about 10 ms to create that, and every page of vehicles shows such days first.
 * @throws RangeError for a text that is no date
 */
export function germanDayText(date: string | Date, language: Language): string {
  const instant = new Date(date).getTime()
  const local = new Date(instant + (isSummerTime(instant) ? 2 : 1) * hourMs)
  const [year, month, day] = local.toISOString().slice(0, 10).split('-')
  if (language === 'de') return `${day}.${month}.${year}`
  return `${Number(day)} ${months[language].split(' ')[Number(month) - 1]} ${year}`
}
