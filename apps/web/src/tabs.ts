let channel: BroadcastChannel | undefined

/** Opened on demand, because the build renders the first screens without a browser. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('portal-account')
  return channel
}

/**
 * Sends the signed-in account to the other tabs of this browser, which share the session.
 * @param owner the account and its company; null after a logout
 */
export const sendOwnerToOtherTabs = (owner: string | null) => tabs().postMessage(owner)

/** Calls the listener with the account that another tab has sent; null after a logout. */
export function whenOwnerArrives(listener: (owner: string | null) => void) {
  tabs().addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    listener(typeof data === 'string' ? data : null),
  )
}
