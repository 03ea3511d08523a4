import {
  fieldOf,
  lockedColumns,
  type StockField,
  stockFields,
  usualColumns,
} from '@portal/domain/house/stock-fields'
import { t } from '@portal/domain/values/text'
import { IconArrowUp, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

type Props = {
  columns: readonly StockField[]
  onApply: (columns: readonly StockField[]) => void
  onClose: () => void
}

/** Moves a column one place to the left of the table. */
function earlier(columns: readonly StockField[], column: StockField): StockField[] {
  const next = columns.filter((other) => other !== column)
  next.splice(Math.max(0, columns.indexOf(column) - 1), 0, column)
  return next
}

/** Chooses the columns and their order. Number and vehicle are always shown. */
export function ColumnDialog({ columns, onApply, onClose }: Props) {
  const [chosen, setChosen] = useState(columns)
  const idOf = (field: StockField) => `column-${field}`
  /** Moves a column between the chosen and the other columns, and keeps the focus on it. */
  const choose = (field: StockField, next: readonly StockField[]) => {
    flushSync(() => setChosen(next))
    document.getElementById(idOf(field))?.focus()
  }
  /** At the first place the pressed button is disabled, which would lose the focus. */
  const moveForward = (field: StockField) => {
    const next = earlier(chosen, field)
    if (next[0] === field) choose(field, next)
    else setChosen(next)
  }
  const others = stockFields.filter((field) => !chosen.includes(field) && !lockedColumns.includes(field))
  return (
    <ConfirmDialog
      title="Spalten"
      className="columns"
      onClose={onClose}
      action="Spalten übernehmen"
      variant="primary"
      disabled={chosen.length === 0}
      onConfirm={() => onApply(chosen)}
    >
      <ul>
        {lockedColumns.map((field) => (
          <li key={field}>
            <Checkbox label={fieldOf(field).label} checked disabled />
            <IconLock aria-label="immer sichtbar" />
          </li>
        ))}
        {chosen.map((field) => (
          <li key={field}>
            <Checkbox
              id={idOf(field)}
              label={fieldOf(field).label}
              checked
              onChange={() =>
                choose(
                  field,
                  chosen.filter((other) => other !== field),
                )
              }
            />
            <IconButton
              Icon={IconArrowUp}
              label={t`${fieldOf(field).label} nach vorn`}
              disabled={field === chosen[0]}
              onClick={() => moveForward(field)}
            />
          </li>
        ))}
        {others.map((field) => (
          <li key={field}>
            <Checkbox
              id={idOf(field)}
              label={fieldOf(field).label}
              checked={false}
              onChange={() => choose(field, [...chosen, field])}
            />
          </li>
        ))}
      </ul>
      <Button variant="ghost" onClick={() => setChosen(usualColumns)}>
        Zurücksetzen
      </Button>
    </ConfirmDialog>
  )
}
