import { useQuery } from '@tanstack/react-query'
import { waitingText } from './facts.ts'
import { applications } from './queries.ts'

/** How many dealers wait, whatever the list is filtered by. */
export function WaitingCount() {
  const { data } = useQuery(applications(undefined, '', 0))
  return <p className="muted">{data ? waitingText(data.total) : ' '}</p>
}
