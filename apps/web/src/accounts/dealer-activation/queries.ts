import {
  type Application,
  type Decision,
  decideOnApplication,
  listApplications,
  readApplication,
  recordTradeRegistration,
  reviewPaper,
  setDealerActivation,
  viewPaper,
} from '@portal/contract/accounts/dealer-activation'
import type { ReviewedDocument, ReviewState } from '@portal/contract/accounts/documents'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, callFile, reads, readsPage } from '../../api.ts'
import { download } from '../../download.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast } from '../../ui/toast.ts'
import { activatedText } from './form.ts'

/** undefined = all applications that wait for a decision. */
export type StateFilter = ReviewState | 'all' | undefined

export const pageSize = 20

export const applications = (state: StateFilter, search: string, page: number) =>
  queryOptions({
    queryKey: ['dealer-applications', 'list', state ?? 'waiting', search, page],
    queryFn: readsPage(listApplications, { query: { state, search, page, size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  })

export const application = (id: number) =>
  queryOptions({
    queryKey: ['dealer-applications', 'one', id],
    queryFn: reads(readApplication, { params: { id } }),
    staleTime: 0,
  })

/** A watermarked PDF; removed from memory when the viewer is closed. */
export const paperBytes = (id: number, documentId: string) =>
  queryOptions({
    queryKey: ['dealer-applications', 'paper', id, documentId],
    queryFn: async ({ signal }) => {
      const file = await callFile(viewPaper, { params: { id, documentId }, query: { marked: true }, signal })
      return file.arrayBuffer()
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const savePaper = (id: number, { id: documentId, name }: ReviewedDocument) =>
  download(viewPaper, name, { params: { id, documentId }, query: { marked: false } }).catch((error) =>
    toastFailure(error),
  )

const refresh = () => queryClient.invalidateQueries({ queryKey: ['dealer-applications'] })

/** Stores the updated application, which every decision returns. */
const storeChanged = (changed: Application) => {
  queryClient.setQueryData(application(changed.id).queryKey, changed)
  return queryClient.invalidateQueries({ queryKey: ['dealer-applications', 'list'] })
}

type PaperReview = { documentId: string } & (
  | { reviewState: 'accepted' }
  | { reviewState: 'rejected'; reason: string }
)

export const usePaperReview = (id: number) =>
  useMutation({
    mutationFn: ({ documentId, ...body }: PaperReview) =>
      call(reviewPaper, { params: { id, documentId }, body }),
    onSuccess: storeChanged,
  })

export const useTradeRegistration = (id: number) =>
  useMutation({
    mutationFn: (tradeRegistrationDate: string | null) =>
      call(recordTradeRegistration, { params: { id }, body: { tradeRegistrationDate } }),
    onSuccess: storeChanged,
  })

type Reasoned = Exclude<Decision, { decision: 'approve' }>

/** @param onDecided called even if the dialog was closed meanwhile */
export const useDecision = (id: number, onDecided: (decision: Reasoned['decision']) => void) =>
  useMutation({
    mutationFn: (body: Reasoned) => call(decideOnApplication, { params: { id }, body }),
    onSuccess: (changed, { decision }) => {
      onDecided(decision)
      void storeChanged(changed)
    },
  })

/** The activation form of the specification; a GET that changes state (U-04). */
export const useActivation = () =>
  useMutation({
    mutationFn: (query: { username: string; partnernumber: string; aktivieren: boolean }) =>
      call(setDealerActivation, { query }),
    // Not in the form, which is replaced as soon as the application has changed.
    onSuccess: ({ activated }) => {
      toast('success', activatedText(activated))
      return refresh()
    },
  })
