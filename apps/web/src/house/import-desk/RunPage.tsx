import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { StateMark } from '../../shell/StateMark.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FindingsTable } from '../imports/FindingsTable.tsx'
import { runKinds, runStates } from '../imports/facts.ts'
import { importRun, runChanges } from '../imports/queries.ts'
import { Sums } from '../imports/Sums.tsx'
import { ImportedChanges } from './ImportedChanges.tsx'
import { rowsText } from './ImportSums.tsx'
import '../../styles/imports.css'

export const handle = { title: t('Lieferung') }

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(importRun(params.id ?? ''))

/** A delivery by command line or from the inbox: counts, findings, what it changed. */
export function Component() {
  const { id = '' } = useParams()
  const { data: run } = useSuspenseQuery(importRun(id))
  const unchanged = Math.max(0, run.read - run.inserted - run.updated - run.rejected)
  const findings = run.findings.map((finding) => ({ ...finding, rows: 1, effect: 'refused' as const }))
  return (
    <>
      <HouseHead
        title={`${runKinds[run.kind]}: ${run.fileName}`}
        actions={<LinkButton to={housePaths.imports}>Alle Importe</LinkButton>}
      >
        <p>
          {momentText(run.startedAt)} · über Befehlszeile oder Eingang ·{' '}
          <StateMark {...runStates[run.state]} />
        </p>
      </HouseHead>
      <Sums
        sums={[
          [t('Zeilen'), run.read],
          [t('Neu'), run.inserted],
          [t('Geändert'), run.updated],
          [t('Gleich'), unchanged],
          [t('Abgelehnt'), run.rejected, rowsText(run.rejected)],
          [t('Fielen weg'), run.withdrawn],
        ]}
      />
      {findings.length > 0 && (
        <FindingsTable
          findings={findings}
          total={Math.max(findings.length, run.rejected)}
          note="Abgelehnte Zeilen wurden nicht übernommen."
        />
      )}
      <ImportedChanges changesOf={(page) => runChanges(id, page)} />
    </>
  )
}
