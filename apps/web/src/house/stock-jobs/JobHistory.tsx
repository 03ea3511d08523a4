import type { StockJobDetails } from '@portal/contract/house/stock-jobs'
import { momentText } from '@portal/domain/values/formats'
import {
  type Icon,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconListCheck,
  IconMailForward,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { eventsOf, type JobEvent } from './facts.ts'

const icons: Record<JobEvent['kind'], Icon> = {
  made: IconListCheck,
  started: IconPlayerPlay,
  refused: IconCircleX,
  changed: IconCircleCheck,
  mailed: IconMailForward,
  undone: IconArrowBackUp,
}

/** What has happened in a job, latest first. */
export const JobHistory = ({ job }: { job: StockJobDetails }) => (
  <section className="hp" aria-labelledby="job-history">
    <header>
      <h2 id="job-history">Ablauf</h2>
    </header>
    <ol className="in job-history">
      {eventsOf(job).map(({ kind, text, at }) => {
        const Icon = icons[kind]
        return (
          <li key={kind}>
            <Icon aria-hidden />
            <div>
              {text}
              {at && <small className="muted">{momentText(at)}</small>}
            </div>
          </li>
        )
      })}
    </ol>
  </section>
)
