import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconBookmark } from '@tabler/icons-react'
import { Link, useLoaderData } from 'react-router'
import { loginPath, paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { CarGrid } from '../../vehicles/cars/CarGrid.tsx'
import { KeptCars } from '../../vehicles/cars/KeptCars.tsx'
import { CompareBar } from '../compare/CompareBar.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { shortlistedCars, useShortlist } from './queries.ts'
import { ShortlistToggle } from './ShortlistButton.tsx'

export const handle = { title: t('Merkzettel') }

export const loader = shortlistedCars

const empty = {
  title: t('Ihr Merkzettel ist leer.'),
  art: <IconBookmark aria-hidden />,
  hint: t('Mit dem Lesezeichen auf einem Fahrzeug setzen Sie es auf den Merkzettel.'),
}

/** The cars a visitor keeps without an account. */
export function Component() {
  const { cars, gone } = useLoaderData<typeof loader>()
  const ids = useShortlist()
  const listed = cars.filter(({ fahrzeugid }) => ids.includes(fahrzeugid))
  const summary = (
    <>
      {plural(
        listed.length,
        'Fahrzeug, gespeichert nur auf diesem Gerät.',
        'Fahrzeuge, gespeichert nur auf diesem Gerät.',
      )}{' '}
      <span>
        Nach dem <Link to={loginPath(paths.watchlist)}>Login</Link> stehen sie auf Ihrer Merkliste.
      </span>
    </>
  )
  return (
    <>
      {gone > 0 && (
        <Alert kind="info">
          {plural(
            gone,
            'Ein Fahrzeug ist nicht mehr verfügbar und wurde vom Merkzettel genommen.',
            '# Fahrzeuge sind nicht mehr verfügbar und wurden vom Merkzettel genommen.',
          )}
        </Alert>
      )}
      <KeptCars title="Ihr Merkzettel" count={listed.length} summary={summary} empty={empty}>
        <CarGrid
          cars={listed}
          source="searchResults"
          eager={3}
          action={(car) => (
            <>
              <ShortlistToggle car={car} leavesList />
              <CompareToggle car={car} />
            </>
          )}
        />
      </KeptCars>
      <CompareBar />
    </>
  )
}
