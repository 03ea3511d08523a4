import {
  countPurchases,
  listCollectedPurchases,
  listPaidPurchases,
  listPurchases,
  listUnpaidPurchases,
  type PurchaseSort,
} from '@portal/contract/buyer/purchases'
import { downloadPurchasePaper, listHandOvers, type PurchasePaper } from '@portal/contract/sale/hand-overs'
import { purchasePageSize } from '@portal/domain/values/constants'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, callPage, reads } from '../../api.ts'
import { download } from '../../download.ts'
import { toastFailure } from '../../toast-failure.ts'
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

/** The hand-overs of the same page. */
export const handOvers = ({ filter, page, direction }: PurchaseView) =>
  queryOptions({
    queryKey: ['purchases', 'hand-overs', filter, page, direction],
    queryFn: ({ signal }) => {
      const sort: PurchaseSort = `puchasesDate,${direction}`
      const status = filter === 'all' ? undefined : filter
      return call(listHandOvers, { query: { page, size: purchasePageSize, sort, status }, signal })
    },
  })

export const useDownloadPaper = () =>
  useMutation({
    mutationFn: ({ id, name }: PurchasePaper) => download(downloadPurchasePaper, name, { params: { id } }),
    onError: (error) => toastFailure(error),
  })

export const purchaseCounts = queryOptions({
  queryKey: ['purchases', 'counts'],
  queryFn: reads(countPurchases),
})
