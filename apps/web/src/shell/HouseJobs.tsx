import { isJobAtWork } from '@portal/domain/house/stock-jobs'
import { plural } from '@portal/domain/values/plural'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { recentJobs } from '../house/cockpit/queries.ts'
import { housePaths, jobPath } from '../house-paths.ts'

/** How many jobs of the stock are queued or running, with a link to the only one or to all; nothing without any. */
export function HouseJobs() {
  const atWork = useQuery(recentJobs).data?.items.filter(isJobAtWork) ?? []
  const [job, ...others] = atWork
  if (!job) return null
  const text = plural(atWork.length, '1 Auftrag läuft', '# Aufträge laufen')
  return (
    <Link className="house-jobs" to={others.length > 0 ? housePaths.jobs : jobPath(job.id)} aria-label={text}>
      <i aria-hidden />
      <span className="onlyd">{text}</span>
    </Link>
  )
}
