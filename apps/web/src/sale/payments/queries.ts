import { readPurchasePayment } from '@portal/contract/sale/payments'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** What is due for a purchase; a payment can be booked at any time, so it is always read again. */
export const purchasePayment = (id: string) =>
  queryOptions({
    queryKey: ['purchases', 'payment', id],
    queryFn: reads(readPurchasePayment, { params: { id } }),
    staleTime: 0,
  })
