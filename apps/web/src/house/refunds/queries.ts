import type { HousePurchasePayments } from '@portal/contract/house/bank-statements'
import { listDueRefunds, type NewRefund, recordRefund, undoRefund } from '@portal/contract/house/refunds'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

/** What the house has to pay back; read again with the payments. */
export const dueRefunds = queryOptions({
  queryKey: ['bank-entries', 'refunds'],
  queryFn: reads(listDueRefunds),
  staleTime: 0,
})

/** After a refusal the payments are read again, because a colleague was faster. */
const settled = {
  onSettled: (_payments: HousePurchasePayments | undefined) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['house-purchases'] }),
      queryClient.invalidateQueries({ queryKey: dueRefunds.queryKey }),
    ]),
}

export const useRecordRefund = (id: string) =>
  useMutation({ mutationFn: (body: NewRefund) => call(recordRefund, { params: { id }, body }), ...settled })

export const useUndoRefund = (id: string) =>
  useMutation({
    mutationFn: (refundId: string) => call(undoRefund, { params: { id, refundId } }),
    ...settled,
  })
