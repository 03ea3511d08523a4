import type { StockJobDetails } from '@portal/contract/house/stock-jobs'
import { isJobAtWork } from '@portal/domain/house/stock-jobs'
import { countText, momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { queryClient } from '../../query-client.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { headingOf, ruleText, stateTexts, totalOf, vehicles } from './facts.ts'
import { JobHistory } from './JobHistory.tsx'
import { JobRows } from './JobRows.tsx'
import { JobSums } from './JobSums.tsx'
import { JobUndo } from './JobUndo.tsx'
import { Preview } from './Preview.tsx'
import { stockJob, useUndoJob } from './queries.ts'
import '../../styles/stock-jobs.css'

export const handle = { title: t('Auftrag') }

const headingId = 'auftrag'

export async function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(stockJob(id))
  return null
}

/** One job: rule and preview, then progress, then the result with its undo. */
export function Component() {
  const { id = '' } = useParams()
  const { data: job } = useSuspenseQuery(stockJob(id))
  const isPreview = job.state === 'preview' || job.state === 'failed'
  return (
    <>
      <HouseHead title={headingOf(job)} headingId={headingId}>
        <p>
          {[
            vehicles(totalOf(job)),
            job.createdBy,
            momentText(job.startedAt ?? job.createdAt),
            ruleText(job.rule),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </HouseHead>
      <JobSteps job={job} />
      {isPreview && job.rule.action !== 'import' ? (
        <Preview key={job.id} job={job} rule={job.rule} />
      ) : isJobAtWork(job) ? (
        <div className="cols side">
          <Running job={job} />
          <JobHistory job={job} />
        </div>
      ) : (
        <>
          <JobUndo job={job} />
          <JobSums job={job} />
          <div className="cols side">
            <JobRows job={job} states={['changed', 'restored', 'kept', 'refused', 'unchanged']} />
            <JobHistory job={job} />
          </div>
        </>
      )}
    </>
  )
}

function JobSteps({ job }: { job: StockJobDetails }) {
  const isPreview = job.state === 'preview' || job.state === 'failed'
  const { counts } = job
  const changes = counts.changes + counts.changed
  const judged = isPreview
    ? t`${plural(changes, '1 Änderung', '# Änderungen')}, ${countText(counts.refused)} abgelehnt`
    : t`${countText(changes)} geändert, ${countText(counts.refused)} abgelehnt`
  return (
    <ol className="hsteps" aria-label="Schritte">
      <li className="done">
        <i aria-hidden>✓</i>
        <span>
          Regel<small>{vehicles(totalOf(job))}</small>
        </span>
      </li>
      <li className={isPreview ? '' : 'done'} aria-current={isPreview ? 'step' : undefined}>
        <i aria-hidden>{isPreview ? '2' : '✓'}</i>
        <span>
          Vorschau<small>{judged}</small>
        </span>
      </li>
      <li aria-current={isPreview ? undefined : 'step'}>
        <i aria-hidden>3</i>
        <span>
          {isPreview ? t('Ausführen') : stateTexts[job.state]}
          {(isPreview || job.state === 'done') && <small>72 Stunden rückgängig</small>}
        </span>
      </li>
    </ol>
  )
}

/** Focuses the heading, because the button that started the run no longer exists. */
const focusHeading = (section: HTMLElement | null) => {
  if (section) document.getElementById(headingId)?.focus()
}

function Running({ job }: { job: StockJobDetails }) {
  const stop = useUndoJob(job.id)
  return (
    <section className="hp" ref={focusHeading}>
      <div className="in stack">
        <p role="status">
          {stateTexts[job.state]}: {vehicles(job.counts.changes || job.counts.changed)}
        </p>
        <progress max={100} value={job.progress} aria-label="Fortschritt des Auftrags" />
        {job.state === 'queued' && job.rule.action !== 'import' && (
          <div>
            <Button
              pending={stop.isPending}
              onClick={() => stop.mutate(undefined, { onError: (error) => toastFailure(error) })}
            >
              Nicht ausführen
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
