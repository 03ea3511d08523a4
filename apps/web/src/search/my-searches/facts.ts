import type { MySearch } from '@portal/contract/search/my-searches'
import type { Criteria } from '@portal/domain/search/criteria'
import { timeZone } from '@portal/domain/values/constants'
import { countText, readerLocale } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { criteriaFrom } from '../criteria/address.ts'
import { queryOf } from '../criteria/form.ts'

/** The criteria without the times of "since the last visit", which do not make another search. */
const lasting = (criteria: Criteria): Criteria => ({
  ...criteria,
  published_since: undefined,
  price_dropped_since: undefined,
  back_since: undefined,
})

/** The criteria in one order, so that equal searches have equal texts. */
export function queryOfSearch(criteria: Criteria): string {
  const query = new URLSearchParams(queryOf({ criteria: lasting(criteria) }))
  query.sort()
  return query.toString()
}

/** The address of a kept search. */
export const addressOfSearch = ({ criteria }: MySearch) =>
  queryOf({ criteria: criteriaFrom(criteria), searchType: 'detailed' })

/** Whether the shown criteria are those of a kept search. */
export const isSame = (search: MySearch, criteria: Criteria) =>
  queryOfSearch(criteriaFrom(search.criteria)) === queryOfSearch(criteria)

/** Created on demand: every result list loads this module, and a browser takes about 10 ms to create the format. */
export const visitDay = (instant: string) =>
  new Date(instant).toLocaleDateString(readerLocale(), {
    ...{ timeZone, weekday: 'long', day: '2-digit', month: '2-digit' },
  })

/**
 * What the numbers of a tab mean: "26 Fahrzeuge, davon 12 neu seit Ihrem letzten Besuch am Montag, 16.11."
 * @param lastVisit null during the first visit, when nothing is new
 */
export function newsText({ total, fresh }: Pick<MySearch, 'total' | 'fresh'>, lastVisit: string | null) {
  const cars = plural(total, '1 Fahrzeug', '# Fahrzeuge')
  if (lastVisit === null) return cars
  const news = fresh === 0 ? t('keines') : countText(fresh)
  return t`${cars}, davon ${news} neu seit Ihrem letzten Besuch am ${visitDay(lastVisit)}`
}

/** The choices of mails for a search. */
export const mailChoices = [
  { value: 'aus', label: t('Keine Mails') },
  { value: 'sofort', label: t('Mail sofort') },
  { value: 'taeglich', label: t('Mail täglich 07:00') },
] as const
export const mailOf = ({ state, rhythm }: MySearch) => (state === 'active' ? rhythm : 'aus')

/** The ids of the searches with one of them moved by one place. */
export function moved(searches: readonly MySearch[], id: number, by: -1 | 1): number[] {
  const ids = searches.map((search) => search.id)
  const place = Math.max(0, ids.indexOf(id) + by)
  const rest = ids.filter((other) => other !== id)
  return [...rest.slice(0, place), id, ...rest.slice(place)]
}
