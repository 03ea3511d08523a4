import type { StockJobDetails } from '@portal/contract/stock-jobs'
import { countText, momentText } from '@portal/domain/formats'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { JobRows } from './JobRows.tsx'
import { JobSums } from './JobSums.tsx'
import { useUndoJob } from './queries.ts'

/** The result of a run, with its undo while there is time. */
export function JobResult({ job }: { job: StockJobDetails }) {
  return (
    <>
      {job.state === 'undone' ? (
        <Alert kind="ok">
          Rückgängig gemacht{job.undoneBy && ` von ${job.undoneBy}`}
          {job.undoneAt && ` am ${momentText(job.undoneAt)}`}: {countText(job.counts.restored)} zurückgesetzt,{' '}
          {countText(job.counts.kept)} seitdem geändert und nicht überschrieben.
        </Alert>
      ) : (
        <Undo job={job} />
      )}
      <JobSums job={job} />
      <JobRows job={job} states={['changed', 'restored', 'kept', 'refused', 'unchanged']} />
    </>
  )
}

function Undo({ job }: { job: StockJobDetails }) {
  const undo = useUndoJob(job.id)
  const isOpen = job.undoUntil !== null && new Date(job.undoUntil) > new Date(Date.now())
  return (
    <section className="undo" aria-labelledby="undo">
      <IconCircleCheck aria-hidden />
      <div className="g">
        <b id="undo">
          {countText(job.counts.changed)} geändert, {countText(job.counts.refused)} abgelehnt
        </b>
        <span>
          {isOpen && job.undoUntil
            ? `Rückgängig bis ${momentText(job.undoUntil)}. Danach gilt der Auftrag als abgeschlossen.`
            : 'Die Frist für das Rückgängigmachen ist abgelaufen.'}
        </span>
      </div>
      {isOpen && job.counts.changed > 0 && (
        <Button
          pending={undo.isPending}
          onClick={() => undo.mutate(undefined, { onError: (error) => toast('error', textOf(error)) })}
        >
          <IconArrowBackUp aria-hidden />
          Rückgängig machen
        </Button>
      )}
    </section>
  )
}
