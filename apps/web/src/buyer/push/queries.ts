import {
  addPushDevice,
  chooseNoticeBy,
  type NoticeBy,
  type PushState,
  readPushState,
  removePushDevice,
} from '@portal/contract/buyer/push'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'

const queryKey = ['push']

/** The push devices of the account and the public key of the server. */
export const pushState = queryOptions({
  queryKey: [...queryKey, 'state'],
  queryFn: reads(readPushState),
  staleTime: 0,
})

/** What this browser permits. iPhones support push messages only in the installed portal. */
export type BrowserState = 'unsupported' | 'denied' | 'off' | 'on'

const subscriptionHere = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()

export const browserState = queryOptions({
  queryKey: [...queryKey, 'browser'],
  queryFn: async (): Promise<BrowserState> => {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
      return 'unsupported'
    if (Notification.permission === 'denied') return 'denied'
    return (await subscriptionHere()) ? 'on' : 'off'
  },
  staleTime: 0,
})

/** Subscribes this browser. @returns null when the user does not give the permission */
async function switchOn(applicationServerKey: string): Promise<PushState | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription made with another key of the server would prevent a new one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  try {
    const { keys } = subscription.toJSON()
    const body = {
      endpoint: subscription.endpoint,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    }
    return await call(addPushDevice, { body })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

async function switchOff({ id, isThisDevice }: { id: number; isThisDevice: boolean }) {
  const state = await call(removePushDevice, { params: { id } })
  if (isThisDevice) await (await subscriptionHere())?.unsubscribe()
  return state
}

const refresh = {
  onSuccess: (state: PushState | null) => {
    if (state) queryClient.setQueryData(pushState.queryKey, state)
  },
  onSettled: () => queryClient.invalidateQueries({ queryKey: browserState.queryKey }),
}

export const useSwitchOn = () => useMutation({ mutationFn: switchOn, ...refresh })
export const useSwitchOff = () => useMutation({ mutationFn: switchOff, ...refresh })

/** Chooses push message, mail or both for immediate news. */
export const useChooseNoticeBy = () =>
  useMutation({
    mutationFn: (noticeBy: NoticeBy) => call(chooseNoticeBy, { body: { noticeBy } }),
    onSuccess: (state) => queryClient.setQueryData(pushState.queryKey, state),
    onError: (error) => toastFailure(error),
  })
