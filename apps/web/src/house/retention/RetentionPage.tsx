import { countText, momentText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { PagedList } from '../../PagedList.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useListAddress } from '../../use-list-address.ts'
import '../../ui/list-table.css'
import { deletedText } from './facts.ts'
import { pageSize, retentionRuns } from './queries.ts'

export const handle = { title: 'Löschberichte' }

/** The runs of the retention with the numbers of deleted records. */
export function Component() {
  const { address, page, change, showPage } = useListAddress()
  const onlyDeleting = address.get('alle') === null
  const runs = useQuery(retentionRuns(page, onlyDeleting))
  const total = runs.data?.total
  return (
    <div className="container page">
      <div className="page-head">
        <h1>Löschberichte</h1>
        <p className="muted" role="status">
          {total !== undefined && `${countText(total)} ${total === 1 ? 'Lauf' : 'Läufe'}`}, stündlich; ohne
          Angaben zu Personen, ein Jahr aufbewahrt
        </p>
      </div>
      <Checkbox
        label="Nur Läufe, die etwas gelöscht haben"
        checked={onlyDeleting}
        onChange={(event) => change({ alle: event.target.checked ? '' : 'ja' })}
      />
      <PagedList
        result={runs}
        loading="Löschberichte werden geladen"
        empty={<EmptyState title="Noch nichts gelöscht">Keine Frist ist abgelaufen.</EmptyState>}
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => (
          <table className="list-table">
            <caption className="vh">Läufe der Aufbewahrung, neueste zuerst</caption>
            <thead className="vh-s">
              <tr>
                <th scope="col">Lauf</th>
                <th scope="col">Gelöscht</th>
              </tr>
            </thead>
            <tbody>
              {items.map((run) => (
                <tr key={run.id}>
                  <td className="nowrap">{momentText(run.at)}</td>
                  <td>{deletedText(run)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </div>
  )
}
