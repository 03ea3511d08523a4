import type { StockRow } from '@portal/contract/house/house-stock'
import { lockedColumns, stockFieldOf } from '@portal/domain/house/stock-fields'
import { readerLocale } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconArrowDown, IconArrowUp, IconStar } from '@tabler/icons-react'
import { useRef } from 'react'
import {
  Cell,
  Checkbox,
  Column,
  I18nProvider,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components'
import { columnHeading, isFigure, placedOnPhones } from './facts.ts'
import { isUsual, type Shown, tableId } from './form.ts'
import { StockCell } from './StockCell.tsx'
import { StockPhoto } from './StockPhoto.tsx'
import { TableKeys } from './TableKeys.tsx'

type Props = {
  rows: readonly StockRow[]
  shown: Shown
  isLoading: boolean
  /** Whether every hit is chosen. */
  isAll: boolean
  chosen: ReadonlySet<string>
  onChoose: (numbers: ReadonlySet<string>) => void
  onSort: (sort: Shown['sort']) => void
}

/** Rows are chosen by click, with Shift as a range, by keyboard, or all at once by the checkbox in the heading. */
export function StockTable({ rows, shown, isLoading, isAll, chosen, onChoose, onSort }: Props) {
  const columns = [...lockedColumns, ...shown.columns.filter((field) => !lockedColumns.includes(field))]
  const numbers = rows.map(({ gwnummer }) => gwnummer)
  const range = useRef({ isShift: false, anchor: '' })
  /** The library extends a choice by Shift on a row only; this does it for the checkboxes of the rows too. */
  function choose(keys: Selection) {
    if (keys === 'all') return onChoose(new Set([...chosen, ...numbers]))
    const next = new Set([...keys].map(String))
    const [added, ...more] = [...next].filter((number) => !chosen.has(number))
    const { isShift, anchor } = range.current
    if (added && more.length === 0) {
      const [from, to] = [numbers.indexOf(anchor), numbers.indexOf(added)].sort((one, other) => one - other)
      if (isShift && from !== undefined && from >= 0)
        for (const number of numbers.slice(from, to)) next.add(number)
      range.current.anchor = added
    }
    onChoose(next)
  }
  const { sort } = shown
  return (
    <div
      id={tableId}
      className="htw"
      tabIndex={-1}
      aria-busy={isLoading}
      onPointerDownCapture={({ shiftKey }) => {
        range.current.isShift = shiftKey
      }}
      onKeyDownCapture={({ shiftKey }) => {
        range.current.isShift = shiftKey
      }}
    >
      <I18nProvider locale={readerLocale()}>
        <Table
          aria-label="Fahrzeuge"
          className={isUsual(shown.columns) ? 'ht stock usual' : 'ht stock'}
          selectionMode="multiple"
          selectionBehavior="toggle"
          selectedKeys={isAll ? 'all' : chosen}
          onSelectionChange={choose}
          sortDescriptor={
            sort
              ? { column: sort.field, direction: sort.isDescending ? 'descending' : 'ascending' }
              : undefined
          }
          onSortChange={({ column, direction }) => {
            const field = stockFieldOf(String(column))
            if (field) onSort({ field, isDescending: direction === 'descending' })
          }}
        >
          <TableHeader>
            <Column className="cbx">
              <Checkbox slot="selection" className="cb" aria-label="Alle Zeilen der Seite wählen" />
            </Column>
            <Column className="im">
              <span className="vh">Foto</span>
            </Column>
            {columns.map((field) => (
              <Column
                key={field}
                id={field}
                isRowHeader={field === 'gwnummer'}
                allowsSorting
                className={`f-${field} ${isFigure(field) ? 'r' : ''}`}
              >
                {({ sortDirection }) => (
                  <span className="sort">
                    {field === 'watchers' ? (
                      <>
                        <IconStar aria-hidden />
                        <span className="vh">{columnHeading(field)}</span>
                      </>
                    ) : (
                      columnHeading(field)
                    )}
                    {sortDirection === 'ascending' && <IconArrowUp aria-hidden />}
                    {sortDirection === 'descending' && <IconArrowDown aria-hidden />}
                  </span>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <Row key={row.gwnummer} id={row.gwnummer} textValue={`${row.gwnummer} ${row.title}`}>
                <Cell className="cbx">
                  <Checkbox slot="selection" className="cb" aria-label={t`${row.gwnummer} wählen`} />
                </Cell>
                <Cell className="im">
                  <StockPhoto photo={row.photo} />
                </Cell>
                {columns.map((field) => (
                  <Cell
                    key={field}
                    className={`f-${field} ${isFigure(field) ? 'r' : ''} ${placedOnPhones.includes(field) ? '' : 'extra'}`}
                  >
                    {!placedOnPhones.includes(field) && (
                      <span className="onlym muted">{columnHeading(field)} </span>
                    )}
                    <StockCell row={row} field={field} />
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </I18nProvider>
      <TableKeys
        numbers={numbers}
        onToggle={(gwnummer) => {
          const next = new Set(isAll ? numbers : chosen)
          onChoose(next.delete(gwnummer) ? next : next.add(gwnummer))
        }}
      />
    </div>
  )
}
