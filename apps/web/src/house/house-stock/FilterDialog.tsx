import { fieldOf, type StockField, stockFieldOf, stockFields } from '@portal/domain/house/stock-fields'
import { type StockFilter, stockFilterOf, textOfFilter } from '@portal/domain/house/stock-filters'
import { readerLocale } from '@portal/domain/values/formats'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { submitted } from '../../ui/submitted.ts'
import { FilterFields } from './FilterFields.tsx'

type Props = {
  /** The condition to change; null to add one. */
  filter: StockFilter | null
  onApply: (filter: StockFilter) => void
  onClose: () => void
}

const fields = stockFields
  .map((value) => ({ value, label: fieldOf(value).label }))
  .sort((one, other) => one.label.localeCompare(other.label, readerLocale()))

const conditionOf = (filter: StockFilter | null) =>
  filter ? textOfFilter(filter).slice(filter.field.length + 1) : ''

/** Sets one condition: a field and its values, by the kind of the field. */
export function FilterDialog({ filter, onApply, onClose }: Props) {
  const [field, setField] = useState<StockField>(filter?.field ?? 'hersteller')
  const [condition, setCondition] = useState(conditionOf(filter))
  const [isMissing, setMissing] = useState(filter?.test === 'missing')
  const read = stockFilterOf(`${field}:${isMissing ? 'fehlt' : condition}`)
  return (
    <Dialog
      title="Filter"
      onClose={onClose}
      action={
        <Button type="submit" form="stock-filter" variant="primary" disabled={!read}>
          Anwenden
        </Button>
      }
    >
      <form id="stock-filter" className="stack" onSubmit={submitted(() => read && onApply(read))}>
        <SelectField
          label="Merkmal"
          choices={fields}
          value={field}
          onChange={(event) => {
            setField(stockFieldOf(event.target.value) ?? 'hersteller')
            setCondition('')
          }}
        />
        {!isMissing && (
          <FilterFields key={field} attribute={fieldOf(field)} value={condition} onChange={setCondition} />
        )}
        <Checkbox
          label="Angabe fehlt"
          checked={isMissing}
          onChange={(event) => {
            setMissing(event.target.checked)
            setCondition('')
          }}
        />
      </form>
    </Dialog>
  )
}
