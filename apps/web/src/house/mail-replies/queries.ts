import {
  assignInboundMail,
  discardInboundMail,
  listInboundMails,
  listReplyThreads,
  type ReplyState,
  type ReplyThread,
} from '@portal/contract/house/mail-replies'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

export const pageSize = 20

export const inboundMails = (filter: { state: ReplyState; page: number }) =>
  queryOptions({
    queryKey: ['inbound-mails', 'list', filter],
    queryFn: readsPage(listInboundMails, { query: { ...filter, size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const replyThreads = (id: number, gwnummer: string) =>
  queryOptions({
    queryKey: ['inbound-mails', 'threads', id, gwnummer],
    queryFn: reads(listReplyThreads, { params: { id }, query: { gwnummer } }),
    placeholderData: keepPreviousData,
  })

/** Not awaited: the new list removes the component of the mail, whose own callbacks would then not be called. */
const refresh = () => void queryClient.invalidateQueries({ queryKey: ['inbound-mails'] })

export const useAssign = (id: number) =>
  useMutation({
    mutationFn: ({ kind, id: thread }: ReplyThread) =>
      call(assignInboundMail, { params: { id }, body: { kind, id: thread } }),
    onSettled: refresh,
  })

export const useDiscard = (id: number) =>
  useMutation({
    mutationFn: () => call(discardInboundMail, { params: { id } }),
    onSettled: refresh,
  })
