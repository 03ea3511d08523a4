import { blockDate, listBlockedDates, unblockDate } from '@portal/contract/buyer/enquiries'
import {
  type CalendarPlace,
  cancelAppointment,
  readHouseCalendar,
  setAppointment,
} from '@portal/contract/house/appointment-desk'
import {
  type BlockedHours,
  blockHours,
  listBlockedHours,
  type NewBlockedHours,
  unblockHours,
} from '@portal/contract/site/blocked-hours'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toastUndo } from '../../ui/toast.ts'
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

const fail = (problem: unknown) => toastFailure(problem)

/** Unblocks a day and offers to undo it. */
export const useUnblockDate = () =>
  useMutation({
    mutationFn: ({ date }: BlockedDay) => call(unblockDate, { params: { date } }),
    onSuccess: (_, { date, reason }) => {
      const restore = () => call(blockDate, { params: { date }, body: { reason } }).finally(refreshCalendars)
      toastUndo(t`Der ${dayText(date)} ist freigegeben.`, () => void restore().catch(fail))
      return refreshCalendars()
    },
    onError: fail,
  })

export const useBlockHours = () =>
  useMutation({
    mutationFn: (body: NewBlockedHours) => call(blockHours, { body }),
    onSuccess: refreshCalendars,
  })

/** Unblocks hours and offers to undo it. */
export const useUnblockHours = () =>
  useMutation({
    mutationFn: ({ id }: BlockedHours) => call(unblockHours, { params: { id } }),
    onSuccess: (_, { date, from, until, reason }) => {
      const restore = () =>
        call(blockHours, { body: { date, from, until, reason } }).finally(refreshCalendars)
      toastUndo(
        t`${dayText(date)}, ${from} bis ${until} Uhr ist freigegeben.`,
        () => void restore().catch(fail),
      )
      return refreshCalendars()
    },
    onError: fail,
  })
