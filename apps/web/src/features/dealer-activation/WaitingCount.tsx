import { useQuery } from '@tanstack/react-query'
import { waitingText } from './facts.ts'
import { applications } from './queries.ts'

/** The number of waiting dealers, independent of the list's filter. */
export function WaitingCount() {
  const { data } = useQuery(applications(undefined, '', 0))
  return <p className="muted">{data ? waitingText(data.total) : ' '}</p>
}
