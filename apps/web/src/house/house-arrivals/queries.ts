import { acceptArrival, markDeposit, readHouseArrival } from '@portal/contract/house/house-arrivals'
import type { ArrivalProof } from '@portal/contract/sale/arrival'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

/** The proof of arrival of a purchase; it changes with papers and invoices, so it is always read again. */
export const houseArrival = (id: string) =>
  queryOptions({
    queryKey: ['house-purchases', 'arrival', id],
    queryFn: reads(readHouseArrival, { params: { id } }),
    staleTime: 0,
  })

const settled = (id: string) => ({
  onSuccess: (state: ArrivalProof) => queryClient.setQueryData(houseArrival(id).queryKey, state),
  onError: () => queryClient.invalidateQueries({ queryKey: houseArrival(id).queryKey }),
})

export const useMarkDeposit = (id: string) =>
  useMutation({
    mutationFn: (state: 'received' | 'returned') => call(markDeposit, { params: { id }, body: { state } }),
    ...settled(id),
  })

export const useAcceptArrival = (id: string) =>
  useMutation({ mutationFn: () => call(acceptArrival, { params: { id } }), ...settled(id) })
