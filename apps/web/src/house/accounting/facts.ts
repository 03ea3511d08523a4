import { t } from '@portal/domain/values/text'

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/**
 * The month before a day.
 * @param today as ISO date
 */
export function monthBefore(today: string): { from: string; to: string } {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCDate(0)
  const to = first.toISOString().slice(0, 10)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/** What is wrong with a period, by its field; the API refuses more than a year too. */
export function periodFlaws({ from, to }: { from: string; to: string }): { from?: string; to?: string } {
  if (!isoDay.test(from)) return { from: t('Bitte den ersten Tag angeben.') }
  if (!isoDay.test(to)) return { to: t('Bitte den letzten Tag angeben.') }
  return to < from ? { to: t('Der letzte Tag liegt vor dem ersten.') } : {}
}
