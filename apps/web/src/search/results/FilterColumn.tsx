import { lazy, Suspense } from 'react'
import type { Search } from '../criteria/form.ts'

const Filters = lazy(() => import('../result-filters/Filters.tsx'))

export const filterHeading = 'filter-ueberschrift'

type Props = { search: Search; onChange: (criteria: Search['criteria']) => void; onFold: () => void }

/** The filters beside the results on wide screens. */
export const FilterColumn = ({ search, onChange, onFold }: Props) => (
  <aside className="filter-column" aria-label="Filter">
    <div className="filter-head">
      <h2 id={filterHeading} tabIndex={-1}>
        Filter
      </h2>
      <button type="button" className="textlink" aria-label="Filter ausblenden" onClick={onFold}>
        Ausblenden
      </button>
    </div>
    <Suspense>
      <Filters criteria={search.criteria} dismissed={search.dismissed} onChange={onChange} />
    </Suspense>
  </aside>
)
