import { readPurchase } from '@portal/contract/sale/purchase'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** One purchase of the company. Other people change it at any time, so it is always read again. */
export const purchase = (id: string) =>
  queryOptions({
    queryKey: ['purchases', 'one', id],
    queryFn: reads(readPurchase, { params: { id } }),
    staleTime: 0,
  })
