import { keepSearch, listMySearches, orderSearches } from '@portal/contract/search/my-searches'
import {
  cancelNotification,
  confirmNotification,
  createNotification,
  deleteNotification,
  listNotifications,
  type NewNotification,
  type SearchNotification,
  updateNotification,
} from '@portal/contract/search/notifications'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast, toastUndo } from '../../ui/toast.ts'
import { criteriaFrom } from '../criteria/address.ts'

export const notifications = queryOptions({ queryKey: ['notifications'], queryFn: reads(listNotifications) })

const refresh = () => queryClient.invalidateQueries({ queryKey: notifications.queryKey })
const failed = (error: Error) => toastFailure(error)

export const useSubscribe = () =>
  useMutation({
    mutationFn: (body: NewNotification) => call(createNotification, { body }),
    onSuccess: refresh,
  })

/** Cancels a notification by the link of a mail. A query, so that re-renders do not repeat the call. */
export const cancellation = (id: string) =>
  queryOptions({
    queryKey: ['notifications', 'cancel', id],
    queryFn: () => call(cancelNotification, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const useConfirm = () =>
  useMutation({
    mutationFn: (id: string) => call(confirmNotification, { params: { id } }),
    onSuccess: refresh,
  })

type Change = Partial<Pick<SearchNotification, 'name' | 'rhythm'>> & { state?: 'active' | 'paused' }

export const useChange = () =>
  useMutation({
    mutationFn: ({ id, ...body }: Change & { id: number }) =>
      call(updateNotification, { params: { id }, body }),
    onSuccess: refresh,
    onError: failed,
  })

/**
 * Creates a deleted search again: name, criteria, mails, rhythm and place; its hits so far are not counted any more.
 * @param order the ids of all searches before the deletion
 */
async function restore({ id: removed, name, criteria, state, rhythm }: SearchNotification, order: number[]) {
  const { id } = await call(keepSearch, { body: { name, criteria: criteriaFrom(criteria) } })
  const body = { rhythm, state: state === 'active' ? 'active' : 'paused' } as const
  await call(updateNotification, { params: { id }, body })
  if (order.includes(removed))
    await call(orderSearches, { body: { ids: order.map((one) => (one === removed ? id : one)) } })
  await refresh()
  toast('success', t`„${name}“ ist wieder da.`)
}

/** Deletes a search and offers to undo it. */
export const useRemove = () =>
  useMutation({
    mutationFn: async ({ id }: SearchNotification) => {
      const order = (await call(listMySearches)).map((search) => search.id)
      await call(deleteNotification, { params: { id } })
      return order
    },
    onSuccess: async (order, removed) => {
      await refresh()
      toastUndo(t`„${removed.name}“ wurde gelöscht.`, () => void restore(removed, order).catch(failed))
    },
    onError: failed,
  })
