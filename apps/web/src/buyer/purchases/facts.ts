import {
  type PurchaseStatus,
  purchaseStatuses,
  purchaseStatusLabels,
} from '@portal/domain/buyer/purchase-status'
import { t } from '@portal/domain/values/text'

export type PurchaseFilter = PurchaseStatus | 'all'
export type PurchaseView = { filter: PurchaseFilter; page: number; direction: 'asc' | 'desc' }

/** The statuses in the order a purchase passes through them. */
export const filters: readonly { filter: PurchaseFilter; label: string }[] = [
  { filter: 'all', label: t('Alle') },
  ...purchaseStatuses.map((status) => ({ filter: status, label: purchaseStatusLabels[status] })),
]

/** Reads an address like `meine?status=red&page=2&sort=asc`; its `page` counts from 1. */
export function viewOf(query: URLSearchParams): PurchaseView {
  const status = query.get('status')
  const page = Number(query.get('page'))
  return {
    filter: filters.find(({ filter }) => filter === status)?.filter ?? 'all',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100_000) - 1 : 0,
    direction: query.get('sort') === 'asc' ? 'asc' : 'desc',
  }
}

/** The query parameters of a view, without defaults. */
export function queryOf({ filter, page, direction }: PurchaseView): Record<string, string> {
  return {
    ...(filter === 'all' ? {} : { status: filter }),
    ...(page === 0 ? {} : { page: String(page + 1) }),
    ...(direction === 'desc' ? {} : { sort: direction }),
  }
}

/** The text shown instead of an empty table. */
export function emptyText(filter: PurchaseFilter): string {
  const label = filters.find((entry) => entry.filter === filter)?.label ?? ''
  return filter === 'all' ? t('Historie ist leer.') : t`Es gibt keine Fahrzeuge mit Status "${label}".`
}

/** Identifies a purchase among those of a company. */
export const keyOf = ({ fin, puchasesDate }: { fin: string; puchasesDate: string }) =>
  `${fin} ${puchasesDate}`
