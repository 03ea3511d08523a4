import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { plural } from '@portal/domain/values/plural'
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

/** The filters on phones. The sheet stays open until it is closed; its button shows the number of results. */
export default function FilterSheet({ criteria, total, dismissed, onChange, onClose }: Props) {
  return (
    <Dialog title="Filter" className="filter-sheet" onClose={onClose}>
      <Filters criteria={criteria} dismissed={dismissed} onChange={onChange} />
      <div className="filter-done">
        <Button variant="primary" block onClick={onClose}>
          {plural(total, '1 Ergebnis anzeigen', '# Ergebnisse anzeigen')}
        </Button>
      </div>
    </Dialog>
  )
}
