import type { JobRule, StockJobDetails, StockJobRow } from '@portal/contract/house/stock-jobs'
import { changedFields, refusalText, rowStateLabels } from '@portal/domain/house/stock-job-texts'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { valueText } from '@portal/domain/vehicles/attributes/stored-texts'
import { Link } from 'react-router'
import { houseVehiclePath } from '../../house-paths.ts'
import { differenceText, fieldText } from './facts.ts'

type Columns = {
  /** The name of the field, in jobs that change several. */
  hasField: boolean
  hasDifference: boolean
  /** Whether an undo is possible, of a job that ran. */
  hasOutcome: boolean
}

const columnsOf = ({ rule, state }: StockJobDetails, rows: readonly StockJobRow[]): Columns => ({
  hasField: rows.some((row) => changedFields(row).length > 1) || rule.action === 'import',
  hasDifference: rule.action === 'price',
  hasOutcome: state !== 'preview' && state !== 'failed',
})

/** The vehicles of a job: one line for each changed value, before and after in columns of their own. */
export function JobTable({ job, rows }: { job: StockJobDetails; rows: readonly StockJobRow[] }) {
  const columns = columnsOf(job, rows)
  const { hasField, hasDifference, hasOutcome } = columns
  const figure = hasDifference ? 'r' : undefined
  return (
    <table className="job-rows values">
      <caption className="vh">Fahrzeuge mit vorher, nachher und Ergebnis</caption>
      <thead className="vh-m">
        <tr>
          <th scope="col">GW-Nr.</th>
          <th scope="col">Fahrzeug</th>
          <th scope="col" className="r">
            Tage
          </th>
          {hasField && <th scope="col">Angabe</th>}
          <th scope="col" className={figure}>
            Vorher
          </th>
          <th scope="col" className={figure}>
            Nachher
          </th>
          {hasDifference && (
            <th scope="col" className="r">
              Differenz
            </th>
          )}
          {hasOutcome && <th scope="col">Rückgängig</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <VehicleRows key={row.gwnummer} {...{ row, rule: job.rule, columns, figure }} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: StockJobRow; rule: JobRule; columns: Columns; figure: string | undefined }

function VehicleRows({ row, rule, columns, figure }: RowProps) {
  const { hasField, hasDifference, hasOutcome } = columns
  const { gwnummer, title, days, state, before, after } = row
  const keepsValues = state === 'refused' || state === 'unchanged'
  const changed = changedFields(row)
  /** Of a new vehicle, and of one that stays as it is, one line. */
  const fields = row.isNew || changed.length === 0 ? [undefined] : changed
  const rest = 1 + Number(hasDifference) + Number(hasOutcome)
  return fields.map((field, line) => (
    <tr key={field ?? ''} className={line === 0 ? state : `${state} further`}>
      {line === 0 && (
        <>
          <td className="num" rowSpan={fields.length}>
            <Link to={houseVehiclePath(gwnummer)}>{gwnummer}</Link>
          </td>
          <td className="title" rowSpan={fields.length} lang="de">
            {title}
          </td>
          <td className="r days" rowSpan={fields.length}>
            {countText(days)}
            <span className="onlym"> {days === 1 ? t('Tag') : t('Tage')}</span>
          </td>
        </>
      )}
      {hasField && <td className="muted entry">{field && fieldText(rule, field)}</td>}
      <td className={`before ${figure ?? ''}`}>
        <span className="onlym">vorher </span>
        {field ? valueText(field, before[field] ?? null) : '–'}
      </td>
      {keepsValues ? (
        line === 0 && (
          <td colSpan={rest} rowSpan={fields.length} className="out">
            <Outcome row={row} />
          </td>
        )
      ) : (
        <>
          <td className={`after ${figure ?? ''}`}>
            {field ? valueText(field, after[field] ?? null) : t('neu')}
          </td>
          {hasDifference && (
            <td className="r diff">{field && differenceText(before[field], after[field])}</td>
          )}
          {hasOutcome && line === 0 && (
            <td rowSpan={fields.length} className="out">
              <Outcome row={row} />
            </td>
          )}
        </>
      )}
    </tr>
  ))
}

function Outcome({ row }: { row: StockJobRow }) {
  if (row.state === 'refused') return <span className="st bad">{refusalText(row)}</span>
  if (row.state === 'changed')
    return row.changedSince ? (
      <span className="st wait">seitdem geändert</span>
    ) : (
      <span className="st ok">möglich</span>
    )
  if (row.state === 'restored' && row.isNew) return <span className="muted">Zurückgezogen</span>
  if (row.state === 'kept') return <span className="st wait">seitdem geändert, nicht überschrieben</span>
  return (
    <span className="muted">
      {row.state === 'unchanged' ? t('bleibt gleich') : rowStateLabels[row.state]}
    </span>
  )
}
