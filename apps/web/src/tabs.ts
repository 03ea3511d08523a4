let channel: BroadcastChannel | undefined

/** Opened when it is needed: the build renders the first screens without a browser. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('portal-account')
  return channel
}

/**
 * Tells the other tabs of this browser, which share the session, who is signed in.
 * @param owner the account and its company; null after a logout
 */
export const tellOtherTabs = (owner: string | null) => tabs().postMessage(owner)

export function whenAnotherTabTells(listener: (owner: string | null) => void) {
  tabs().addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    listener(typeof data === 'string' ? data : null),
  )
}
