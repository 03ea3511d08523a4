import { has } from '@portal/domain/accounts/roles'
import { type DeskSort, deskSorts } from '@portal/domain/buyer/watch-desk'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import {
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconLayoutGrid,
  IconList,
  IconTrash,
} from '@tabler/icons-react'
import { useAccount } from '../../session/account.ts'
import type { WatchView } from '../../storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { options } from '../../ui/SelectField.tsx'
import { useExportDesk } from './queries.ts'

type Props = {
  sort: DeskSort
  onSort: (sort: DeskSort) => void
  view: WatchView
  onView: (view: WatchView) => void
  /** Undefined for readers. */
  onClear: (() => void) | undefined
}

const views = [
  { value: 'table', label: t('Liste'), icon: <IconList aria-hidden /> },
  { value: 'cards', label: t('Karten'), icon: <IconLayoutGrid aria-hidden /> },
] as const
const sortNames = namesOf(deskSorts)
const choices = sortNames.map((value) => ({ value, label: deskSorts[value].label }))

/** Order, view, export and clearing of the whole list. */
export function DeskTools({ sort, onSort, view, onView, onClear }: Props) {
  const file = useExportDesk()
  const isDealer = has(useAccount(), 'ROLE_DEALER')
  return (
    <div className="row desk-tools icons-m">
      <select
        className="select"
        aria-label="Sortieren nach"
        value={sort}
        onChange={({ target }) => onSort(sortNames.find((name) => name === target.value) ?? 'newest')}
      >
        {options(choices)}
      </select>
      <Segment
        legend="Ansicht"
        name="watch-view"
        items={views}
        value={view}
        onChange={({ target }) => onView(target.value === 'cards' ? 'cards' : 'table')}
      />
      {isDealer && (
        <>
          <Button pending={file.isPending} onClick={() => file.mutate({ format: 'csv' })}>
            <IconFileTypeCsv aria-hidden />
            <span>CSV</span>
          </Button>
          <Button pending={file.isPending} onClick={() => file.mutate({ format: 'xlsx' })}>
            <IconFileSpreadsheet aria-hidden />
            <span>Excel</span>
          </Button>
        </>
      )}
      {onClear && (
        <Button onClick={onClear}>
          <IconTrash aria-hidden />
          <span>Merkliste leeren</span>
        </Button>
      )}
    </div>
  )
}
