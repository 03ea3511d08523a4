import type { StockField } from '@portal/domain/house/stock-fields'
import { IconArrowDown, IconArrowUp, IconStar } from '@tabler/icons-react'
import { columnHeading, isFigure } from './facts.ts'
import type { Shown } from './form.ts'

type Props = {
  columns: readonly StockField[]
  sort: Shown['sort']
  onSort: (sort: Shown['sort']) => void
  page: 'all' | 'some' | 'none'
  onTogglePage: () => void
}

function directionOf(field: StockField, sort: Shown['sort']) {
  if (sort?.field !== field) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}

/** The checkbox of the whole page and the columns, each a button that sorts by it. */
export function StockTableHead({ columns, sort, onSort, page, onTogglePage }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col" className="cbx">
          <input
            type="checkbox"
            className="cb"
            aria-label="Alle Zeilen der Seite wählen"
            ref={(input) => {
              if (input) input.indeterminate = page === 'some'
            }}
            checked={page === 'all'}
            onChange={onTogglePage}
          />
        </th>
        <th scope="col" className="im">
          <span className="vh">Foto</span>
        </th>
        {columns.map((field) => {
          const direction = directionOf(field, sort)
          return (
            <th
              key={field}
              scope="col"
              aria-sort={direction}
              className={`f-${field} ${isFigure(field) ? 'r' : ''}`}
            >
              <button
                type="button"
                className="sort"
                onClick={() => onSort({ field, isDescending: direction === 'ascending' })}
              >
                {field === 'watchers' ? (
                  <>
                    <IconStar aria-hidden />
                    <span className="vh">{columnHeading(field)}</span>
                  </>
                ) : (
                  columnHeading(field)
                )}
                {direction === 'ascending' && <IconArrowUp aria-hidden />}
                {direction === 'descending' && <IconArrowDown aria-hidden />}
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
