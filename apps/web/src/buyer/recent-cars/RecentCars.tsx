import { IconTrash } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { carOf } from '../../vehicles/car-details/queries.ts'
import { CarGrid } from '../../vehicles/cars/CarGrid.tsx'
import { WatchStar } from '../watchlist/WatchStar.tsx'
import { forgetRecentCars, useRecentCars } from './queries.ts'

/** The cars opened last that are still on sale, without the one that is open. */
export function RecentCars({ without }: { without?: number }) {
  const ids = useRecentCars().filter((id) => id !== without)
  const cars = useQueries({ queries: ids.slice(0, 3).map((id) => carOf(String(id))) })
    .map(({ data }) => data)
    .filter((car) => car !== undefined)
    .filter(({ available }) => available)
  if (cars.length === 0) return null
  return (
    <section className="section" aria-labelledby="zuletzt">
      <div className="container">
        <div className="section-head row between">
          <h2 id="zuletzt">Zuletzt angesehen</h2>
          <Button small variant="ghost" onClick={forgetRecentCars}>
            <IconTrash aria-hidden />
            Verlauf löschen
          </Button>
        </div>
        <CarGrid
          cars={cars}
          source="searchResults"
          headingLevel="h3"
          action={(car) => <WatchStar car={car} />}
        />
      </div>
    </section>
  )
}
