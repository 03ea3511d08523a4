const entryState = (): Record<string, unknown> | null => window.history.state

function keyEntry() {
  const state = entryState()
  if (state?.key === undefined)
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
