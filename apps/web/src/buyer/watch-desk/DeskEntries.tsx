import type { DeskEntry, WatchDesk } from '@portal/contract/buyer/watch-desk'
import { watchDeskPageSize } from '@portal/domain/values/constants'
import { memo } from 'react'
import type { WatchView } from '../../storage.ts'
import { CarGrid } from '../../vehicles/cars/CarGrid.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import type { Selection } from './BulkBar.tsx'
import { DeskTable } from './DeskTable.tsx'
import { absenceText, cardOf, sectionsOf } from './facts.ts'
import { WatchTools } from './WatchTools.tsx'

type Props = {
  desk: WatchDesk
  view: WatchView
  chosen: Selection
  isReadOnly: boolean
  onSelect: (entries: readonly DeskEntry[], isSelected: boolean) => void
}

/** The entries of a page as rows or cards. Drawn again only when its properties change, because a page has up to 100. */
export const DeskEntries = memo(function DeskEntries({ desk, view, chosen, isReadOnly, onSelect }: Props) {
  const sections = sectionsOf(desk)
  if (view === 'table')
    return (
      <DeskTable
        sections={sections}
        pages={Math.ceil(desk.ids.length / watchDeskPageSize)}
        selected={chosen}
        onSelect={onSelect}
        isReadOnly={isReadOnly}
      />
    )
  return (
    <CarGrid
      cars={sections.flatMap((section) => section.entries).map(cardOf)}
      source="watchlist"
      eager={3}
      action={(entry) => (
        <>
          {entry.reservedUntil ? (
            <p className="reserved-note">{absenceText(entry)}</p>
          ) : (
            entry.available && <CompareToggle car={entry} />
          )}
          <WatchTools entry={entry} isReadOnly={isReadOnly} />
        </>
      )}
    />
  )
})
