import type { PurchaseCounts } from '@portal/contract/buyer/purchases'
import { purchasePageSize } from '@portal/domain/values/constants'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useLatestAddress } from '../../use-list-address.ts'
import { ReservationPanel } from '../reservation-approvals/ReservationPanel.tsx'
import {
  emptyText,
  filters,
  keyOf,
  type PurchaseFilter,
  type PurchaseView,
  queryOf,
  viewOf,
} from './facts.ts'
import { PurchaseTable, SortButton } from './PurchaseTable.tsx'
import { handOvers, purchaseCounts, purchases } from './queries.ts'
import { StatusDot } from './StatusDot.tsx'
import './purchases.css'

export const handle = { title: t('Historie der Käufe') }

/** The counts are read in advance: the legend takes more lines with them. */
export async function loader() {
  await queryClient.prefetchQuery(purchaseCounts)
  return null
}

export function Component() {
  const { brand } = usePortalSettings()
  const [query, changeQuery] = useLatestAddress()
  const view = viewOf(query)
  const counts = useQuery(purchaseCounts).data
  const show = (change: Partial<PurchaseView>) =>
    changeQuery((latest) => new URLSearchParams(queryOf({ ...viewOf(latest), page: 0, ...change })))
  const onSort = () => show({ direction: view.direction === 'asc' ? 'desc' : 'asc' })
  return (
    <div className="container page">
      <div className="page-head row between">
        <h1 className="mine-title">
          MEINE {brand.toUpperCase()} <span>Historie der Käufe</span>
        </h1>
        {counts && (
          <p className="muted">
            <b className="total">{countText(counts.all)}</b> {plural(counts.all, 'Fahrzeug', 'Fahrzeuge')}
          </p>
        )}
      </div>
      <ReservationPanel />
      <div className="row between legend-row">
        <StatusLegend counts={counts} chosen={view.filter} onChoose={(filter) => show({ filter })} />
        <div className="sort-small">
          <SortButton direction={view.direction} onSort={onSort} />
        </div>
      </div>
      <OwnPurchases view={view} onSort={onSort} onPage={(page) => show({ page })} />
    </div>
  )
}

type ListProps = { view: PurchaseView; onSort: () => void; onPage: (page: number) => void }

function OwnPurchases({ view, onSort, onPage }: ListProps) {
  const { data, error, isPending, refetch } = useQuery(purchases(view))
  const handOversOfPage = useQuery(handOvers(view))
  // Shown together: the steps of the hand-over make rows higher.
  if (isPending || handOversOfPage.isPending)
    return (
      <div className="tablewrap waiting">
        <Spinner label="Die Käufe werden geladen." />
      </div>
    )
  if (!data)
    return (
      <LoadFailure
        text={textOf(error, { default: t('Die Historie der Käufe konnte nicht geladen werden.') })}
        onRetry={refetch}
      />
    )
  const pages = Math.ceil(data.total / purchasePageSize)
  return (
    <>
      {data.total === 0 && <EmptyState title={emptyText(view.filter)} />}
      {data.items.length > 0 && (
        <div className="tablewrap">
          <PurchaseTable
            rows={data.items}
            handOvers={new Map(handOversOfPage.data?.map((handOver) => [keyOf(handOver), handOver]))}
            direction={view.direction}
            onSort={onSort}
          />
        </div>
      )}
      <Pager page={view.page} pages={pages} onPage={onPage} />
    </>
  )
}

type Props = {
  counts: PurchaseCounts | undefined
  chosen: PurchaseFilter
  onChoose: (filter: PurchaseFilter) => void
}

/** The legend, also used as filter, with the counts that are known (M-04). */
function StatusLegend({ counts, chosen, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons are not form fields
    <div className="row s legend" role="group" aria-label="Nach Status filtern">
      {filters.map(({ filter, label }) => (
        <button key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          <StatusDot status={filter} />
          {label} {counts && <b>{countText(counts[filter])}</b>}
        </button>
      ))}
    </div>
  )
}
