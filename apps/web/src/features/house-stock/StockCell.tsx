import type { StockRow } from '@portal/contract/house-stock'
import { daysGoal, offerStateOf, type StockField } from '@portal/domain/stock-fields'
import { offerStates } from '@portal/domain/vehicle/visibility'
import { Link } from 'react-router'
import { houseVehiclePath } from '../../house-paths.ts'
import { StateMark } from '../../ui/StateMark.tsx'
import { cellText, stateLooks } from './facts.ts'

/** The content of a cell; number and vehicle link to the vehicle's page. */
export function StockCell({ row, field }: { row: StockRow; field: StockField }) {
  const value = row.values[field]
  if (field === 'gwnummer' || field === 'modell')
    return (
      <Link className={field === 'gwnummer' ? 'k' : 'k name'} to={houseVehiclePath(row.gwnummer)}>
        {field === 'gwnummer' ? row.gwnummer : row.title}
      </Link>
    )
  if (field === 'state') {
    const state = offerStateOf(String(value))
    return <StateMark label={offerStates[state]} look={stateLooks[state]} />
  }
  const text = cellText(field, value)
  if (field === 'days') return <span className={Number(value) > daysGoal ? 'age late' : 'age'}>{text}</span>
  return text
}
