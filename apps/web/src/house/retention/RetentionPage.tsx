import { momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { PagedList } from '../../PagedList.tsx'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { deletedText } from './facts.ts'
import { pageSize, retentionRuns } from './queries.ts'

export const handle = { title: t('Löschberichte') }

/** The runs of the retention with the numbers of deleted records. */
export function Component() {
  const { address, page, change, showPage } = useListAddress()
  const onlyDeleting = address.get('alle') === null
  const runs = useQuery(retentionRuns(page, onlyDeleting))
  const total = runs.data?.total
  return (
    <>
      <HouseHead title="Löschberichte">
        <p role="status">
          {total !== undefined &&
            plural(
              total,
              '1 Lauf, stündlich; ohne Angaben zu Personen, ein Jahr aufbewahrt',
              '# Läufe, stündlich; ohne Angaben zu Personen, ein Jahr aufbewahrt',
            )}
        </p>
      </HouseHead>
      <Checkbox
        label="Nur Läufe, die etwas gelöscht haben"
        checked={onlyDeleting}
        onChange={(event) => change({ alle: event.target.checked ? '' : 'ja' })}
      />
      <PagedList
        result={runs}
        loading={t('Löschberichte werden geladen')}
        empty={<EmptyState title="Noch nichts gelöscht">Keine Frist ist abgelaufen.</EmptyState>}
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => (
          <ListTable columns={[t('Lauf'), t('Gelöscht')]} caption="Läufe der Aufbewahrung, neueste zuerst">
            {items.map((run) => (
              <tr key={run.id}>
                <td className="nowrap">{momentText(run.at)}</td>
                <td>{deletedText(run)}</td>
              </tr>
            ))}
          </ListTable>
        )}
      </PagedList>
    </>
  )
}
