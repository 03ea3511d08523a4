import type { Car, CarSort } from '@portal/contract/cars'
import { countText } from '@portal/domain/formats'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { options } from '../../ui/SelectField.tsx'
import { CarGrid } from '../cars/CarGrid.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { WatchStar } from '../watchlist/WatchStar.tsx'
import { pagesMax } from './address.ts'
import { sortChoices } from './facts.ts'

type Props = {
  cars: readonly Car[]
  total: number
  sort: CarSort
  pages: number
  onSort: (sort: CarSort) => void
  /** Loads another page; resolves when it is shown. */
  onMore: () => Promise<void>
  filters?: ReactNode
  empty: ReactNode
}

/** The results with a sort selection and a button for the next page. */
export function ResultList({ cars, total, sort, pages, onSort, onMore, filters, empty }: Props) {
  const sortId = useId()
  const [isLoading, setLoading] = useState(false)
  const [focusAt, setFocusAt] = useState<number>()

  /** Moves the focus to the first of the new cars, for keyboard and screen reader. */
  async function showMore() {
    setLoading(true)
    setFocusAt(cars.length)
    try {
      await onMore()
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <div className="toolbar">
        {filters}
        {cars.length > 0 && (
          <div className="sort">
            <label className="sort-label small muted nowrap" htmlFor={sortId}>
              Sortieren nach
            </label>
            <select
              id={sortId}
              className="select"
              value={sort}
              onChange={({ target }) => {
                const choice = sortChoices.find(({ value }) => value === target.value)
                if (choice) onSort(choice.value)
              }}
            >
              {options(sortChoices)}
            </select>
          </div>
        )}
      </div>
      {cars.length === 0 ? (
        empty
      ) : (
        <CarGrid
          cars={cars}
          source="searchResults"
          eager={3}
          focusAt={focusAt}
          action={(car) => (
            <>
              <WatchStar car={car} />
              <CompareToggle car={car} />
            </>
          )}
        />
      )}
      {cars.length > 0 && (
        <div className="more">
          <p className="muted small">
            {countText(cars.length)} von {countText(total)} Fahrzeugen
          </p>
          {cars.length < total && pages < pagesMax && (
            <Button pending={isLoading} onClick={showMore}>
              {!isLoading && <IconChevronDown aria-hidden />}
              mehr anzeigen
            </Button>
          )}
        </div>
      )}
    </>
  )
}
