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
import { storedDraft } from '../../storage.ts'

/** The limits being entered for a buyer. */
export type LimitFields = { buyer: number; perPurchase: string; perMonth: string }

/** Without zod, which the page of a company loads with its dialogs only. */
const isLimitFields = (value: unknown): value is LimitFields =>
  typeof value === 'object' &&
  value !== null &&
  'buyer' in value &&
  typeof value.buyer === 'number' &&
  'perPurchase' in value &&
  typeof value.perPurchase === 'string' &&
  'perMonth' in value &&
  typeof value.perMonth === 'string'
export const limitDraft = aDraft(storedDraft('limit', isLimitFields))

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
