import { countText } from '@portal/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { houseCounts } from '../features/cockpit/queries.ts'
import type { HouseEntry } from './house-entries.ts'

/** The number beside an entry of the navigation: plain = size, filled = somebody has to act, which 0 never is. */
export function EntryCount({ entry: { count } }: { entry: HouseEntry }) {
  const { data } = useQuery(houseCounts)
  const number = data && count?.of(data)
  if (!count || number === undefined || (count.isWork && number === 0)) return null
  return (
    <span className={count.isWork ? 'n hot' : 'n'}>
      {countText(number)}
      <span className="vh"> {count.meaning}</span>
    </span>
  )
}
