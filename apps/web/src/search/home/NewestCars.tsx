import { newestShown } from '@portal/domain/values/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { WatchStar } from '../../buyer/watchlist/WatchStar.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { cardSizes } from '../../vehicles/cars/CarCard.tsx'
import { CarGrid, CarGridSkeleton } from '../../vehicles/cars/CarGrid.tsx'
import { FirstPhoto } from '../../vehicles/cars/FirstPhoto.tsx'
import { MoreToggle } from './MoreToggle.tsx'
import { newestCars, newestFiftyCars } from './queries.ts'

/** The six newest cars, expandable to fifty (B-10). */
export function NewestCars() {
  const [isExpanded, setExpanded] = useState(false)
  const few = useQuery(newestCars)
  const many = useQuery({ ...newestFiftyCars, enabled: isExpanded })
  const cars = (isExpanded && many.data) || few.data

  if (few.error) return <LoadFailure text={textOf(few.error)} onRetry={few.refetch} />
  if (!cars) return <CarGridSkeleton first={<FirstPhoto sizes={cardSizes} />} />
  if (cars.length === 0) return <p className="muted">Zurzeit sind keine Fahrzeuge im Bestand.</p>

  return (
    <>
      <CarGrid
        cars={isExpanded ? cars : cars.slice(0, newestShown)}
        source="newCars"
        headingLevel="h3"
        action={(car) => <WatchStar car={car} />}
      />
      {many.error && <Alert kind="error">{textOf(many.error)}</Alert>}
      {few.data && few.data.length >= newestShown && (
        <MoreToggle isExpanded={isExpanded} pending={isExpanded && many.isLoading} onChange={setExpanded} />
      )}
    </>
  )
}
