import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { plural } from '@portal/domain/values/plural'
import { useDeferredValue } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import Filters from './Filters.tsx'

type Props = {
  criteria: Criteria
  total: number
  dismissed?: DismissedChoice
  onChange: (criteria: Criteria) => void
  onClose: () => void
}

/**
 * The filters on phones. The sheet stays open until it is closed; its button shows the number of results. Its frame is
 * painted before its controls are drawn.
 */
export default function FilterSheet({ criteria, total, dismissed, onChange, onClose }: Props) {
  const isPainted = useDeferredValue(true, false)
  return (
    <Dialog title="Filter" className="filter-sheet" onClose={onClose}>
      <div className="filter-area">
        {isPainted && <Filters criteria={criteria} dismissed={dismissed} onChange={onChange} />}
      </div>
      <div className="filter-done">
        <Button
          variant="primary"
          block
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {plural(total, '1 Ergebnis anzeigen', '# Ergebnisse anzeigen')}
        </Button>
      </div>
    </Dialog>
  )
}
