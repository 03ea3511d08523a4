import {
  createAppointment,
  createEnquiry,
  createJointEnquiry,
  listOwnEnquiries,
  readAppointmentCalendar,
} from '@portal/contract/buyer/enquiries'
import { readOwnEnquiry, replyToEnquiry } from '@portal/contract/buyer/enquiry-threads'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, reads, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import type { CheckedEnquiry, EnquiryCar, Mode } from './form.ts'

export const enquiriesPerPage = 20

/** The days and times the server offers. Stale after a minute, because the earliest time advances. */
export const calendar = queryOptions({
  queryKey: ['appointment-calendar'],
  queryFn: reads(readAppointmentCalendar),
  staleTime: 60_000,
})

export const ownEnquiries = (page: number) =>
  queryOptions({
    queryKey: ['enquiries', 'own', page],
    queryFn: readsPage(listOwnEnquiries, { query: { page, size: enquiriesPerPage } }),
    placeholderData: keepPreviousData,
  })

export const ownThread = (id: string) =>
  queryOptions({
    queryKey: ['enquiries', 'thread', id],
    queryFn: reads(readOwnEnquiry, { params: { id } }),
    staleTime: 0,
  })

/** Includes the watchlist, which also shows enquiries. */
const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['enquiries'] }),
    queryClient.invalidateQueries({ queryKey: ['watchlist', 'desk'] }),
  ])

/**
 * Sends the form. All retries of a dialog use the same idempotency key, so an enquiry is never stored twice.
 * @param onSent called even if the dialog was closed meanwhile
 */
export function useSendEnquiry(
  mode: Mode,
  cars: readonly [EnquiryCar, ...EnquiryCar[]],
  owner: string | null,
  onSent: () => void,
) {
  const [key] = useState(() => crypto.randomUUID())
  const { mail } = usePortalSettings()
  return useMutation({
    mutationFn: async (form: CheckedEnquiry) => {
      // Loaded on demand with its schemas, which pages that only show enquiries do not need.
      const { appointmentOf, enquiryOf, jointEnquiryOf } = await import('./form.ts')
      const how = { headers: { 'Idempotency-Key': key }, ...(owner === null ? {} : { owner }) }
      const [car, ...more] = cars
      if (more.length > 0) return call(createJointEnquiry, { body: jointEnquiryOf(form, cars), ...how })
      return mode === 'enquiry'
        ? call(createEnquiry, { body: enquiryOf(form, car, mail.sales), ...how })
        : call(createAppointment, { body: appointmentOf(form, car, mail.sales), ...how })
    },
    onSuccess: () => {
      onSent()
      void refresh()
    },
  })
}

/** `key` is the idempotency key of the form, so that a repeated click or retry adds one message. */
export const useReply = (id: string) =>
  useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(replyToEnquiry, { params: { id }, body: { text }, headers: { 'Idempotency-Key': key } }),
    onSuccess: refresh,
  })
