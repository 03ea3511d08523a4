import {
  listMails,
  type MailState,
  readMail,
  readOutboxState,
  sendAllMailsAgain,
  sendMailAgain,
  sendTestMail,
} from '@portal/contract/house/mails'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, callPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

export const pageSize = 20

type MailFilter = { state?: MailState; search?: string; page: number }

export const mails = (filter: MailFilter) =>
  queryOptions({
    queryKey: ['mails', 'list', filter],
    queryFn: ({ signal }) => callPage(listMails, { query: { ...filter, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const readableMail = (id: number) =>
  queryOptions({
    queryKey: ['mails', 'one', id],
    queryFn: ({ signal }) => call(readMail, { params: { id }, signal }),
  })

export const outboxState = queryOptions({
  queryKey: ['mails', 'state'],
  queryFn: ({ signal }) => call(readOutboxState, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
})

const refresh = () => queryClient.invalidateQueries({ queryKey: ['mails'] })

export const useSendAgain = () =>
  useMutation({ mutationFn: (id: number) => call(sendMailAgain, { params: { id } }), onSuccess: refresh })

export const useSendAllAgain = () =>
  useMutation({ mutationFn: () => call(sendAllMailsAgain), onSuccess: refresh })

export const useSendTestMail = () => useMutation({ mutationFn: () => call(sendTestMail), onSuccess: refresh })
