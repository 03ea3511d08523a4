import type { StockJobDetails } from '@portal/contract/stock-jobs'
import { JobRows } from './JobRows.tsx'
import { JobSums } from './JobSums.tsx'
import { JobUndo } from './JobUndo.tsx'

/** The result of a run, with its undo while there is time. */
export function JobResult({ job }: { job: StockJobDetails }) {
  return (
    <>
      <JobUndo job={job} />
      <JobSums job={job} />
      <JobRows job={job} states={['changed', 'restored', 'kept', 'refused', 'unchanged']} />
    </>
  )
}
