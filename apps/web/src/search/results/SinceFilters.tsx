import type { CarSort } from '@portal/contract/vehicles/cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { dayMs } from '@portal/domain/values/durations'
import { countText, dateFormat, dayText } from '@portal/domain/values/formats'
import { minuteOf } from '@portal/domain/values/minutes'
import { t } from '@portal/domain/values/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useIsPainted } from '../../ui/use-is-painted.ts'
import { useLastVisit } from '../../vehicles/last-visit/queries.ts'
import { type Search, standardSort } from '../criteria/form.ts'
import { count } from '../criteria/queries.ts'

const news = [
  { criterion: 'published_since', label: t('Neu'), sort: 'veroeffentlicht,desc' },
  { criterion: 'price_dropped_since', label: t('Preis gesenkt'), sort: 'preissenkung,desc' },
  { criterion: 'back_since', label: t('Wieder da'), sort: 'wiederda,desc' },
] as const satisfies { criterion: keyof Criteria; label: string; sort: CarSort }[]
type News = (typeof news)[number]

const daysWithoutVisit = 7

/** '16.11.' */
const shortDay = dateFormat({ day: '2-digit', month: '2-digit' })

/** The time from which a change counts as new: the last visit, or the start of the day a week ago. */
function sinceOf(lastVisit: string | null, now = Date.now()): number {
  const aWeekAgo = now - daysWithoutVisit * dayMs
  return minuteOf(new Date(lastVisit ?? aWeekAgo - (aWeekAgo % dayMs)))
}

function withoutCriterion(criteria: Criteria, name: News['criterion']): Criteria {
  const { [name]: _, ...others } = criteria
  return others
}

type Wanted = { search: Search; since: number; isEnabled: boolean }

const useCount = (
  { search: { criteria, dismissed }, since, isEnabled }: Wanted,
  criterion: News['criterion'],
) =>
  useQuery({
    ...count({ ...withoutCriterion(criteria, criterion), [criterion]: since, dismissed }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })

type Props = { search: Search; onShow: (search: Search) => void }

/** Toggles for the results that are new, cheaper or back since the last visit of the account. */
export function SinceFilters({ search, onShow }: Props) {
  const lastVisit = useLastVisit()
  const since = sinceOf(lastVisit)
  // The cars are painted first.
  const wanted = { search, since, isEnabled: useIsPainted() }
  const counts = {
    published_since: useCount(wanted, 'published_since'),
    price_dropped_since: useCount(wanted, 'price_dropped_since'),
    back_since: useCount(wanted, 'back_since'),
  }
  // Shown with their counts, which would move those behind them.
  const isWaiting = Object.values(counts).some(({ isPending }) => isPending)
  return (
    <fieldset className={isWaiting ? 'since-filters waiting' : 'since-filters'}>
      <legend>
        {lastVisit ? (
          <>
            <span className="vh">Seit Ihrem letzten Besuch am {dayText(lastVisit)}</span>
            <span aria-hidden>Seit {shortDay(lastVisit)}</span>
          </>
        ) : (
          t`Letzte ${daysWithoutVisit} Tage`
        )}
      </legend>
      {news.map((item) => (
        <SinceToggle
          key={item.criterion}
          {...item}
          since={since}
          count={counts[item.criterion].data}
          search={search}
          onShow={onShow}
        />
      ))}
    </fieldset>
  )
}

type ToggleProps = Props & News & { since: number; count: number | undefined }

function SinceToggle({ criterion, label, sort, since, count: found, search, onShow }: ToggleProps) {
  const isOn = search.criteria[criterion] !== undefined
  const others = withoutCriterion(search.criteria, criterion)
  const toggle = () =>
    onShow({
      ...search,
      criteria: isOn ? others : { ...others, [criterion]: since },
      sort: isOn ? standardSort : sort,
      pages: 1,
    })
  return (
    <button type="button" className="chip since" aria-pressed={isOn} onClick={toggle}>
      {label} <span className="n">{found === undefined ? '…' : countText(found)}</span>
    </button>
  )
}
