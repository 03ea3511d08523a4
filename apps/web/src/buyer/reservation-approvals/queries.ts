import { decideReservation, listReservationApprovals } from '@portal/contract/buyer/reservation-approvals'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'

/** The reservations that wait for an owner. Another one may decide at any time, so they are always read again. */
export const openReservations = queryOptions({
  queryKey: ['purchases', 'reservation-approvals'],
  queryFn: reads(listReservationApprovals, {}),
  staleTime: 0,
})

export const useDecideReservation = (id: string) =>
  useMutation({
    mutationFn: (approves: boolean) => call(decideReservation, { params: { id }, body: { approves } }),
    onSuccess: (open) => queryClient.setQueryData(openReservations.queryKey, open),
    // Not beside the reservation, which disappears when another owner has decided.
    onError: (error) => {
      toastFailure(error, { 'approval-decided': t('Über diese Reservierung ist schon entschieden.') })
      void queryClient.invalidateQueries({ queryKey: openReservations.queryKey })
    },
  })
