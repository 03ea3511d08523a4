import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  type NewWebhook,
  pauseWebhook,
  readWebhookSecret,
  replayWebhookDelivery,
  resendWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@portal/contract/accounts/webhooks'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, callPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast } from '../../ui/toast.ts'

/** While events wait, their states change without the reader. */
const refreshMs = 2000
export const pageSize = 20

const hasWaiting = ({ waiting }: Webhook) => waiting > 0
const isWaiting = ({ state }: WebhookDelivery) => state === 'waiting'

export const webhooks = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(listWebhooks, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(hasWaiting) ? refreshMs : false),
})

/** Read again with each change of the address's state, which may follow a first answer from before that change. */
export const deliveries = ({ id, waiting, lastAttempt }: Webhook, page: number) =>
  queryOptions({
    queryKey: ['webhooks', id, page, waiting, lastAttempt?.at],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callPage(listWebhookDeliveries, { params: { id }, query: { page, size: pageSize }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isWaiting) ? refreshMs : false),
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: webhooks.queryKey })

/** A change of one address that reports its result. */
const useChange = (mutationFn: (webhook: Webhook) => Promise<unknown>, done: string) =>
  useMutation({
    mutationFn,
    onSuccess: () => toast('success', done),
    onError: (error) => toastFailure(error),
    onSettled: refresh,
  })

/** Adds an address, or changes one. @returns the secret of a new one */
export const useSaveWebhook = (id: number | undefined) =>
  useMutation({
    mutationFn: async (body: NewWebhook): Promise<string | undefined> => {
      if (id === undefined) return (await call(addWebhook, { body })).secret
      await call(changeWebhook, { params: { id }, body })
    },
    onSuccess: refresh,
  })

export const useDeleteWebhook = () =>
  useChange(({ id }) => call(deleteWebhook, { params: { id } }), 'Der Webhook ist gelöscht.')

export const useTestWebhook = () =>
  useChange(({ id }) => call(testWebhook, { params: { id } }), 'Das Testereignis ist unterwegs.')

export const useResendWebhook = () =>
  useChange(
    ({ id }) => call(resendWebhook, { params: { id } }),
    'Die wartenden Ereignisse werden jetzt gesendet.',
  )

export const usePauseWebhook = () =>
  useMutation({
    mutationFn: ({ id, state }: Webhook) =>
      call(pauseWebhook, { params: { id }, body: { isPaused: state !== 'paused' } }),
    onSuccess: ({ state }) =>
      toast('success', state === 'paused' ? 'Der Webhook ist angehalten.' : 'Der Webhook läuft wieder.'),
    onError: (error) => toastFailure(error),
    onSettled: refresh,
  })

export const useRotateSecret = () =>
  useMutation({
    mutationFn: async ({ id }: Webhook) => (await call(rotateWebhookSecret, { params: { id } })).secret,
    onError: (error) => toastFailure(error),
    onSettled: refresh,
  })

export const useReadSecret = (id: number) =>
  useMutation({
    mutationFn: async (body: { password: string }) =>
      (await call(readWebhookSecret, { params: { id }, body })).secret,
  })

export const useReplay = (id: number) =>
  useMutation({
    mutationFn: ({ id: deliveryId }: WebhookDelivery) =>
      call(replayWebhookDelivery, { params: { id, deliveryId } }),
    onSuccess: () => toast('success', 'Das Ereignis wird noch einmal gesendet.'),
    onError: (error) => toastFailure(error),
    onSettled: refresh,
  })
