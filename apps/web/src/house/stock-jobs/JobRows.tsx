import { type StockJobDetails, type StockJobRow, StockJobRowState } from '@portal/contract/house/stock-jobs'
import { countText } from '@portal/domain/values/formats'
import { fieldLabel, valueText } from '@portal/domain/vehicles/attributes/stored-texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { houseVehiclePath } from '../../house-paths.ts'
import { PagedList } from '../../PagedList.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { refusalText, totalOf } from './facts.ts'
import { pageSize, stockJobRows } from './queries.ts'

const labels: Record<StockJobRowState, string> = {
  changes: 'Ändern sich',
  unchanged: 'Bleiben gleich',
  refused: 'Abgelehnt',
  changed: 'Geändert',
  restored: 'Zurückgesetzt',
  kept: 'Seitdem geändert',
}

type Props = { job: StockJobDetails; states: readonly StockJobRowState[] }

/** The vehicles of a job by state, in pages. */
export function JobRows({ job, states }: Props) {
  const { address, page, change, showPage } = useListAddress()
  const state = StockJobRowState.safeParse(address.get('zeilen')).data
  const rows = useQuery(stockJobRows({ id: job.id, state, page }, [job.rule, job.state]))
  const show = (next: StockJobRowState | undefined) => change({ zeilen: next ?? '' })
  const filters = [undefined, ...states.filter((name) => job.counts[name] > 0)]
  return (
    <section className="hp" aria-label="Fahrzeuge des Auftrags">
      <fieldset className="job-views" aria-label="Zeilen">
        {filters.map((name) => (
          <button key={name ?? 'all'} type="button" aria-pressed={state === name} onClick={() => show(name)}>
            {name ? labels[name] : 'Alle'}{' '}
            <span className="n">{countText(name ? job.counts[name] : totalOf(job))}</span>
          </button>
        ))}
      </fieldset>
      <PagedList
        result={rows}
        loading="Fahrzeuge werden geladen"
        empty={<VehicleRows rows={[]} />}
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(items) => <VehicleRows rows={items} />}
      </PagedList>
    </section>
  )
}

const VehicleRows = ({ rows }: { rows: StockJobRow[] }) => (
  <table className="job-rows">
    <caption className="vh">Fahrzeuge mit vorher, nachher und Ergebnis</caption>
    <thead className="vh-m">
      <tr>
        <th scope="col">GW-Nr.</th>
        <th scope="col">Fahrzeug</th>
        <th scope="col">Vorher und nachher</th>
        <th scope="col">Ergebnis</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.gwnummer} className={row.state}>
          <td>
            <Link to={houseVehiclePath(row.gwnummer)}>{row.gwnummer}</Link>
          </td>
          <td className="title">{row.title}</td>
          <td>
            <ChangeCell row={row} />
          </td>
          <td>
            <OutcomeCell row={row} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The changed values; for a refused vehicle only the old ones, because they remain. */
function ChangeCell({ row: { before, after, state, isNew } }: { row: StockJobRow }) {
  if (isNew) return 'neu'
  const fields = Object.keys(after).filter((field) => before[field] !== after[field])
  return fields.map((field) => (
    <div key={field} className="ba">
      {fields.length > 1 && <span className="muted">{fieldLabel(field)}</span>}
      {state === 'refused' ? (
        <span>{valueText(field, before[field] ?? null)}</span>
      ) : (
        <>
          <del>{valueText(field, before[field] ?? null)}</del>
          <span aria-hidden>→</span>
          <ins>{valueText(field, after[field] ?? null)}</ins>
        </>
      )}
    </div>
  ))
}

function OutcomeCell({ row }: { row: StockJobRow }) {
  if (row.state === 'refused') return <span className="st bad">{refusalText(row)}</span>
  if (row.state === 'changed')
    return row.changedSince ? (
      <span className="st wait">seitdem geändert</span>
    ) : (
      <span className="st ok">rückgängig möglich</span>
    )
  if (row.state === 'restored' && row.isNew) return <span className="muted">Zurückgezogen</span>
  if (row.state === 'kept') return <span className="st wait">seitdem geändert, nicht überschrieben</span>
  return <span className="muted">{labels[row.state]}</span>
}
