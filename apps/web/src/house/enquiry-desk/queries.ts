import {
  answerEnquiry,
  changeEnquiry,
  type HouseEnquiry,
  listEnquiries,
  noteOnEnquiry,
  readEnquiry,
  readEnquiryDesk,
} from '@portal/contract/house/enquiry-desk'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { ApiProblem, call, reads, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import type { DeskView } from './facts.ts'
import type { Composing } from './form.ts'

export const pageSize = 20
/** Lists are reloaded regularly, because several colleagues work on them. */
const refreshMs = 30_000

export const enquiryEntries = ({ filter, page }: DeskView) =>
  queryOptions({
    queryKey: ['enquiry-desk', 'list', filter, page],
    queryFn: readsPage(listEnquiries, { query: { ...filter, page, size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  })

export const enquiryDesk = queryOptions({
  queryKey: ['enquiry-desk', 'counts'],
  queryFn: reads(readEnquiryDesk),
  staleTime: 0,
  refetchInterval: refreshMs,
})

export const houseEnquiry = (id: string) =>
  queryOptions({
    queryKey: ['enquiry-desk', 'one', id],
    queryFn: reads(readEnquiry, { params: { id } }),
    staleTime: 0,
    refetchInterval: refreshMs,
  })

function refreshLists() {
  queryClient.invalidateQueries({ queryKey: ['enquiry-desk', 'list'] })
  queryClient.invalidateQueries({ queryKey: ['enquiry-desk', 'counts'] })
}

/** Stores the changed enquiry; after a conflict the thread is reloaded. */
const settled = (id: string) => ({
  onSuccess: (enquiry: HouseEnquiry) => {
    queryClient.setQueryData(houseEnquiry(id).queryKey, enquiry)
    refreshLists()
  },
  onError: async (error: Error) => {
    if (error instanceof ApiProblem && error.status === 409)
      await queryClient.invalidateQueries({ queryKey: houseEnquiry(id).queryKey })
  },
})

type Change = { version: number; state?: HouseEnquiry['state']; holderId?: number | null }

export const useChangeEnquiry = (id: string) =>
  useMutation({
    mutationFn: (body: Change) => call(changeEnquiry, { params: { id }, body }),
    ...settled(id),
    onError: (error) => {
      toastFailure(error)
      return settled(id).onError(error)
    },
  })

/** `key` is the idempotency key of the form, so that a repeated click or retry adds one message. */
export const useSendMessage = (id: string) =>
  useMutation({
    mutationFn: ({ isNote, text, files, version, key }: Composing & { version: number; key: string }) => {
      const how = { params: { id }, headers: { 'Idempotency-Key': key } }
      return isNote
        ? call(noteOnEnquiry, { ...how, body: { text } })
        : call(answerEnquiry, { ...how, body: { text, files, version } })
    },
    ...settled(id),
  })
