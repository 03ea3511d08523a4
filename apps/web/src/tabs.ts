let channel: BroadcastChannel | undefined

/** Opened when it is needed: the build renders the first screens without a browser. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('portal-account')
  return channel
}

/**
 * Tells the other tabs of this browser, which share the session, who is signed in.
 * @param id null after a logout
 */
export const tellOtherTabs = (id: number | null) => tabs().postMessage(id)

export function whenAnotherTabTells(listener: (id: number | null) => void) {
  tabs().addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    listener(typeof data === 'number' ? data : null),
  )
}
