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
import { call, reads, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

export const pageSize = 20

type MailFilter = { state?: MailState; search?: string; page: number }

export const mails = (filter: MailFilter) =>
  queryOptions({
    queryKey: ['mails', 'list', filter],
    queryFn: readsPage(listMails, { query: { ...filter, size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const readableMail = (id: number) =>
  queryOptions({ queryKey: ['mails', 'one', id], queryFn: reads(readMail, { params: { id } }) })

export const outboxState = queryOptions({
  queryKey: ['mails', 'state'],
  queryFn: reads(readOutboxState),
  staleTime: 0,
  refetchInterval: 30_000,
})

/** Not awaited: a list of failed mails loses the row of one that is sent again, whose own callbacks would not be called. */
const refresh = () => void queryClient.invalidateQueries({ queryKey: ['mails'] })

export const useSendAgain = () =>
  useMutation({ mutationFn: (id: number) => call(sendMailAgain, { params: { id } }), onSuccess: refresh })

export const useSendAllAgain = () =>
  useMutation({ mutationFn: () => call(sendAllMailsAgain), onSuccess: refresh })

export const useSendTestMail = () => useMutation({ mutationFn: () => call(sendTestMail), onSuccess: refresh })
