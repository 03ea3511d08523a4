import { readPurchaseOverview } from '@portal/contract/house/purchase-overview'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** What surrounds a purchase; it changes with invoices, payments and the company, so it is always read again. */
export const purchaseOverview = (id: string) =>
  queryOptions({
    queryKey: ['house-purchases', 'overview', id],
    queryFn: reads(readPurchaseOverview, { params: { id } }),
    staleTime: 0,
  })
