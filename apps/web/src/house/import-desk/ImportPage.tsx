import { isImportBusy } from '@portal/domain/house/stock-imports'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ImportHead } from '../imports/ImportHead.tsx'
import { stockJob } from '../stock-jobs/queries.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { shownState, stateOf, states, stepsOf } from './facts.ts'
import { ImportedChanges } from './ImportedChanges.tsx'
import { ImportUndo } from './ImportUndo.tsx'
import { followedImport, importChanges, importProgress, stockImport, useDiscard } from './queries.ts'
import '../../styles/imports.css'

export const handle = { title: t('Import') }

export async function loader({ params }: LoaderFunctionArgs) {
  const { jobs } = await queryClient.ensureQueryData(stockImport(params.id ?? ''))
  await Promise.all(jobs.map((id) => queryClient.ensureQueryData(stockJob(id))))
  return null
}

const isMappable = (format: string) => format === 'csv' || format === 'mobile.de'

/** One import in its four steps. */
export function Component() {
  const { id = '' } = useParams()
  const { data: current } = useSuspenseQuery(stockImport(id))
  useQuery(followedImport(id, current.state))
  const { data: progress } = useQuery(importProgress(id))
  const discard = useDiscard(id)
  const jobs = useQueries({ queries: current.jobs.map(stockJob) }).flatMap(({ data }) => data ?? [])
  const isUndone = jobs.length > 0 && jobs.every((job) => job.state === 'undone')
  const { state, layout, check, message, sourceName, fileName, createdAt, by } = current
  const isBusy = isImportBusy(state)
  const shown = shownState(state, progress?.state)
  return (
    <>
      <ImportHead
        title={t`Import „${sourceName}“`}
        listPath={housePaths.imports}
        facts={[fileName, momentText(createdAt), by ?? t('über die Schnittstelle')]}
        mark={stateOf(shown, isUndone)}
        steps={stepsOf(current)}
        discard={discard}
        canDiscard={current.runId === null && !isBusy}
      />
      {state === 'uploading' && (
        <Alert kind="warn">
          Der Upload ist nicht vollständig. Bitte verwerfen Sie ihn und laden Sie die Datei noch einmal hoch.
        </Alert>
      )}
      {isBusy && (
        <section className="hp">
          <div className="in stack" role="status">
            <p>{states[shown].label} …</p>
            <progress max={100} value={progress?.progress ?? current.progress} aria-label="Fortschritt" />
          </div>
        </section>
      )}
      {state === 'failed' && <Alert kind="error">{message}</Alert>}
      {state === 'done' && !isUndone && (
        <Alert kind="ok">Der Import ist übernommen. {check?.hidden && t`Davon ${check.hidden}.`}</Alert>
      )}
      {state === 'columns' && layout && <ColumnsStep current={current} columns={layout.columns} />}
      {state === 'checked' && layout && isMappable(current.source.format) && (
        <Disclosure title="Spalten zuordnen" className="hp">
          <ColumnsStep current={current} columns={layout.columns} />
        </Disclosure>
      )}
      {(state === 'checked' || state === 'done') && check && <CheckStep current={current} check={check} />}
      {state === 'done' && jobs.map((job) => <ImportUndo key={job.id} job={job} />)}
      {state === 'done' && <ImportedChanges changesOf={(page) => importChanges(id, page)} />}
    </>
  )
}
