import { useNavigationType } from 'react-router'

const entryState = (): Record<string, unknown> | null => window.history.state

let isKnown = false

function keyEntry() {
  const state = entryState()
  isKnown = state?.key !== undefined
  if (!isKnown)
    window.history.replaceState({ idx: null, ...state, key: Math.random().toString(36).slice(2) }, '')
}

/**
 * Gives every history entry a key, under which its scroll position is kept. The router keys only the entries it makes
 * itself; all addresses typed or opened from outside would share one position. Call it before the router starts.
 */
export function keyHistoryEntries() {
  keyEntry()
  window.addEventListener('popstate', keyEntry)
}

/** Whether the page was reached by going back or forward, or reloaded, so that its scroll position is restored. */
export const useIsReturn = () => useNavigationType() === 'POP' && isKnown
