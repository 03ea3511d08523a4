import '../search/results.css'
import { countText } from '@portal/domain/formats'
import { IconBookmark, IconSearch } from '@tabler/icons-react'
import { Link, useLoaderData } from 'react-router'
import { loginPath, paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { CarGrid } from '../cars/CarGrid.tsx'
import { CompareBar } from '../compare/CompareBar.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { shortlistedCars, useShortlist } from './queries.ts'
import { ShortlistToggle } from './ShortlistButton.tsx'

export const handle = { title: 'Merkzettel' }

export const loader = shortlistedCars

/** The cars a visitor keeps without an account. */
export function Component() {
  const { cars, gone } = useLoaderData<typeof loader>()
  const ids = useShortlist()
  const listed = cars.filter(({ fahrzeugid }) => ids.includes(fahrzeugid))
  return (
    <div className="results-area" data-theme="dark">
      <div className="container results stack l">
        <div>
          <h1>Ihr Merkzettel</h1>
          <p className="muted" aria-live="polite">
            <span className="count">{countText(listed.length)}</span>{' '}
            {listed.length === 1 ? 'Fahrzeug' : 'Fahrzeuge'}, gespeichert nur auf diesem Gerät. Nach dem{' '}
            <Link to={loginPath(paths.watchlist)}>Login</Link> stehen sie auf Ihrer Merkliste.
          </p>
        </div>
        {gone > 0 && (
          <Alert kind="info">
            {gone === 1 ? 'Ein Fahrzeug ist' : `${countText(gone)} Fahrzeuge sind`} nicht mehr verfügbar und
            wurde{gone > 1 && 'n'} vom Merkzettel genommen.
          </Alert>
        )}
        {listed.length === 0 ? (
          <EmptyState
            title="Ihr Merkzettel ist leer."
            art={<IconBookmark aria-hidden />}
            action={
              <LinkButton variant="primary" to={paths.home}>
                <IconSearch aria-hidden />
                Zur Suche
              </LinkButton>
            }
          >
            Mit dem Lesezeichen auf einem Fahrzeug setzen Sie es auf den Merkzettel.
          </EmptyState>
        ) : (
          <CarGrid
            cars={listed}
            source="searchResults"
            eager={3}
            action={(car) => (
              <>
                <ShortlistToggle car={car} />
                <CompareToggle car={car} />
              </>
            )}
          />
        )}
      </div>
      <CompareBar />
    </div>
  )
}
