import { seesOffers } from '@portal/domain/accounts/roles'
import './news.css'
import { minuteOf } from '@portal/domain/values/minutes'
import { plural } from '@portal/domain/values/plural'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { queryOf } from '../criteria/form.ts'
import { visitDay } from '../my-searches/facts.ts'
import { news } from './queries.ts'

/** "Seit Ihrem letzten Besuch am Montag, 16.11.: 12 neu, 5 günstiger, 2 verkauft", each with a link to these vehicles. */
export function NewsLine() {
  const isOwner = seesOffers(useAccount())
  const { data } = useQuery({ ...news, enabled: isOwner })
  if (!isOwner || !data?.since) return null
  const since = minuteOf(new Date(data.since))
  const results = (query: string) => `${paths.searchResults}?${query}`
  const parts = [
    {
      count: data.fresh,
      label: plural(data.fresh, '1 neu', '# neu'),
      to: results(queryOf({ criteria: { published_since: since }, sort: 'veroeffentlicht,desc' })),
    },
    {
      count: data.cheaper,
      label: plural(data.cheaper, '1 günstiger', '# günstiger'),
      to: results(queryOf({ criteria: { price_dropped_since: since }, sort: 'preissenkung,desc' })),
    },
    {
      count: data.sold,
      label: plural(data.sold, '1 von Ihrer Merkliste verkauft', '# von Ihrer Merkliste verkauft'),
      to: paths.watchlist,
    },
  ].filter(({ count }) => count > 0)
  return (
    <p className="news-line">
      <span>Seit Ihrem letzten Besuch am {visitDay(data.since)}:</span>
      {parts.length === 0 && <span>nichts Neues</span>}
      {parts.map(({ label, to }) => (
        <Link key={label} to={to}>
          {label}
        </Link>
      ))}
    </p>
  )
}
