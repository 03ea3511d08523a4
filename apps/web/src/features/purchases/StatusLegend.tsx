import type { PurchaseCounts } from '@portal/contract/purchases'
import { countText } from '@portal/domain/formats'
import { filters, type PurchaseFilter } from './facts.ts'
import { StatusDot } from './StatusDot.tsx'

type Props = {
  counts: PurchaseCounts | undefined
  chosen: PurchaseFilter
  onChoose: (filter: PurchaseFilter) => void
}

/** The legend, also used as filter, with the counts that are known (M-04). */
export function StatusLegend({ counts, chosen, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons are not form fields
    <div className="legend" role="group" aria-label="Nach Status filtern">
      {filters.map(({ filter, label }) => (
        <button key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          <StatusDot status={filter} />
          {label} {counts && <b>{countText(counts[filter])}</b>}
        </button>
      ))}
    </div>
  )
}
