import { momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { StateMark } from '../../shell/StateMark.tsx'
import { importRuns } from '../imports/queries.ts'
import { RunList } from '../imports/RunList.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { stateOf } from './facts.ts'
import { QuarantineList } from './QuarantineList.tsx'
import { imports, quarantine, sources } from './queries.ts'
import { SourceList } from './SourceList.tsx'
import { UploadPanel } from './UploadPanel.tsx'
import '../../styles/imports.css'

export const handle = { title: t('Importe') }

export async function loader() {
  await Promise.all([
    queryClient.ensureQueryData(sources),
    queryClient.ensureQueryData(imports),
    queryClient.ensureQueryData(quarantine),
    queryClient.ensureQueryData(importRuns),
  ])
  return null
}

/** Deliveries of the stock: upload, quarantine, history, sources, export. */
export function Component() {
  const { data: allSources } = useSuspenseQuery(sources)
  const { data: history } = useSuspenseQuery(imports)
  const { data: waiting } = useSuspenseQuery(quarantine)
  const { data: runs } = useSuspenseQuery(importRuns)
  return (
    <>
      <HouseHead title="Importe">
        <p>Lieferungen prüfen und in den Bestand übernehmen</p>
      </HouseHead>
      {allSources.length > 0 && <UploadPanel sources={allSources} />}
      {waiting.length > 0 && <QuarantineList entries={waiting} />}
      <section className="hp" aria-labelledby="verlauf">
        <header>
          <h2 id="verlauf">Verlauf</h2>
          <span className="muted">{plural(history.length, '1 Import', '# Importe')}</span>
        </header>
        {history.length === 0 ? (
          <p className="in muted">
            {allSources.length === 0
              ? t('Noch kein Import. Legen Sie zuerst eine Herkunft an.')
              : t('Noch kein Import. Laden Sie die erste Datei hoch.')}
          </p>
        ) : (
          <ul className="list">
            {history.map(({ id, sourceName, fileName, by, createdAt, state, isUndone }) => (
              <li key={id}>
                <div className="g">
                  <Link to={`${housePaths.imports}/${id}`}>
                    {sourceName}: {fileName}
                  </Link>
                  <span>
                    {momentText(createdAt)} · {by ?? t('Schnittstelle')}
                  </span>
                </div>
                <StateMark {...stateOf(state, isUndone)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {runs.length > 0 && <RunList runs={runs} />}
      <SourceList sources={allSources} />
      <ExportPanel />
    </>
  )
}
