import { countText, momentText } from '@portal/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import '../../ui/list-table.css'
import { deletedText } from './facts.ts'
import { pageSize, retentionRuns } from './queries.ts'

export const handle = { title: 'Löschberichte' }

/** What the retention deleted and when; the periods are in the operator's manual. */
export function Component() {
  const [page, setPage] = useState(0)
  const [onlyDeleting, setOnlyDeleting] = useState(true)
  const { data, error, isPending, refetch } = useQuery(retentionRuns(page, onlyDeleting))
  return (
    <div className="container page">
      <div className="page-head">
        <h1>Löschberichte</h1>
        <p className="muted" role="status">
          {data && `${countText(data.total)} ${data.total === 1 ? 'Lauf' : 'Läufe'}`}, stündlich; ohne Angaben
          zu Personen, ein Jahr aufbewahrt
        </p>
      </div>
      <Checkbox
        label="Nur Läufe, die etwas gelöscht haben"
        checked={onlyDeleting}
        onChange={(event) => {
          setOnlyDeleting(event.target.checked)
          setPage(0)
        }}
      />
      {isPending && <Spinner label="Löschberichte werden geladen" />}
      {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <EmptyState title="Noch nichts gelöscht">Keine Frist ist abgelaufen.</EmptyState>
      )}
      {data && data.items.length > 0 && (
        <table className="list-table">
          <caption className="vh">Läufe der Aufbewahrung, neueste zuerst</caption>
          <thead>
            <tr>
              <th scope="col">Lauf</th>
              <th scope="col">Gelöscht</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((run) => (
              <tr key={run.id}>
                <td className="nowrap">{momentText(run.at)}</td>
                <td>{deletedText(run)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.total > pageSize && (
        <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
      )}
    </div>
  )
}
