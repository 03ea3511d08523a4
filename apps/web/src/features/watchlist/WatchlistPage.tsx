import '../search/results.css'
import './watchlist.css'
import type { Watch } from '@portal/contract/watchlist'
import { countText } from '@portal/domain/formats'
import { IconSearch, IconStar, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { CarGrid } from '../cars/CarGrid.tsx'
import { CompareBar } from '../compare/CompareBar.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { ClearDialog } from './ClearDialog.tsx'
import { watches, watchNotes } from './queries.ts'
import { WatchTools } from './WatchTools.tsx'

export const handle = { title: 'Merkliste' }

export async function loader() {
  await Promise.all([queryClient.ensureQueryData(watches), queryClient.ensureQueryData(watchNotes)])
  return null
}

/** Cards expect the pictures under the key of a stock car. */
const cardOf = (watch: Watch) => ({ ...watch, mvpcarstockimages: watch.mvpuserwatchcarimages })

function summary(list: readonly Watch[]) {
  const gone = list.filter(({ available }) => !available).length
  const word = list.length === 1 ? 'Fahrzeug' : 'Fahrzeuge'
  return gone === 0 ? word : `${word}, davon ${countText(gone)} nicht mehr verfügbar`
}

export function Component() {
  const { data: list } = useSuspenseQuery(watches)
  const { data: notes } = useSuspenseQuery(watchNotes)
  const [isClearing, setClearing] = useState(false)
  return (
    <div className="results-area" data-theme="dark">
      <div className="container results stack l">
        <div className="row between">
          <div>
            <h1>Ihre Merkliste</h1>
            {list.length > 0 && (
              <p className="muted" aria-live="polite">
                <span className="count">{countText(list.length)}</span> {summary(list)}
              </p>
            )}
          </div>
          {list.length > 0 && (
            <Button onClick={() => setClearing(true)}>
              <IconTrash aria-hidden />
              Merkliste leeren
            </Button>
          )}
        </div>
        {list.length === 0 ? (
          <EmptyState
            title="Es gibt zurzeit kein Fahrzeug in Ihrer Merkliste."
            art={<IconStar aria-hidden />}
            action={
              <LinkButton variant="primary" to={paths.home}>
                <IconSearch aria-hidden />
                Zur Suche
              </LinkButton>
            }
          >
            Mit dem Stern auf einem Fahrzeug merken Sie es hier vor.
          </EmptyState>
        ) : (
          <CarGrid
            cars={list.map(cardOf)}
            source="watchlist"
            eager={3}
            action={(watch) => (
              <>
                {watch.available && <CompareToggle car={watch} />}
                <WatchTools watch={watch} saved={notes.find(({ id }) => id === watch.id)} />
              </>
            )}
          />
        )}
      </div>
      <CompareBar />
      {isClearing && <ClearDialog count={list.length} onClose={() => setClearing(false)} />}
    </div>
  )
}
