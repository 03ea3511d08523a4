import { newestShown } from '@portal/domain/values/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { WatchStar } from '../../buyer/watchlist/WatchStar.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { CarGrid, CarGridSkeleton } from '../../vehicles/cars/CarGrid.tsx'
import { MoreToggle } from './MoreToggle.tsx'
import { tradedInCars } from './queries.ts'

/** Six cars from trade-ins, expandable to fifty (B-11). */
export function TradedInCars() {
  const [isExpanded, setExpanded] = useState(false)
  const { data: cars, error, refetch } = useQuery(tradedInCars)
  if (error) return <LoadFailure text={textOf(error)} onRetry={refetch} />
  if (!cars) return <CarGridSkeleton />
  if (cars.length === 0) return <p className="muted">Zurzeit gibt es keine Fahrzeuge aus Inzahlungnahmen.</p>
  return (
    <>
      <CarGrid
        cars={isExpanded ? cars : cars.slice(0, newestShown)}
        source="newCars"
        headingLevel="h3"
        action={(car) => <WatchStar car={car} />}
      />
      {cars.length > newestShown && <MoreToggle isExpanded={isExpanded} onChange={setExpanded} />}
    </>
  )
}
