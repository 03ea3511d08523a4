import { blockDate, listBlockedDates, unblockDate } from '@portal/contract/buyer/enquiries'
import {
  type CalendarPlace,
  cancelAppointment,
  readHouseCalendar,
  setAppointment,
} from '@portal/contract/house/appointment-desk'
import {
  blockHours,
  listBlockedHours,
  type NewBlockedHours,
  unblockHours,
} from '@portal/contract/site/blocked-hours'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { overlaps } from './facts.ts'

export const houseCalendar = (place: CalendarPlace) =>
  queryOptions({
    queryKey: ['house-calendar', place],
    queryFn: reads(readHouseCalendar, { query: place }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  })

type Period = { date: string; from: string; until: string }

/** Reads the appointments that overlap a period of a day and have not ended. */
export const useAppointmentsIn = <Wanted extends Period>() =>
  useMutation({
    mutationFn: async (wanted: Wanted) => {
      const { days } = await queryClient.fetchQuery(houseCalendar({ day: wanted.date, span: 'day' }))
      const entries = days.flatMap((day) => day.entries)
      return entries.filter((entry) => !entry.isPast && overlaps(entry.time, wanted))
    },
  })

/** After an error too, because the appointment or the thread may have changed meanwhile. */
const settled = {
  onSettled: () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['enquiry-desk'] }),
      queryClient.invalidateQueries({ queryKey: ['house-calendar'] }),
      queryClient.invalidateQueries({ queryKey: ['appointment-calendar'] }),
    ]),
}

type Slot = { date: string; time: string }
type Message = { version: number; text: string }

export const useSetAppointment = (id: string) =>
  useMutation({
    mutationFn: (body: Slot & Message) => call(setAppointment, { params: { id }, body }),
    ...settled,
  })

export const useCancelAppointment = (id: string) =>
  useMutation({
    mutationFn: (body: Message) => call(cancelAppointment, { params: { id }, body }),
    ...settled,
  })

export const blockedHours = queryOptions({ queryKey: ['blocked-hours'], queryFn: reads(listBlockedHours) })

export const blockedDates = queryOptions({ queryKey: ['blocked-dates'], queryFn: reads(listBlockedDates) })

/** Also refreshes the calendars of the house and of the enquiry form, which show blocked times. */
const refreshCalendars = () =>
  Promise.all(
    [blockedHours.queryKey, blockedDates.queryKey, ['house-calendar'], ['appointment-calendar']].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  )

type BlockedDay = { date: string; reason: string | null }

export const useBlockDate = () =>
  useMutation({
    mutationFn: ({ date, reason }: BlockedDay) => call(blockDate, { params: { date }, body: { reason } }),
    onSuccess: refreshCalendars,
  })

export const useUnblockDate = () =>
  useMutation({
    mutationFn: (date: string) => call(unblockDate, { params: { date } }),
    onSuccess: refreshCalendars,
    onError: (problem) => toastFailure(problem),
  })

export const useBlockHours = () =>
  useMutation({
    mutationFn: (body: NewBlockedHours) => call(blockHours, { body }),
    onSuccess: refreshCalendars,
  })

export const useUnblockHours = () =>
  useMutation({
    mutationFn: (id: number) => call(unblockHours, { params: { id } }),
    onSuccess: refreshCalendars,
    onError: (problem) => toastFailure(problem),
  })
