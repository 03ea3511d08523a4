import {
  createAppointment,
  createEnquiry,
  createJointEnquiry,
  type EnquiryState,
  listEnquiries,
  listOwnEnquiries,
  readAppointmentCalendar,
  setEnquiryState,
} from '@portal/contract/enquiries'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callPage, textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toast } from '../../ui/toast.ts'
import { usePortalSettings } from '../portal-settings/queries.ts'
import type { CheckedEnquiry, EnquiryCar, Mode } from './form.ts'

export const enquiriesPerPage = 20

/** The days and times the server offers. Stale after a minute, because the earliest time advances. */
export const calendar = queryOptions({
  queryKey: ['appointment-calendar'],
  queryFn: ({ signal }) => call(readAppointmentCalendar, { signal }),
  staleTime: 60_000,
})

export const ownEnquiries = (page: number) =>
  queryOptions({
    queryKey: ['enquiries', 'own', page],
    queryFn: ({ signal }) => callPage(listOwnEnquiries, { query: { page, size: enquiriesPerPage }, signal }),
    placeholderData: keepPreviousData,
  })

export const salesEnquiries = (state: EnquiryState | undefined, page: number) =>
  queryOptions({
    queryKey: ['enquiries', 'sales', state, page],
    queryFn: ({ signal }) =>
      callPage(listEnquiries, { query: { page, size: enquiriesPerPage, state }, signal }),
    placeholderData: keepPreviousData,
  })

/** Enquiries are shown on the watchlist too. */
const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['enquiries'] }),
    queryClient.invalidateQueries({ queryKey: ['watchlist', 'desk'] }),
  ])

/** Sends the form. All retries of a dialog use the same idempotency key, so an enquiry is never stored twice. */
export function useSendEnquiry(
  mode: Mode,
  cars: readonly [EnquiryCar, ...EnquiryCar[]],
  owner: number | undefined,
) {
  const [key] = useState(() => crypto.randomUUID())
  const { mail } = usePortalSettings()
  return useMutation({
    mutationFn: async (form: CheckedEnquiry) => {
      // With its schemas; pages that only read enquiries do not need them.
      const { appointmentOf, enquiryOf, jointEnquiryOf } = await import('./form.ts')
      const how = { headers: { 'Idempotency-Key': key }, ...(owner === undefined ? {} : { owner }) }
      const [car, ...more] = cars
      if (more.length > 0) return call(createJointEnquiry, { body: jointEnquiryOf(form, cars), ...how })
      return mode === 'enquiry'
        ? call(createEnquiry, { body: enquiryOf(form, car, mail.sales), ...how })
        : call(createAppointment, { body: appointmentOf(form, car, mail.sales), ...how })
    },
    onSuccess: refresh,
  })
}

export const useSetEnquiryState = () =>
  useMutation({
    mutationFn: ({ id, state }: { id: string; state: EnquiryState }) =>
      call(setEnquiryState, { params: { id }, body: { state } }),
    onSuccess: refresh,
    onError: (error) => toast('error', textOf(error)),
  })
