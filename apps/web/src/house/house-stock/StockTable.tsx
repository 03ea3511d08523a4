import type { StockRow } from '@portal/contract/house/house-stock'
import { lockedColumns } from '@portal/domain/house/stock-fields'
import {
  type Dispatch,
  type KeyboardEvent,
  type SetStateAction,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type Choice,
  isPageChosen,
  isUsual,
  type Shown,
  tableId,
  withPageToggled,
  withRange,
  withToggled,
} from './form.ts'
import { StockTableHead } from './StockTableHead.tsx'
import { StockTableRow } from './StockTableRow.tsx'
import { TableKeys } from './TableKeys.tsx'

type Props = {
  rows: readonly StockRow[]
  shown: Shown
  isLoading: boolean
  choice: Choice
  onChoose: Dispatch<SetStateAction<Choice>>
  onClear: () => void
  onSort: (sort: Shown['sort']) => void
}

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('tbody tr') : null

/** The element an arrow key leads to, from a row or one of its controls. */
function nextStop(row: HTMLElement, target: EventTarget, key: string): HTMLElement | undefined {
  const stops = [row, ...row.querySelectorAll<HTMLElement>('input, a')]
  const stop = target instanceof HTMLElement ? stops.indexOf(target) : -1
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr') ?? [])]
  const place = rows.indexOf(row)
  switch (key) {
    case 'ArrowDown':
      return rows[place + 1]
    case 'ArrowUp':
      return rows[place - 1]
    case 'ArrowRight':
      return stops[stop + 1]
    case 'ArrowLeft':
      return stops[stop - 1]
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    default:
      return undefined
  }
}

/**
 * A grid by the ARIA pattern with one tab stop: arrow keys move between rows and the controls of a row. Rows are
 * chosen by click or space, with Shift as a range, or all of the page by the checkbox in the heading.
 */
export function StockTable({ rows, shown, isLoading, choice, onChoose, onClear, onSort }: Props) {
  const columns = useMemo(
    () => [...lockedColumns, ...shown.columns.filter((field) => !lockedColumns.includes(field))],
    [shown.columns],
  )
  const numbers = useMemo(() => rows.map(({ gwnummer }) => gwnummer), [rows])
  const [stop, setStop] = useState<string>()
  const range = useRef({ isShift: false, anchor: '', end: '' })

  const choose = useCallback(
    (number: string) => {
      const { isShift, anchor, end } = range.current
      const isRange = isShift && numbers.includes(anchor)
      range.current = { isShift, anchor: isRange ? anchor : number, end: number }
      onChoose((before) =>
        isRange
          ? withRange(before, numbers, { anchor, from: numbers.includes(end) ? end : anchor, to: number })
          : withToggled(before, numbers, number),
      )
    },
    [numbers, onChoose],
  )

  /** @returns whether the key has a meaning here */
  function act(row: HTMLElement, { target, key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
    const { number = '' } = row.dataset
    if (ctrlKey || metaKey) {
      if (key !== 'a') return false
      onChoose((before) => (isPageChosen(before, numbers) ? before : withPageToggled(before, numbers)))
      return true
    }
    if (key === 'Escape') {
      onClear()
      return true
    }
    if ((key === ' ' || key === 'Enter') && target === row) {
      choose(number)
      return true
    }
    const next = nextStop(row, target, key)
    next?.focus()
    if (shiftKey && next?.dataset.number) {
      if (!numbers.includes(range.current.anchor))
        Object.assign(range.current, { anchor: number, end: number })
      choose(next.dataset.number)
    }
    return next !== undefined
  }

  const isSome = choice.isAll || numbers.some((number) => choice.numbers.has(number))
  const isStopHere = stop !== undefined && numbers.includes(stop)
  return (
    <div id={tableId} className="htw" tabIndex={-1} aria-busy={isLoading}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows are chosen is a grid
        role="grid"
        aria-label="Fahrzeuge"
        aria-multiselectable
        className={isUsual(shown.columns) ? 'ht stock usual' : 'ht stock'}
      >
        <StockTableHead
          columns={columns}
          sort={shown.sort}
          onSort={onSort}
          page={isPageChosen(choice, numbers) ? 'all' : isSome ? 'some' : 'none'}
          onTogglePage={() => onChoose((before) => withPageToggled(before, numbers))}
        />
        <tbody
          onFocus={({ target }) => setStop(rowOf(target)?.dataset.number)}
          onMouseDown={(event) => {
            range.current.isShift = event.shiftKey
            // Shift with a click would select text.
            if (event.shiftKey) event.preventDefault()
          }}
          onClick={({ target }) => {
            const row = rowOf(target)
            const isControl = target instanceof Element && target.closest('a, input')
            if (row?.dataset.number && !isControl) choose(row.dataset.number)
          }}
          onKeyDown={(event) => {
            range.current.isShift = event.shiftKey
            const row = rowOf(event.target)
            if (row && !event.altKey && act(row, event)) event.preventDefault()
          }}
        >
          {rows.map((row, place) => (
            <StockTableRow
              key={row.gwnummer}
              row={row}
              columns={columns}
              isChosen={choice.isAll || choice.numbers.has(row.gwnummer)}
              isTabStop={isStopHere ? stop === row.gwnummer : place === 0}
              onToggle={choose}
            />
          ))}
        </tbody>
      </table>
      <TableKeys
        numbers={numbers}
        onToggle={(gwnummer) => onChoose((before) => withToggled(before, numbers, gwnummer))}
      />
    </div>
  )
}
