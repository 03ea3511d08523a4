import {
  type CalendarPlace,
  cancelAppointment,
  readHouseCalendar,
  setAppointment,
} from '@portal/contract/appointment-desk'
import {
  blockHours,
  listBlockedHours,
  type NewBlockedHours,
  unblockHours,
} from '@portal/contract/blocked-hours'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toast } from '../../ui/toast.ts'

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

export const blockedHours = queryOptions({
  queryKey: ['blocked-hours'],
  queryFn: ({ signal }) => call(listBlockedHours, { signal }),
})

/** The calendars of the house and of the enquiry form show blocked hours too. */
const refreshCalendars = () =>
  Promise.all(
    [blockedHours.queryKey, ['house-calendar'], ['appointment-calendar']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

export const useBlockHours = () =>
  useMutation({
    mutationFn: (body: NewBlockedHours) => call(blockHours, { body }),
    onSuccess: refreshCalendars,
  })

export const useUnblockHours = () =>
  useMutation({
    mutationFn: (id: number) => call(unblockHours, { params: { id } }),
    onSuccess: refreshCalendars,
    onError: (problem) => toast('error', textOf(problem)),
  })
