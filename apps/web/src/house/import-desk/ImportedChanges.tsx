import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { fieldText } from './facts.ts'
import type { importChanges } from './queries.ts'

const pageSize = 50

type Props = { changesOf: (page: number) => ReturnType<typeof importChanges> }

/** The changes of an import to vehicles that existed before, in pages. */
export function ImportedChanges({ changesOf }: Props) {
  const { page, showPage } = useListAddress()
  const { data, error } = useQuery(changesOf(page))
  if (error && !data) return <Alert kind="error">{textOf(error)}</Alert>
  if (!data || data.total === 0) return null
  return (
    <section className="hp" aria-labelledby="aenderungen">
      <header>
        <h2 id="aenderungen">Was sich geändert hat</h2>
        <span className="muted">{countText(data.total)}</span>
      </header>
      <table className="import-table changes">
        <thead className="vh-m">
          <tr>
            <th>GW-Nr.</th>
            <th>Angabe</th>
            <th>Vorher</th>
            <th>Nachher</th>
          </tr>
        </thead>
        <tbody>
          {data.changes.map(({ gwnummer, field, before, after }) => (
            <tr key={`${gwnummer} ${field}`}>
              <td>
                <b>{gwnummer}</b>
              </td>
              <td>{fieldText(field)}</td>
              <td>{field !== 'files' && <del>{before ?? t('leer')}</del>}</td>
              <td>{after ?? t('leer')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.total > pageSize && (
        <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={showPage} />
      )}
    </section>
  )
}
