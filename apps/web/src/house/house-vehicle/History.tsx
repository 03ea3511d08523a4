import type { VehicleChange } from '@portal/contract/house/house-vehicle'
import { countText, momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { fieldLabel, valueText } from '@portal/domain/vehicles/attributes/stored-texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { houseVehiclePath, jobPath } from '../../house-paths.ts'
import { PagedList } from '../../PagedList.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { BeforeAfter } from '../stock-jobs/BeforeAfter.tsx'
import { historySize, vehicleChanges } from './queries.ts'

const latestShown = 5

type Props = {
  gwnummer: string
  version: number
  /** Whether it shows the latest changes alone, with a link to all. */
  isShort: boolean
}

/** The changes of a vehicle, newest first. */
export function History({ gwnummer, version, isShort }: Props) {
  const { page: wanted, showPage } = useListAddress()
  const page = isShort ? 0 : wanted
  const changes = useQuery(vehicleChanges(gwnummer, page, version))
  const total = changes.data?.total ?? 0
  const hasMore = isShort && total > latestShown
  return (
    <section className="hp" aria-labelledby="history">
      <header>
        <h2 id="history">Verlauf</h2>
        {hasMore ? (
          <Link to={`${houseVehiclePath(gwnummer)}?teil=verlauf`}>Alle {countText(total)} Einträge</Link>
        ) : (
          changes.data && <span className="muted small">{plural(total, '1 Eintrag', '# Einträge')}</span>
        )}
      </header>
      <PagedList
        result={changes}
        loading={t('Der Verlauf wird geladen')}
        empty={<p className="in muted">Noch keine Änderungen.</p>}
        page={page}
        pageSize={isShort ? Number.POSITIVE_INFINITY : historySize}
        onPage={showPage}
      >
        {(items) => (
          <table className="job-rows">
            <caption className="vh">Änderungen mit altem und neuem Wert</caption>
            <thead className="vh-m">
              <tr>
                <th scope="col">Wann</th>
                <th scope="col">Was</th>
                <th scope="col">Vorher und nachher</th>
                <th scope="col">Wer</th>
              </tr>
            </thead>
            <tbody>
              {(isShort ? items.slice(0, latestShown) : items).map((change) => (
                <tr key={`${change.at} ${change.field} ${change.before} ${change.after}`}>
                  <td className="muted">{momentText(change.at)}</td>
                  <td>{fieldLabel(change.field)}</td>
                  <td>
                    <BeforeAfter
                      before={valueText(change.field, change.before)}
                      after={valueText(change.field, change.after)}
                    />
                  </td>
                  <td>
                    <Author change={change} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </section>
  )
}

function Author({ change: { who, jobId, importRunId } }: { change: VehicleChange }) {
  if (importRunId !== null) return t`Lieferung ${importRunId}`
  if (jobId === null) return who ?? t('unbekannt')
  return (
    <>
      <Link to={jobPath(jobId)}>Auftrag</Link>
      {who && t` von ${who}`}
    </>
  )
}
