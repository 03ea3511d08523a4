import './watch-desk.css'
import type { DeskEntry } from '@portal/contract/watch-desk'
import { mayBuy } from '@portal/domain/roles'
import { IconStar, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../query-client.ts'
import { storedWatchView, type WatchView } from '../../storage.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useAccount } from '../account/queries.ts'
import { CarGrid } from '../cars/CarGrid.tsx'
import { KeptCars } from '../cars/KeptCars.tsx'
import { CompareBar } from '../compare/CompareBar.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { readOnlyText } from '../watchlist/queries.ts'
import { BulkBar } from './BulkBar.tsx'
import { ClearDialog } from './ClearDialog.tsx'
import { DeskTable } from './DeskTable.tsx'
import { DeskTools } from './DeskTools.tsx'
import {
  absenceText,
  cardOf,
  type DeskSort,
  isGone,
  isIn,
  type Shown,
  sectionsOf,
  summaryOf,
} from './facts.ts'
import { GroupTabs } from './GroupTabs.tsx'
import { useRemoveEntries, watchDesk } from './queries.ts'
import { WatchTools } from './WatchTools.tsx'

export const handle = { title: 'Merkliste' }

export const loader = () => queryClient.ensureQueryData(watchDesk)

const empty = {
  title: 'Es gibt zurzeit kein Fahrzeug in Ihrer Merkliste.',
  art: <IconStar aria-hidden />,
  hint: 'Mit dem Stern auf einem Fahrzeug merken Sie es hier vor.',
}

/** The watchlist of an account, as rows or as cards, with what changed since a vehicle was marked. */
export function Component() {
  const { entries, groups } = useSuspenseQuery(watchDesk).data
  const [view, setView] = useState<WatchView>(storedWatchView.read() ?? 'table')
  const [sort, setSort] = useState<DeskSort>('newest')
  const [shown, setShown] = useState<Shown>('all')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isClearing, setClearing] = useState(false)
  const isReadOnly = !mayBuy(useAccount())
  const sections = sectionsOf(entries.filter(isIn(shown)), groups, sort)
  const selected = entries.filter(({ id }) => chosen.has(id))

  const showAs = (next: WatchView) => {
    storedWatchView.write(next)
    setView(next)
    setChosen(new Set())
  }
  const select = (ids: readonly number[], isSelected: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids) isSelected ? after.add(id) : after.delete(id)
      return after
    })
  return (
    <>
      <KeptCars
        title="Ihre Merkliste"
        count={entries.length}
        summary={summaryOf(entries)}
        empty={empty}
        tools={
          entries.length > 0 && (
            <DeskTools
              sort={sort}
              onSort={setSort}
              view={view}
              onView={showAs}
              onClear={isReadOnly ? undefined : () => setClearing(true)}
            />
          )
        }
      >
        {isReadOnly && (
          <Alert kind="info">{readOnlyText} Merken und anfragen können Einkäufer und Inhaber.</Alert>
        )}
        <GroupTabs
          entries={entries}
          groups={groups}
          shown={shown}
          onShow={setShown}
          isReadOnly={isReadOnly}
        />
        {!isReadOnly && <GoneNotice entries={entries} />}
        {view === 'table' ? (
          <DeskTable sections={sections} selected={chosen} onSelect={select} isReadOnly={isReadOnly} />
        ) : (
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
        )}
      </KeptCars>
      {selected.length > 0 ? (
        <BulkBar
          entries={selected}
          groups={groups}
          isReadOnly={isReadOnly}
          onDone={() => setChosen(new Set())}
        />
      ) : (
        <CompareBar />
      )}
      {isClearing && <ClearDialog count={entries.length} onClose={() => setClearing(false)} />}
    </>
  )
}

/** Says how many entries are no longer available, and removes all of them at once. */
function GoneNotice({ entries }: { entries: readonly DeskEntry[] }) {
  const remove = useRemoveEntries()
  const gone = entries.filter(isGone)
  if (gone.length === 0) return null
  return (
    <Alert kind="info">
      <span className="row between gone-cars">
        {gone.length === 1 ? 'Ein Fahrzeug ist' : `${gone.length} Fahrzeuge sind`} nicht mehr verfügbar.
        <Button small pending={remove.isPending} onClick={() => remove.mutate(gone.map(({ id }) => id))}>
          <IconTrash aria-hidden />
          {gone.length === 1 ? 'Entfernen' : `Alle ${gone.length} entfernen`}
        </Button>
      </span>
    </Alert>
  )
}
