import type { StockJobDetails } from '@portal/contract/house/stock-jobs'
import { isJobAtWork } from '@portal/domain/house/stock-jobs'
import { Link } from 'react-router'
import { jobPath } from '../../house-paths.ts'
import { stateTexts } from '../stock-jobs/facts.ts'
import { JobUndo } from '../stock-jobs/JobUndo.tsx'

/** The undo of one takeover. */
export const ImportUndo = ({ job }: { job: StockJobDetails }) =>
  isJobAtWork(job) ? (
    <section className="hp">
      <div className="in stack" role="status">
        <p>{stateTexts[job.state]} …</p>
        <progress max={100} value={job.progress} aria-label="Fortschritt" />
      </div>
    </section>
  ) : (
    <JobUndo job={job}>
      <Link to={jobPath(job.id)}>Fahrzeuge ansehen</Link>
    </JobUndo>
  )
