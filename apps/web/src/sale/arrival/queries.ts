import {
  type Arrival,
  confirmArrival,
  type NewConfirmation,
  readArrival,
  sendArrivalFile,
} from '@portal/contract/sale/arrival'
import type { ArrivalFileKind } from '@portal/domain/sale/arrival'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiProblem, call, reads } from '../../api.ts'
import { fileBody } from '../../file-body.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'

/** The proof of arrival of a purchase. The house may refuse it, so it is always read again. */
export const arrival = (id: string) =>
  queryOptions({
    queryKey: ['purchases', 'arrival', id],
    queryFn: reads(readArrival, { params: { id } }),
    staleTime: 0,
  })

/**
 * Shows the new state, and the papers with the proof. Waits for nothing: the form disappears with the new state, and
 * callbacks of a removed component are not called.
 */
const settled = (id: string) => ({
  onSuccess: (state: Arrival) => {
    queryClient.setQueryData(arrival(id).queryKey, state)
    void queryClient.invalidateQueries({ queryKey: ['purchases', 'one', id] })
  },
  onError: async (error: Error) => {
    if (error instanceof ApiProblem && error.status === 409)
      await queryClient.invalidateQueries({ queryKey: arrival(id).queryKey })
  },
})

export const useConfirmArrival = (id: string) =>
  useMutation({
    mutationFn: (body: z.input<typeof NewConfirmation>) => call(confirmArrival, { params: { id }, body }),
    ...settled(id),
  })

export const useSendProof = (id: string) =>
  useMutation({
    mutationFn: ({ file, kind }: { file: File; kind: ArrivalFileKind }) =>
      call(sendArrivalFile, { params: { id }, query: { filename: file.name, kind }, body: fileBody(file) }),
    ...settled(id),
    onError: (error) => {
      // Not in the form, which disappears when a colleague has proven the arrival.
      if (error instanceof ApiProblem && error.type === 'arrival-not-awaited') toastFailure(error)
      return settled(id).onError(error)
    },
  })
