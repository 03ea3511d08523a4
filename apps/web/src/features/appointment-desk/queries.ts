import {
  type CalendarPlace,
  cancelAppointment,
  readHouseCalendar,
  setAppointment,
} from '@portal/contract/appointment-desk'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

export const houseCalendar = (place: CalendarPlace) =>
  queryOptions({
    queryKey: ['house-calendar', place],
    queryFn: ({ signal }) => call(readHouseCalendar, { query: place, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  })

/** After a refusal too, because the appointment or the thread may have changed meanwhile. */
const settled = {
  onSettled: () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['enquiry-desk'] }),
      queryClient.invalidateQueries({ queryKey: ['house-calendar'] }),
      queryClient.invalidateQueries({ queryKey: ['appointment-calendar'] }),
    ]),
}

type Slot = { date: string; time: string }
type Words = { version: number; text: string }

export const useSetAppointment = (id: string) =>
  useMutation({
    mutationFn: (body: Slot & Words) => call(setAppointment, { params: { id }, body }),
    ...settled,
  })

export const useCancelAppointment = (id: string) =>
  useMutation({
    mutationFn: (body: Words) => call(cancelAppointment, { params: { id }, body }),
    ...settled,
  })
