import type { Criteria } from '@portal/domain/criteria'
import { type Chip, chipsOf } from '@portal/domain/criteria-chips'
import './results.css'
import { IconAdjustmentsHorizontal, IconBellPlus, IconFilter } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { storedResults, storedSearch } from '../../storage.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useScrollMemory } from '../../ui/use-scroll-memory.ts'
import { Silhouette } from '../cars/Silhouette.tsx'
import { CompareBar } from '../compare/CompareBar.tsx'
import { KeepSearchButton } from '../my-searches/KeepSearchButton.tsx'
import { SearchTabs } from '../my-searches/SearchTabs.tsx'
import { ExportButton } from '../result-export/ExportButton.tsx'
import { criteriaFrom, hasReversedBounds, searchOf } from './address.ts'
import { Chips } from './Chips.tsx'
import { queryOf, type Search, standardSort } from './form.ts'
import { results } from './queries.ts'
import { ResultHead } from './ResultHead.tsx'
import { ResultList } from './ResultList.tsx'
import { SinceFilters } from './SinceFilters.tsx'

const Filters = lazy(() => import('../result-filters/Filters.tsx'))
const FilterSheet = lazy(() => import('../result-filters/FilterSheet.tsx'))

export const handle = { title: 'Suchergebnisse' }

/** The address of a search without criteria; an empty query means "restore the last results". */
const openQuery = `sort=${standardSort}`

/** The scroll position for the next run of the loader, set when the last results are restored. */
let resumeAt = 0

function resume(): never {
  const known = storedResults.read()
  const stored = storedSearch.read()
  const query = queryOf({
    criteria: criteriaFrom(stored?.criteria ?? { transporter: false }),
    searchType: stored?.searchType,
    unit: stored?.unit,
  })
  resumeAt = known?.scroll ?? 0
  throw redirect(`${paths.searchResults}?${known?.query || query || openQuery}`)
}

/** Loads the cars before the page renders (D-01). */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  if (query.size === 0) resume()
  const search = searchOf(query)
  const found = await results(search, request.signal)
  const scroll = resumeAt
  resumeAt = 0
  return { search, ...found, scroll, hasReversed: hasReversedBounds(query) }
}

export function Component() {
  const { search, cars, total, scroll, hasReversed } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { state } = useLocation()
  const unread = typeof state?.unread === 'string' ? state.unread : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const chips = chipsOf(search.criteria)
  const [isSheetOpen, setSheetOpen] = useState(false)

  useScrollMemory(scroll, (position) => {
    const known = storedResults.read()
    if (known?.query === queryOf(search)) storedResults.write({ ...known, scroll: position })
  })

  const show = async (next: Search, options: { replace?: boolean } = {}) => {
    await navigate({ search: queryOf(next) || openQuery }, { preventScrollReset: true, ...options })
  }
  const remove = async ({ without }: Chip) => {
    await show({ ...search, criteria: without, pages: 1 })
    heading.current?.focus()
  }

  const narrow = (criteria: Criteria) => show({ ...search, criteria, pages: 1 }, { replace: true })

  return (
    <div className="results-area" data-theme="dark">
      <div className="container results">
        <ResultHead title="Suchergebnisse" total={total} headingRef={heading}>
          <LinkButton to={paths.detailSearch}>
            <IconAdjustmentsHorizontal aria-hidden />
            Suche ändern
          </LinkButton>
          <LinkButton to={paths.searchNotification} variant={total === 0 ? 'primary' : 'secondary'}>
            <IconBellPlus aria-hidden />
            <span>Findebenachrichtigung erstellen</span>
          </LinkButton>
          <ExportButton criteria={search.criteria} sort={search.sort} total={total} />
          <KeepSearchButton criteria={search.criteria} />
        </ResultHead>
        {unread && <Alert kind="info">Nicht verstanden: {unread}. Gesucht wird mit den Filtern unten.</Alert>}
        {hasReversed && (
          <Alert kind="info">
            „Von“ war größer als „Bis“. Die beiden Grenzen wurden getauscht; gesucht wird mit den Filtern
            unten.
          </Alert>
        )}
        <SearchTabs criteria={search.criteria} />
        <div className="with-filters">
          <aside className="filter-column" aria-label="Filter">
            <h2>Filter</h2>
            <Suspense>
              <Filters criteria={search.criteria} onChange={narrow} />
            </Suspense>
          </aside>
          <div>
            <div className="result-controls">
              <Button className="filter-button" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
                <IconFilter aria-hidden />
                Filter
                {chips.length > 0 && <span className="tag">{chips.length}</span>}
              </Button>
              <SinceFilters search={search} onShow={(next) => show(next)} />
            </div>
            <ResultList
              {...{ cars, total, sort: search.sort, pages: search.pages }}
              onSort={(sort) => show({ ...search, sort, pages: 1 }, { replace: true })}
              onMore={() => show({ ...search, pages: search.pages + 1 }, { replace: true })}
              filters={<Chips chips={chips} onRemove={remove} />}
              empty={
                <EmptyState
                  title="Für Ihre Suchkriterien konnten wir leider keine Fahrzeuge finden."
                  art={<Silhouette kind="cabrio" />}
                  action={
                    <LinkButton to={paths.detailSearch}>
                      <IconAdjustmentsHorizontal aria-hidden />
                      Suche ändern
                    </LinkButton>
                  }
                >
                  Nehmen Sie einen Filter heraus oder lassen Sie sich per E-Mail informieren, sobald ein
                  passendes Fahrzeug eintrifft.
                </EmptyState>
              }
            />
          </div>
        </div>
      </div>
      {isSheetOpen && (
        <Suspense>
          <FilterSheet
            criteria={search.criteria}
            total={total}
            onChange={narrow}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
      <CompareBar />
    </div>
  )
}
