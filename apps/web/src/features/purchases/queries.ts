import {
  countPurchases,
  listCollectedPurchases,
  listPaidPurchases,
  listPurchases,
  listUnpaidPurchases,
  type PurchaseSort,
} from '@portal/contract/purchases'
import { purchasePageSize } from '@portal/domain/constants'
import { queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../api.ts'
import type { PurchaseView } from './facts.ts'

const calls = {
  all: listPurchases,
  red: listUnpaidPurchases,
  yellow: listPaidPurchases,
  green: listCollectedPurchases,
}

/** A page of the caller's purchases; each status has its own endpoint (P-34 to P-38). */
export const purchases = ({ filter, page, direction }: PurchaseView) =>
  queryOptions({
    queryKey: ['purchases', filter, page, direction],
    queryFn: ({ signal }) => {
      const sort: PurchaseSort = `puchasesDate,${direction}`
      return callPage(calls[filter], { query: { page, size: purchasePageSize, sort }, signal })
    },
  })

export const purchaseCounts = queryOptions({
  queryKey: ['purchases', 'counts'],
  queryFn: ({ signal }) => call(countPurchases, { signal }),
})
