import type { Car } from '@portal/contract/vehicles/cars'
import type { Criteria } from '@portal/domain/search/criteria'
import { type Chip, chipsOf } from '@portal/domain/search/criteria-chips'
import { t } from '@portal/domain/values/text'
import '../../styles/results.css'
import { IconAdjustmentsHorizontal, IconBellPlus, IconFilter } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigate } from 'react-router'
import { CompareBar } from '../../buyer/compare/CompareBar.tsx'
import { paths } from '../../paths.ts'
import { useSingleKeys } from '../../session/single-keys.ts'
import { useIsReturn } from '../../shell/history-keys.ts'
import { storedResultSettings, storedResults, storedSearch } from '../../storage.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useScrollMemory } from '../../ui/use-scroll-memory.ts'
import { Silhouette } from '../../vehicles/cars/Silhouette.tsx'
import { DismissButton } from '../../vehicles/dismissed-cars/DismissButton.tsx'
import { DismissedFilter } from '../../vehicles/dismissed-cars/DismissedFilter.tsx'
import { useDismissedCars } from '../../vehicles/dismissed-cars/queries.ts'
import { criteriaFrom, hasReversedBounds, type ResultView, searchOf, viewOf } from '../criteria/address.ts'
import { Chips } from '../criteria/Chips.tsx'
import { queryOf, type Search, standardSort } from '../criteria/form.ts'
import { KeepSearchButton } from '../my-searches/KeepSearchButton.tsx'
import { SearchMenu } from '../my-searches/SearchMenu.tsx'
import { ExportButton } from '../result-export/ExportButton.tsx'
import { FilterColumn, filterHeading } from './FilterColumn.tsx'
import { LazyFilterSheet, type OpenSheet } from './LazyFilterSheet.tsx'
import { ResultHead } from './ResultHead.tsx'
import { ResultList } from './ResultList.tsx'
import { results } from './result-pages.ts'
import { SinceFilters } from './SinceFilters.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const TextOffers = lazy(() => import('./TextOffers.tsx'))

export const handle = { title: t('Suchergebnisse') }

/** The address of a search without criteria; an empty query means "restore the last results". */
const openQuery = `sort=${standardSort}`

type Change = { view?: ResultView; replace?: boolean }

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
  const hasReversed = hasReversedBounds(query)
  return { search, ...found, scroll, hasReversed, namedView: viewOf(query.get('view')) }
}

export function Component() {
  const { search, cars, total, scroll, hasReversed, namedView } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { state } = useLocation()
  const note = typeof state?.note === 'string' ? state.note : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const chips = chipsOf(search.criteria)
  const sheet = useRef<OpenSheet>(null)
  const isWide = useMedia('(min-width: 1024px)')
  const chosenView = namedView ?? viewOf(storedResultSettings.read()?.view) ?? 'cards'
  // A phone has no room for a second column.
  const view = chosenView === 'split' && !isWide ? 'list' : chosenView
  const dismissed = useDismissedCars()
  const [isFolded, setFolded] = useState(storedResultSettings.read()?.isFolded === true)
  const hasColumn = isWide && !isFolded && view !== 'split'

  useScrollMemory(scroll, (position) => {
    const known = storedResults.read()
    if (known?.query === queryOf(search)) storedResults.write({ ...known, scroll: position })
  })

  // A restored scroll position needs the real heights.
  const isReturn = useIsReturn() || scroll > 0
  const [isLate, setLate] = useState(!isReturn)
  if (isLate && isReturn) setLate(false)

  const show = async (next: Search, { view = namedView, replace = false }: Change = {}) => {
    const query = queryOf(next) || openQuery
    await navigate({ search: view ? `${query}&view=${view}` : query }, { preventScrollReset: true, replace })
  }
  /** Whether the filters fit beside the list; otherwise they open as a sheet. */
  const canUnfold = isWide && view !== 'split'
  const fold = (isFolded: boolean) => {
    storedResultSettings.write({ ...storedResultSettings.read(), isFolded })
    setFolded(isFolded)
  }
  const openFilters = () => {
    if (!canUnfold) return sheet.current?.()
    if (isFolded) flushSync(() => fold(false))
    document.getElementById(filterHeading)?.focus()
  }
  useKeys({ f: openFilters }, { isOn: useSingleKeys().isOn })
  const showAs = (next: ResultView) => {
    storedResultSettings.write({ ...storedResultSettings.read(), view: next })
    show(search, { view: next, replace: true })
  }
  const remove = async ({ without }: Chip) => {
    await show({ ...search, criteria: without, pages: 1 })
    heading.current?.focus()
  }

  const showsDismissed = search.dismissed !== undefined
  const carTools = useCallback(
    (car: Car) =>
      showsDismissed && dismissed.ids.includes(car.fahrzeugid) && <DismissButton car={car} isDismissed />,
    [showsDismissed, dismissed.ids],
  )

  const narrow = (criteria: Criteria) => show({ ...search, criteria, pages: 1 }, { replace: true })

  return (
    <div className="results-area" data-theme="dark">
      <div className="container results">
        <ResultHead
          title="Suchergebnisse"
          total={total}
          headingRef={heading}
          main={
            <LinkButton to={paths.searchNotification} variant={total === 0 ? 'primary' : 'secondary'}>
              <IconBellPlus aria-hidden />
              <span>Findebenachrichtigung erstellen</span>
            </LinkButton>
          }
        >
          <LinkButton to={paths.detailSearch}>
            <IconAdjustmentsHorizontal aria-hidden />
            Suche ändern
          </LinkButton>
          <KeepSearchButton criteria={search.criteria} />
          <ExportButton
            criteria={search.criteria}
            dismissed={search.dismissed}
            sort={search.sort}
            total={total}
          />
        </ResultHead>
        {note && <Alert kind="info">{note} Gesucht wird mit den Filtern unten.</Alert>}
        {hasReversed && (
          <Alert kind="info">
            „Von“ war größer als „Bis“. Die beiden Grenzen wurden getauscht; gesucht wird mit den Filtern
            unten.
          </Alert>
        )}
        <div className={hasColumn ? 'with-filters' : 'with-filters folded'}>
          {hasColumn && <FilterColumn search={search} onChange={narrow} onFold={() => fold(true)} />}
          <div className="results-list">
            <ResultList
              {...{ cars, total, sort: search.sort, pages: search.pages }}
              onSort={(sort) => show({ ...search, sort, pages: 1 }, { replace: true })}
              onMore={() => show({ ...search, pages: search.pages + 1 }, { replace: true })}
              filters={
                <>
                  {!hasColumn && (
                    <Button
                      className="filter-button"
                      aria-haspopup={canUnfold ? undefined : 'dialog'}
                      onClick={() => (canUnfold ? fold(false) : sheet.current?.())}
                    >
                      <IconFilter aria-hidden />
                      Filter
                      {chips.length > 0 && <span className="tag">{chips.length}</span>}
                    </Button>
                  )}
                  <SearchMenu criteria={search.criteria} />
                  <div className="strip">
                    <Chips chips={chips} onRemove={remove} />
                    <SinceFilters search={search} onShow={(next) => show(next)} />
                    <DismissedFilter
                      choice={search.dismissed}
                      onChoose={(choice) => show({ ...search, dismissed: choice, pages: 1 })}
                    />
                  </div>
                </>
              }
              tools={<ViewSwitch view={view} onView={showAs} />}
              view={view}
              showsDismissed={showsDismissed}
              carTools={carTools}
              isLate={isLate}
              empty={
                <EmptyState
                  title="Für Ihre Suchkriterien konnten wir leider keine Fahrzeuge finden."
                  art={<Silhouette kind="cabrio" />}
                  action={
                    <>
                      <Suspense>
                        <TextOffers criteria={search.criteria} onSearch={narrow} />
                      </Suspense>
                      <LinkButton to={paths.detailSearch}>
                        <IconAdjustmentsHorizontal aria-hidden />
                        Suche ändern
                      </LinkButton>
                    </>
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
      <LazyFilterSheet
        ref={sheet}
        criteria={search.criteria}
        total={total}
        dismissed={search.dismissed}
        onChange={narrow}
      />
      <CompareBar />
    </div>
  )
}
