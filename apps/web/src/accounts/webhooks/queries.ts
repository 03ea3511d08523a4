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
  type webhookCalls,
} from '@portal/contract/accounts/webhooks'
import { companyEvents, type WebhookEvent } from '@portal/domain/accounts/webhooks'
import { t } from '@portal/domain/values/text'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { z } from 'zod'
import { call, callPage } from '../../api.ts'
import { aDraft } from '../../draft.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast } from '../../ui/toast.ts'

/** While events wait, their states change without the reader. */
const refreshMs = 2000
export const pageSize = 20

const hasWaiting = ({ waiting }: Webhook) => waiting > 0
const isWaiting = ({ state }: WebhookDelivery) => state === 'waiting'

type Calls = ReturnType<typeof webhookCalls>

/** Whose addresses a page manages: those of the own company, or of the house. */
export type WebhookOwnership = {
  name: string
  events: readonly WebhookEvent[]
  calls: {
    list: Calls['listWebhooks']
    add: Calls['addWebhook']
    change: Calls['changeWebhook']
    remove: Calls['deleteWebhook']
    pause: Calls['pauseWebhook']
    secret: Calls['readWebhookSecret']
    rotate: Calls['rotateWebhookSecret']
    test: Calls['testWebhook']
    resend: Calls['resendWebhook']
    deliveries: Calls['listWebhookDeliveries']
    replay: Calls['replayWebhookDelivery']
  }
}

export const companyWebhooks: WebhookOwnership = {
  name: 'company',
  events: companyEvents,
  calls: {
    list: listWebhooks,
    add: addWebhook,
    change: changeWebhook,
    remove: deleteWebhook,
    pause: pauseWebhook,
    secret: readWebhookSecret,
    rotate: rotateWebhookSecret,
    test: testWebhook,
    resend: resendWebhook,
    deliveries: listWebhookDeliveries,
    replay: replayWebhookDelivery,
  },
}

export const WebhookOwner = createContext(companyWebhooks)

export const webhooksOf = ({ name, calls }: WebhookOwnership) =>
  queryOptions({
    queryKey: [name, 'webhooks'],
    queryFn: ({ signal }) => call(calls.list, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(hasWaiting) ? refreshMs : false),
  })

/** Read again with each change of the address's state, which may follow a first answer from before that change. */
export const deliveries = (
  { name, calls }: WebhookOwnership,
  { id, waiting, lastAttempt }: Webhook,
  page: number,
) =>
  queryOptions({
    queryKey: [name, 'webhooks', id, page, waiting, lastAttempt?.at],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callPage(calls.deliveries, { params: { id }, query: { page, size: pageSize }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isWaiting) ? refreshMs : false),
  })

/** The address being entered for an owner; the secret of a webhook is never part of it. */
export type WebhookDraft = { owner: string; id: number | undefined; values: z.input<typeof NewWebhook> }
export const webhookDraft = aDraft<WebhookDraft>('webhook')

/** The calls of the page's addresses, and how their list is read again. */
function useOwner() {
  const { name, calls } = use(WebhookOwner)
  return { calls, refresh: () => queryClient.invalidateQueries({ queryKey: [name, 'webhooks'] }) }
}
type Owner = WebhookOwnership['calls']

/** A change that reports its result. */
function useChange<Input>(mutate: (calls: Owner, input: Input) => Promise<unknown>, done: string) {
  const { calls, refresh } = useOwner()
  return useMutation({
    mutationFn: (input: Input) => mutate(calls, input),
    onSuccess: () => toast('success', done),
    onError: (error) => toastFailure(error),
    onSettled: refresh,
  })
}

/**
 * Adds an address, or changes one.
 * @param onSecret called with the secret of a new one, even if the dialog was closed meanwhile
 */
export function useSaveWebhook(
  id: number | undefined,
  onSecret: (webhook: NewWebhook, secret: string) => void,
) {
  const { calls, refresh } = useOwner()
  return useMutation({
    mutationFn: async (body: NewWebhook): Promise<string | undefined> => {
      if (id === undefined) return (await call(calls.add, { body })).secret
      await call(calls.change, { params: { id }, body })
    },
    onSuccess: (secret, webhook) => {
      if (secret) onSecret(webhook, secret)
      else toast('success', t('Der Webhook ist geändert.'))
      void refresh()
    },
  })
}

export const useDeleteWebhook = () =>
  useChange(
    (calls, { id }: Webhook) => call(calls.remove, { params: { id } }),
    t('Der Webhook ist gelöscht.'),
  )

export const useTestWebhook = () =>
  useChange(
    (calls, { id }: Webhook) => call(calls.test, { params: { id } }),
    t('Das Testereignis ist unterwegs.'),
  )

export const useResendWebhook = () =>
  useChange(
    (calls, { id }: Webhook) => call(calls.resend, { params: { id } }),
    t('Die wartenden Ereignisse werden jetzt gesendet.'),
  )

export function usePauseWebhook() {
  const { calls, refresh } = useOwner()
  return useMutation({
    mutationFn: ({ id, state }: Webhook) =>
      call(calls.pause, { params: { id }, body: { isPaused: state !== 'paused' } }),
    onSuccess: ({ state }) =>
      toast(
        'success',
        state === 'paused' ? t('Der Webhook ist angehalten.') : t('Der Webhook läuft wieder.'),
      ),
    onError: (error) => toastFailure(error),
    onSettled: refresh,
  })
}

/** @param onSecret called with the new secret, even if the dialog was closed meanwhile */
export function useRotateSecret(onSecret: (secret: string) => void) {
  const { calls, refresh } = useOwner()
  return useMutation({
    mutationFn: async ({ id }: Webhook) => (await call(calls.rotate, { params: { id } })).secret,
    onSuccess: onSecret,
    onError: (error) => toastFailure(error),
    onSettled: () => void refresh(),
  })
}

export function useReadSecret(id: number) {
  const { calls } = useOwner()
  return useMutation({
    mutationFn: async (body: { password: string }) =>
      (await call(calls.secret, { params: { id }, body })).secret,
  })
}

export const useReplay = (id: number) =>
  useChange(
    (calls, { id: deliveryId }: WebhookDelivery) => call(calls.replay, { params: { id, deliveryId } }),
    t('Das Ereignis wird noch einmal gesendet.'),
  )
