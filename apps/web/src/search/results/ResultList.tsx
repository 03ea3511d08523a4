import type { Car, CarSort } from '@portal/contract/vehicles/cars'
import { countText } from '@portal/domain/values/formats'
import { IconChevronDown } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, startTransition, useMemo, useOptimistic, useState } from 'react'
import { CompareToggle } from '../../buyer/compare/CompareToggle.tsx'
import { WatchStar } from '../../buyer/watchlist/WatchStar.tsx'
import { Button } from '../../ui/Button.tsx'
import { painted } from '../../ui/painted.ts'
import { options } from '../../ui/SelectField.tsx'
import { resultSizes } from '../../vehicles/cars/CarCard.tsx'
import { CarGrid, CarGridSkeleton } from '../../vehicles/cars/CarGrid.tsx'
import { pagesMax, type ResultView } from '../criteria/address.ts'
import { sortChoices } from './facts.ts'

const Triage = lazy(() => import('../triage/Triage.tsx'))

type Props = {
  cars: readonly Car[]
  total: number
  sort: CarSort
  pages: number
  /** Loads the cars in this order; resolves when they are shown. */
  onSort: (sort: CarSort) => Promise<void>
  /** Loads another page; resolves when it is shown. */
  onMore: () => Promise<void>
  /** Before the sort selection, in one line with it. */
  filters?: ReactNode
  /** Behind the sort selection. */
  tools?: ReactNode
  view?: ResultView
  /** Additional buttons of a car; keeps its identity while they stay the same. */
  carTools?: (car: Car) => ReactNode
  /** Whether dismissed cars are part of the list. */
  showsDismissed?: boolean
  /** Whether cards below the screen may have an estimated height. */
  isLate?: boolean
  empty: ReactNode
}

/** The results with a sort selection and a button for the next page. */
export function ResultList({
  cars,
  total,
  sort,
  pages,
  onSort,
  onMore,
  filters,
  tools,
  empty,
  ...look
}: Props) {
  const { view = 'cards', carTools, showsDismissed = false, isLate = false } = look
  const [focusAt, setFocusAt] = useState<number>()
  const hasMore = cars.length < total && pages < pagesMax
  const [first, ...others] = cars

  // Kept, so that nothing else on the page draws up to several hundred cards again.
  const grid = useMemo(
    () => (
      <CarGrid
        sizes={resultSizes}
        cars={cars}
        source="searchResults"
        eager={3}
        focusAt={focusAt}
        isLate={isLate}
        action={(car) => (
          <>
            <WatchStar car={car} />
            <CompareToggle car={car} />
            {carTools?.(car)}
          </>
        )}
      />
    ),
    [cars, focusAt, carTools, isLate],
  )

  /** Moves the focus to the first of the new cars, for keyboard and screen reader. */
  function showMore() {
    startTransition(() => setFocusAt(cars.length))
    return onMore()
  }

  return (
    <>
      <div className="toolbar">
        {filters}
        {first && <SortSelect sort={sort} onSort={onSort} />}
        {tools}
      </div>
      {!first ? (
        empty
      ) : view !== 'cards' ? (
        <Suspense fallback={<CarGridSkeleton />}>
          <Triage
            cars={[first, ...others]}
            total={total}
            isSplit={view === 'split'}
            showsDismissed={showsDismissed}
            onMore={hasMore ? onMore : undefined}
          />
        </Suspense>
      ) : (
        grid
      )}
      {first && (
        <div className="more">
          <p className="muted small">
            {countText(cars.length)} von {countText(total)} Fahrzeugen
          </p>
          {hasMore && <MoreButton onMore={showMore} />}
        </div>
      )}
    </>
  )
}

/** Shows the choice at once, while the cars are being loaded. */
function SortSelect({ sort, onSort }: Pick<Props, 'sort' | 'onSort'>) {
  const [shown, show] = useOptimistic(sort)
  return (
    <select
      className="select"
      aria-label="Sortieren nach"
      value={shown}
      onChange={({ target }) => {
        const choice = sortChoices.find(({ value }) => value === target.value)
        if (!choice) return
        startTransition(async () => {
          show(choice.value)
          await painted()
          await onSort(choice.value)
        })
      }}
    >
      {options(sortChoices)}
    </select>
  )
}

/** Has its own state, so that a click does not draw the cars again. */
function MoreButton({ onMore }: Pick<Props, 'onMore'>) {
  const [isLoading, setLoading] = useState(false)
  async function showMore() {
    setLoading(true)
    await painted()
    try {
      await onMore()
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button pending={isLoading} onClick={showMore}>
      {!isLoading && <IconChevronDown aria-hidden />}
      mehr anzeigen
    </Button>
  )
}
