import {
  callOffPickUp,
  listCarriers,
  type NewPickUp,
  namePickUp,
  type PickUp,
  readPass,
  readPickUp,
  renewPass,
} from '@portal/contract/sale/pick-up'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, reads } from '../../api.ts'
import { calendar } from '../../buyer/enquiries/queries.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'

/** Who collects a purchase. Colleagues change it, and its state follows the hand-over, so it is always read again. */
export const pickUp = (id: string) =>
  queryOptions({
    queryKey: ['purchases', 'pick-up', id],
    queryFn: reads(readPickUp, { params: { id } }),
    staleTime: 0,
  })

/** The carriers of the house's list. */
export const carriers = queryOptions({ queryKey: ['carriers'], queryFn: reads(listCarriers), staleTime: 0 })

/** A pass by the token of its link. */
export const pass = (token: string) =>
  queryOptions({ queryKey: ['pass', token], queryFn: reads(readPass, { body: { token } }), staleTime: 0 })

/** Shows the new state; the taken or freed time changes the calendar. */
const show = (id: string) => (state: PickUp) => {
  queryClient.setQueryData(pickUp(id).queryKey, state)
  return queryClient.invalidateQueries(calendar)
}

export const useNamePickUp = (id: string) =>
  useMutation({
    mutationFn: (body: z.input<typeof NewPickUp>) => call(namePickUp, { params: { id }, body }),
    onSuccess: show(id),
  })

export const useRenewPass = (id: string) =>
  useMutation({
    mutationFn: () => call(renewPass, { params: { id } }),
    onSuccess: show(id),
    onError: (error) => {
      toastFailure(error)
      void queryClient.invalidateQueries(pickUp(id))
    },
  })

export const useCallOffPickUp = (id: string) =>
  useMutation({
    mutationFn: () => call(callOffPickUp, { params: { id } }),
    onSuccess: show(id),
    onError: (error) => toastFailure(error),
  })
