import {
  type AppointmentFeed,
  endAppointmentFeed,
  readAppointmentFeed,
  renewAppointmentFeed,
} from '@portal/contract/buyer/appointment-feed'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

export const appointmentFeed = queryOptions({
  queryKey: ['appointment-feed'],
  queryFn: reads(readAppointmentFeed),
  staleTime: 0,
})

const show = (feed: AppointmentFeed) => queryClient.setQueryData(appointmentFeed.queryKey, feed)

export const useRenewFeed = () =>
  useMutation({ mutationFn: () => call(renewAppointmentFeed), onSuccess: show })

export const useEndFeed = () =>
  useMutation({ mutationFn: () => call(endAppointmentFeed), onSuccess: () => show({ address: null }) })
