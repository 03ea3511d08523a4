import type { Car } from '@portal/contract/vehicles/cars'
import { bestResultsShown } from '@portal/domain/search/best-results'
import { t } from '@portal/domain/values/text'
import { IconInfoCircle, IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { WatchStar } from '../../buyer/watchlist/WatchStar.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { CarGrid, CarGridSkeleton } from '../../vehicles/cars/CarGrid.tsx'
import { MoreToggle } from './MoreToggle.tsx'
import { bestFiftyResults, bestResultCount, bestResultReasons, bestResults } from './queries.ts'

const explanation =
  t(
    'Zu 60 % zählt Ihr Interesse: Suchen der letzten 90 Tage, Merkliste, Anfragen und Käufe, Neueres mehr. ',
  ) +
  t('Zu 40 % zählt der Wert: Händlerpreis gegenüber vergleichbaren Fahrzeugen (gleiche Modellreihe, ') +
  t('Erstzulassung ± 1 Jahr, Kilometerstand ± 25 %), dann die Standzeit.')

/** Rank 1 to 6, expandable to rank 7 to 50 below a dashed line (B-12, B-13). */
export function BestResults() {
  const [isExpanded, setExpanded] = useState(false)
  const first = useQuery(bestResults)
  const count = useQuery(bestResultCount).data ?? 0
  const fifty = useQuery({ ...bestFiftyResults, enabled: isExpanded })
  if (first.error) return <LoadFailure text={textOf(first.error)} onRetry={first.refetch} />
  if (!first.data) return <CarGridSkeleton />
  if (first.data.length === 0) return <p className="muted">Zurzeit gibt es keine besten Ergebnisse.</p>
  return (
    <>
      <Explanation />
      <BestCars cars={first.data} />
      {isExpanded && fifty.error && <Alert kind="error">{textOf(fifty.error)}</Alert>}
      {isExpanded && fifty.data && (
        <div className="best-rest">
          <BestCars cars={fifty.data.slice(bestResultsShown)} />
        </div>
      )}
      {count > bestResultsShown && (
        <MoreToggle isExpanded={isExpanded} pending={isExpanded && fifty.isLoading} onChange={setExpanded} />
      )}
    </>
  )
}

function Explanation() {
  return (
    <div className="best-info">
      <Tooltip text={explanation}>
        {(described) => (
          <button type="button" className="text-button" {...described}>
            <IconInfoCircle aria-hidden />
            So entstehen die besten Ergebnisse
          </button>
        )}
      </Tooltip>
    </div>
  )
}

function BestCars({ cars }: { cars: readonly Car[] }) {
  const reasons = useQuery(bestResultReasons).data
  return (
    <CarGrid
      cars={cars}
      source="newCars"
      headingLevel="h3"
      withGwTag
      action={(car) => {
        const reason = reasons?.get(car.fahrzeugid)
        return (
          <>
            <WatchStar car={car} />
            {reason && (
              <p className="best-reason">
                <IconSparkles aria-hidden />
                {reason}
              </p>
            )}
          </>
        )
      }}
    />
  )
}
