import type { StockRow } from '@portal/contract/house/house-stock'
import type { StockField } from '@portal/domain/house/stock-fields'
import { t } from '@portal/domain/values/text'
import { memo } from 'react'
import { columnHeading, isFigure, placedOnPhones } from './facts.ts'
import { StockCell } from './StockCell.tsx'
import { StockPhoto } from './StockPhoto.tsx'

type Props = {
  row: StockRow
  columns: readonly StockField[]
  isChosen: boolean
  isTabStop: boolean
  onToggle: (gwnummer: string) => void
}

const classOf = (field: StockField) =>
  `f-${field} ${isFigure(field) ? 'r' : ''} ${placedOnPhones.includes(field) ? '' : 'extra'}`

/** Drawn again only when its own properties change: a table has 50 rows, and a key press changes one or two. */
export const StockTableRow = memo(function StockTableRow({
  row,
  columns,
  isChosen,
  isTabStop,
  onToggle,
}: Props) {
  return (
    <tr data-number={row.gwnummer} aria-selected={isChosen} tabIndex={isTabStop ? 0 : -1}>
      <td className="cbx">
        <input
          type="checkbox"
          className="cb"
          tabIndex={-1}
          aria-label={t`${row.gwnummer} wählen`}
          checked={isChosen}
          onChange={() => onToggle(row.gwnummer)}
        />
      </td>
      <td className="im">
        <StockPhoto photo={row.photo} />
      </td>
      {columns.map((field) => {
        const content = (
          <>
            {!placedOnPhones.includes(field) && <span className="onlym muted">{columnHeading(field)} </span>}
            <StockCell row={row} field={field} />
          </>
        )
        return field === 'gwnummer' ? (
          <th key={field} scope="row" className={classOf(field)}>
            {content}
          </th>
        ) : (
          <td key={field} className={classOf(field)}>
            {content}
          </td>
        )
      })}
    </tr>
  )
})
