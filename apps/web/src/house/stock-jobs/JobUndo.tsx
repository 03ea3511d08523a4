import type { StockJobDetails } from '@portal/contract/house/stock-jobs'
import { countText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { ReactNode } from 'react'
import { UndoPanel } from '../../shell/UndoPanel.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { useUndoJob } from './queries.ts'

type Props = { job: StockJobDetails; children?: ReactNode }

/** The undo of a job until its deadline, or the result of the undo; `children` follow the text. */
export function JobUndo({ job, children }: Props) {
  const undo = useUndoJob(job.id)
  const { counts, undoUntil, undoneBy, undoneAt } = job
  if (job.state === 'undone')
    return (
      <Alert kind="ok">
        Rückgängig gemacht{undoneBy && t` von ${undoneBy}`}
        {undoneAt && t` am ${momentText(undoneAt)}`}: {countText(counts.restored)} zurückgesetzt,{' '}
        {countText(counts.kept)} seitdem geändert und nicht überschrieben. {children}
      </Alert>
    )
  const isOpen = undoUntil !== null && new Date(undoUntil) > new Date(Date.now())
  return (
    <UndoPanel
      title={t`${countText(counts.changed)} geändert, ${countText(counts.refused)} abgelehnt`}
      {...(isOpen && counts.changed > 0 && { undo })}
    >
      {counts.changed === 0
        ? t('Am Bestand wurde nichts geändert.')
        : isOpen && undoUntil
          ? t`Rückgängig bis ${momentText(undoUntil)}. Danach gilt der Auftrag als abgeschlossen.`
          : t('Die Frist für das Rückgängigmachen ist abgelaufen.')}{' '}
      {children}
    </UndoPanel>
  )
}
