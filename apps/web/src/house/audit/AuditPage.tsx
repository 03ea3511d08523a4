import { type AuditEntry, exportAuditEntries } from '@portal/contract/house/audit'
import { auditActionText, auditDetails, auditSubjectText } from '@portal/domain/house/audit-texts'
import { momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DownloadButton } from '../../DownloadButton.tsx'
import { download } from '../../download.ts'
import { PagedList } from '../../PagedList.tsx'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useListAddress } from '../../use-list-address.ts'
import { BeforeAfter } from '../stock-jobs/BeforeAfter.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { filterIn } from './facts.ts'
import { auditEntries, pageSize } from './queries.ts'
import './audit.css'

export const handle = { title: t('Protokoll') }

/** The audit trail: who did what and when. Entries cannot be changed. */
export function Component() {
  const { address, page, change, showPage } = useListAddress()
  const filter = filterIn(address)
  const search = useDebounced(filter.search)
  const entries = useQuery(auditEntries({ ...filter, search }, page))
  const total = entries.data?.total ?? 0
  return (
    <>
      <HouseHead
        title="Protokoll"
        actions={
          <DownloadButton
            Icon={IconFileSpreadsheet}
            disabled={total === 0}
            save={() => download(exportAuditEntries, 'protokoll.csv', { body: filter })}
          >
            <span>CSV herunterladen</span>
          </DownloadButton>
        }
      >
        <p aria-live="polite">
          {entries.data ? plural(total, '1 Eintrag, unveränderlich', '# Einträge, unveränderlich') : ' '}
        </p>
      </HouseHead>
      <AuditFilters filter={filter} search={address.get('search') ?? ''} onChange={change} />
      <PagedList
        result={entries}
        loading={t('Das Protokoll wird geladen')}
        empty={
          <EmptyState title="Keine Einträge gefunden">Ändern Sie Vorgang, Zeitraum oder Suche.</EmptyState>
        }
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => <AuditTable entries={items} />}
      </PagedList>
    </>
  )
}

/** On phones each entry is shown as a block. */
function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <ListTable
      columns={[t('Zeit'), t('Konto'), t('Vorgang'), t('Gegenstand'), t('Einzelheiten')]}
      caption="Protokoll, neueste Einträge zuerst"
      className="audit"
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className="nowrap">{momentText(entry.at)}</td>
          <td className="actor">
            {entry.actorName && <b>{entry.actorName}</b>}{' '}
            {entry.actor ?? <span className="muted">System oder Besucher</span>}
          </td>
          <td>
            <b>{auditActionText(entry.action)}</b>
          </td>
          <td>{auditSubjectText(entry)}</td>
          <td className="details">
            <Details entry={entry} />
          </td>
        </tr>
      ))}
    </ListTable>
  )
}

const Details = ({ entry }: { entry: AuditEntry }) =>
  auditDetails(entry).map((detail) =>
    'before' in detail ? (
      <BeforeAfter key="change" before={detail.before} after={detail.after} />
    ) : (
      <div key={detail.label}>
        <span className="muted">{detail.label}:</span> {detail.value}
      </div>
    ),
  )
