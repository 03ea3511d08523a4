import { countText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { houseCounts } from '../house/cockpit/queries.ts'
import type { HouseEntry } from './house-entries.ts'

/** The number beside an entry of the navigation: plain = size of the list, filled = open tasks, which is never used for 0. */
export const EntryCount = ({ entry: { count } }: { entry: HouseEntry }) =>
  count ? <Count count={count} /> : null

function Count({ count }: { count: NonNullable<HouseEntry['count']> }) {
  const { data } = useQuery(houseCounts)
  const number = data && count.of(data)
  if (number === undefined || (count.isWork && number === 0)) return null
  return (
    <span className={count.isWork ? 'n hot' : 'n'}>
      {countText(number)}
      <span className="vh"> {count.meaning}</span>
    </span>
  )
}
