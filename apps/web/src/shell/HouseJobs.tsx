import { plural } from '@portal/domain/values/plural'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { houseCounts } from '../house/cockpit/queries.ts'
import { housePaths } from '../house-paths.ts'

/** How many jobs of the stock are queued or running, with a link to the list; nothing without any. */
export function HouseJobs() {
  const jobs = useQuery(houseCounts).data?.jobs ?? 0
  if (jobs === 0) return null
  const text = plural(jobs, '1 Auftrag läuft', '# Aufträge laufen')
  return (
    <Link className="house-jobs" to={housePaths.jobs} aria-label={text}>
      <i aria-hidden />
      <span className="onlyd">{text}</span>
    </Link>
  )
}
