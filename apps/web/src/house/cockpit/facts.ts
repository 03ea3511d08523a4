import type { Cockpit, PriceEffect } from '@portal/contract/house/cockpit'
import { bandKey, type CockpitList, cockpitLists, dayBands } from '@portal/domain/house/cockpit'
import { daysGoal } from '@portal/domain/house/stock-fields'
import { timeZone } from '@portal/domain/values/constants'
import { dayMs } from '@portal/domain/values/durations'
import { countText, dateFormat, figureText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { housePaths } from '../../house-paths.ts'

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone })
const weekday = dateFormat({ dateStyle: 'full' })
const clock = dateFormat({ timeStyle: 'short' })

/** 'Freitag, 20. November 2026 · Stand 13:42 Uhr' */
export const timestampText = (at: string) => t`${weekday(at)} · Stand ${clock(at)} Uhr`

/**
 * The address of the list of the vehicles that a figure counts.
 * @param at when they were counted
 * @param sort column and direction: 'days,desc'
 */
export function listPath(key: CockpitList, at: string, sort?: string): string {
  const now = new Date(at)
  const lists = cockpitLists(isoDay.format(now), isoDay.format(new Date(now.getTime() - 30 * dayMs)))
  const query = new URLSearchParams((lists[key] ?? []).map((text) => ['filter', text]))
  if (sort) query.set('sort', sort)
  return `${housePaths.vehicles}?${query}`
}

/** '6,9 Mio. €', '820 Tsd. €' */
function sumText(euro: number): string {
  if (euro >= 1_000_000) return t`${figureText(Math.round(euro / 100_000) / 10)}\u00a0Mio.\u00a0€`
  return t`${countText(Math.round(euro / 1000))}\u00a0Tsd.\u00a0€`
}

export type Band = {
  key: CockpitList
  label: string
  count: number
  sum: string
  /** Length relative to the axis. */
  percent: number
  isLate: boolean
}

type Counted = { counts: Readonly<Record<string, number>> }

const ticksMost = 4
const tickSteps = [1, 2, 3, 5].concat(
  [1, 10, 100, 1000, 10_000].flatMap((ten) => [10, 15, 20, 25, 30, 50].map((step) => step * ten)),
)

/** The figures below the bars: round numbers in equal steps, from 0 to at least the longest bar. */
export function axisOf({ counts }: Counted): number[] {
  const most = Math.max(1, ...dayBands.map((_, band) => counts[bandKey(band)] ?? 0))
  const step = tickSteps.find((one) => Math.ceil(most / one) < ticksMost) ?? most
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, tick) => tick * step)
}

/** The bars of days in stock. */
export function bandsOf({ counts, bandSums }: Counted & Pick<Cockpit, 'bandSums'>): Band[] {
  const longest = axisOf({ counts }).at(-1) ?? 1
  return dayBands.map(({ from, to }, band) => {
    const count = counts[bandKey(band)] ?? 0
    return {
      key: bandKey(band),
      label: to === null ? t`über ${from - 1} Tage` : t`${from}–${to} Tage`,
      count,
      sum: sumText(bandSums[band] ?? 0),
      percent: (count / longest) * 100,
      isLate: from > daysGoal,
    }
  })
}

/** '+38', '−2', '±0' */
export const trendText = (difference: number) =>
  difference === 0 ? '±0' : `${difference > 0 ? '+' : '−'}${countText(Math.abs(difference))}`

const shortDate = dateFormat({ day: '2-digit', month: '2-digit' })

/** '13:40' of today, 'gestern', '14.11.' */
export function whenText(at: string, now: string): string {
  if (dayOf(at) === dayOf(now)) return clock(at)
  if (dayOf(at) === isoDay.format(new Date(Date.parse(now) - dayMs))) return t('gestern')
  return shortDate(at)
}

/** The calendar day of a moment in Germany. */
export const dayOf = (at: string) => isoDay.format(new Date(at))

/** '12 Fahrzeuge, im Mittel −4,2 %' */
export const changeText = ({ vehicles, percent }: Pick<PriceEffect, 'vehicles' | 'percent'>) =>
  plural(
    vehicles,
    '1 Fahrzeug, im Mittel {0}{1}\u00a0%',
    '# Fahrzeuge, im Mittel {0}{1}\u00a0%',
    percent > 0 ? '+' : '−',
    figureText(Math.abs(percent)),
  )

type Timed = { time: string; isPast: boolean }

/** How many appointments and pick-ups the day has, and the time of the next one. */
export function appointmentsOf({ entries, pickUps }: Record<'entries' | 'pickUps', readonly Timed[]>) {
  const open = [...entries, ...pickUps].filter(({ isPast }) => !isPast).map(({ time }) => time)
  return { count: entries.length + pickUps.length, next: open.toSorted()[0] }
}
