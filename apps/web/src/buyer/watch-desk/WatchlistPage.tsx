import { t } from '@portal/domain/values/text'
import './watch-desk.css'
import type { DeskChoice, DeskEntry } from '@portal/contract/buyer/watch-desk'
import { mayBuy } from '@portal/domain/accounts/roles'
import { watchDeskPageSize } from '@portal/domain/values/constants'
import { IconStar } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useState } from 'react'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { storedWatchView, type WatchView } from '../../storage.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { KeptCars } from '../../vehicles/cars/KeptCars.tsx'
import { CompareBar } from '../compare/CompareBar.tsx'
import { readOnlyText } from '../watchlist/queries.ts'
import { BulkBar, type Selection } from './BulkBar.tsx'
import { ClearDialog } from './ClearDialog.tsx'
import { DeskEntries } from './DeskEntries.tsx'
import { DeskTools } from './DeskTools.tsx'
import { isGone, summaryOf } from './facts.ts'
import { GoneNotice } from './GoneNotice.tsx'
import { GroupTabs } from './GroupTabs.tsx'
import { firstChoice, watchDesk } from './queries.ts'

export const handle = { title: t('Merkliste') }

export const loader = () => queryClient.ensureQueryData(watchDesk(firstChoice))

const empty = {
  title: t('Es gibt zurzeit kein Fahrzeug in Ihrer Merkliste.'),
  art: <IconStar aria-hidden />,
  hint: t('Mit dem Stern auf einem Fahrzeug merken Sie es hier vor.'),
}

/** The watchlist of an account, as rows or as cards, with what changed since a vehicle was marked. */
export function Component() {
  const [choice, setChoice] = useState<DeskChoice>(firstChoice)
  // Deferred, so that the current page remains until the next one is loaded.
  const desk = useSuspenseQuery(watchDesk(useDeferredValue(choice))).data
  const [view, setView] = useState<WatchView>(storedWatchView.read() ?? 'table')
  // Deferred, so that the switch answers before the other view is drawn.
  const shownView = useDeferredValue(view)
  const [chosen, setChosen] = useState<Selection>(new Map())
  const [isClearing, setClearing] = useState(false)
  const isReadOnly = !mayBuy(useAccount())
  const pages = Math.ceil(desk.ids.length / watchDeskPageSize)

  const showAs = (next: WatchView) => {
    storedWatchView.write(next)
    setView(next)
    setChosen((before) => (before.size > 0 ? new Map() : before))
  }
  const show = (change: Partial<DeskChoice>) => setChoice({ ...choice, page: 0, ...change })
  const select = useCallback(
    (entries: readonly DeskEntry[], isSelected: boolean) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const entry of entries) isSelected ? after.set(entry.id, entry) : after.delete(entry.id)
        return after
      }),
    [],
  )
  return (
    <>
      <KeptCars
        title="Ihre Merkliste"
        count={desk.total}
        summary={summaryOf(desk)}
        empty={empty}
        tools={
          desk.total > 0 && (
            <DeskTools
              sort={choice.sort}
              onSort={(sort) => show({ sort })}
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
        <GroupTabs desk={desk} onShow={(group) => show({ group })} isReadOnly={isReadOnly} />
        {!isReadOnly && <GoneNotice ids={desk.goneIds} entries={desk.entries.filter(isGone)} />}
        <DeskEntries desk={desk} view={shownView} chosen={chosen} onSelect={select} isReadOnly={isReadOnly} />
        <Pager page={desk.page} pages={pages} onPage={(page) => show({ page })} />
      </KeptCars>
      {chosen.size > 0 ? (
        <BulkBar
          chosen={chosen}
          desk={desk}
          isReadOnly={isReadOnly}
          onAll={() => setChosen(new Map(desk.ids.map((id) => [id, chosen.get(id)])))}
          onDone={() => setChosen(new Map())}
        />
      ) : (
        <CompareBar />
      )}
      {isClearing && <ClearDialog count={desk.total} onClose={() => setClearing(false)} />}
    </>
  )
}
