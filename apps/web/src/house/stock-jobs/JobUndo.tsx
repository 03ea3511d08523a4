import type { StockJobDetails } from '@portal/contract/house/stock-jobs'
import { countText, momentText } from '@portal/domain/values/formats'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useUndoJob } from './queries.ts'
import '../../styles/stock-jobs.css'

type Props = { job: StockJobDetails; children?: ReactNode }

/** The undo of a job until its deadline, or the result of the undo; `children` follow the text. */
export function JobUndo({ job, children }: Props) {
  const undo = useUndoJob(job.id)
  const { counts, undoUntil, undoneBy, undoneAt } = job
  if (job.state === 'undone')
    return (
      <Alert kind="ok">
        Rückgängig gemacht{undoneBy && ` von ${undoneBy}`}
        {undoneAt && ` am ${momentText(undoneAt)}`}: {countText(counts.restored)} zurückgesetzt,{' '}
        {countText(counts.kept)} seitdem geändert und nicht überschrieben. {children}
      </Alert>
    )
  const isOpen = undoUntil !== null && new Date(undoUntil) > new Date(Date.now())
  return (
    <section className="undo" aria-labelledby={`undo-${job.id}`}>
      <IconCircleCheck aria-hidden />
      <div className="g">
        <b id={`undo-${job.id}`}>
          {countText(counts.changed)} geändert, {countText(counts.refused)} abgelehnt
        </b>
        <span>
          {counts.changed === 0
            ? 'Am Bestand wurde nichts geändert.'
            : isOpen && undoUntil
              ? `Rückgängig bis ${momentText(undoUntil)}. Danach gilt der Auftrag als abgeschlossen.`
              : 'Die Frist für das Rückgängigmachen ist abgelaufen.'}{' '}
          {children}
        </span>
      </div>
      {isOpen && counts.changed > 0 && (
        <Button
          pending={undo.isPending}
          onClick={() => undo.mutate(undefined, { onError: (error) => toastFailure(error) })}
        >
          <IconArrowBackUp aria-hidden />
          Rückgängig machen
        </Button>
      )}
    </section>
  )
}
