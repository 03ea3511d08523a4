import { useSyncExternalStore } from 'react'

type Stored = {
  read: () => number[] | null
  write: (ids: number[]) => void
  follow: (listener: () => void) => void
}

/** A list of vehicle ids on this device that components can follow. */
export function idList(stored: Stored) {
  let ids: readonly number[] | null = null
  let isFollowed = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const read = () => {
    ids ??= stored.read() ?? []
    return ids
  }
  /** Followed on demand, because the build renders the first screens without a browser. */
  function follow() {
    if (isFollowed) return
    isFollowed = true
    stored.follow(() => {
      ids = null
      tell()
    })
  }
  function subscribe(listener: () => void) {
    follow()
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    read,
    write(next: number[]) {
      follow()
      stored.write(next)
      // Kept for this page even where the browser refuses storage.
      ids = next
      tell()
    },
    /** The ids, rendered again with every change. */
    useIds: () => useSyncExternalStore(subscribe, read, read),
  }
}
