import type { StockRow } from '@portal/contract/house/house-stock'
import { daysGoal, offerStateOf, type StockField } from '@portal/domain/house/stock-fields'
import { Link, useLocation } from 'react-router'
import { houseVehiclePath } from '../../house-paths.ts'
import { OfferState } from '../vehicle-head/OfferState.tsx'
import { cellText } from './facts.ts'

/** The content of a cell; number and vehicle link to the vehicle's page. */
export function StockCell({ row, field }: { row: StockRow; field: StockField }) {
  const value = row.values[field]
  const { pathname, search } = useLocation()
  if (field === 'gwnummer' || field === 'modell')
    return (
      <Link
        className={field === 'gwnummer' ? 'k' : 'k name'}
        tabIndex={-1}
        lang={field === 'gwnummer' ? undefined : 'de'}
        to={houseVehiclePath(row.gwnummer)}
        state={{ list: pathname + search }}
      >
        {field === 'gwnummer' ? row.gwnummer : row.title}
      </Link>
    )
  if (field === 'state') return <OfferState state={offerStateOf(String(value))} />
  const text = cellText(field, value)
  if (field === 'days') return <span className={Number(value) > daysGoal ? 'age late' : 'age'}>{text}</span>
  return text
}
