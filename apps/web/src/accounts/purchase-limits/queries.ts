import {
  type BuyerLimit,
  listPurchaseLimits,
  type PurchaseLimit,
  setPurchaseLimit,
} from '@portal/contract/accounts/purchase-limits'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { aDraft } from '../../draft.ts'
import { queryClient } from '../../query-client.ts'

/** The limits being entered for a buyer. */
export type LimitFields = { buyer: number; perPurchase: string; perMonth: string }
export const limitDraft = aDraft<LimitFields>('limit')

/** The buyers of the company with their limits; read again with the people of the company. */
export const purchaseLimits = queryOptions({
  queryKey: ['company', 'purchase-limits'],
  queryFn: reads(listPurchaseLimits),
  staleTime: 0,
})

export const useSetLimit = (id: number) =>
  useMutation({
    mutationFn: (body: PurchaseLimit) => call(setPurchaseLimit, { params: { id }, body }),
    onSuccess: (limits: BuyerLimit[]) => {
      queryClient.setQueryData(purchaseLimits.queryKey, limits)
    },
  })
