import type { VehicleChange } from '@portal/contract/house/house-vehicle'
import { countText, momentText } from '@portal/domain/values/formats'
import { fieldLabel, valueText } from '@portal/domain/vehicles/attributes/stored-texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { jobPath } from '../../house-paths.ts'
import { PagedList } from '../../PagedList.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { BeforeAfter } from '../stock-jobs/BeforeAfter.tsx'
import { historySize, vehicleChanges } from './queries.ts'

/** The changes of a vehicle, newest first. */
export function History({ gwnummer, version }: { gwnummer: string; version: number }) {
  const { page, showPage } = useListAddress()
  const changes = useQuery(vehicleChanges(gwnummer, page, version))
  return (
    <section className="hp" aria-labelledby="history">
      <header>
        <h2 id="history">Verlauf</h2>
        {changes.data && <span className="muted small">{countText(changes.data.total)} Einträge</span>}
      </header>
      <PagedList
        result={changes}
        loading="Der Verlauf wird geladen"
        empty={<p className="in muted">Noch keine Änderungen.</p>}
        {...{ page, pageSize: historySize }}
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
              {items.map((change) => (
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
  if (importRunId !== null) return `Lieferung ${importRunId}`
  if (jobId === null) return who ?? 'unbekannt'
  return (
    <>
      <Link to={jobPath(jobId)}>Auftrag</Link>
      {who && ` von ${who}`}
    </>
  )
}
